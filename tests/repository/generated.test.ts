// firebase.json and firestore.rules hold what the route table says.
import { readFileSync } from 'node:fs';
import { addressesOf, ALL_ROUTES, APP_SHELL, pathsRenderedBy } from '@marquee/domain/routes';
import { usernameProblem } from '@marquee/domain/username';
import { describe, expect, it } from 'vitest';
import { firebaseConfig, fromRoot } from '../../scripts/config/project.ts';
import { generatedFirebaseConfig, generatedFirestoreRules } from '../../scripts/generate/generated.ts';
import { withReservedWords } from '../../scripts/generate/reserved-words.ts';

const { headers, rewrites } = firebaseConfig.hosting;

describe('generated files', () => {
  it('firebase.json is what `npm run generate` writes', () => {
    expect(firebaseConfig).toEqual(generatedFirebaseConfig());
  });

  it('firestore.rules is what `npm run generate` writes', () => {
    expect(readFileSync(fromRoot('firestore.rules'), 'utf8')).toBe(generatedFirestoreRules());
  });

  it('rules without the pattern of reserved words are refused', () => {
    expect(() => withReservedWords('service cloud.firestore {}')).toThrow('reserved words');
  });
});

describe('rewrites', () => {
  const sources = rewrites.map(({ source }) => source);

  it('asks the functions for a page only after every route of the app', () => {
    const lastOfApp = Math.max(...pathsRenderedBy('app').map((path) => sources.indexOf(path)));
    expect(sources.slice(lastOfApp + 1)).toEqual([
      '/actor/**',
      '/profile/**',
      '/!(api|assets|icons|__)/*',
      '/*',
    ]);
  });

  it('pins every function to the release', () => {
    const functions = rewrites.flatMap((rewrite) => rewrite.function ?? []);
    expect(functions.length).toBeGreaterThan(5);
    expect(functions.filter(({ pinTag }) => !pinTag)).toEqual([]);
  });
});

describe('headers', () => {
  const matching = (path: string, key: string) =>
    headers.filter(
      (rule) =>
        rule.regex !== undefined &&
        new RegExp(rule.regex, 'u').test(path) &&
        rule.headers.some((header) => header.key === key),
    );

  it('gives every document of Hosting one policy, and leaves the functions their own', () => {
    for (const route of ALL_ROUTES.filter(({ renderedBy }) => !['function', 'pdf'].includes(renderedBy))) {
      for (const address of addressesOf(route)) {
        expect([address, matching(address, 'Content-Security-Policy').length]).toEqual([address, 1]);
      }
    }
    for (const page of [
      '/asha',
      '/actor/u1',
      '/actor/u/asha',
      '/profile/u1',
      '/sitemap.xml',
      '/asha/cv.pdf',
    ]) {
      expect([page, matching(page, 'Content-Security-Policy').length]).toEqual([page, 0]);
    }
  });

  it("leaves Firebase's own pages alone", () => {
    for (const path of ['/__/auth/handler', '/__/auth/iframe', '/__/firebase/init.json']) {
      expect([path, matching(path, 'Cross-Origin-Opener-Policy').length]).toEqual([path, 0]);
    }
    for (const path of ['/', '/asha', '/_', '/_x', '/__x', '/a/__/b', '/assets/a.js']) {
      expect([path, matching(path, 'Cross-Origin-Opener-Policy').length]).toEqual([path, 1]);
    }
  });
});

it('no username can take the first segment of a page, nor the name of the app document', () => {
  const words = ALL_ROUTES.filter(({ renderedBy }) => !['function', 'pdf'].includes(renderedBy))
    .flatMap(addressesOf)
    .map((address) => address.split('/')[1] ?? '')
    .filter(Boolean);
  for (const word of [...words, APP_SHELL.replace('.html', '')]) {
    expect([word, usernameProblem(word)]).not.toEqual([word, undefined]);
  }
});

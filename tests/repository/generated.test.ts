// firebase.json and the rules hold what domain says; the catalogue names every file of texts.
import { readFileSync } from 'node:fs';
import { addressesOf, ALL_ROUTES, APP_SHELL, pathsRenderedBy } from '@marquee/domain/site/routes';
import { usernameProblem } from '@marquee/domain/accounts/username';
import { describe, expect, it } from 'vitest';
import { generatedDrawnCharacters } from '../../functions/generate-drawn-characters.ts';
import { directives } from '../../scripts/config/expected-headers.ts';
import { firebaseConfig, fromRoot } from '../../scripts/config/project.ts';
import {
  generatedCatalogue,
  generatedFirebaseConfig,
  generatedFirestoreRules,
  generatedStorageRules,
} from '../../scripts/generate/generated.ts';
import { withFirestoreValues } from '../../scripts/generate/rule-values.ts';

const { headers, rewrites } = firebaseConfig.hosting;

describe('generated files', () => {
  it('firebase.json is what `npm run generate` writes', () => {
    expect(firebaseConfig).toEqual(generatedFirebaseConfig());
  });

  it('firestore.rules is what `npm run generate` writes', () => {
    expect(readFileSync(fromRoot('firestore.rules'), 'utf8')).toBe(generatedFirestoreRules());
  });

  it('the catalogue of texts is what `npm run generate` writes', () => {
    expect(readFileSync(fromRoot('web/src/i18n/catalogue.ts'), 'utf8')).toBe(generatedCatalogue());
  });

  it('the characters of documents’ fonts are what `npm run generate` writes', async () => {
    const written = readFileSync(fromRoot('domain/src/site/drawn-characters.ts'), 'utf8');
    expect(written).toBe(await generatedDrawnCharacters());
  });

  it('storage.rules is what `npm run generate` writes', () => {
    expect(readFileSync(fromRoot('storage.rules'), 'utf8')).toBe(generatedStorageRules());
  });

  it('rules without the place of a generated value are refused', () => {
    expect(() => withFirestoreValues('service cloud.firestore {}')).toThrow('no place');
  });
});

describe('rewrites in firebase.json', () => {
  /** The answer of an address that is no file: a function, or a document. */
  const answerOf = (path: string): string | undefined => {
    const found = rewrites.find(({ source, regex }) =>
      regex === undefined ? source === path : new RegExp(regex, 'u').test(path),
    );
    return found?.function?.functionId ?? found?.destination;
  };

  it.each([
    ['/login', '/app.html'],
    ['/profile', '/app.html'],
    ['/asha', 'site'],
    ['/asha/', 'site'],
    ['/asha/x2y3', 'site'],
    ['/actor/u1', 'site'],
    ['/actor/u/asha', 'site'],
    ['/profile/u1', 'site'],
    ['/apis/x', 'site'],
    ['/_/x', 'site'],
    ['/___/x', 'site'],
    ['/ap/x', 'site'],
    ['/asha/cv.pdf', 'drawings'],
    ['/asha/x2y3/photos.pdf', 'drawings'],
    ['/actor/u1/cv.pdf', 'drawings'],
    ['/shortlist/photos.pdf', 'drawings'],
    ['/sitemap.xml', 'site'],
    ['/sitemap-3.xml', 'site'],
  ])('%s is answered by %s', (path, answer) => {
    expect(answerOf(path)).toBe(answer);
  });

  it.each(['/assets/gone.js', '/icons/gone.png', '/api/a/b', '/__/none', '/.env', '/.git/config', '/a/b/c'])(
    '%s is answered by no rewrite',
    (path) => {
      expect(answerOf(path)).toBeUndefined();
    },
  );

  it('the rewrites answer every route of the app with its document', () => {
    for (const path of pathsRenderedBy('app')) {
      expect([path, answerOf(path.replace(/:\w+/g, '*'))]).toEqual([path, `/${APP_SHELL}`]);
    }
  });

  it('the rewrites name no function twice, since firebase-tools would tag it twice at the same time', () => {
    const functions = rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []);
    expect(functions).toEqual([...new Set(functions)]);
  });

  it('the rewrites pin every function to the release', () => {
    const functions = rewrites.flatMap((rewrite) => rewrite.function ?? []);
    expect(functions).toHaveLength(4);
    expect(functions.filter(({ pinTag }) => !pinTag)).toEqual([]);
  });
});

describe('headers in firebase.json', () => {
  const matching = (path: string, key: string) =>
    headers.filter(
      (rule) =>
        rule.regex !== undefined &&
        new RegExp(rule.regex, 'u').test(path) &&
        rule.headers.some((header) => header.key === key),
    );

  it('every document of Hosting gets one Content-Security-Policy, and addresses that functions answer get none', () => {
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

  it('the policy has one host with a wildcard, no whole host for scripts, and no frames of other Firebase projects', () => {
    const policy = directives(
      headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')?.value ??
        '',
    );
    const sources = [...policy.values()].flat().filter((source) => source.startsWith('https://'));
    expect(sources.filter((source) => source.includes('*'))).toEqual(['https://*.googleusercontent.com']);
    // A whole host, or a folder of many scripts, would let an attacker's script in.
    const scripts = policy.get('script-src')?.filter((source) => source.startsWith('https://')) ?? [];
    expect(scripts.filter((source) => !/(\.js|\/releases\/|\/_\/scs\/)$/.test(source))).toEqual([]);
    expect(policy.get('frame-src')).not.toContain('https://*.firebaseapp.com');
  });

  it("Firebase's own pages get no Cross-Origin-Opener-Policy of ours, and all others get one", () => {
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

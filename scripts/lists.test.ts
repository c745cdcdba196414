// Lists that stand in more than one file must agree: routes, reserved words, limits, rewrites.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_ROUTES, APP_SHELL, appFile, RESERVED_WORDS } from '@marquee/domain/routes';
import { LIMITS } from '@marquee/domain/limits';
import { USERNAME_PATTERN, usernameProblem } from '@marquee/domain/username';
import { describe, expect, it } from 'vitest';
import { OTHERS, OWN_SCREENS, SELDOM, STARTS } from '../web/chunks.ts';
import { START_SCRIPT } from '../web/src/app/start-script.ts';
import { openToEmulators } from './lib/local-config.ts';
import { fromRoot } from './lib/project.ts';

const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');
const storageRules = readFileSync(fromRoot('storage.rules'), 'utf8');
const hosting = (
  JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as {
    hosting: {
      rewrites: { source: string; destination?: string; function?: { functionId: string; region: string } }[];
      headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[];
    };
  }
).hosting;

describe('firestore.rules', () => {
  it('reserves the words that domain reserves', () => {
    const list = /function reservedWords\(\) \{\s*return \[([^\]]*)\]/.exec(rules)?.[1] ?? '';
    expect([...list.matchAll(/'([^']*)'/g)].map(([, word]) => String(word)).sort()).toEqual(
      [...RESERVED_WORDS].sort(),
    );
  });

  it('has the username pattern of domain', () => {
    expect(rules).toContain(`username.matches('${USERNAME_PATTERN.source.replace(/^\^|\$$/g, '')}')`);
  });

  it.each([
    ['isText(data.first_name, ', LIMITS.name],
    ['isTextOrNull(data.height, ', LIMITS.shortText],
    ['isTextOrNull(data.introduction, ', LIMITS.longText],
    ['isTextOrNull(data.introduction_video, ', LIMITS.url],
    ['isText(social.imdb, ', LIMITS.handle],
    ['isTextList(data.skills, ', LIMITS.skills],
    ['isTextList(data.languages, ', LIMITS.languages],
    ['isTextOrNull(data.phone_number, ', LIMITS.phone],
    ['photos.size() <= ', LIMITS.photos],
    ['videos.size() <= ', LIMITS.additionalVideos],
    ['isTextList(data.former_usernames, ', LIMITS.usernamesHeld - 1],
  ])('has the limit of domain: %s%i', (text, limit) => {
    expect(rules).toMatch(new RegExp(`${text.replace(/[()]/g, '\\$&')}${String(limit)}\\b`));
  });
});

describe('storage.rules', () => {
  it('has the sizes of domain', () => {
    expect(storageRules).toContain(`>= ${String(LIMITS.image.minBytes)}`);
    expect(storageRules).toContain(`<= ${String(LIMITS.image.maxBytes / 1024 / 1024)} * 1024 * 1024`);
  });
});

describe('firebase.json', () => {
  it('sends every app route, and nothing else, to its file of the app', () => {
    expect(
      hosting.rewrites.flatMap(({ source, destination }) =>
        destination === undefined ? [] : [[source, destination]],
      ),
    ).toEqual(APP_ROUTES.map((route) => [route, `/${appFile(route)}`]));
  });

  it('lets the first script of the app run, and no other that is inline', () => {
    const hash = createHash('sha256').update(START_SCRIPT).digest('base64');
    const policies = hosting.headers
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => value);
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) {
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
      expect(scripts.split(' ').filter((source) => /^'(?!self')/.test(source))).toEqual([`'sha256-${hash}'`]);
    }
  });

  it('gives every app route the policy and an explicit Cache-Control, and leaves the functions their own', () => {
    const patterns = hosting.headers
      .filter(({ headers }) => headers.some(({ key }) => key === 'Content-Security-Policy'))
      .flatMap(({ regex }) => (regex === undefined ? [] : [new RegExp(regex)]));
    for (const route of [...APP_ROUTES, `/${APP_SHELL.replace('.html', '')}`]) {
      expect(
        patterns.some((pattern) => pattern.test(route)),
        route,
      ).toBe(true);
    }
    for (const page of ['/asha', '/actor/u1', '/actor/u/asha', '/profile/u1', '/sitemap.xml']) {
      expect(
        patterns.some((pattern) => pattern.test(page)),
        page,
      ).toBe(false);
    }
  });

  it('asks the functions for a profile only after every app route', () => {
    const order = hosting.rewrites.map(({ source }) => source);
    expect(order.indexOf('/*')).toBe(order.length - 1);
    expect(order.indexOf('/profile/*')).toBeGreaterThan(order.indexOf('/profile/media'));
  });

  it('lets the emulators through the policy locally and nowhere else', () => {
    expect(openToEmulators("script-src 'self'; img-src 'self'")).toBe(
      "script-src 'self'; img-src 'self' http://localhost:* http://127.0.0.1:*",
    );
    expect(JSON.stringify(hosting)).not.toContain('localhost');
  });
});

describe('reserved words', () => {
  it('hold the first segment of every route and file at the root', () => {
    for (const route of APP_ROUTES) {
      const segment = route.split('/')[1] ?? '';
      if (segment !== '') expect(usernameProblem(segment), segment).toBeDefined();
    }
    expect(usernameProblem(APP_SHELL.replace('.html', ''))).toBeDefined();
  });
});

describe('web/chunks.ts', () => {
  const listed = [...OWN_SCREENS, ...OTHERS, ...SELDOM, ...Object.values(STARTS)];

  it('has a place for everything the router loads', () => {
    const router = readFileSync(fromRoot('web/src/app/router.tsx'), 'utf8');
    const loaded = [...router.matchAll(/import\('(\.[^']*)'\)/g)].map(([, path = '']) =>
      join(fromRoot('web/src/app'), path),
    );
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('lists each file once, and only those that are there', () => {
    expect(listed.filter((path, index) => listed.indexOf(path) !== index)).toEqual([]);
    expect(listed.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe("the web's tests", () => {
  // Files share a process, so that the next one would get the replaced module too (vitest.config.ts).
  it('replace modules only in files that have a process of their own', () => {
    const files = readdirSync(fromRoot('web/src'), { recursive: true, encoding: 'utf8' });
    expect(
      files
        .filter((file) => /\.test\.tsx?$/.test(file) && !/\.isolated\.test\.tsx?$/.test(file))
        .filter((file) => /\bvi\.(?:doMock|mock)\(/.test(readFileSync(fromRoot('web/src', file), 'utf8'))),
    ).toEqual([]);
  });
});

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
  };

  // npm leaves out what the registry does not have yet, and `npm ci` refuses such a list everywhere.
  it('holds what each package asks for on any platform', () => {
    const locked = new Set(
      Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/'))),
    );
    expect(
      Object.values(packages)
        .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
        .filter((name) => !locked.has(`node_modules/${name}`)),
    ).toEqual([]);
  });

  it('names no place to download from', () => {
    expect(
      Object.values(packages)
        .map(({ resolved }) => resolved)
        .filter((place) => place?.includes('://')),
    ).toEqual([]);
  });
});

// The local Content-Security-Policy against the deployed one, what the lock file must and must not have, and the
// collections that functions use against those that the matrix tries.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openToEmulators } from '../../scripts/suite/local-config.ts';
import { firebaseConfig, fromRoot } from '../../scripts/config/project.ts';
import { COLLECTIONS } from '../rules/matrix/all-collections.ts';

describe('firebase.local.json', () => {
  it('the local policy lets the emulators through, and firebase.json does not', () => {
    expect(openToEmulators("script-src 'self'; img-src 'self'")).toBe(
      "script-src 'self'; img-src 'self' http://localhost:* http://127.0.0.1:*",
    );
    expect(JSON.stringify(firebaseConfig.hosting)).not.toContain('localhost');
  });
});

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
  };

  // npm omits optional packages that the registry does not have yet, and `npm ci` then refuses the lock file.
  it('the lock file has each optional dependency of each package', () => {
    const locked = new Set(
      Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/'))),
    );
    expect(
      Object.values(packages)
        .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
        .filter((name) => !locked.has(`node_modules/${name}`)),
    ).toEqual([]);
  });

  it('the lock file has no download address', () => {
    expect(
      Object.values(packages)
        .map(({ resolved }) => resolved)
        .filter((address) => address?.includes('://')),
    ).toEqual([]);
  });
});

describe('collections', () => {
  it('each collection that a function names is tried in the rules matrix', () => {
    const sources = readdirSync(fromRoot('functions/src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(fromRoot('functions/src', file), 'utf8'))
      .join('\n');
    const tried = new Set(COLLECTIONS.flatMap(({ path }) => path.split('/')));
    const named = [
      ...sources.matchAll(/(?:\bcollection(?:Group)?\(|\bdoc\(|COLLECTION = )\s*['`]([a-z_]+)['`/]/g),
    ].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !tried.has(name))).toEqual([]);
  });

  it('each collection at the top belongs to an account, whose deletion knows it, or is said here to belong to none', () => {
    const OF_NO_ACCOUNT = [
      'skills', // The catalogue.
      'secrets',
      'sweeps',
      'moderation_limits', // Reports of a day, by where they come from.
      'moderation_log', // What moderators did is kept.
      'tombstones', // Say for a while that an account was deleted.
      'admin', // Nobody stores these two.
      'users',
    ];
    const deletion = ['owned-documents', 'delete-everything']
      .map((file) => readFileSync(fromRoot('functions/src/accounts', `${file}.ts`), 'utf8'))
      .join('\n');
    const top = [...new Set(COLLECTIONS.map(({ path }) => path.split('/')[0] ?? ''))];
    expect(top.filter((name) => !deletion.includes(`'${name}'`) && !OF_NO_ACCOUNT.includes(name))).toEqual(
      [],
    );
  });
});

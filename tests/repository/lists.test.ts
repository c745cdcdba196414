// Lists that are in more than one file must agree: limits, packages.
import { readFileSync } from 'node:fs';
import { LIMITS } from '@marquee/domain/values/limits';
import { USERNAME_PATTERN } from '@marquee/domain/accounts/username';
import { describe, expect, it } from 'vitest';
import { openToEmulators } from '../../scripts/suite/local-config.ts';
import { firebaseConfig, fromRoot } from '../../scripts/config/project.ts';

const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');
const storageRules = readFileSync(fromRoot('storage.rules'), 'utf8');

describe('firestore.rules', () => {
  it('firestore.rules has the username pattern of domain', () => {
    expect(rules).toContain(`username.matches('${USERNAME_PATTERN.source.replace(/^\^|\$$/g, '')}')`);
  });

  it.each([
    ['two names', `/@:<>]{0,${String(2 * LIMITS.name + 1)}}'`],
    ['skill ids', `data.skill_ids.size() <= ${String(LIMITS.skills)}`],
    ['phone numbers', `data.phone_number.matches('.{0,${String(LIMITS.phone)}}')`],
    ['former usernames', `data.former_usernames.size() <= ${String(LIMITS.usernamesHeld - 1)}`],
    ['names in notifications', `name.size() > ${String(LIMITS.name)}`],
  ])('firestore.rules has the limit of domain for %s', (_what, text) => {
    expect(rules).toContain(text);
  });
});

describe('storage.rules', () => {
  it('storage.rules has the sizes of domain', () => {
    expect(storageRules).toContain(`>= ${String(LIMITS.image.minBytes)}`);
    expect(storageRules).toContain(`<= ${String(LIMITS.image.maxBytes / 1024 / 1024)} * 1024 * 1024`);
  });
});

describe('firebase.local.json', () => {
  it('lets the emulators through the policy, and firebase.json does not', () => {
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

  // npm leaves out what the registry does not have yet, and `npm ci` refuses such a list everywhere.
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

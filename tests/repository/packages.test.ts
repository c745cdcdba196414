// Checks the packages that `npm ci` installs by the lock file alone, so that it works offline. `npm run audit` asks the
// registry for known weaknesses. packages.json has the reviewed lists of names to allow or refuse. package.json
// pins or overrides packages whose newest version wants Node 22 or lacks binaries for a platform, which `npm ci` refuses;
// firebase stays at 12 until rules-unit-testing and reactfire accept 13, because two copies of the SDK do not work together.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';
import reviewed from './packages.json' with { type: 'json' };

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
}

const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** Packages from the registry, by name; our own workspaces are links. */
const installed = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
  .map(([path, locked]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...locked }));

type Installed = (typeof installed)[number];
const label = ({ name, version }: Installed): string => `${name}@${version ?? ''}`;
const those = (isWrong: (locked: Installed) => boolean): string[] => installed.filter(isWrong).map(label);

const readByHand: Readonly<Record<string, string>> = reviewed.licencesReadByHand;
const refused: Readonly<Record<string, string | readonly string[]>> = reviewed.refused;

/** Whether an SPDX expression can be met with licences on the list. */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((way) => way.split(' AND ').every((one) => reviewed.licences.includes(one)));
}

it('the lock file lists more than 1,000 packages to judge', () => {
  expect(installed.length).toBeGreaterThan(1000);
});

it('every package in the lock file has a SHA-512 hash of its content', () => {
  expect(those(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
});

it('every package in the lock file has a version and no address, so that it comes from the registry by its name', () => {
  expect(those(({ resolved }) => resolved !== undefined)).toEqual([]);
  expect(those(({ version }) => !/^\d+\.\d+\.\d+/.test(version ?? ''))).toEqual([]);
});

it('every package in the lock file has an allowed licence, or one that was read by hand', () => {
  expect(
    those(({ name, license }) => !(name in readByHand) && (license === undefined || !isAllowed(license))),
  ).toEqual([]);
});

it('install scripts are switched off, and exactly the packages that have one are on the reviewed list', () => {
  expect(readFileSync(fromRoot('.npmrc'), 'utf8')).toContain('\nignore-scripts=true\n');
  const notNeeded = Object.keys(reviewed.installScriptsNotNeeded);
  const found = installed.filter(({ hasInstallScript }) => hasInstallScript === true);
  expect(found.map(({ name }) => name).sort()).toEqual(notNeeded.sort());
});

it('no package in the lock file is on the list of refused ones, or deprecated', () => {
  expect(
    those(({ name, version = '' }) => {
      const bad = Object.hasOwn(refused, name) ? refused[name] : undefined;
      return bad === '*' || (Array.isArray(bad) && bad.includes(version));
    }),
  ).toEqual([]);
  expect(those(({ deprecated }) => deprecated !== undefined)).toEqual([]);
});

it('the list of licences read by hand contains no package that is no longer installed', () => {
  const names = new Set(installed.map(({ name }) => name));
  expect(Object.keys(readByHand).filter((name) => !names.has(name))).toEqual([]);
});

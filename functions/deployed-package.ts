// Writes package.json and package-lock.json of functions/dist, the package that is uploaded. They name the bundle's
// runtime dependencies in the exact versions of this repository's lock file, and nothing else of the workspace.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import packageJson from './package.json' with { type: 'json' };

const ROOT = dirname(import.meta.dirname);
const WORKSPACE = 'functions';

/** An entry of a lock file (version 3), as far as it is read here. */
interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The path of the package that `import name` loads in the package at `from`: Node searches its folders outwards. */
function resolve(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
    folder = folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : '';
  }
}

/** The names of a package's dependencies; `required` includes its peers that are not optional. */
function needs({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return {
    required: [...Object.keys(dependencies ?? {}), ...peers],
    optional: Object.keys(optionalDependencies ?? {}),
  };
}

/**
 * The part of a lock file that a workspace's dependencies need, with the workspace's own `node_modules` moved to the
 * root. Throws when a package is not locked, or when one folder would have to hold two versions.
 */
function closedLock(packages: LockedPackages, dependencies: readonly string[]): LockedPackages {
  const found = new Map<string, LockedPackage>();
  const visit = (from: string, names: readonly string[], isOptional: boolean): void => {
    for (const name of names) {
      const path = resolve(packages, from, name);
      const entry = path === undefined ? undefined : packages[path];
      if (path === undefined || !entry) {
        if (isOptional) continue;
        throw new Error(`package-lock.json has no ${name}, which ${from} needs.`);
      }
      if (found.has(path)) continue;
      found.set(path, entry);
      const { required, optional } = needs(entry);
      visit(path, required, isOptional);
      visit(path, optional, true);
    }
  };
  visit(WORKSPACE, dependencies, false);
  const closed: Record<string, LockedPackage> = {};
  for (const [path, { dev: _dev, devOptional: _devOptional, ...entry }] of found) {
    const target = path.startsWith(`${WORKSPACE}/`) ? path.slice(WORKSPACE.length + 1) : path;
    if (closed[target]) throw new Error(`${target} would be needed in two versions.`);
    closed[target] = entry;
  }
  return Object.fromEntries(Object.entries(closed).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes package.json and package-lock.json into a folder that holds the bundle. */
export function writeDeployedPackage(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  const names = Object.keys(packageJson.dependencies);
  const locked = closedLock(packages, names);
  const about = {
    name: 'marquee-functions',
    version: packageJson.version,
    dependencies: Object.fromEntries(
      names.map((name) => [name, locked[`node_modules/${name}`]?.version ?? '']),
    ),
  };
  const write = (file: string, content: object): void =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', { ...about, private: true, type: 'module', main: 'index.js' });
  write('package-lock.json', {
    name: about.name,
    version: about.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': about, ...locked },
  });
}

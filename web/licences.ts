// The text of /licences.txt: the licences of third-party code that browsers load. Vite lists the packages of its
// bundles; those of workers and the fonts are added here.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The lists that the builds of the site's script and of the app write, below the built web. */
export const LICENCE_LISTS = { site: '.vite/licences-site.json', app: '.vite/licences-app.json' } as const;

/** An entry of Vite's list. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  /** The SPDX identifier of the licence. */
  readonly identifier?: string;
  readonly text?: string;
}

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The names of packages that Vite's lists lack: fonts, the service worker, and the workers that read photos and CVs. */
const NOT_LISTED = /^(@fontsource-variable\/|workbox-|heic-to$|pdfjs-dist$|htmlparser2$)/;

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** A package and all that it depends on. `from` is the folder of the package that needs it. */
async function withDependencies(name: string, from: string): Promise<Licence[]> {
  const own = join(from, 'node_modules', name);
  const folder = existsSync(own) ? own : join(import.meta.dirname, '../node_modules', name);
  const { version, license, dependencies } = (await json(join(folder, 'package.json'))) as Package;
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const licence = {
    name,
    version: version ?? '',
    ...(license !== undefined && { identifier: license }),
    ...(file !== undefined && { text: await readFile(join(folder, file), 'utf8') }),
  };
  const others = Object.keys(dependencies ?? {}).map((each) => withDependencies(each, folder));
  return [licence, ...(await Promise.all(others)).flat()];
}

/** The packages that are in none of Vite's lists. */
async function otherPackages(): Promise<Licence[]> {
  const { dependencies = {} } = (await json(join(import.meta.dirname, 'package.json'))) as Package;
  const names = Object.keys(dependencies).filter((name) => NOT_LISTED.test(name));
  return (await Promise.all(names.map((name) => withDependencies(name, import.meta.dirname)))).flat();
}

const LINE = '#'.repeat(80);

/** One text of all licences, sorted by package. A package without a text refers to another with the same licence. */
export function licencesText(packages: readonly Licence[], others: readonly string[] = []): string {
  const byName = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  const sorted = [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parts = sorted.map(([title, { identifier = 'see its package', text }]) => {
    const same = packages.find((one) => one.identifier === identifier && one.text !== undefined);
    const where = same ? `Its text stands below ${same.name} ${same.version}.` : '';
    return `${title}\nLicence: ${identifier}\n\n${text?.trim() ?? where}`;
  });
  return [
    'Marquee is made with the work of others. Each package is used as it was published, unchanged.',
    ...parts,
    ...others.map((text) => text.trim()),
  ]
    .join(`\n\n${LINE}\n\n`)
    .concat('\n');
}

/** The text for a built web. heic-to's licence is an addition to the GPL, which is at the end. */
export async function builtLicences(dist: string): Promise<string> {
  const lists = await Promise.all(
    Object.values(LICENCE_LISTS).map(async (list) => (await json(join(dist, list))) as Licence[]),
  );
  const gpl = await readFile(join(import.meta.dirname, 'licences/gpl-3.0.txt'), 'utf8');
  return licencesText([...lists.flat(), ...(await otherPackages())], [gpl]);
}

// The licences of the packages that the bundles contain, which ask for their text in copies.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The text of dist/NOTICES.txt for the files that esbuild bundled. @throws Error for a package without a licence */
export function noticesOf(inputs: Iterable<string>, folder: string): string {
  const packages = new Map<string, string>();
  for (const input of inputs) {
    const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
    if (found !== undefined) packages.set(found, path.resolve(folder, found));
  }
  const notices = [...packages.values()].map(noticeOf);
  return `This package contains code of the following packages.\n\n${[...new Set(notices)].sort().join('\n')}`;
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (license === undefined && file === undefined) throw new Error(`${name} has no licence.`);
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
  const notice = path.join(folder, 'NOTICE');
  const more = existsSync(notice) ? `\n${readFileSync(notice, 'utf8').trim()}\n` : '';
  return `${'-'.repeat(80)}\n${name} ${version}\nLicence: ${license ?? 'see below'}\n\n${text}\n${more}`;
}

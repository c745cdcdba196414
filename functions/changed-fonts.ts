// The fonts of functions/dist are made again only when something that makes them has changed: they take seconds, and
// `npm run dev` bundles the functions after each edit.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { writeCardFonts, writeDocumentFonts } from './fonts.ts';

const ROOT = dirname(import.meta.dirname);
const STAMP = join(ROOT, '.local/function-fonts');

/** A hash of fonts.ts with all that it imports, of the lock file, which has the packages of fonts, and of the files made. */
async function hashOf(folder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'fonts.ts')],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  hash.update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : [])
    hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** Writes all fonts into a folder, unless it holds them. */
export async function writeChangedFonts(folder: string): Promise<void> {
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (stamp === (await hashOf(folder))) return;
  rmSync(folder, { recursive: true, force: true });
  await writeCardFonts(folder);
  await writeDocumentFonts(folder);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, await hashOf(folder));
}

// The files of the built web app that a public page names or has inline, read from Vite's manifest.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublicPageAssets } from '@marquee/domain/public-page';

const WEB_DIST = join(dirname(import.meta.dirname), 'web/dist');
const ENTRY = 'src/app/public-page-entry.tsx';
const FONTS = 'src/app/theme/font-faces.css';

/** A chunk of Vite's manifest, as far as it is read here. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

async function readManifest(): Promise<Manifest> {
  const path = join(WEB_DIST, '.vite/manifest.json');
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`${path} cannot be read: build the web app first (npm run build).`, { cause: error });
  }
}

/** A chunk and every one it imports at once, itself first. */
export function staticChunks<Known extends Chunk>(
  manifest: Readonly<Record<string, Known>>,
  name: string,
  seen = new Map<string, Known>(),
): Map<string, Known> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The web app's manifest has no ${name}.`);
  if (seen.has(name)) return seen;
  seen.set(name, chunk);
  for (const imported of chunk.imports ?? []) staticChunks(manifest, imported, seen);
  return seen;
}

/** What a public page uses of the built web app; throws when that is not built. */
export async function publicPageAssets(): Promise<PublicPageAssets> {
  const manifest = await readManifest();
  const chunks = [...staticChunks(manifest, ENTRY).values()];
  const [entry, ...modules] = chunks;
  const fonts = manifest[FONTS];
  if (!entry || !fonts) throw new Error('The public page has no script, or no fonts.');
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const read = async (sheet: string): Promise<string> =>
    (await readFile(join(WEB_DIST, sheet), 'utf8')).trim();
  return {
    css: (await Promise.all(sheets.map(read))).join(''),
    fonts: await read(fonts.file),
    script: `/${entry.file}`,
    modules: modules.map(({ file }) => `/${file}`),
  };
}

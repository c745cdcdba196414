// What the site's documents use of the built files, read from Vite's manifests.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageAssets } from '../domain/src/public-page.ts';

/** The built web, which Hosting serves. */
export const DIST = join(import.meta.dirname, 'dist');

/** Where `vite build --ssr` puts the renderers, with the style sheets, fonts and pictures of their pages. */
export const RENDERERS = join(import.meta.dirname, 'dist-server');

/** The manifest of the site's script, below the built web, and its entry. */
export const SITE_MANIFEST = '.vite/site.json';
export const SITE_SCRIPT = 'src/site/script/start-site.ts';

/** The entries of the renderers, as web/vite.config.ts names them. */
export type RendererName = 'public-page' | 'fixed-pages' | 'sample';

/** A chunk of Vite's manifest, as far as it is read here. */
export interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

async function readManifest(path: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Manifest;
  } catch (error) {
    throw new Error(`${path} cannot be read: build the web first (npm run build).`, { cause: error });
  }
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
  return chunk;
}

/** A chunk and every one it imports statically, those it imports first. */
export function staticChunks<Known extends Chunk>(
  manifest: Readonly<Record<string, Known>>,
  name: string,
  seen = new Map<string, Known>(),
  begun = new Set<string>(),
): Map<string, Known> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
  // Chunks may import each other.
  if (begun.has(name)) return seen;
  begun.add(name);
  for (const imported of chunk.imports ?? []) staticChunks(manifest, imported, seen, begun);
  return seen.set(name, chunk);
}

/** The files that pages of a renderer use; throws when the web is not built. */
export async function siteAssets(renderer: RendererName): Promise<PageAssets> {
  const [client, server] = await Promise.all([
    readManifest(join(DIST, SITE_MANIFEST)),
    readManifest(join(RENDERERS, '.vite/manifest.json')),
  ]);
  const entry = Object.keys(server).find((key) => server[key]?.name === renderer && key.includes('render-'));
  if (entry === undefined) throw new Error(`There is no renderer ${renderer}.`);
  const sheets = new Set([...staticChunks(server, entry).values()].flatMap(({ css }) => css ?? []));
  const read = async (sheet: string): Promise<string> =>
    (await readFile(join(RENDERERS, sheet), 'utf8')).trim();
  return {
    css: (await Promise.all([...sheets].map(read))).join(''),
    fonts: await read(chunkOf(server, 'src/theme/font-faces.css').file),
    script: `/${chunkOf(client, SITE_SCRIPT).file}`,
  };
}

// What Vite's manifest says about the built web app.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/lib/project.ts';

export const DIST = fromRoot('web/dist');
export const PUBLIC_PAGE = 'src/app/public-page-entry.tsx';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Throws when the web app is not built. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Manifest;
}

/** A chunk and everything it imports at once, itself first. */
export function staticChunks(
  manifest: Manifest,
  name: string,
  seen = new Map<string, Chunk>(),
): Map<string, Chunk> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The web app's manifest has no ${name}.`);
  if (seen.has(name)) return seen;
  seen.set(name, chunk);
  for (const imported of chunk.imports ?? []) staticChunks(manifest, imported, seen);
  return seen;
}

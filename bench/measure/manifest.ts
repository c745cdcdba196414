// Reads Vite's manifest of the built web app.
import { readFileSync } from 'node:fs';
import { DIST } from '../../web/site-assets.ts';

export { DIST } from '../../web/site-assets.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** Reads a manifest; `name` is its path in the web app's build folder. Throws when there is no build. */
export function readManifest(name = '.vite/manifest.json'): Manifest {
  return JSON.parse(readFileSync(`${DIST}/${name}`, 'utf8')) as Manifest;
}

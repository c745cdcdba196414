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

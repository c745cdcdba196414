// The built files, as web/pwa.config.ts names them to the worker.
import type { PrecacheEntry } from 'workbox-precaching';

export interface BuiltFile extends PrecacheEntry {
  /**
   * `shell`: the app's page and what it cannot start without. `promised`: what a signed-in user's own screens need, so
   * that they open offline. `other`: everything else; cached once it was used.
   */
  readonly use?: 'shell' | 'promised' | 'other';
}

declare const self: ServiceWorkerGlobalScope;

/** Files that the public folder brings, such as the manifest, have no use here. */
const files = self.__WB_MANIFEST as readonly BuiltFile[];

export const shellFiles: BuiltFile[] = files.filter(({ use }) => use === 'shell');
export const promisedUrls: readonly string[] = files
  .filter(({ use }) => use === 'promised')
  .map(({ url }) => url);
export const builtUrls: ReadonlySet<string> = new Set(files.map(({ url }) => url));

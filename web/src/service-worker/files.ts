// The list of built files, which web/pwa.config.ts injects into the worker.
import type { PrecacheEntry } from 'workbox-precaching';

export interface BuiltFile extends PrecacheEntry {
  /**
   * `shell`: the app's page and what it needs to start. `prefetch`: files of the signed-in screens that work offline.
   * `other`: everything else, cached at first use.
   */
  readonly use?: 'shell' | 'prefetch' | 'other';
}

declare const self: ServiceWorkerGlobalScope;

/** Files of the public folder, such as the manifest, are in the list without a `use`. */
const files = self.__WB_MANIFEST as readonly BuiltFile[];

export const shellFiles: BuiltFile[] = files.filter(({ use }) => use === 'shell');
export const prefetchUrls: readonly string[] = files
  .filter(({ use }) => use === 'prefetch')
  .map(({ url }) => url);
export const builtUrls: ReadonlySet<string> = new Set(files.map(({ url }) => url));

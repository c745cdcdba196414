// Reads Firestore's cache on the device of a page, which has one entry for each received document.
import type { Page } from '@playwright/test';

/** The paths of all documents in Firestore's cache on the device; none when there is no cache. */
export function documentsOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const found = databases.find(({ name }) => name?.startsWith('firestore/'));
    if (found?.name === undefined) return [];
    const request = indexedDB.open(found.name);
    // Deleted meanwhile: opening it must not make an empty one, from which Firestore could not begin.
    request.onupgradeneeded = () => request.transaction?.abort();
    const isThere = await new Promise<boolean>((resolve) => {
      request.onsuccess = () => resolve(true);
      request.onerror = () => resolve(false);
    });
    if (!isThere) return [];
    const database = request.result;
    try {
      const store = Array.from(database.objectStoreNames).find((name) => name.startsWith('remoteDocumentsV'));
      if (store === undefined) return [];
      const all = database.transaction(store).objectStore(store).getAll();
      await new Promise((resolve, reject) => {
        all.onsuccess = resolve;
        all.onerror = reject;
      });
      return (all.result as { prefixPath: string[]; collectionGroup: string; documentId: string }[]).map(
        ({ prefixPath, collectionGroup, documentId }) =>
          [...prefixPath, collectionGroup, documentId].join('/'),
      );
    } finally {
      database.close();
    }
  });
}

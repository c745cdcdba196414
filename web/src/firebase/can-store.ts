// Whether the browser can still store data for this site. If it cannot, Firestore must not get a persistent cache:
// without IndexedDB it does not start, and without local storage, which synchronises tabs, it fails permanently.

const PROBE = 'marquee-room';

/** Whether a test value can be written to local storage and to IndexedDB. */
export function canStore(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      localStorage.setItem(PROBE, 'x'.repeat(1024));
      localStorage.removeItem(PROBE);
      const opened = indexedDB.open(PROBE);
      opened.onupgradeneeded = () => opened.result.createObjectStore(PROBE);
      opened.onerror = () => resolve(false);
      opened.onsuccess = () => {
        const database = opened.result;
        const settle = (isStored: boolean) => () => {
          database.close();
          resolve(isStored);
        };
        const transaction = database.transaction(PROBE, 'readwrite');
        transaction.objectStore(PROBE).put(0, 0);
        transaction.oncomplete = settle(true);
        transaction.onabort = settle(false);
      };
    } catch {
      resolve(false);
    }
  });
}

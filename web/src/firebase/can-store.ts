// Whether the browser can still store data for this site. If it cannot, Firestore must not get a persistent cache:
// without IndexedDB it does not start, and without local storage, which synchronises tabs, it fails permanently.

const PROBE = 'marquee-room';

/** Whether a test value can be written to local storage and to IndexedDB. */
export function canStore(): Promise<boolean> {
  return new Promise((resolve) => {
    const refuse = (cause: unknown): void => {
      console.warn('This browser cannot store documents: they are cached in memory.', cause);
      resolve(false);
    };
    const write = (database: IDBDatabase): void => {
      const transaction = database.transaction(PROBE, 'readwrite');
      transaction.objectStore(PROBE).put(0, 0);
      transaction.oncomplete = () => {
        database.close();
        resolve(true);
      };
      transaction.onabort = () => {
        database.close();
        refuse(transaction.error);
      };
    };
    try {
      localStorage.setItem(PROBE, 'x'.repeat(1024));
      localStorage.removeItem(PROBE);
      const opened = indexedDB.open(PROBE);
      opened.onupgradeneeded = () => opened.result.createObjectStore(PROBE);
      opened.onerror = () => refuse(opened.error);
      opened.onsuccess = () => {
        try {
          write(opened.result);
        } catch (error) {
          opened.result.close();
          refuse(error);
        }
      };
    } catch (error) {
      refuse(error);
    }
  });
}

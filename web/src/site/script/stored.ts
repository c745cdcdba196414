// Values in local storage that pages show.
import { readText } from '#web/storage/device-storage.ts';

/** Whether this device stores a value under a key; false where storage is blocked. */
export const hasStored = (key: string): boolean => readText(key) !== null;

/** Calls back when another tab changes the value under the key, and when the back button restores an outdated page. */
export function watchStored(key: string, callback: () => void, signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  addEventListener(
    'storage',
    (event) => {
      if (event.key === key) callback();
    },
    options,
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) callback();
    },
    options,
  );
}

// Values in local storage that a page shows.
import { readText } from '../../storage/device-storage.ts';

/** Whether this device stores a value under a name; not where the browser stores nothing. */
export const hasStored = (key: string): boolean => readText(key) !== null;

/** Calls back when another tab changes a value, and when the back button restores the page as it was left. */
export function watchStored(key: string, callback: () => void, signal: AbortSignal): void {
  addEventListener(
    'storage',
    (event) => {
      if (event.key === key) callback();
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) callback();
    },
    { signal },
  );
}

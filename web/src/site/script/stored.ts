// Values in local storage that a page shows.

/** Whether this device stores a value under a name; not where the browser stores nothing. */
export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

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

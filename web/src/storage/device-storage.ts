// Texts in the browser's storage. Where storage is blocked, nothing is found; where blocked or full, nothing is stored.

type Area = 'localStorage' | 'sessionStorage';

/** The outcome of an operation, or the fallback if it throws. */
function orElse<Value>(operation: () => Value, fallback: Value): Value {
  try {
    return operation();
  } catch {
    return fallback;
  }
}

/** The text under a key; `null` for none. */
export const readText = (key: string, area: Area = 'localStorage'): string | null =>
  orElse(() => globalThis[area].getItem(key), null);

/** Stores a text, or removes it for `null`. Returns whether the browser did so. */
export const storeText = (key: string, text: string | null, area: Area = 'localStorage'): boolean =>
  orElse(() => {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  }, false);

export const storedKeys = (): readonly string[] => orElse(() => Object.keys(globalThis.localStorage), []);

/** The event that `publishText` dispatches. */
export const TEXT_PUBLISHED = 'marquee:text-published';

/** Stores a text in local storage, and notifies components that show it with `useStoredText`. */
export function publishText(key: string, text: string | null): boolean {
  const isStored = storeText(key, text);
  dispatchEvent(new Event(TEXT_PUBLISHED));
  return isStored;
}

/** The value of a JSON text; `undefined` for a text that is not JSON. */
export const parseJson = (text: string): unknown =>
  orElse<unknown>(() => JSON.parse(text) as unknown, undefined);

/** The parsed JSON under a key of local storage; `undefined` for none. */
export const readJson = (key: string): unknown => parseJson(readText(key) ?? '');

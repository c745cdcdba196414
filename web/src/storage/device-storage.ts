// Text in the browser's storage, which may be blocked or full: then nothing is found, and nothing is stored.

type Area = 'localStorage' | 'sessionStorage';

/** The text under a key; `null` for none. */
export function readText(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it for `null`. Returns whether the browser did so. */
export function storeText(key: string, text: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The keys of local storage. */
export function storedKeys(): readonly string[] {
  try {
    return Object.keys(globalThis.localStorage);
  } catch {
    return [];
  }
}

/** The event of a text that this tab has published. */
export const TEXT_PUBLISHED = 'marquee:text-published';

/** `storeText` in local storage for a text that components show with `useStoredText`. */
export function publishText(key: string, text: string | null): boolean {
  const isStored = storeText(key, text);
  dispatchEvent(new Event(TEXT_PUBLISHED));
  return isStored;
}

/** A parsed text; `undefined` for one that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The parsed JSON under a key of local storage; `undefined` for none. */
export const readJson = (key: string): unknown => parseJson(readText(key) ?? '');

// The language chosen in the app. A worker cannot read local storage, so the app sends the language, and the worker
// stores it in a cache across its restarts.
import { languageOf, type Language } from '../i18n/languages.ts';
import { cachedOr } from './cached-or.ts';

const CACHE = 'language';
const PATH = '/assets/language';

export async function storeLanguage(language: Language): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PATH, new Response(language));
}

/** The language that the app last used on this device; `undefined` for none, and where storage is blocked. */
export async function storedLanguage(): Promise<Language | undefined> {
  const stored = await cachedOr(
    () => caches.match(PATH, { cacheName: CACHE }),
    () => Promise.resolve(undefined),
  );
  return languageOf(await stored?.text());
}

// The language chosen in the app. A worker cannot read local storage, so the app sends the language, and the worker
// keeps it in a cache across its restarts.
import { languageOf, type Language } from '../i18n/languages.ts';

const CACHE = 'language';
const PLACE = '/assets/language';

export async function storeLanguage(language: Language): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PLACE, new Response(language));
}

/** The app's last language on this device, if any. */
export async function storedLanguage(): Promise<Language | undefined> {
  try {
    return languageOf(await (await caches.match(PLACE, { cacheName: CACHE }))?.text());
  } catch {
    return undefined; // Storage is blocked.
  }
}

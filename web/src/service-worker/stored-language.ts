// The language chosen in the app. It is in local storage, which a worker cannot read: the app tells it, and it is kept
// where a worker that is started anew finds it.
import { languageOf, type Language } from '../i18n/languages.ts';

const CACHE = 'language';
const PLACE = '/assets/language';

export async function storeLanguage(language: Language): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(PLACE, new Response(language));
}

/** The language the app spoke last on this device, if it did. */
export async function storedLanguage(): Promise<Language | undefined> {
  try {
    return languageOf(await (await caches.match(PLACE, { cacheName: CACHE }))?.text());
  } catch {
    return undefined; // Storage refused.
  }
}

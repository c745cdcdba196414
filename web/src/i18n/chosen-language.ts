// The language chosen on this device; until then the browser's languages decide.
import { bestLanguage, languageOf, type Language } from './languages.ts';

/** Local-storage key of the choice. */
export const LANGUAGE_KEY = 'marquee.language';

/** The language chosen on this device, if one was. */
function chosenLanguage(): Language | undefined {
  try {
    return languageOf(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return undefined; // Storage is blocked.
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** The initial language. */
export const firstLanguage = (): Language => chosenLanguage() ?? bestLanguage(navigator.languages);

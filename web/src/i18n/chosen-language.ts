// The language somebody chose on this device; before a choice, the browser's languages decide.
import { bestLanguage, languageOf, type Language } from './languages.ts';

/** Where the choice is kept. */
export const LANGUAGE_KEY = 'marquee.language';

/** The language chosen on this device, if one was. */
function chosenLanguage(): Language | undefined {
  try {
    return languageOf(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return undefined; // Storage refused.
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}

/** The language to begin with. */
export const firstLanguage = (): Language => chosenLanguage() ?? bestLanguage(navigator.languages);

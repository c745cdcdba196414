// The language chosen on this device; until then the browser's languages decide.
import { readText, storeText } from '../storage/device-storage.ts';
import { bestLanguage, languageOf, type Language } from './languages.ts';

/** Local-storage key of the choice. */
export const LANGUAGE_KEY = 'marquee.language';

/** Whether somebody chose a language on this device. */
export const hasChosenLanguage = (): boolean => languageOf(readText(LANGUAGE_KEY)) !== undefined;

/** Stores the choice. Where storage is blocked, the app keeps the language until the page is left. */
export function storeLanguage(language: Language): void {
  storeText(LANGUAGE_KEY, language);
}

/** The language in which the app or a page starts. */
export const firstLanguage = (): Language =>
  languageOf(readText(LANGUAGE_KEY)) ?? bestLanguage(navigator.languages);

import { currentLanguage } from './app-texts.ts';
import { languageVariety } from './languages.ts';

/** The locale for formatting numbers: the browser's variety of the current language, if it lists one. */
export const numberLocale = (): string => languageVariety(currentLanguage(), navigator.languages);

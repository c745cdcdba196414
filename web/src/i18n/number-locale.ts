import { currentLanguage } from './app-texts.ts';
import { languageVariety } from './languages.ts';

/** The locale for formatting numbers: the current language in the browser's region. */
export const numberLocale = (): string => languageVariety(currentLanguage(), navigator.languages);

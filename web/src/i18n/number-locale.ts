import { currentLanguage } from './app-texts.ts';
import { languageVariety } from './languages.ts';

/** How numbers are written on screen: in the language on screen, as the browser's region has it. */
export const numberLocale = (): string => languageVariety(currentLanguage(), navigator.languages);

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../i18n/languages.ts';

/** A profile's path in a language: Hindi adds `?lang=hi`. */
export const profilePathIn = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}?lang=${language}`;

/** The path of a page in every language. */
export const inEachLanguage = (
  path: string,
  pathIn: (path: string, language: Language) => string,
): Readonly<Record<Language, string>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, pathIn(path, language)])) as Record<
    Language,
    string
  >;

// The supported languages, and how a visitor's language is chosen.
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The supported language of a tag such as `hi-IN`; undefined for any other language. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const language = tag?.toLowerCase().split('-')[0];
  return LANGUAGES.find((one) => one === language);
}

/** The first of the preferred languages that is supported, or English. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * The visitor's regional variant of a language, such as `en-IN`, which groups digits unlike `en-US`; else the language.
 * A browser on a system without a locale reports `en-US@posix`, which Intl rejects.
 */
export const languageVariety = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => languageOf(tag) === language && !tag.includes('@')) ?? language;

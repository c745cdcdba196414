// The languages the app speaks, and how a visitor's is found.
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each in its own words, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी' };

/** The language of ours that a tag such as `hi-IN` asks for. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const language = tag?.toLowerCase().split('-')[0];
  return LANGUAGES.find((one) => one === language);
}

/** The first of the wanted languages that the app speaks. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/**
 * The visitor's own variety of a language, such as `en-IN`, whose digits are grouped otherwise than those of `en-US`. A
 * browser without a locale of its system says `en-US@posix`, which no formatter takes.
 */
export const languageVariety = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => languageOf(tag) === language && !tag.includes('@')) ?? language;

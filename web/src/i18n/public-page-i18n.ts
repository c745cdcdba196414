// The texts a public page needs and no others, for the server and the hydrating script: i18next without react-i18next.
// English is part of both; the server brings the others along, and the script loads the one its page is in.
import { createInstance, type TFunction } from 'i18next';
import { publicProfile } from './en/public-profile.ts';
import { DEFAULT_LANGUAGE, languageOf, type Language } from './languages.ts';
import { i18nOptions } from './options.ts';

/** The language the server rendered this page in. */
export const pageLanguage = (): Language => languageOf(document.documentElement.lang) ?? DEFAULT_LANGUAGE;

/** The page's texts in a language, which is English unless its texts are given. */
export function publicPageTexts(
  language: Language = DEFAULT_LANGUAGE,
  texts: object = publicProfile,
): TFunction<'publicProfile'> {
  const instance = createInstance();
  void instance.init(i18nOptions({ [language]: { publicProfile: texts } }, language));
  return instance.getFixedT(language, 'publicProfile');
}

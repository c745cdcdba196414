// The texts a public page needs and no others, for the server and the hydrating script: i18next without react-i18next.
import { createInstance, type TFunction } from 'i18next';
import { publicProfile } from './en/public-profile.ts';
import { i18nOptions } from './options.ts';

/** The language of server-rendered pages. */
export const PUBLIC_PAGE_LANGUAGE = 'en';

export function publicPageTexts(): TFunction<'publicProfile'> {
  const instance = createInstance();
  void instance.init(i18nOptions({ en: { publicProfile } }, PUBLIC_PAGE_LANGUAGE));
  return instance.getFixedT(PUBLIC_PAGE_LANGUAGE, 'publicProfile');
}

// The texts of the site's components, passed by the renderer: the server uses the language of the address, the app its
// own language. No hook of react-i18next, which would take half of the server's render time.
import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';

/** The namespaces of the message catalogue that the site uses. */
export type SiteNamespace =
  | 'answers'
  | 'casting'
  | 'common'
  | 'documents'
  | 'faqs'
  | 'landing'
  | 'legal'
  | 'publicProfile'
  | 'report'
  | 'sharing'
  | 'shortlist';

/** Returns the texts of a namespace in one language. */
export type Texts = <Namespace extends SiteNamespace>(namespace: Namespace) => TFunction<Namespace>;

export interface LanguageTexts {
  readonly language: Language;
  readonly texts: Texts;
}

export const TextsContext = createContext<LanguageTexts | undefined>(undefined);

/** The current language and its texts. Throws outside of TextsContext. */
export function useLanguageTexts(): LanguageTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('A component of the site is rendered without TextsContext.');
  return texts;
}

/** The texts of one namespace. Throws outside of TextsContext. */
export function useTexts<Namespace extends SiteNamespace>(namespace: Namespace): TFunction<Namespace> {
  return useLanguageTexts().texts(namespace);
}

// The texts of the site's components, handed down by who renders them: the server in the language of the address, the app
// in its own. No hook of react-i18next, which would take half of a render on the server.
import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

/** The namespaces of the message catalogue that the site uses. */
export type SiteNamespace = 'common' | 'faqs' | 'landing' | 'legal' | 'publicProfile' | 'report' | 'sharing';

/** The texts of a namespace in the current language. */
export type Texts = <Namespace extends SiteNamespace>(namespace: Namespace) => TFunction<Namespace>;

export const TextsContext = createContext<Texts | undefined>(undefined);

/** The texts of one namespace. Throws outside of TextsContext. */
export function useTexts<Namespace extends SiteNamespace>(namespace: Namespace): TFunction<Namespace> {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('A component of the site is rendered without TextsContext.');
  return texts(namespace);
}

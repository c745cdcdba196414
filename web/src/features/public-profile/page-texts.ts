// The page's texts, handed down as one function. A hook that watches for another language would weigh on every visitor
// and take half of a render on the server, and a page keeps the language it came in.
import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export type PageTexts = TFunction<'publicProfile'>;

/** Who renders the page says in which language. */
export const PageTextsContext = createContext<PageTexts | undefined>(undefined);

/** The page's texts. Throws outside of PageTextsContext. */
export function usePageTexts(): PageTexts {
  const texts = useContext(PageTextsContext);
  if (!texts) throw new Error('A public page is rendered without its texts.');
  return texts;
}

// Facts about the page that a component is rendered in; the app's preview of a profile is no such page.
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';

export interface PageFacts {
  readonly language: Language;
  /** The path of this page in English and in Hindi. */
  readonly paths: Readonly<Record<Language, string>>;
  /** The canonical paths, if they differ from `paths`. */
  readonly canonicalPaths?: Readonly<Record<Language, string>>;
  /** Scheme and host, without a trailing slash; '' when the build does not know it. */
  readonly origin: string;
  /** Whether the visitor's browser saves data: pictures then use their smallest size. */
  readonly savesData?: boolean | undefined;
}

export const PageContext = createContext<PageFacts | undefined>(undefined);

/** Returns the `sizes` of a picture, which lead to its smallest copy when the browser saves data. */
export function usePictureSizes(): (sizes: string) => string {
  const savesData = useContext(PageContext)?.savesData === true;
  return (sizes) => (savesData ? '1px' : sizes);
}

/** The facts about the page. Throws outside of a page. */
export function usePage(): PageFacts {
  const page = useContext(PageContext);
  if (!page) throw new Error('This component belongs into a document of the site.');
  return page;
}

// Facts about the document around a component, which the app's preview does not have.
import { createContext, useContext } from 'react';
import type { Language } from '../i18n/languages.ts';

export interface PageFacts {
  readonly language: Language;
  /** The path of this page in English and in Hindi. */
  readonly paths: Readonly<Record<Language, string>>;
  /** The canonical paths, where they differ. */
  readonly canonicalPaths?: Readonly<Record<Language, string>>;
  /** Scheme and host, without a trailing slash; '' when the build does not know it. */
  readonly origin: string;
  /** The visitor's browser saves data: pictures are shown in their smallest size. */
  readonly savesData?: boolean | undefined;
}

export const PageContext = createContext<PageFacts | undefined>(undefined);

/** Gives the `sizes` of a picture, by which the browser chooses a copy: the smallest where it saves data. */
export function usePictureSizes(): (sizes: string) => string {
  const savesData = useContext(PageContext)?.savesData === true;
  return (sizes) => (savesData ? '1px' : sizes);
}

/** The facts about the page. Throws outside of a document. */
export function usePage(): PageFacts {
  const page = useContext(PageContext);
  if (!page) throw new Error('This component belongs into a document of the site.');
  return page;
}

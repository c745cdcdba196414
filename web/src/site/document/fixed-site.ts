// The types of the functions with which the build renders the fixed pages and the sample profile.
import type { PageAssets } from '@marquee/domain/site/public-page';
import type { Language } from '#web/i18n/languages.ts';

export interface FixedSite {
  /** Scheme and host of the site, without a trailing slash; '' when the build does not know it. */
  readonly origin: string;
  /** The address of the sample profile's document in each language. */
  readonly samples: Readonly<Record<Language, string>>;
}

export interface RenderedPage {
  /** The path of the file in the folder that Hosting serves. */
  readonly file: string;
  readonly html: string;
}

/** Renders every fixed page in every language. */
export type RenderFixedPages = (site: FixedSite, assets: PageAssets) => readonly RenderedPage[];

/** Renders the document of the sample profile in a language. */
export type RenderSample = (language: Language, assets: PageAssets) => string;

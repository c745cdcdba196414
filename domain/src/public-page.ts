// What the functions hand to the web's renderer of public pages, and what they get back.
import type { Profile } from './profile.ts';

/** How a public address turned out. */
export type PublicPageOutcome =
  | { readonly outcome: 'public'; readonly profile: Profile }
  /** Private or taken down, and asked for by its owner. */
  | { readonly outcome: 'own'; readonly profile: Profile }
  | { readonly outcome: 'private' }
  /** Taken down by a moderator. */
  | { readonly outcome: 'removed' }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'unavailable' };

/** What became of a report that a page without scripts has posted. */
export type ReportAnswer = 'received' | 'limited' | 'gone' | 'failed';

export interface PageRequest {
  /** Scheme and host the visitor used, without a trailing slash: links, canonical and share tags are made with it. */
  readonly origin: string;
  /** The path the visitor asked for. */
  readonly path: string;
  /** The language the address asks for with `?lang=`, as it stands there; English unless the renderer knows it. */
  readonly lang?: string | undefined;
}

export interface PublicPageInput extends PageRequest {
  readonly outcome: PublicPageOutcome;
}

/** What a page uses of the built site. */
export interface PageAssets {
  /** The style sheet's text: it is inlined, so that the first paint waits for one response only. */
  readonly css: string;
  /** The rules of our fonts, inlined in an element of their own: they load after the portrait. */
  readonly fonts: string;
  /** The root-relative address of the site's script. */
  readonly script: string;
}

/** What the web's server build exports to the functions. */
export interface PublicPageRenderer {
  /** The complete HTML document of a public address. */
  readonly renderPublicPage: (input: PublicPageInput, assets: PageAssets) => string;
  readonly renderReportAnswer: (answer: ReportAnswer, request: PageRequest, assets: PageAssets) => string;
  /** The texts of the inline style elements: the Content-Security-Policy names their hashes. */
  readonly pageStyles: (assets: PageAssets) => readonly string[];
  /** The text of the one inline script, named by its hash as well. */
  readonly headScript: string;
  /** Whether the web was built with a key for App Check. */
  readonly usesAppCheck: boolean;
}

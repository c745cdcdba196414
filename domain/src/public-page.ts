// What the function that answers a public address hands to the web's renderer, and what it gets back.
import type { Profile } from './profile.ts';

/** How a public address turned out (design, section 8). */
export type PublicPageOutcome =
  | { readonly outcome: 'public'; readonly profile: Profile }
  | { readonly outcome: 'private' }
  /** Taken down by a moderator. */
  | { readonly outcome: 'removed' }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'unavailable' };

export interface PublicPageInput {
  readonly outcome: PublicPageOutcome;
  /** Scheme and host the visitor used, without a trailing slash: links, canonical and share tags are made with it. */
  readonly origin: string;
  /** The language the address asks for with `?lang=`, as it stands there; English unless the renderer knows it. */
  readonly lang?: string | undefined;
}

/** The files of the built web app that a public page uses, read from Vite's manifest. Addresses are root-relative. */
export interface PublicPageAssets {
  /** The style sheet's text: it is inlined, so that the first paint waits for one response only. */
  readonly css: string;
  /** The rules of our fonts, inlined in an element of their own: they come when the page is seen. */
  readonly fonts: string;
  /** The hydrating module, and the modules it imports at once. */
  readonly script: string;
  readonly modules: readonly string[];
}

/** What the web's server build exports to the function. */
export interface PublicPageRenderer {
  /** The complete HTML document. */
  readonly renderPublicPage: (input: PublicPageInput, assets: PublicPageAssets) => string;
  /** The texts of the inline style elements: the Content-Security-Policy names their hashes. */
  readonly publicPageStyles: (assets: PublicPageAssets) => readonly string[];
  /** The text of the one inline script, named by its hash as well. */
  readonly publicPageScript: () => string;
  /** Whether the app was built with a key for App Check. */
  readonly usesAppCheck: () => boolean;
}

/** The id of the script element that carries the outcome to the hydrating script as JSON. */
export const PUBLIC_PAGE_DATA_ID = 'public-page-data';

/** The id of the template that holds the hydrating module. */
export const PUBLIC_PAGE_SCRIPTS_ID = 'public-page-scripts';

/** The id of the element that holds the rendered components. */
export const PUBLIC_PAGE_ROOT_ID = 'root';

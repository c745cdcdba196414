// What the function that answers a public address hands to the web's renderer, and what it gets back.
import type { Profile } from './profile.ts';

/** How a public address turned out (design, section 8). */
export type PublicPageOutcome =
  | { readonly outcome: 'public'; readonly profile: Profile }
  | { readonly outcome: 'private' }
  | { readonly outcome: 'missing' }
  | { readonly outcome: 'unavailable' };

export interface PublicPageInput {
  readonly outcome: PublicPageOutcome;
  /** Scheme and host the visitor used, without a trailing slash: links, canonical and share tags are made with it. */
  readonly origin: string;
}

/** The id of the script element that carries the profile to the hydrating script as JSON. */
export const PUBLIC_PAGE_DATA_ID = 'public-page-data';

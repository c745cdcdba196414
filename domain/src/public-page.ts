// The interface between the functions and the web's renderer of public pages.
import type { Profile } from './profile.ts';

/** The named link that a page was opened by. */
export interface OpenedLink {
  readonly code: string;
  /** Other visitors get the page of a private profile. */
  readonly isPrivate: boolean;
}

/** The result of looking up a public address. */
export type PublicPageOutcome =
  | { readonly outcome: 'public'; readonly profile: Profile; readonly link?: OpenedLink }
  /** Private or taken down, and requested by its owner. */
  | { readonly outcome: 'own'; readonly profile: Profile }
  | { readonly outcome: 'private' }
  /** Taken down by a moderator. */
  | { readonly outcome: 'removed' }
  | { readonly outcome: 'missing' }
  /** A named link that its owner revoked, or whose time is over. */
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'unavailable' };

/** The result of a report that a page without scripts has posted. */
export type ReportAnswer = 'received' | 'limited' | 'gone' | 'failed';

/** Why a page without scripts gets no WhatsApp link. With the link, the answer is a redirect. */
export type ContactAnswer = 'limited' | 'gone' | 'failed';

/** The result of a message to the actor that a page without scripts has posted. */
export type MessageAnswer = 'sent' | 'invalid' | 'limited' | 'gone' | 'failed';

export interface PageRequest {
  /** Scheme and host the visitor used, without a trailing slash: links, canonical and share tags are made with it. */
  readonly origin: string;
  /** The path the visitor asked for. */
  readonly path: string;
  /** The language the address asks for with `?lang=`, unchecked; English unless the renderer knows it. */
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

/** The document that answers a form that was posted without a script. `request.path` is the profile's path. */
export type RenderAnswer<Answer> = (answer: Answer, request: PageRequest, assets: PageAssets) => string;

/** What the web's server build exports to the functions. */
export interface PublicPageRenderer {
  /** The complete HTML document of a public address. */
  readonly renderPublicPage: (input: PublicPageInput, assets: PageAssets) => string;
  readonly renderReportAnswer: RenderAnswer<ReportAnswer>;
  readonly renderContactAnswer: RenderAnswer<ContactAnswer>;
  readonly renderMessageAnswer: RenderAnswer<MessageAnswer>;
  /** The texts of the inline style elements: the Content-Security-Policy names their hashes. */
  readonly pageStyles: (assets: PageAssets) => readonly string[];
  /** The text of the one inline script, named by its hash as well. */
  readonly headScript: string;
  /** Whether the web was built with a key for App Check. */
  readonly usesAppCheck: boolean;
}

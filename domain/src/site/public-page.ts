// The interface between the functions and the web's renderer of public pages.
import type { Profile } from '../profile/profile.ts';
import type { Answer } from '../views/link-answer.ts';

export interface OpenedLink {
  readonly code: string;
  /** Whether the profile is private: without the link, visitors get the page that says so. */
  readonly isPrivate: boolean;
  /** Whether the page shows a version of the profile (views/version.ts). */
  readonly hasVersion: boolean;
  /** Whether the page asks the visitor for an answer. */
  readonly asksAnswer: boolean;
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
  /** A named link that its owner revoked, or that has expired. */
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'unavailable' };

/** The result of a report that a page without scripts has posted. */
export type ReportAnswer = 'received' | 'limited' | 'gone' | 'failed';

/** Why a page without scripts gets no WhatsApp link. A successful request is answered by a redirect to the link. */
export type ContactAnswer = 'limited' | 'gone' | 'failed';

/** The result of a message that a page without scripts has posted. `held`: the sender must first confirm by mail. */
export type MessageAnswer = 'sent' | 'held' | 'invalid' | 'limited' | 'gone' | 'failed';

/** The result of an answer to a named link: the word that was stored, or why none was. */
export type LinkAnswerOutcome = Answer | 'own' | 'closed' | 'limited' | 'gone' | 'failed';

/** The query parameter that opens the report form of a profile's page. */
export const REPORT_QUERY = 'report';

export interface PageRequest {
  /** Scheme and host the visitor used, without a trailing slash: links, canonical and share tags are made with it. */
  readonly origin: string;
  readonly path: string;
  /** The language the address asks for with `?lang=`, unchecked; English unless the renderer knows it. */
  readonly lang?: string | undefined;
  /** Whether the request says that the visitor's browser saves data. */
  readonly savesData?: boolean | undefined;
  /** Whether the address asks for the form that reports the profile. */
  readonly asksReport?: boolean | undefined;
  /** The answer that was given a moment ago: a stored answer leads back to its page. */
  readonly answered?: Answer | undefined;
}

export interface PublicPageInput extends PageRequest {
  readonly outcome: PublicPageOutcome;
}

/** The style sheet of a part that not every page has. */
export interface SectionStyles {
  /** The prefix of the part's class names: a page without such a class does not need the styles. */
  readonly prefix: string;
  readonly css: string;
}

/** The files of the built site that a page uses. */
export interface BuiltAssets {
  /** The text of the styles that every page needs: inlined, so that the first paint waits for one response only. */
  readonly css: string;
  /**
   * The styles of the parts; a page inlines those it needs. Absent in the dev server, whose `css` contains them all.
   */
  readonly sections?: readonly SectionStyles[];
  /**
   * Styles that the first paint does not wait for: our fonts, dialogs, print. The built site has a file for all pages,
   * and the font files that each page in a language shows; the dev server has a text with the fonts alone.
   */
  readonly later:
    | { readonly href: string; readonly fonts: Readonly<Record<string, readonly string[]>> }
    | { readonly css: string };
  /** The root-relative address of the site's script. */
  readonly script: string;
}

/** What a page is rendered from beside the profile. */
export interface PageAssets extends BuiltAssets {
  /** The beginning of the addresses of pictures (picture.ts). */
  readonly pictureBase: string;
}

/** Renders the document that answers a form posted without a script. `request.path` is the profile's path. */
export type RenderAnswer<Answer> = (answer: Answer, request: PageRequest, assets: PageAssets) => string;

/** The exports of the web's server build for the functions. */
export interface PublicPageRenderer {
  /** The complete HTML document of a public address. */
  readonly renderPublicPage: (input: PublicPageInput, assets: PageAssets) => string;
  /**
   * A profile's page as a file that works on any host or from disk: pictures in `pictures/` beside it, no script, no
   * links to the product's site.
   */
  readonly renderCopy: (profile: Profile, language: string | undefined, assets: BuiltAssets) => string;
  readonly renderReportAnswer: RenderAnswer<ReportAnswer>;
  readonly renderContactAnswer: RenderAnswer<ContactAnswer>;
  readonly renderMessageAnswer: RenderAnswer<MessageAnswer>;
  readonly renderLinkAnswer: RenderAnswer<LinkAnswerOutcome>;
  /** The texts of the inline style elements: the Content-Security-Policy names their hashes. */
  readonly pageStyles: (assets: BuiltAssets) => readonly string[];
  /** The text of the one inline script; the Content-Security-Policy names its hash as well. */
  readonly headScript: string;
  /** Whether the web was built with a key for App Check. */
  readonly usesAppCheck: boolean;
}

// Which PDFs a profile has, and their content. The web's renderer writes the texts (`cvContent`, `sheetContent`); the functions
// draw them.
import type { Profile } from '../profile/profile.ts';
import type { DocumentKind } from './routes.ts';

/** Whether a document of a profile is offered: a contact sheet needs photos. */
export const hasDocument = ({ photos }: Pick<Profile, 'photos'>, kind: DocumentKind): boolean =>
  kind !== 'contactSheet' || photos.length > 0;

/** A line with its label, such as 'Height'; `href` makes the value a link. */
export interface DocumentRow {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

/** A credit: the columns of one line. */
export interface DocumentCredit {
  /** '' when unknown. */
  readonly year: string;
  readonly title: string;
  /** The role and its size. */
  readonly role: string;
  readonly production: string;
  /** '' for none. */
  readonly href: string;
}

/** A titled part of the CV: text, labelled rows or credits. */
export interface DocumentSection {
  readonly title: string;
  readonly text?: string;
  readonly rows?: readonly DocumentRow[];
  readonly credits?: readonly DocumentCredit[];
  /** Whether the columns of the credits begin at the right. */
  readonly isFromRight?: boolean;
}

/** What CV and contact sheet have in common. */
interface DocumentContent {
  /** The language's BCP 47 tag. */
  readonly language: string;
  /** The title that a PDF viewer shows in its window. */
  readonly title: string;
  readonly name: string;
  /** The line below the actor's name. */
  readonly headline: string;
  /** The address of the profile's page. */
  readonly link: string;
  /** The alternative text of the QR code. */
  readonly qrLabel: string;
  /** 'Details confirmed in …'; '' when they were not. */
  readonly confirmed: string;
}

export interface CvContent extends DocumentContent {
  readonly portrait: SheetPicture | null;
  /** The ways to reach the actor and the representation. */
  readonly contact: readonly DocumentRow[];
  readonly facts: readonly DocumentRow[];
  readonly sections: readonly DocumentSection[];
}

export interface SheetPicture {
  /** The file's path in Storage. */
  readonly path: string;
  /** Pixels; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly caption: string;
}

/** A contact sheet of one profile. */
export interface SheetContent extends DocumentContent {
  readonly pictures: readonly SheetPicture[];
}

/** A profile on the sheet of a shortlist. For a profile that cannot be shown, `note` has the reason. */
export interface ShortlistEntry {
  readonly name: string;
  /** The portrait, or else the first photo. */
  readonly portrait: SheetPicture | null;
  /** Shown where there is no picture; '' for a profile that cannot be shown. */
  readonly initials: string;
  readonly facts: readonly DocumentRow[];
  /** '' for a profile that cannot be shown. */
  readonly link: string;
  readonly note: string;
}

export interface ShortlistContent {
  readonly language: string;
  readonly title: string;
  readonly link: string;
  readonly entries: readonly ShortlistEntry[];
}

/** A profile of a shortlist, with the result of looking up its address. */
export interface ShortlistProfile {
  /** The profile's path without the leading slash, as it was requested. */
  readonly asked: string;
  /** `undefined` for a profile that cannot be shown. */
  readonly profile: Profile | undefined;
  readonly state: 'shown' | 'private' | 'removed' | 'missing';
}

/** The texts of a profile's share card. */
export interface CardContent {
  readonly name: string;
  /** The profession and the city. */
  readonly line: string;
  /** Playing age, height and a few languages; '' for none. */
  readonly facts: string;
}

/**
 * The exports of the web's server build for documents and the card. `language` is that of the address's `?lang=`, for
 * the card the account's. `address` is that of the profile's page, which the document links to.
 */
export interface DocumentTexts {
  readonly shortlistContent: (
    profiles: readonly ShortlistProfile[],
    origin: string,
    language: string | undefined,
  ) => ShortlistContent;
  readonly cvContent: (profile: Profile, address: string, language: string | undefined) => CvContent;
  readonly sheetContent: (profile: Profile, address: string, language: string | undefined) => SheetContent;
  readonly cardContent: (profile: Profile, language: string) => CardContent;
}

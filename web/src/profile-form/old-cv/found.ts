// What is recognised in one row of an old CV, and its free parts, of which only the block around the row says what they are.
import type { CreditKind, RoleSize } from '@marquee/domain/profile/credit';

/** A text that is not recognised by itself; it may be '' beside a size, which takes the place of a role. */
export interface Part {
  readonly text: string;
  readonly hasSize: boolean;
  /** Who made the work, or the role, where it was recognised by itself: its text is '' then. */
  readonly taken?: string;
  /** Whether the text stands in quotation marks. */
  readonly isQuoted?: boolean;
  /** Whether a cell has several texts, of which the part is made. */
  readonly isSeveral?: boolean;
}

/** What has been recognised in one row so far. */
export interface Found {
  title: string;
  role: string;
  size: RoleSize | '';
  readonly production: string[];
  year: number;
  /** A text with a year that only a space divides from it, which may be its own: 'Scam 1992'. */
  dated: string;
  kind: CreditKind | undefined;
  /** The kind that most works of the named channel or platform have. */
  likelyKind: CreditKind | undefined;
  link: string;
  /** Whether the title is a text in quotation marks that does not stand first: it may be the role. */
  isLate: boolean;
  /** Whether a part is only guessed to be a production. */
  isGuess: boolean;
  readonly rest: string[];
}

export const nothing = (): Found => ({
  title: '',
  role: '',
  size: '',
  production: [],
  year: 0,
  dated: '',
  kind: undefined,
  likelyKind: undefined,
  link: '',
  isLate: false,
  isGuess: false,
  rest: [],
});

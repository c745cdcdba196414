// What titles, roles, directors and companies look like in actors' CVs: of 100 of each, so many have a trait. Counted in
// the right values of the CVs that the reader was measured with (docs/editor.md).
import { isCompany, isPlay, looksLikeRole, sizeNamed } from './credit-words.ts';

/** How many of 100 titles, roles, directors and companies. */
type Shares = readonly [title: number, role: number, director: number, company: number];

/** Texts of one word, two, three, and more. */
const LENGTHS: readonly Shares[] = [
  [23, 55, 19, 12],
  [37, 35, 67, 48],
  [21, 7, 11, 26],
  [19, 3, 3, 14],
];

const SMALL_WORD =
  /\s(?:of|and|the|in|at|on|to|for|from|with|is|you|me|my|ka|ki|ke|aur|hai|se|का|की|के|और|है)(?![\p{L}\p{M}])|[!?]$/iu;

interface Trait {
  readonly has: (text: string) => boolean;
  readonly shares: Shares;
}

const TRAITS: readonly Trait[] = [
  {
    has: (text) => /^(?:the|an?|my|our|how|what|who|when|all|no|i|it|dear|one|two|three)\s/iu.test(text),
    shares: [12, 1, 1, 5],
  },
  { has: (text) => SMALL_WORD.test(text), shares: [15, 1.5, 1, 6] },
  { has: (text) => looksLikeRole(text) && !isPlay(text), shares: [4, 34, 1.5, 3] },
  { has: (text) => isCompany(text), shares: [2, 2, 1, 97] },
  { has: (text) => isPlay(text), shares: [4, 0.7, 0.5, 0.5] },
  { has: (text) => /(?:^|\s)\p{Lu}\.(?:\s|\p{Lu})/u.test(text), shares: [0.5, 0.5, 4, 1] },
  { has: (text) => /\d/.test(text), shares: [4, 1, 0.5, 4] },
  { has: (text) => /^\p{Ll}/u.test(text), shares: [0.2, 3, 0.5, 0.7] },
  { has: (text) => /\s(?:sir|ma[’']?am|madam|garu)$/i.test(text), shares: [0.1, 0.1, 2, 0.1] },
  { has: (text) => /\w\/\w|#/.test(text), shares: [1, 3, 1, 1] },
];

/** Texts that stand several times in one column. */
const REPEATED: Shares = [1.5, 4, 25, 42];

/** Traits of one text depend on each other, and so do the rows of a column: each says less than it would alone. */
const WEIGHT = 0.7;

/** How likely texts are titles, roles, or who made works, as logarithms. */
export interface Fit {
  readonly title: number;
  readonly role: number;
  readonly production: number;
}

const logOf = (share: number): number => Math.log(share / 100);

/** The logarithms of the probabilities of a text, its field given. */
function logsOf(text: string, isRepeated: boolean): number[] {
  const words = text.split(/\s+/).length;
  const length = LENGTHS[Math.min(words, LENGTHS.length) - 1] ?? [1, 1, 1, 1];
  return [0, 1, 2, 3].map((field) => {
    const traits = TRAITS.reduce((sum, { has, shares }) => {
      const share = shares[field] ?? 1;
      return sum + logOf(has(text) ? share : 100 - share);
    }, 0);
    const repeated = REPEATED[field] ?? 1;
    return traits + WEIGHT * (logOf(length[field] ?? 1) + logOf(isRepeated ? repeated : 100 - repeated));
  });
}

/** 'Lake Theatre / A. Rao' looks like its first part. */
const firstOf = (text: string): string => text.split(/\s[/;]\s?|[/;]\s/)[0] || text;

/** Titles stand in quotation marks more often than roles, companies hardly ever. */
const QUOTED = [6, 3, 0.5, 0.5] as const;

/** How likely the texts of a column are each of the fields, so many of which stand in quotation marks. */
export function fitOf(texts: readonly string[], quoted = 0): Fit {
  let [title, role, production] = [
    quoted * logOf(QUOTED[0]),
    quoted * logOf(QUOTED[1]),
    quoted * logOf(QUOTED[2]),
  ];
  for (const text of texts) {
    const [asTitle = 0, asRole = 0, director = 0, company = 0] = logsOf(
      firstOf(text),
      sizeNamed(text) === undefined && texts.filter((each) => each === text).length > 1,
    );
    title += asTitle;
    role += asRole;
    production += Math.log((Math.exp(director) + Math.exp(company)) / 2);
  }
  return { title, role, production };
}

// Whether a row of an old CV is surely a credit.
import type { CvRow } from './block-rows.ts';
import { isDubbing, isLanguage } from './cv-languages.ts';
import { isProse } from './cv-line.ts';
import { isDate, isStatus, yearNamed } from './cv-years.ts';
import {
  isAward,
  isBilling,
  isCompany,
  isCrew,
  isGenre,
  isOtherWork,
  looksLikeRole,
} from './credit-words.ts';

/** Longer texts are sentences, not names. */
const LONGEST = { title: 80, role: 60, production: 110 } as const;

/** Whether a text has a bracket without its other half, as the parts of a cell in two lines have. */
const isHalf = (text: string): boolean => text.split(/[([]/).length !== text.split(/[)\]]/).length;

/** The end of a sentence and the begin of another. */
const SENTENCES = /(?:\p{Ll}{4}|\d{4})\. \p{Lu}/u;

/** What a row may say besides its credit. */
const isKnownRest = (part: string): boolean =>
  part === '' ||
  isDubbing(part) ||
  isLanguage(part) ||
  isDate(part) ||
  isStatus(part) ||
  isGenre(part) ||
  isBilling(part) ||
  yearNamed(part) !== undefined;

type Fault = (row: CvRow) => boolean;
const inTitle =
  (isWrong: (title: string, row: CvRow) => boolean): Fault =>
  (row) =>
    isWrong(row.credit.title, row);
const isAlone = ({ credit: { role, size } }: CvRow): boolean => role === '' && size === '';

/** What makes it doubtful that a row is a credit, with a title and something beside it, and nothing that was not understood. */
const FAULTS: readonly Fault[] = [
  ({ doubt }) => doubt !== undefined,
  ({ rest }) => !rest.split(', ').every(isKnownRest),
  // Nothing beside the title but a role that only its place tells.
  ({ isOrdered, credit: { role, size, production, year } }) =>
    production === '' && year === 0 && size === '' && (role === '' || isOrdered),
  inTitle((title) => isBilling(title)),
  inTitle((title) => !/\p{L}|\d/u.test(title)),
  inTitle((title) => /^[\p{Ll}(&]|: .* as /u.test(title)),
  inTitle((title, row) => isAlone(row) && title.includes(',') && row.credit.kind !== 'award'),
  inTitle((title, row) => isAlone(row) && /\s[–—-]\s/.test(title)),
  inTitle((title) =>
    title
      .split(/\s[–—-]\s/)
      .slice(1)
      .some(isCompany),
  ),
  // 'Scoop as Reporter' beside another role
  inTitle((title, row) => !isAlone(row) && / as \p{Lu}/u.test(title)),
  // '“Kites” regia Ila Rao': what stands behind a quoted title is of another language.
  inTitle((title) => /^["“«][^"”»]+["”»]\s*[\p{L}(]/u.test(title)),
  // A year in the place of a title.
  inTitle((title, { credit }) => credit.year === 0 && /^(?:19|20)\d\d$/.test(title)),
  inTitle((title, row) => isAlone(row) && /\([^()\d]+\)/.test(title)),
  // 'Maila Aanchal (Prastuti, Patna)'
  inTitle((title) => /\([^(),]*,[^()]*\)$/.test(title)),
  // 'Indian Ink, Lake Theatre Company'
  inTitle((title, { credit }) => credit.production === '' && title.split(', ').slice(1).some(isCompany)),
  // 'Sacred Games: Nurse'
  inTitle((title, { credit }) => credit.role === '' && looksLikeRole(/: (.+)$/.exec(title)?.[1] ?? '')),
  ({ credit: { role } }) =>
    isAward(role) ||
    isCrew(role) ||
    /[:：]|\s[–—]\s/.test(role.replace(/^(?:u\/s|cover): /i, '')) ||
    SENTENCES.test(role) ||
    role.startsWith('with '),
  // 'Lake Theatre, r. Ila Rao': a short word before a name is a label that nobody knows.
  ({ credit: { production } }) =>
    /[:：]\s| as \p{Lu}|(?:^|, )\p{Ll}{1,3}\. ?\p{Lu}/u.test(production) || SENTENCES.test(production),
  ({ credit: { kind, production } }) =>
    production
      .split(', ')
      .some((each) => isOtherWork(each) || isCrew(each) || (isAward(each) && kind !== 'award')),
  ({ rest, credit: { year, production } }) =>
    year === 0 && (/\d{4}/.test(rest) || /[\s,](?:19|20)\d\d$/.test(production)),
  ({ credit: { title, role, production } }) => [title, role, production].some(isHalf),
  ({ credit: { title, role, production } }) =>
    title.length > LONGEST.title || role.length > LONGEST.role || production.length > LONGEST.production,
  ({ line }) => /\S@\S|https?:|www\.|\d{8}|[,;:(–-]$/u.test(line) || isProse(line),
];

/** Whether a row is surely a credit. */
export const isSound = (row: CvRow): boolean => !FAULTS.some((isFault) => isFault(row));

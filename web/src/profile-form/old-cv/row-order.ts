// Whether a row of an old CV is surely a credit.
import type { CvRow } from './block-rows.ts';
import { isDubbing, isLanguage } from './cv-languages.ts';
import { isProse } from './cv-line.ts';
import { isDate, isStatus, yearNamed } from './cv-years.ts';
import {
  detailNamed,
  headingNamed,
  isAward,
  isBilling,
  isCompany,
  isCrew,
  isGenre,
  isOtherWork,
  looksLikeRole,
  kindNamed,
} from './credit-words.ts';
import { ON_AIR } from './infer-fields.ts';

/** Longer texts are sentences, not names. */
const LONGEST = { title: 80, role: 60, production: 110 } as const;

/** Whether a text has a bracket without its other half, as the parts of a cell in two lines have. */
const isHalf = (text: string): boolean => text.split(/[([]/).length !== text.split(/[)\]]/).length;

/** The end of a sentence and the begin of another. */
const SENTENCES = /(?:\p{Ll}{4}|\d{4})\. \p{Lu}/u;

/** Whether a row is surely a credit: a title, something beside it, and nothing that was not understood. */
export function isSound({ credit, rest, doubt, line, isOrdered }: CvRow): boolean {
  const { kind, title, role, size, production, year } = credit;
  const isRest = rest
    .split(', ')
    .every(
      (part) =>
        part === '' ||
        isDubbing(part) ||
        isLanguage(part) ||
        isDate(part) ||
        isStatus(part) ||
        isGenre(part) ||
        isBilling(part) ||
        yearNamed(part) !== undefined,
    );
  const isNamed =
    role === '' && (detailNamed(title) ?? (kindNamed(title) && headingNamed(title))) !== undefined;
  return (
    doubt === undefined &&
    isRest &&
    !isNamed &&
    !(role === '' && size === '' && title.includes(',') && kind !== 'award') &&
    !(role === '' && size === '' && /\([^()\d]+\)/.test(title)) &&
    // 'Maila Aanchal (Prastuti, Patna)'
    !/\([^(),]*,[^()]*\)$/.test(title) &&
    // 'Indian Ink, Lake Theatre Company'
    !(
      production === '' &&
      title
        .split(', ')
        .slice(1)
        .some((each) => isCompany(each))
    ) &&
    // 'Sacred Games: Nurse'
    !(role === '' && looksLikeRole(/: (.+)$/.exec(title)?.[1] ?? '')) &&
    !isBilling(title) &&
    !isAward(role) &&
    !isCrew(role) &&
    !/[:：]|\s[–—]\s/.test(role) &&
    !/,\s\p{L}+: /u.test(title) &&
    !/[:：]\s/.test(production) &&
    !SENTENCES.test(production) &&
    !/ as \p{Lu}/u.test(production) &&
    !production.split(', ').some((each) => isOtherWork(each) || (isAward(each) && kind !== 'award')) &&
    // On a screen an episode stands in quotation marks after its series, on a stage the play after its theatre.
    (ON_AIR.includes(kind) || !/\S\s["“„]/u.test(title)) &&
    !(year === 0 && (/\d{4}/.test(rest) || /[\s,](?:19|20)\d\d$/.test(production))) &&
    /\p{L}|\d/u.test(title) &&
    (production !== '' || year !== 0 || size !== '' || (role !== '' && !isOrdered)) &&
    ![title, role, production].some(isHalf) &&
    title.length <= LONGEST.title &&
    role.length <= LONGEST.role &&
    production.length <= LONGEST.production &&
    !/\S@\S|https?:|www\.|\d{8}/.test(line) &&
    !/^[\p{Ll}(&]|: .* as /u.test(title) &&
    !/[,;:(–-]$/u.test(line) &&
    !isProse(line)
  );
}

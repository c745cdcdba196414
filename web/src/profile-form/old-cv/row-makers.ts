// Who made the works of an old CV's rows: directors, companies, theatres and channels, each by itself.
import type { CvRow } from './block-rows.ts';
import { isCapitals } from './cv-line.ts';
import { isCompany } from './credit-words.ts';
import { labelNamed } from './header-row.ts';
import { share } from './share.ts';
import { splitOutside, trimmed } from './split-text.ts';

/** 'Lake Theatre' and 'A. Rao' of 'Lake Theatre: A. Rao'; not of 'Channel: ITN', whose label may be of another language. */
function sidesOf(text: string): string[] {
  const [, house = '', name = ''] = /^([^:]{2,60}):\s(\S.*)$/u.exec(text) ?? [];
  const isHouse = labelNamed(house) === undefined && (isCompany(house) || isCapitals(house));
  return house !== '' && isHouse ? [house, name] : [text];
}

/** 'Dir. A. Rao - Lake Films', 'Lake Theatre / A. Rao' */
export const makersIn = (text: string): string[] =>
  splitOutside(text, /\s[–—-]\s|\s\/{1,2}\s|;\s/g)
    .flatMap(sidesOf)
    // 'A. Rao/Lake Theatre', but not '24/7 Films'
    .flatMap((part) => (part.split('/').every((each) => /\p{L}{2}/u.test(each)) ? part.split('/') : [part]))
    .map(trimmed)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** 'Salt Road / Ila Rao' beside 'Lampglow / Nurse / Ila Rao': who made other works is no role. */
export function withKnownMakers(rows: readonly CvRow[]): CvRow[] {
  const makers = new Set(rows.flatMap(({ credit }) => credit.production.split(', ').filter(Boolean)));
  return rows.map((row) => {
    const { role, production } = row.credit;
    const isMaker = production === '' && makers.has(role);
    return isMaker ? { ...row, credit: { ...row.credit, role: '', production: role } } : row;
  });
}

/** 'Ila Rao The Lake Theatre': a name of two words, and more behind it. */
const NAMED_FIRST = /^\p{Lu}[\p{L}.’'-]* \p{Lu}[\p{L}.’'-]* /u;
/** A company with a name before it, of so many words at most, has at least so many words, and stands in so many rows. */
const MOST_NAMES = 3;
const LEAST_WORDS = 3;
const LEAST_SHARED = 3;
const MOST_SHARED = 0.5;

/** The company that stands behind several names in a column, without a sign between them; '' for none. */
function sharedCompany(makers: readonly string[]): string {
  const names = new Map<string, Set<string>>();
  for (const maker of makers) {
    const words = maker.split(' ');
    for (let at = 1; at <= Math.min(MOST_NAMES, words.length - LEAST_WORDS); at += 1) {
      const company = words.slice(at).join(' ');
      if (!maker.includes(',') && isCompany(company))
        names.set(company, (names.get(company) ?? new Set()).add(maker));
    }
  }
  const [shared] = [...names]
    .filter(([, own]) => own.size >= LEAST_SHARED)
    .sort((a, b) => b[0].length - a[0].length);
  return shared?.[0] ?? '';
}

/** The rows with who directed and the company as two makers, where only a space stands between them. */
export function withTwoMakers(rows: readonly CvRow[]): CvRow[] {
  const makers = rows.map(({ credit }) => credit.production);
  const company = sharedCompany(makers);
  if (company === '' || share(makers, (maker) => maker.endsWith(` ${company}`)) < MOST_SHARED)
    return [...rows];
  return rows.map((row) => {
    const { production } = row.credit;
    const name = production.endsWith(` ${company}`) ? production.slice(0, -company.length).trim() : '';
    if (name !== '') return { ...row, credit: { ...row.credit, production: `${name}, ${company}` } };
    // 'Amit Sen Hill Center', whose company stands once.
    return NAMED_FIRST.test(production) ? { ...row, doubt: row.doubt ?? 'order' } : row;
  });
}

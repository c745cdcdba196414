// What a part of a row is recognised as by itself: a year, a kind, a size of role, a company, a marked director or role.
import { LANGUAGES } from '@marquee/domain/profile/options';
import {
  companyNamed,
  isCompany,
  isGenre,
  isOtherPart,
  kindNamed,
  looksLikeRole,
  sizeNamed,
  type Column,
} from './credit-words.ts';
import { isDubbing, isLanguage } from './cv-languages.ts';
import { isLabelled, LABEL, labelNamed } from './header-row.ts';
import { isStatus, yearNamed } from './cv-years.ts';
import type { Found } from './found.ts';
import { takeDates, takeYear, withoutLooseYear } from './take-year.ts';
import { trimmed, withoutQuotes } from './split-text.ts';

const PRODUCTION_MARK =
  /^(?:with )?(?:(?:dir(?:ect(?:ed|or|ion))?|prod(?:uced|ucer)?|chor(?:eo|eographer|eography)?)\.? ?(?:by |[:.]|- )|(?:dir(?:ector|ection)?|producer|singers?|nirdeshak|réal\.?|mes\.|(?:regia|produzione|mise en scène|réalisation)(?: d[ie])?) (?=\p{L})|with director\.? |[dp] ?:|art\. dir\. |an? (?:short |feature |thesis |student )?(?:film|play|series) by )/iu;
const PRODUCTION_AFTER = /(?:, ?| [([])(?:dir\.?|director|producer)[)\]]?$| (?:द्वारा|के) निर्देश(?:ित|न में)$/iu;
const ROLE_MARK =
  /^(?:as (?!(?:you|u) like it)(?:an? )?|(?:(?:played|playing|portrayed|in) )?(?:the )?role of |r ?: )/iu;
const ROLE_AFTER =
  / (?:ka (?:kirdaa?r|role)|की भूमिका(?: में)?|का किरदार|के किरदार में|के रूप में|ची भूमिका|வேடம்|வேடத்தில்)$/u;

/** Whether a label or a mark says what a text is: 'Role: Ophelia', 'Dir. A. Rao'. */
export const isMarked = (text: string): boolean =>
  isLabelled(text) || PRODUCTION_MARK.test(text) || ROLE_MARK.test(text);

/** The lines of a cell as one text; a tab separates a line that does not continue the one above: 'Dir. A. Rao'. */
export const cellText = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map((line, at, all) => {
      const isPart = yearNamed(line) !== undefined || isStatus(line) || isMarked(line);
      // 'Doug Scholz-' and below it 'Carlson'
      const isWhole = at === 0 || line.startsWith('\t') || /\p{L}-$/u.test(all[at - 1] ?? '');
      return (isWhole ? '' : isPart ? '\t' : ' ') + line;
    })
    .join('');

/** The text without the mark before or after it; '' when it has neither. */
function unmarked(text: string, before: RegExp, after: RegExp): string {
  const mark = before.exec(text)?.[0].length;
  const end = / (?:and|&)$/i.test(text.slice(0, Math.max(0, text.search(after)))) ? 0 : text.search(after);
  return trimmed(mark === undefined ? text.slice(0, Math.max(0, end)) : text.slice(mark));
}

/** A label of an Indian script may stand without a sign: 'निर्देशक अविनाश अरुण'. */
const BARE_LABEL = /^([\u0900-\u0dff]+)\s+(\S.*)$/u;
/** What a kind of work is said to be more closely: 'SAG Short', 'Senior Thesis Film'. */
const OF_KIND =
  /^(?:(?:upcoming|sag(?:[- ]aftra)?|(?:non-?)?union|student|senior|thesis|indie|independent|animated|(?:ultra )?(?:low|micro)[- ]budget|digital)\s)+/i;

const WITH_MAKER = /^([^()]{2,30})\(([^()]{2,60})\)$/;

/** Reads a kind of work into `found`, with who made it in brackets; returns whether the text is one. */
export function takeKind(found: Found, whole: string): boolean {
  // 'Theatre (Theatrix)'
  const [, named = '', maker = ''] = WITH_MAKER.exec(whole) ?? [];
  if (kindNamed(named) !== undefined && !takeNamed(found, trimmed(maker)))
    (isLanguage(trimmed(maker)) ? found.rest : found.production).push(trimmed(maker));
  const text = kindNamed(named) === undefined ? whole : trimmed(named);
  const bare = text.replace(OF_KIND, '');
  const [language = '', ...others] = bare.split(' ');
  const kind =
    kindNamed(text) ??
    kindNamed(bare) ??
    (isLanguage(language) ? kindNamed(others.join(' ')) : undefined) ??
    (/^(?:corporate|industrial)/i.test(text) && isOtherPart(text) ? 'other' : undefined);
  if (!kind) return false;
  const isShort = found.kind === 'film' && kind === 'short_film';
  if (found.kind !== undefined && found.kind !== kind && !isShort) found.rest.push(text);
  else {
    found.kind = kind;
    if (isLanguage(language)) found.rest.push(language);
  }
  return true;
}

/** Reads a size of role into `found`; returns whether the text is one. */
export function takeSize(found: Found, text: string): boolean {
  const size = sizeNamed(text);
  if (!size) return false;
  if (found.size === '') found.size = size;
  else if (found.size !== size) found.rest.push(text);
  return true;
}

/** Reads a known company, or makers behind a mark such as 'Dir.', into `found`; returns whether the text is one. */
export function takeProduction(found: Found, text: string): boolean {
  const company = companyNamed(text);
  if (company) {
    found.production.push(text);
    found.likelyKind ??= company.kind;
    return true;
  }
  const named = unmarked(text, PRODUCTION_MARK, PRODUCTION_AFTER);
  if (named === '') return false;
  // 'Dir. Maya Lind / Golden Reel', 'Dir. Gurmeet Pal, Netflix'
  for (const each of named
    .split(/\s[/·•|]\s|,\s|\sfor\s(?=\p{Lu})/u)
    .map(trimmed)
    .filter(Boolean)) {
    if (takeYear(found, each)) continue;
    found.likelyKind ??= companyNamed(each)?.kind;
    // 'Dir. A. Rao, for Lake Theatre'
    const maker = each.replace(/^for\s(?=\p{Lu})/u, '');
    found.production.push(isCompany(maker) ? withoutLooseYear(found, maker) : maker);
  }
  return true;
}

function takeRole(found: Found, text: string): boolean {
  // A title may begin with 'Playing'.
  const bare = text.replace(/^mein /i, '');
  const role = text.startsWith('playing ') ? trimmed(text.slice(8)) : unmarked(bare, ROLE_MARK, ROLE_AFTER);
  if (role === '' || found.role !== '') return false;
  if (!takeSize(found, role)) found.role = role;
  return true;
}

function takeLabelled(found: Found, text: string): boolean {
  const [, label = '', value = ''] = LABEL.exec(text) ?? BARE_LABEL.exec(text) ?? [];
  const column = label === '' ? undefined : labelNamed(label);
  const isBare = !/[:：-]/.test(text);
  // 'लेखक धर्मवीर भारती'
  if (isBare && column === 'ignored') return found.rest.push(text) > 0;
  if (column === undefined || (isBare && column !== 'role' && column !== 'production')) return false;
  if (column === 'title') {
    const kind = kindNamed(label);
    if (found.title !== '' || (!text.includes(':') && kind === undefined && !/name|नाव|नाम/iu.test(label)))
      return false;
    found.kind ??= kind;
  }
  // 'Role: Viktor, Peacock' may name a company after the role.
  found.isGuess ||= column === 'role' && /,|\p{Ll}{4}\. |\. \p{Lu}{2}/u.test(value);
  return takeColumn(found, column, trimmed(value));
}

/** Reads a part into `found` if it is recognised by itself; returns whether it was recognised. */
export const takeNamed = (found: Found, text: string): boolean =>
  takeYear(found, text) ||
  (isDubbing(text) && found.rest.push(text) > 0) ||
  takeKind(found, text) ||
  takeSize(found, text) ||
  takeProduction(found, text) ||
  takeRole(found, text) ||
  takeLabelled(found, text);

/** Reads a text into the field of its column. */
export function takeColumn(found: Found, column: Column, text: string): boolean {
  if (column === 'unknown' && text !== '') return false;
  if (column === 'ignored' || text === '')
    return found.year !== 0 || yearNamed(text) === undefined || takeYear(found, text);
  if (column === 'title' || column === 'role') {
    if (column === 'role' && (takeSize(found, text) || takeRole(found, text))) return true;
    if (found[column] !== '') return false;
    found[column] = withoutQuotes(text);
    return true;
  }
  if (column === 'year') return takeYear(found, text) || takeDates(found, text);
  if (column === 'kind') return takeKind(found, text);
  if (column === 'size') return takeSize(found, text);
  const bare = withoutBrackets(found, text).split('\t').map(trimmed).filter(Boolean);
  for (const each of bare) {
    if (takeYear(found, each) || takeProduction(found, each)) continue;
    // 'New Theatre, 2013' below 'Venue, Year'
    found.production.push(/^\d{4}/.test(each) ? each : withoutLooseYear(found, each));
  }
  return true;
}

const BRACKETS = /[([{]([^()[\]{}]{1,80})[)\]}]/g;
/** Matches what a work is, in brackets after its title: 'Digital Campaign'. */
const IS_WORK = /\b(?:film|short|feature|series|pilot|campaign|spot|commercial|video|project|thesis)$/i;

/** Reads the brackets whose parts are all recognised into `found`; returns the text without them. */
export function withoutBrackets(found: Found, text: string): string {
  return text.replace(BRACKETS, (whole, inner: string) => {
    if (isGenre(inner)) {
      found.rest.push(inner);
      return '\t';
    }
    const parts = inner.split(/[,;|/]/).map(trimmed);
    const tried: Found = { ...found, production: [], rest: [] };
    // '(Lake Theatre, Pune)'
    const isOne =
      parts.length < 3 && isCompany(parts[0] ?? '') && !looksLikeRole(inner) && !IS_WORK.test(inner);
    const known = parts.filter((part) => part !== '' && takeNamed(tried, part)).length;
    if (!isOne && (known === 0 || known < parts.length - 1)) return whole;
    const hadSize = found.size !== '';
    for (const part of parts.filter((each) => !takeNamed(found, each))) {
      // 'Our House (Inspector / Ensemble)'
      if (found.size !== '' && !hadSize && found.role === '' && !isCompany(part)) {
        found.role = part;
        continue;
      }
      const isLanguage = LANGUAGES.some((each) => each.toLowerCase() === part.toLowerCase());
      (isLanguage ? found.rest : found.production).push(part);
      found.isGuess ||= !isLanguage && !isOne && !isCompany(part);
    }
    return '\t';
  });
}

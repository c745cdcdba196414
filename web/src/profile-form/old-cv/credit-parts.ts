// The parts of a row of an old CV: what is recognised by itself (a year, a kind, a size of role, a company, a marked
// director or role), and the free parts, of which only the block around the row says what they are.
import type { CreditKind, RoleSize } from '@marquee/domain/profile/credit';
import { LANGUAGES } from '@marquee/domain/profile/options';
import {
  companyNamed,
  isBilling,
  isCompany,
  isGenre,
  kindNamed,
  looksLikeRole,
  sizeNamed,
  type Column,
} from './credit-words.ts';
import { isDubbing, isLanguage } from './cv-languages.ts';
import { labelNamed } from './header-row.ts';
import { YEAR, isStatus, yearNamed } from './cv-years.ts';
import { takeYear, withoutLooseYear } from './take-year.ts';
import { splitAtCommas, trimmed, withoutQuotes } from './split-text.ts';

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

const PRODUCTION_MARK =
  /^(?:with )?(?:(?:dir(?:ect(?:ed|or|ion))?|prod(?:uced|ucer)?|chor(?:eographer)?)\.? ?(?:by |[:.]|- )|(?:dir(?:ector|ection)?|producer|singers?|nirdeshak|réal\.?|mes\.) |with director\.? |[dp] ?:|art\. dir\. |an? (?:short |feature |thesis |student )?(?:film|play|series) by )/iu;
const PRODUCTION_AFTER = /(?:, ?| [([])(?:dir\.?|director|producer)[)\]]?$| (?:द्वारा|के) निर्देश(?:ित|न में)$/iu;
const ROLE_MARK =
  /^(?:as (?!you like it)(?:an? )?|(?:(?:played|playing|portrayed|in) )?(?:the )?role of |r ?: )/iu;
const ROLE_AFTER =
  / (?:ka (?:kirdaa?r|role)|की भूमिका(?: में)?|का किरदार|के किरदार में|के रूप में|ची भूमिका|வேடம்|வேடத்தில்)$/u;

/** The lines of a cell as one text; a tab separates a line that does not continue the one above: 'Dir. A. Rao'. */
export const cellText = (lines: readonly string[]): string =>
  lines
    .filter((line) => line !== '')
    .map((line, at) => {
      const isPart =
        yearNamed(line) !== undefined || isStatus(line) || PRODUCTION_MARK.test(line) || ROLE_MARK.test(line);
      return (at === 0 || line.startsWith('\t') ? '' : isPart ? '\t' : ' ') + line;
    })
    .join('');

/** The text without the mark before or after it; '' when it has neither. */
function unmarked(text: string, before: RegExp, after: RegExp): string {
  const mark = before.exec(text)?.[0].length;
  const end = / (?:and|&)$/i.test(text.slice(0, Math.max(0, text.search(after)))) ? 0 : text.search(after);
  return trimmed(mark === undefined ? text.slice(0, Math.max(0, end)) : text.slice(mark));
}

/** 'Role: Meera', 'दिग्दर्शक : …', 'Movie Name- …'. */
export const LABEL = /^([^:：–-]{2,30}?)\s*(?:[:：]|-\s|–\s|\s-)\s*(\S.*)$/u;
/** Whether a label says what a text is: 'Role: Ophelia'. */
export const isLabelled = (text: string): boolean => labelNamed(LABEL.exec(text)?.[1] ?? '') !== undefined;
/** A label of an Indian script may stand without a sign: 'निर्देशक अविनाश अरुण'. */
const BARE_LABEL = /^([\u0900-\u0dff]+)\s+(\S.*)$/u;
/** A mark within a text begins a part of its own. */
const BEFORE_MARK =
  /[\s,.;(/–-](?=(?:dir(?:ected by|ector|ection)?|role|character|year|producer|produced by) ?[:.-] ?[^\s)\]]|(?:directed|produced) by\s|dir\.?\s\p{Lu}|with director\s|direction\s\p{Lu}|as\s(?=["“‘]))/giu;

/** What a kind of work is said to be more closely: 'SAG Short', 'Senior Thesis Film'. */
const OF_KIND =
  /^(?:(?:upcoming|sag(?:[- ]aftra)?|(?:non-?)?union|student|senior|thesis|indie|independent|animated|(?:ultra )?(?:low|micro)[- ]budget|digital)\s)+/i;

const WITH_MAKER = /^([^()]{2,30})\(([^()]{2,60})\)$/;

function takeKind(found: Found, whole: string): boolean {
  // 'Theatre (Theatrix)'
  const [, named = '', maker = ''] = WITH_MAKER.exec(whole) ?? [];
  if (kindNamed(named) !== undefined && !takeNamed(found, trimmed(maker)))
    (isLanguage(trimmed(maker)) ? found.rest : found.production).push(trimmed(maker));
  const text = kindNamed(named) === undefined ? whole : trimmed(named);
  const bare = text.replace(OF_KIND, '');
  const [language = '', ...others] = bare.split(' ');
  const kind =
    kindNamed(text) ?? kindNamed(bare) ?? (isLanguage(language) ? kindNamed(others.join(' ')) : undefined);
  if (!kind) return false;
  if (found.kind !== undefined && found.kind !== kind) found.rest.push(text);
  else {
    found.kind = kind;
    if (isLanguage(language)) found.rest.push(language);
  }
  return true;
}

function takeSize(found: Found, text: string): boolean {
  const size = sizeNamed(text);
  if (!size) return false;
  if (found.size === '') found.size = size;
  else if (found.size !== size) found.rest.push(text);
  return true;
}

function takeProduction(found: Found, text: string): boolean {
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
    found.production.push(each.replace(/^for\s(?=\p{Lu})/u, ''));
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
const takeNamed = (found: Found, text: string): boolean =>
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
  if (column === 'year') return takeYear(found, text);
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
function withoutBrackets(found: Found, text: string): string {
  return text.replace(BRACKETS, (whole, inner: string) => {
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

const BEGINS_QUOTED = /^(?:["“„«]([^"“”„«»]{1,80})["”“»]|‘([^‘’]{1,80})’(?=\s|,|$))/u;
/** 'Thalia Theater Hamburg "Medea"' */
const ENDS_QUOTED = /^(.{3,60}?)[\s,:]+["“„]([^"“”„]{1,80})["”“]$/u;
const BETWEEN_YEAR = new RegExp(`^(.{1,80}?),\\s\\(?(${YEAR.source})\\)?,\\s(.+)$`);

const ON_CHANNEL = /^(.{2,80}?),? on (.{2,40}?)\.?$/iu;
const DASHED = /^(.{2,80}?)\s[–—-]\s(.{2,80})$/u;

function peelText(found: Found, written: string, isLater = false): string[] {
  const text = trimmed(written).replace(/\)\.$/, ')');
  const [, label = '', value = ''] = /^([^:]{2,30}):\s*(\S.*)$/.exec(text) ?? [];
  const kind = label === '' ? undefined : kindNamed(label);
  if (kind !== undefined && found.kind === undefined) {
    found.kind = kind;
    return peelText(found, value);
  }
  // 'Lead: David'
  if (label !== '' && takeSize(found, label)) return peelText(found, value);
  if (text === '' || takeNamed(found, text)) return [];
  // 'Mohor on Star Jalsha'
  const [, shown = '', channel = ''] = ON_CHANNEL.exec(text) ?? [];
  if (companyNamed(channel) !== undefined) {
    takeProduction(found, channel);
    return peelText(found, shown, isLater);
  }
  const [, before, after = ''] = DASHED.exec(text) ?? [];
  // 'Principal – Dr. Gill', 'Lead — National School of Drama'
  if (before !== undefined && isBilling(before)) {
    if (!takeSize(found, before)) found.rest.push(before);
    if (!isCompany(after)) return peelText(found, after);
    found.production.push(after);
    return [];
  }
  const [whole = '', double, single] = BEGINS_QUOTED.exec(text) ?? [];
  const quoted = double ?? single;
  if (quoted !== undefined && found.title === '' && !(isLater && whole === text)) {
    found.title = trimmed(quoted);
    return peelText(found, text.slice(whole.length).replace(/^[\s,.:–-]+/, ''));
  }
  const [, maker] = found.title === '' ? [] : (/^by (\p{Lu}.*)$/u.exec(text) ?? []);
  if (maker !== undefined) {
    found.production.push(trimmed(maker));
    return [];
  }
  // 'Meera · supporting', as this product prints it; from right to left the size comes first.
  const [one = '', other = '', ...more] = text.split(' · ');
  if (other !== '' && more.length === 0 && sizeNamed(one) !== sizeNamed(other)) {
    if (takeSize(found, other)) return peelText(found, one);
    if (takeSize(found, one)) return peelText(found, other);
  }
  // 'Waqt, 1965, B. R. Films' beside other parts: who made it stands after the year.
  const [, work = '', year = '', makers = ''] = BETWEEN_YEAR.exec(text) ?? [];
  if (work !== '' && found.year === 0) {
    found.year = Number(year);
    const others = splitAtCommas(makers).filter((maker) => !takeNamed(found, maker));
    found.production.push(...others);
    found.isGuess ||= !others.every((maker) => isCompany(maker));
    return peelText(found, work);
  }
  // 'Crime Patrol, 8 episodes'
  const [, series = '', status = ''] = /^([^,]+),\s([^,]+)$/.exec(text) ?? [];
  if (isStatus(status) || takeSize(found, status) || (found.kind === undefined && takeKind(found, status))) {
    if (isStatus(status)) found.rest.push(status);
    return peelText(found, series);
  }
  // 'Short, Lake College' behind the role
  if (isLater && kindNamed(series) !== undefined && takeKind(found, series))
    return peelText(found, status, isLater);
  // '22 episodes (Inspector, Father)'
  const [, often = '', played = ''] = /^(\d[^()]{2,20}) \(([^()]{2,80})\)$/.exec(text) ?? [];
  if (isStatus(often)) {
    found.rest.push(often);
    return [played];
  }
  const around = withoutBrackets(found, text).split('\t').map(trimmed).filter(Boolean);
  if (around.length !== 1 || around[0] !== text)
    return around.flatMap((each) => peelText(found, each, isLater));
  const rest = withoutLooseYear(found, text);
  const [, house = '', play = ''] = ENDS_QUOTED.exec(rest) ?? [];
  const own = found.title === '' ? kindNamed(house) : undefined;
  if (own !== undefined) {
    found.title = trimmed(play);
    found.kind ??= own;
    return [];
  }
  if (found.title === '' && isCompany(house)) {
    found.title = trimmed(play);
    found.production.push(house);
    return [];
  }
  // '(Ophelia)' by itself
  const [, bare = rest] = /^[([{]([^()[\]{}]{2,80})[)\]}]$/.exec(rest) ?? [];
  if (isLater && isGenre(bare)) {
    found.rest.push(bare);
    return [];
  }
  return bare === '' || (bare !== text && takeNamed(found, bare)) ? [] : [bare];
}

/**
 * Reads into `found` what is recognised in a text; returns its other parts, and one for a role or a maker that it names.
 * A whole text in quotation marks behind others (`isLater`) may be a title or a role.
 */
export function peel(found: Found, text: string, isLater = false): Part[] {
  const { size, role } = found;
  const makers = found.production.length;
  const texts = withoutBrackets(found, text)
    .split('\t')
    // 'Writer/Director: A. Rao' is one label.
    .flatMap((each) =>
      isLabelled(each) && each.includes('/') && each.indexOf('/') < each.indexOf(':')
        ? [each]
        : each.replace(BEFORE_MARK, '\t').split('\t'),
    )
    .flatMap((each) => peelText(found, each, isLater));
  const hasSize = found.size !== size;
  if (texts.length > 0)
    return texts.map((each) => {
      const bare = withoutQuotes(each);
      return bare === each ? { text: each, hasSize } : { text: bare, hasSize, isQuoted: true };
    });
  if (hasSize) return isLabelled(text) ? [] : [{ text: '', hasSize }];
  const isTaken = found.production.length > makers || found.role !== role;
  return isTaken ? [{ text: '', hasSize, taken: text }] : [];
}

// The parts of a row, each read by the first of the forms that it has: what is recognised goes into the row's `Found`, and
// what is left of it is read again.
import { companyNamed, isBilling, isCompany, isGenre, kindNamed, sizeNamed } from './credit-words.ts';
import { isLabelled } from './header-row.ts';
import { YEAR, isStatus } from './cv-years.ts';
import type { Found, Part } from './found.ts';
import { splitAtCommas, trimmed, withoutQuotes } from './split-text.ts';
import { takeKind, takeNamed, takeProduction, takeSize, withoutBrackets } from './take-part.ts';
import { withoutLooseYear } from './take-year.ts';

/**
 * Reads a text of one form into `found`, and returns what is left to read; `undefined` if it has another form. A text behind
 * others (`isLater`) may be a role where the first is a title.
 */
type Form = (found: Found, text: string, isLater: boolean) => readonly string[] | undefined;

/** 'Short film: Kites', 'Lead: David' */
const labelledByKind: Form = (found, text) => {
  const [, label = '', value = ''] = /^([^:]{2,30}):\s*(\S.*)$/.exec(text) ?? [];
  const kind = label === '' ? undefined : kindNamed(label);
  if (kind !== undefined && found.kind === undefined) {
    found.kind = kind;
    return [value];
  }
  return label !== '' && takeSize(found, label) ? [value] : undefined;
};

const recognised: Form = (found, text) => (takeNamed(found, text) ? [] : undefined);

/** 'Mohor on Star Jalsha', 'The Ship / TNT' */
const onChannel: Form = (found, text) => {
  const [, shown = '', channel = ''] = /^(.{2,80}?)(?:,? on | \/ )(.{2,40}?)\.?$/iu.exec(text) ?? [];
  if (isCompany(shown) || companyNamed(channel) === undefined) return undefined;
  return takeProduction(found, channel) ? [shown] : undefined;
};

/** 'Principal – Dr. Gill', 'Lead — National School of Drama' */
const billedFirst: Form = (found, text) => {
  const [, billing = '', after = ''] = /^(.{2,80}?)\s[–—-]\s(.{2,80})$/u.exec(text) ?? [];
  if (!isBilling(billing)) return undefined;
  if (!takeSize(found, billing)) found.rest.push(billing);
  if (!isCompany(after)) return [after];
  found.production.push(after);
  return [];
};

const BEGINS_QUOTED = /^(?:["“„«]([^"“”„«»]{1,80})["”“»]|‘([^‘’]{1,80})’(?=\s|,|$))/u;

/** '“Medea” – Nurse' */
const quotedFirst: Form = (found, text, isLater) => {
  const [whole = '', double, single] = BEGINS_QUOTED.exec(text) ?? [];
  const quoted = double ?? single;
  if (quoted === undefined || found.title !== '' || (isLater && whole === text)) return undefined;
  found.title = trimmed(quoted);
  return [text.slice(whole.length).replace(/^[\s,.:–-]+/, '')];
};

/** 'by A. Rao' */
const byMaker: Form = (found, text) => {
  const [, maker] = found.title === '' ? [] : (/^by (\p{Lu}.*)$/u.exec(text) ?? []);
  if (maker === undefined) return undefined;
  found.production.push(trimmed(maker));
  return [];
};

/** 'Meera · supporting', as this product prints it; from right to left the size comes first. */
const ownSize: Form = (found, text) => {
  const [one = '', other = '', ...more] = text.split(' · ');
  if (other === '' || more.length > 0 || sizeNamed(one) === sizeNamed(other)) return undefined;
  if (takeSize(found, other)) return [one];
  return takeSize(found, one) ? [other] : undefined;
};

const BETWEEN_YEAR = new RegExp(`^(.{1,80}?),\\s\\(?(${YEAR.source})\\)?,\\s(.+)$`);

/** 'Waqt, 1965, B. R. Films' beside other parts: who made it stands after the year. */
const aroundYear: Form = (found, text) => {
  const [, work = '', year = '', makers = ''] = BETWEEN_YEAR.exec(text) ?? [];
  if (work === '' || found.year !== 0) return undefined;
  found.year = Number(year);
  const others = splitAtCommas(makers).filter((maker) => !takeNamed(found, maker));
  found.production.push(...others);
  found.isGuess ||= !others.every((maker) => isCompany(maker));
  return [work];
};

/** 'Crime Patrol, 8 episodes', 'Kites, lead'; behind the role 'Short, Lake College'. */
const dividedByComma: Form = (found, text, isLater) => {
  const [, before = '', after = ''] = /^([^,]+),\s([^,]+)$/.exec(text) ?? [];
  if (isStatus(after)) {
    found.rest.push(after);
    return [before];
  }
  // 'Cicero, Ensemble' are two roles.
  if (isLater && /^ensemble$/i.test(after)) return undefined;
  if (takeSize(found, after) || (found.kind === undefined && takeKind(found, after))) return [before];
  return isLater && kindNamed(before) !== undefined && takeKind(found, before) ? [after] : undefined;
};

/** 'Star Plus (Nurse)' */
const playedOn: Form = (found, text) => {
  const [, channel = '', played = ''] = /^([^()]{2,40}) \(([^()]{2,60})\)$/.exec(text) ?? [];
  return companyNamed(channel) !== undefined && takeProduction(found, channel) ? [played] : undefined;
};

/** '22 episodes (Inspector, Father)' */
const episodesOf: Form = (found, text) => {
  const [, often = '', played = ''] = /^(\d[^()]{2,20}) \(([^()]{2,80})\)$/.exec(text) ?? [];
  if (!isStatus(often)) return undefined;
  found.rest.push(often);
  return [played];
};

/** 'Ophelia. Lake Theatre' behind the title */
const companyAfterDot: Form = (found, text, isLater) => {
  const [, role = '', maker = ''] = isLater
    ? (/^([^.]{0,60}\p{Ll}{2})\. (\p{Lu}[^.]{2,80})$/u.exec(text) ?? [])
    : [];
  if (
    role === '' ||
    /^(?:mrs?|ms|dr|st|sgt|lt|capt|prof)$/i.test(role) ||
    !isCompany(maker) ||
    // 'Lake Intl. School'
    (!maker.includes(' ') && companyNamed(maker) === undefined) ||
    isCompany(role)
  )
    return undefined;
  found.production.push(maker);
  return [role];
};

/** 'Kites (2019, Lake Films)' */
const bracketed: Form = (found, text) => {
  const around = withoutBrackets(found, text).split('\t').map(trimmed).filter(Boolean);
  return around.length === 1 && around[0] === text ? undefined : around;
};

/** 'Thalia Theater Hamburg "Medea"' */
const quotedLast: Form = (found, text) => {
  if (found.title !== '') return undefined;
  const [, before = '', play = ''] = /^(.{3,60}?)[\s,:]+["“„]([^"“”„]{1,80})["”“]$/u.exec(text) ?? [];
  const kind = kindNamed(before);
  if (kind === undefined && !isCompany(before)) return undefined;
  found.title = trimmed(play);
  found.kind ??= kind;
  if (kind === undefined) found.production.push(before);
  return [];
};

/** 'Drama' behind the title */
const genre: Form = (found, text, isLater) => {
  if (!isLater || !isGenre(text)) return undefined;
  found.rest.push(text);
  return [];
};

/** '(Ophelia)' by itself */
const inBrackets: Form = (_found, text) => {
  const [, inside] = /^[([{]([^()[\]{}]{2,80})[)\]}]$/.exec(text) ?? [];
  return inside === undefined ? undefined : [inside];
};

const FORMS: readonly Form[] = [
  labelledByKind,
  recognised,
  onChannel,
  billedFirst,
  quotedFirst,
  byMaker,
  ownSize,
  aroundYear,
  dividedByComma,
  episodesOf,
  bracketed,
  playedOn,
  companyAfterDot,
];

/** Forms of what is left without a year before or after it. */
const UNDATED: readonly Form[] = [quotedFirst, quotedLast, genre, inBrackets];

/** The free parts of a text, after what is recognised in it. */
function freeParts(found: Found, written: string, isLater: boolean): string[] {
  const read = (text: string, forms: readonly Form[]): string[] | undefined => {
    for (const form of forms) {
      const left = form(found, text, isLater);
      if (left) return left.flatMap((each) => freeParts(found, each, isLater));
    }
    return undefined;
  };
  const text = trimmed(written).replace(/\)\.$/, ')');
  if (text === '') return [];
  const parts = read(text, FORMS);
  if (parts) return parts;
  const bare = withoutLooseYear(found, text);
  if (bare === '' || (bare !== text && takeNamed(found, bare))) return [];
  return read(bare, UNDATED) ?? [bare];
}

/** A mark within a text begins a part of its own. */
const BEFORE_MARK =
  /[\s,.;(/–-](?=(?:dir(?:ected by|ector|ection)?|role|character|producer|produced by|chor(?:eo|eographer|eography|eographed by)?) ?[:.-] ?[^\s)\]]|year ?[:.] ?\d|(?:directed|produced) by\s|(?:dir|chor(?:eo)?)\.?\s\p{Lu}|(?:regia|produzione|mise en scène|réalisation)\s(?:d[ie]\s)?\p{Lu}|with director\s|direction\s\p{Lu}|as\s(?=["“‘]))/giu;

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
    .flatMap((each) => freeParts(found, each, isLater));
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

// The lines of a block of an old CV as drafts of rows: what is recognised in each by itself or by what nearly all of them
// have alike, and the free parts, of which only the block says what they are.
import {
  nothing,
  peel,
  splitAtCommas,
  splitLine,
  splitOutside,
  takeColumn,
  trimmed,
  withoutBullet,
  withoutQuotes,
  type Found,
  type Part,
} from './credit-parts.ts';
import { withAsciiYears, withClosedSpans, yearNamed } from './cv-years.ts';
import {
  detailNamed,
  isCompany,
  isOtherWork,
  looksLikeRole,
  sizeNamed,
  type Column,
  type PartKind,
} from './credit-words.ts';
import { isCreditKind, isListKind } from './list-items.ts';
import type { BlockLine } from './cv-blocks.ts';
import { filledCells, textOfLine } from './cv-line.ts';
import { isList, share, type Draft } from './infer-fields.ts';
import { takeSentence } from './read-sentence.ts';
import type { GridRow } from './table-grid.ts';

/** Fewer rows may be alike by chance. */
const LEAST_ALIKE = 3;

/** A longer line is prose, and is not parsed, so that no pattern takes long. */
const LONGEST_LINE = 500;

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]{0,300}[^\s<>",.;:)\]]/i;
const PLAYED_IN = /^(?:played|playing|plays) (.+?) in (.+)$/i;
const TITLE_AS_ROLE = /^([^:]+?) as (?:an? )?(.+)$/i;
/** Matches 'Sacred Games: Nurse', but not 'Baahubali: The Beginning'. */
const TITLE_COLON_ROLE =
  /^([^:]{2,60}): (?!(?:the|a|an|part|chapter|season|volume|vol|episode|\d)(?![\p{L}\p{M}]))([^: ]+(?: [^: ]+){0,2})$/iu;
/** The parts of a line: further ones at commas where a part is the only one. */
function partsOf(found: Found, line: string): Part[] {
  const parts = splitLine(line).flatMap((text) => peel(found, text));
  const [first] = parts;
  if (parts.length === 1 && first && found.title === '') {
    const texts = splitAtCommas(first.text);
    if (texts.length > 1) return texts.flatMap((text) => peel(found, text));
  }
  return parts;
}

/** Takes a title and a role out of one text: 'Played Rao in Paatal Lok', 'Gully Boy as Sky', 'Sacred Games: Nurse'. */
function withoutPair(found: Found, parts: readonly Part[]): readonly Part[] {
  const [first, ...others] = parts;
  if (!first || found.title !== '' || found.role !== '' || parts.length > 3) return parts;
  const [, played, inTitle] = PLAYED_IN.exec(first.text) ?? [];
  const marks =
    parts.length + Math.min(1, found.production.length) <= 2 ? TITLE_AS_ROLE.exec(first.text) : null;
  const colon = parts.length === 1 ? TITLE_COLON_ROLE.exec(first.text) : null;
  const [, title = '', role = ''] = played === undefined ? (marks ?? colon ?? []) : [played, inTitle, played];
  if (title === '' || role === '') return parts;
  [found.title, found.role] = [trimmed(title), trimmed(role)];
  return others;
}

/** 'Director- A. Rao': a dash in place of a colon. */
const LABEL_DASH = /(^|[\s(,)])(director|dir\.?|producer)\s?[–-](?=[\s\p{Lu}])/giu;
const QUOTED = /["“„][^"“”„]{1,80}["”“]/gu;
/** Stands for a comma within quotation marks, which divides nothing. */
const HIDDEN_COMMA = '\u201a';
export const shown = (text: string): string => text.replaceAll(HIDDEN_COMMA, ',');

/** Takes the link out of a text, hides commas of quoted titles, and brings years into one form. */
const tidied = (found: Found, text: string): string =>
  withClosedSpans(
    withAsciiYears(text)
      .replace(LABEL_DASH, '$1$2: ')
      .replace(QUOTED, (quoted) => quoted.replaceAll(',', HIDDEN_COMMA))
      .replace(LINK, (link) => {
        found.link = link;
        return '';
      }),
  );

/** 'Grisha in “Wedding”', 'Agnostos – in the play “Aesop”' */
const PLAYED_IN_QUOTED =
  /^([^"“”„]{2,60}?)[\s,–-]+in (?:the (?:play|film|movie|serial|series|musical|show) )?["“„]([^"“”„]{1,80})["”“](.*)$/iu;

/** 'Angie - Fence (Lake Theatre)' */
const MAKER = /\(([^()\d]{2,60})\)$/u;

/** 'Anjaan: Crimes Unit as Aditi'; 'Danceny in Dangerous Liaisons by Choderlos de Laclos' */
const TITLE_AS = /^([^\t|]{2,80}?) as ((?:an? )?[^\t|].*)$/iu;
const ROLE_IN = /^([^\t|]{2,80}?) in ((?:the |a |an )?[\p{Lu}\p{N}].*)$/u;
const BY_AUTHOR = /^(.+?) by (\p{Lu}.*)$/u;

/** What nearly all lines of a block have. */
interface Shape {
  /** What stands in brackets at the end says who made the works. */
  readonly hasMaker: boolean;
  /** Words between title and role: TITLE_AS or ROLE_IN. */
  readonly pair: RegExp | undefined;
}

/** What nearly all lines of a block have alike; `part` is what its heading says. */
export function shapeOf(lines: readonly BlockLine[], part: PartKind | undefined): Shape {
  if (lines.length < LEAST_ALIKE) return { hasMaker: false, pair: undefined };
  const texts = lines.map(({ line }) => withoutBullet(textOfLine(line)));
  const makers = texts.map((text) => MAKER.exec(text)?.[1] ?? '');
  const isMaker = (maker: string): boolean =>
    maker !== '' && sizeNamed(maker) === undefined && !looksLikeRole(maker);
  const hasMaker = share(makers, isMaker) >= 0.7 && makers.filter((maker) => isCompany(maker)).length > 1;
  // On a stage titles and 'Webster in Macbeth' are mixed; elsewhere three titles may have an 'in'.
  const leastOf = (pair: RegExp): number => (pair === ROLE_IN && hasMaker ? 0.2 : 0.7) * lines.length;
  const pair = [TITLE_AS, ROLE_IN].find(
    (each) => texts.filter((text) => each.test(text)).length >= Math.max(LEAST_ALIKE, leastOf(each)),
  );
  return { hasMaker, pair: part === 'award' ? undefined : pair };
}

/** The parts beside the title or role that stands before the words between them. */
function withoutFirst(found: Found, text: string, pair: RegExp): Part[] {
  const [, first = '', rest = ''] = pair.exec(text) ?? [];
  const own = peel(found, first).map(({ text: each }) => each);
  found[pair === TITLE_AS ? 'title' : 'role'] ||= withoutQuotes(own.join(', '));
  const [head, ...others] = partsOf(found, pair === TITLE_AS ? `as ${rest}` : rest);
  const [, title, author] = (pair === ROLE_IN && BY_AUTHOR.exec(head?.text ?? '')) || [];
  if (author !== undefined) found.production.push(author);
  return head ? [{ ...head, text: title ?? head.text }, ...others] : [];
}

export function lineDraft({ line, year, maker: above = '' }: BlockLine, { hasMaker, pair }: Shape): Draft {
  const whole = withoutBullet(textOfLine(line));
  const years = filledCells(line).map((cell) => yearNamed(cell.text));
  // A column of years beside the texts of lines.
  const isBeside = years.some(Boolean) && years.length > 1;
  const text = isBeside
    ? withoutBullet(
        filledCells(line)
          .filter((_cell, at) => !years[at])
          .map((cell) => cell.text)
          .join('\t'),
      )
    : whole;
  const found = nothing();
  if (isBeside) filledCells(line).forEach((cell, at) => years[at] && takeColumn(found, 'year', cell.text));
  const draft = { line: whole, year, maker: above, found };
  if (text.length > LONGEST_LINE)
    return { ...draft, found: { ...found, rest: [text] }, parts: [], doubt: 'list' };
  const tidy = tidied(found, text);
  const maker = hasMaker ? MAKER.exec(tidy) : null;
  if (maker) found.production.push(...splitAtCommas(maker[1] ?? ''));
  const bare = maker ? trimmed(tidy.slice(0, maker.index)) : tidy;
  if (takeSentence(found, bare)) return { ...draft, parts: [], doubt: undefined };
  if (pair?.test(bare) === true)
    return { ...draft, parts: withoutFirst(found, bare, pair), doubt: undefined };
  const [, role, title, rest = ''] = PLAYED_IN_QUOTED.exec(bare) ?? [];
  if (role !== undefined && title !== undefined) {
    [found.role, found.title] = [trimmed(role), trimmed(title)];
    return { ...draft, parts: partsOf(found, trimmed(rest)), doubt: undefined };
  }
  if (isOtherWork(bare) || detailNamed(/^([^:]{2,30}):/.exec(bare)?.[1] ?? '') !== undefined)
    return { ...draft, parts: [{ text: bare, hasSize: false }], doubt: 'other-work' };
  return { ...draft, parts: withoutPair(found, partsOf(found, bare)), doubt: undefined };
}

/** The row of a table as one part a column; '' where what was in the cell is recognised. */
export function gridDraft(
  { line, year, maker = '', cells, isSure }: GridRow,
  columns: readonly (Column | undefined)[] | undefined,
): Draft {
  const found = nothing();
  const text = textOfLine(line);
  const parts = cells.map((cell, index): Part => {
    const column = columns?.[index];
    if (column !== undefined && column !== 'title' && column !== 'role') {
      for (const text of cell.split('\t'))
        if (!takeColumn(found, column, trimmed(text))) found.rest.push(text);
      return { text: '', hasSize: false };
    }
    const { title } = found;
    // 'Lead — National School of Drama' below 'Role'
    const [, role, maker = ''] = column === 'role' ? (/^(.+?)\s[–—]\s(.+)$/u.exec(cell) ?? []) : [];
    if (isCompany(maker)) found.production.push(trimmed(maker));
    const own = role !== undefined && isCompany(maker) ? role : cell;
    const peeled = peel(found, tidied(found, index === 0 ? withoutBullet(own) : own));
    found.isLate ||= index > 0 && found.title !== title;
    const texts = peeled.map((part) => part.text).filter(Boolean);
    found.isGuess ||= column === 'role' && texts.length > 1;
    return { text: texts.join(', '), hasSize: peeled.some((part) => part.hasSize) };
  });
  return {
    line: withoutBullet(text),
    year,
    maker,
    found,
    parts,
    doubt: isSure && text.length <= LONGEST_LINE ? undefined : 'order',
  };
}

/** A list of names below a heading of credits: a row for each of them. */
export const withNames = (drafts: readonly Draft[], part: PartKind | undefined): Draft[] =>
  drafts.flatMap((draft) => {
    const kind = isCreditKind(part) ? part : undefined;
    if (!isList(draft, kind)) return [draft];
    if (kind === undefined && (isListKind(part) || part === 'none')) return [{ ...draft, doubt: 'list' }];
    return draft.parts.map((name) => ({ ...draft, line: name.text, parts: [name], doubt: 'only-title' }));
  });

/** The drafts with a part in two where nearly all of them have two texts there. */
function withHalves(
  drafts: Draft[],
  at: number,
  halvesOf: (text: string) => string[],
  isRight: (other: string) => boolean = () => true,
): Draft[] {
  const halves = drafts.map(({ parts }) => halvesOf(parts[at]?.text ?? ''));
  const isDivided = share(halves, ({ length }) => length === 2) >= 0.7;
  if (drafts.length < 2 || !isDivided || share(halves, ([, other = '']) => isRight(other)) < 0.5)
    return drafts;
  return drafts.map((draft, row) => {
    const [one = '', other = '', ...more] = halves[row] ?? [];
    const two = [one, [other, ...more].join(', ')].map((text) => ({ text, hasSize: false }));
    return { ...draft, parts: [...draft.parts.slice(0, at), ...two, ...draft.parts.slice(at + 1)] };
  });
}

/** 'Hamlet | Ophelia – Prithvi Theatre': a dash before the company in the second part of nearly all rows. */
export const withCompanies = (drafts: Draft[]): Draft[] =>
  withHalves(drafts, 1, (text) => splitOutside(text, /\s[–—-]\s/g).map(trimmed), isCompany);

/** 'Ivanov (Nikolai), Lake Theatre': what stands in brackets between titles and companies is the role. */
export function withRoles(drafts: Draft[]): Draft[] {
  const isMade = ({ found, parts }: Draft): boolean =>
    found.role === '' && (found.production.length > 0 || isCompany(parts[1]?.text ?? ''));
  if (share(drafts, isMade) < 0.7) return drafts;
  const halvesOf = (text: string): string[] =>
    [...(/^(.{2,80}) \(([^()]{2,60})\)$/u.exec(text) ?? ['', text])].slice(1);
  return withHalves(drafts, 0, halvesOf, (other) => other !== '' && !isCompany(other));
}

/** 'Chris, Wellington / Lion Theatre': a comma in the first part of nearly all rows divides role and title. */
export const withPairs = (drafts: Draft[]): Draft[] =>
  share(drafts, ({ parts }) => parts.length > 1) < 0.7 ? drafts : withHalves(drafts, 0, splitAtCommas);

// The lines of a block of an old CV as drafts of rows: what is recognised in each by itself or by what nearly all of them
// have alike, and the free parts, of which only the block says what they are.
import { peel } from './credit-parts.ts';
import { nothing, type Found, type Part } from './found.ts';
import { isLabelled } from './header-row.ts';
import { isMarked, takeColumn, takeNamed } from './take-part.ts';
import {
  COMMA,
  DASH,
  SEPARATORS,
  splitAtCommas,
  splitLine,
  splitOutside,
  trimmed,
  withoutBullet,
} from './split-text.ts';
import { withAsciiYears, withClosedSpans, yearNamed } from './cv-years.ts';
import {
  detailNamed,
  isCompany,
  isOtherWork,
  kindNamed,
  type Column,
  type PartKind,
} from './credit-words.ts';
import { isCreditKind, isListKind } from './list-items.ts';
import type { BlockLine } from './cv-blocks.ts';
import { filledCells, looseLine, textOfLine } from './cv-line.ts';
import { isList, type Draft } from './infer-fields.ts';
import { share } from './share.ts';
import { takeSentence } from './read-sentence.ts';
import type { GridRow } from './table-grid.ts';

/** Nearly all rows have what is alike in a block. */
const ALIKE = 0.7;
/** Fewer rows may be alike by chance. */
const LEAST_ALIKE = 3;
/** So many lines begin with a kind where one is to be looked for. */
const BEGIN_ALIKE = 0.6;

/** A longer line is prose, and is not parsed, so that no pattern takes long. */
const LONGEST_LINE = 500;

const LINK = /(?:https?:\/\/|www\.)[^\s<>"]{0,300}[^\s<>",.;:)\]]/i;
/** The parts of a line: further ones at commas where a part is the only one. */
function partsOf(found: Found, line: string, signs: readonly RegExp[]): Part[] {
  const parts = splitLine(line, signs).flatMap((text, at) => peel(found, text, at > 0));
  const [first] = parts;
  if (parts.length === 1 && first && first.text !== '' && found.title === '' && signs.includes(COMMA)) {
    const texts = splitAtCommas(first.text);
    if (texts.length > 1) return texts.flatMap((text, at) => peel(found, text, at > 0));
  }
  return parts;
}

/** 'Director- A. Rao': a dash in place of a colon. */
const LABEL_DASH = /(^|[\s(,)])(director|dir\.?|producer)\s?[–-](?=[\s\p{Lu}])/giu;
/** 'Hum TV (D/ Ila Rao, P/ Lake Films)', 'd/Ila Rao' */
const LABEL_SLASH = /(^|[\s(,])(?:([DPR])\s?\/\s|(d|p|dir|prod)\.?\s?\/\s?)(?=\p{Lu})/gu;
/** 'Hamlet [Dir: A. Rao] Role – Guard', 'Hamlet, Dir: A. Rao, role – Guard', '…, 2008. Role – Guard' */
const ROLE_DASH = /([\])]\s?|[,;.]\s)(role|character)\s?[–-]\s/giu;
/** 'dir. / choreo. Ila Rao' */
const BOTH = /dir\.?\s?[/&]\s?chor(?:eo)?\.?(?=\s)/giu;
/** 'Lake Theatre | d. Ila Rao' */
const SMALL_D = /(^|[\s(|,/–-])d\.\s?(?=\p{Lu}\p{Ll}|\p{Lu}\.)/gu;
const QUOTED = /["“„][^"“”„]{1,80}["”“]/gu;
/** Stand for the signs within quotation marks, which divide nothing. */
const HIDDEN: Readonly<Record<string, string>> = {
  ',': '\u201a',
  '-': '\u2010',
  '–': '\u2012',
  '—': '\u2015',
};
const hidden = (text: string): string => text.replace(/[,–—-]/g, (sign) => HIDDEN[sign] ?? sign);
export const shown = (text: string): string =>
  Object.entries(HIDDEN).reduce((all, [sign, other]) => all.replaceAll(other, sign), text);

/** 'Acted as Nurse in Harud', 'As Nurse in Harud': only the role before the title. */
const ACTED =
  /^(?:(?:acted|worked|appeared|featured|performed|seen|played|cast) )?as (?:an? |the )?(?=\S.{1,60} in )/i;
/** 'Kites directed by A. Rao, played the Nurse' */
const MADE_AND_PLAYED = /( directed by .{2,60}?),? played (?:the )?(?=\p{Lu})/iu;
/** Who wrote a play that others directed is no part of a credit. */
const WRITTEN = /,? (?:written|scripted)(?: by [^,"“”]{2,40}?,? (?:and )?| (?:&|and) )(?=directed by )/giu;
const DIRECTION = / under (?:the )?direction of /gi;

/** Takes the link out of a text, hides commas of quoted titles, and brings years into one form. */
const tidied = (found: Found, text: string): string =>
  withClosedSpans(
    withAsciiYears(text)
      .replace(ACTED, '')
      .replace(DIRECTION, ', directed by ')
      .replace(WRITTEN, ', ')
      .replace(MADE_AND_PLAYED, '$1\tas ')
      .replace(LABEL_SLASH, '$1$2$3: ')
      .replace(BOTH, 'Dir.')
      .replace(SMALL_D, '$1Dir. ')
      .replace(ROLE_DASH, '$1$2: ')
      .replace(LABEL_DASH, '$1$2: ')
      .replace(QUOTED, hidden)
      .replace(LINK, (link) => {
        found.link = link;
        return '';
      }),
  );

/** 'Grisha in “Wedding”', 'Agnostos – in the play “Aesop”' */
const PLAYED_IN_QUOTED =
  /^([^"“”„]{2,60}?)[\s,–-]+in (?:the )?(?:[\p{L}-]{2,20} ){0,2}["“„]([^"“”„]{1,80})["”“](.*)$/iu;

/** So many lines have a sign that divides their parts, and not only one of a title, which may rather have a comma. */
const SIGN_SHARE = 0.15;
const COMMA_SHARE = 0.3;

/** 'Bharat – Maharana Pratap as Rani', where nearly all lines have an 'as'. */
const LINE_AS = /^([^\t|]{2,80}?) as ((?:an? )?[^\t|].*)$/iu;

/** '2022: TV ‘Kites’ - …' */
const LEADING_KIND = /^(?:\d{4}:?\s)?([\p{L}-]{2,12}) (?=[\p{Lu}\p{N}"“‘'])/u;

/** The lines with the kind of each work in a cell of its own, where most begin with one. */
export function withKindCells(lines: readonly BlockLine[]): readonly BlockLine[] {
  const endOf = ({ line }: BlockLine): number => {
    const [begin = '', word = ''] = LEADING_KIND.exec(textOfLine(line)) ?? [];
    return kindNamed(word) === undefined ? 0 : begin.length;
  };
  if (lines.length < LEAST_ALIKE || share(lines, (line) => endOf(line) > 0) < BEGIN_ALIKE) return lines;
  return lines.map((each) => {
    const [text, end] = [textOfLine(each.line), endOf(each)];
    const cells = looseLine([text.slice(0, end).trim(), text.slice(end)].filter(Boolean)).cells;
    return { ...each, line: { ...each.line, isPlaced: false, cells } };
  });
}

/** What divides the lines of a block. */
export interface LineSigns {
  readonly separators: readonly RegExp[];
  /** Whether nearly all lines have an 'as' between title and role. */
  readonly hasAs: boolean;
}

/** What divides the lines of a block. */
export const signsOf = (lines: readonly BlockLine[]): LineSigns => ({
  separators: separatorsOf(lines),
  hasAs:
    lines.length >= LEAST_ALIKE &&
    share(lines, ({ line }) => LINE_AS.test(textOfLine(line).slice(0, LONGEST_LINE))) >= ALIKE,
});

/** The separators that lines of a block have. */
function separatorsOf(lines: readonly BlockLine[]): readonly RegExp[] {
  const texts = lines.map(({ line }) => withoutBullet(textOfLine(line)).slice(0, LONGEST_LINE));
  // 'Film - Harud, character - Nurse, director - A. Rao'
  const areLabelled = (text: string): boolean => share(splitAtCommas(text), isLabelled) > 0.6;
  if (share(texts, (text) => splitAtCommas(text).length > 1 && areLabelled(text)) >= ALIKE) return [COMMA];
  return SEPARATORS.filter(
    (sign) =>
      texts.length < LEAST_ALIKE ||
      share(texts, (text) => splitOutside(text, sign).length > 1) >=
        (sign === COMMA ? COMMA_SHARE : SIGN_SHARE),
  );
}

export function lineDraft(
  { line, year, maker = '' }: BlockLine,
  { separators: signs, hasAs }: LineSigns,
): Draft {
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
  const draft = { line: whole, year, maker, found };
  if (text.length > LONGEST_LINE)
    return { ...draft, found: { ...found, rest: [text] }, parts: [], doubt: 'list' };
  // The dot of a sentence.
  const bare = tidied(found, text.replace(/(\p{L}{4})\.$/u, '$1'));
  if (takeSentence(found, bare)) return { ...draft, parts: [], doubt: undefined };
  const [, role, title, rest = ''] = PLAYED_IN_QUOTED.exec(bare) ?? [];
  if (role !== undefined && title !== undefined) {
    found.title = trimmed(title);
    takeColumn(found, 'role', trimmed(role));
    return { ...draft, parts: partsOf(found, trimmed(rest), signs), doubt: undefined };
  }
  if (isOtherWork(bare) || detailNamed(/^([^:]{2,30}):/.exec(bare)?.[1] ?? '') !== undefined)
    return { ...draft, parts: [{ text: bare, hasSize: false }], doubt: 'other-work' };
  const [, before = '', played = ''] = hasAs ? (LINE_AS.exec(bare) ?? []) : [];
  if (before !== '') {
    const titles = partsOf(
      found,
      before,
      signs.filter((sign) => sign !== DASH),
    );
    return { ...draft, parts: [...titles, ...partsOf(found, `as ${played}`, signs)], doubt: undefined };
  }
  return { ...draft, parts: partsOf(found, bare, signs), doubt: undefined };
}

/** The row of a table as one part a column; '' where what was in the cell is recognised. */
export function gridDraft(
  { line, year, maker = '', cells, isSure, note }: GridRow,
  columns: readonly (Column | undefined)[] | undefined,
): Draft {
  const found = nothing();
  if (note !== undefined) found.rest.push(trimmed(note));
  const text = textOfLine(line);
  const parts = cells.map((cell, index): Part => {
    const column = columns?.[index];
    if (column !== undefined && column !== 'title' && column !== 'role') {
      for (const text of cell.split('\t').map(trimmed)) {
        // 'Role: Ophelia' below 'Notes'
        const isAside = column === 'unknown' || column === 'ignored';
        const isTold = isAside && isMarked(text) && takeNamed(found, text);
        if (!isTold && !takeColumn(found, column, text)) found.rest.push(text);
      }
      return { text: '', hasSize: false };
    }
    const { title } = found;
    // 'Nurse — National School of Drama' below 'Role'
    const [, role, maker = ''] = column === 'role' ? (/^(.+?)\s[–—]\s(.+)$/u.exec(cell) ?? []) : [];
    if (isCompany(maker)) found.production.push(trimmed(maker));
    const own = role !== undefined && isCompany(maker) ? role : cell;
    const peeled = peel(found, tidied(found, index === 0 ? withoutBullet(own) : own), index > 0);
    found.isLate ||= index > 0 && found.title !== title;
    const texts = peeled.map((part) => part.text).filter(Boolean);
    found.isGuess ||= column === 'role' && texts.length > 1;
    return {
      text: texts.join(', '),
      hasSize: peeled.some((part) => part.hasSize),
      isQuoted: peeled.some((part) => part.isQuoted === true),
      isSeveral: texts.length > 1,
    };
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
    // 'Amul, Tanishq, Fevicol, Surf' alone below its heading.
    const isAlone = drafts.length === 1 && draft.parts.length > 3;
    if (!isList(draft, kind, isAlone)) return [draft];
    if (kind === undefined && (isListKind(part) || part === 'none')) return [{ ...draft, doubt: 'list' }];
    return draft.parts.map((name) => ({ ...draft, line: name.text, parts: [name], doubt: 'only-title' }));
  });

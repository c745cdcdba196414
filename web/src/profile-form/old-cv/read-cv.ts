// What an old CV says, from its lines: blocks of credits and lists, details, and what is left out.
import type { CreditKind } from '@marquee/domain/profile/credit';
import { blockRows, type CvRow, type RowOrder } from './block-rows.ts';
import { orderOfAll, type Fields, type Order } from './infer-fields.ts';
import { share } from './share.ts';
import { isSound } from './row-order.ts';
import { cvBlocks, type LineBlock } from './cv-blocks.ts';
import { CV_FILE, MISSING_LETTER } from './cv-file-problem.ts';
import { columnOf } from './header-row.ts';
import { looseLine, textOfLine, type CvLine } from './cv-line.ts';
import { readCvDetails, type Detail } from './cv-details.ts';
import {
  companyNamed,
  isCompany,
  isCrew,
  isTheatre,
  kindNamed,
  looksLikeRole,
  type PartKind,
} from './credit-words.ts';
import { isCreditKind, isListKind, listItems, type LabelledList } from './list-items.ts';
import { hasLegacyLetters } from './legacy-letters.ts';
import { isRemark } from './whole-lines.ts';

export interface CvBlock {
  /** As it stands in the file; '' for none. */
  readonly heading: string;
  /** What it was taken for; `undefined` when its heading names no kind. */
  readonly kind: PartKind | undefined;
  readonly rows: readonly (CvRow & { readonly isSound: boolean })[];
  /** The rows in all orders that their fields may have, the likeliest first. */
  readonly orders: readonly RowOrder[];
  /** Whether its kind is certain and nearly all of its rows are. */
  readonly isSure: boolean;
}

/**
 * `legacy-letters`: Hindi or Tamil in a font from before Unicode. `lost-letters`: the file does not name some letters.
 * `shortened`: there are more rows than are offered.
 */
export type CvWarning = 'legacy-letters' | 'lost-letters' | 'shortened';

export interface ReadCv {
  readonly blocks: readonly CvBlock[];
  readonly details: readonly Detail[];
  /** Lines that are offered neither as a row nor as a detail. */
  readonly leftOut: readonly string[];
  readonly warnings: readonly CvWarning[];
}

/** How many of a block's rows must say what a credit is before the block is ticked, and how many must be sure. */
const SURE_SHARE = 0.8;
const SOUND_SHARE = 0.6;
/** How many rows have a year before those without one are in doubt. */
const DATED_SHARE = 0.25;
/** How many rows have a production before it is no exception. */
const RARE_SHARE = 0.25;
/** So many rows below a heading that names no kind are works of theatres where all are. */
const STAGED_SHARE = 0.5;
/** So many titles of a block differ from each other, and so many may look like something else. */
const ALIKE_TITLES = 0.5;
const ODD_TITLES = 0.5;
/** Lines above the first heading are credits if at least so many of them are. */
const LEAST_TOLD = 3;
/** Where so many of a CV's roles are whole names, most are rather directors. */
const NAMES_SHARE = 0.6;
const LEAST_ROLES = 4;
/** A school that makes plays with its students. */
const SCHOOL =
  /\b(?:university|college|conservato(?:ry|ire)|academy|school|nsd|institute)\b(?!.*\b(?:film|cinema|media|screen|dance)\b)/i;
const WHOLE_NAME = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){1,2}$/u;
const SAYS_ROLE = /(?:^|\P{L})(?:role|character|as)(?!\p{L})/iu;
const isWholeName = (role: string): boolean => WHOLE_NAME.test(role) && !looksLikeRole(role);
/** Whether a row has a title and something beside it. */
const isSaid = ({ credit: { title, role, size, production, year } }: CvRow): boolean =>
  title !== '' && (role + size + production !== '' || year !== 0);
/** Whether a row has all that a credit says, whatever is in doubt. */
const isTold = ({ credit }: CvRow): boolean =>
  credit.title !== '' && credit.role + credit.size !== '' && (credit.production !== '' || credit.year !== 0);

const ON_TELEVISION =
  /\b(?:co[- ]?star|guest star|series regular|recurring|episodes?|season \d|ep\.? ?\d)\b/i;
const IN_FILMS = /\b(?:supporting|day player|feature|(?:student|thesis|independent|indie) film)\b/i;
const OF_ANOTHER_KIND = /\b(?:web ?series|webisodes?|shorts?)\b/i;

/** The kind of a row below a heading of several kinds ('FILM/TELEVISION'), if the row tells. */
function kindAmong(row: CvRow, kinds: readonly PartKind[]): CreditKind | undefined {
  if (row.kindNamed !== undefined) return row.kindNamed;
  const kind = row.credit.production
    .split(', ')
    .map((each) => companyNamed(each)?.kind)
    .find(Boolean);
  if (kind !== undefined && kinds.includes(kind)) return kind;
  if (OF_ANOTHER_KIND.test(row.line)) return undefined;
  if (kinds.includes('television') && ON_TELEVISION.test(row.line)) return 'television';
  if (kinds.includes('film') && IN_FILMS.test(row.line)) return 'film';
  return undefined;
}

/** Whether a theatre made the work of a row, which names no other kind. */
const isPlayed = ({ credit: { production }, kindNamed: own }: CvRow): boolean =>
  (own ?? 'theatre') === 'theatre' && isTheatre(production);

interface Draft {
  readonly block: LineBlock;
  readonly kind: PartKind | undefined;
  readonly rows: readonly CvRow[];
  readonly orders: readonly RowOrder[];
  readonly fields: Fields | undefined;
  readonly isCertain: boolean;
}

function draftOf(block: LineBlock, others?: Order): Draft {
  const { named, columns, header } = block;
  // 'Year | Film | Role' says that the rows are films, 'Show | Role | Theatre' that they are plays.
  const implied = (['title', 'production'] as const)
    .map((column) => kindNamed(header?.cells[columns?.indexOf(column) ?? -1]?.text ?? ''))
    .find(Boolean);
  // 'Workshops' above columns of roles are credits.
  const own = isListKind(named?.kind) && columns?.includes('role') === true ? 'credits' : named?.kind;
  const kind = own === 'credits' ? (implied ?? own) : (own ?? implied);
  const { rows, orders, fields } = blockRows(block, kind, others);
  if (named && named.kinds.length > 1 && isCreditKind(kind)) {
    const tell = (row: CvRow): CvRow => {
      const own = kindAmong(row, named.kinds);
      return own === undefined
        ? { ...row, doubt: row.doubt ?? 'kind' }
        : { ...row, kindNamed: own, credit: { ...row.credit, kind: own } };
    };
    return {
      block,
      kind,
      rows: rows.map(tell),
      orders: orders.map((order) => ({ ...order, rows: order.rows.map(tell) })),
      fields,
      isCertain: named.kinds.every((each) => isCreditKind(each)),
    };
  }
  const isCertain = kind === implied ? implied !== undefined : named?.isCertain === true;
  // Each row may name its kind in a column of its own.
  const each = rows.filter((row) => row.kindNamed !== undefined).length;
  const isEach = each > 0 && each >= rows.length * SURE_SHARE;
  if (isEach && kind !== 'none' && !isCreditKind(kind))
    return { block, kind: 'credits', rows, orders, fields, isCertain: true };
  // 'CHICAGO' above works of theatres, 'DRAMA SCHOOL' above those that it made.
  const isOfSchool =
    SCHOOL.test(block.heading) && !rows.some(({ kindNamed: own }) => (own ?? 'theatre') !== 'theatre');
  const arePlays =
    (kind === undefined || kind === 'credits') &&
    rows.length >= LEAST_TOLD &&
    (isOfSchool || share(rows, isPlayed) >= STAGED_SHARE) &&
    share(rows, ({ credit: { role, size } }) => role + size !== '') >= STAGED_SHARE &&
    !rows.some(({ credit }) => isCrew(credit.role));
  if (arePlays) return { block, kind: 'theatre', rows, orders, fields, isCertain: true };
  return { block, kind: kind === 'credits' ? undefined : kind, rows, orders, fields, isCertain };
}

/** A text such as 'Languages: Hindi, English' as a block. */
const labelledDraft = ({ kind, heading, text }: LabelledList): Draft =>
  draftOf({
    heading,
    named: { kind, isCertain: true, kinds: [kind] },
    columns: undefined,
    header: undefined,
    lines: [{ line: looseLine([text]), year: undefined }],
  });

/**
 * Whether the titles of a block look like some: not one in most rows, as cities are, not two cells run together, and not
 * companies without a role, which another column has.
 */
function areTitles(kind: PartKind | undefined, rows: readonly CvRow[]): boolean {
  if (rows.length <= LEAST_TOLD) return true;
  const titles = rows.map(({ credit }) => credit.title);
  const isHouse = ({ credit: { title, role, size } }: CvRow): boolean =>
    role + size === '' && isCompany(title);
  return (
    new Set(titles).size > rows.length * ALIKE_TITLES &&
    share(titles, (title) => /\p{Ll}{2}\p{Lu}/u.test(title)) < ODD_TITLES &&
    (kind === 'award' || share(rows, isHouse) < ODD_TITLES)
  );
}

/** A block, and whether it is sure; `mayTick` is false for a file that loses its letters. */
function blockOf({ block, kind, rows, orders, isCertain }: Draft, mayTick: boolean): CvBlock {
  const facts = rows.map(({ credit: { role, size, production, year } }) => [
    role + size,
    production,
    year || '',
  ]);
  // What nearly all rows have, each has: one without it may be of another block, or a part of a row. A year that some rows
  // lack may stand beside several.
  const usual = [SURE_SHARE, SURE_SHARE, DATED_SHARE].flatMap((least, at) =>
    share(facts, (fact) => fact[at] !== '') >= least ? [at] : [],
  );
  // What hardly any row has may belong to the part before it: 'as Guru, Prasad'.
  const isRare = share(facts, (fact) => fact[1] !== '') < RARE_SHARE;
  const checked = rows.map((row, index) => ({
    ...row,
    isSound:
      isSound(row) &&
      usual.every((at) => facts[index]?.[at] !== '') &&
      !(isRare && row.credit.production !== '' && !isCompany(row.credit.production)),
  }));
  // A row that names some of the columns: what the others hold is not known.
  const isHalfNamed = rows.some(
    ({ line }) =>
      line.split('\t').filter((cell) => columnOf(cell) !== undefined && kindNamed(cell) === undefined)
        .length > 1,
  );
  const items = kind === undefined ? [] : listItems(kind, checked);
  const isList = isListKind(kind);
  const isOne = (block.named?.kinds.length ?? 0) < 2;
  const sure = isList ? items.filter((item) => item.isKnown).length : rows.filter(isSaid).length;
  // Where rows tell their kinds themselves, those that do not are as well read as the others.
  const isRead = (row: CvRow): boolean => isSound(row.doubt === 'kind' ? { ...row, doubt: undefined } : row);
  // Work behind the scenes is certainly no credit of an actor.
  const all = isList ? items.length : rows.filter(({ credit }) => !isCrew(credit.role)).length;
  return {
    heading: block.heading,
    kind,
    rows: checked,
    orders,
    isSure:
      mayTick &&
      isCertain &&
      !isHalfNamed &&
      (isList || areTitles(kind, rows)) &&
      all > 0 &&
      sure >= all * SURE_SHARE &&
      (isList || rows.filter(isRead).length >= all * (isOne ? SOUND_SHARE : SURE_SHARE)),
  };
}

/** Words of Indian scripts that no language has: a sign at their beginning, or a letter that is cut off. */
const CUT =
  /(?:^|\s)(?=[\p{L}\p{M}])(?:\p{M}|[\u0915-\u0939\u0995-\u09b9\u0b95-\u0bb9](?=\s))|\u094d(?=\s)/gu;

/** Whether a PDF has lost vowel signs, as those that Chrome prints have, and puts spaces inside words. */
function hasLostLetters(text: string): boolean {
  if (text.includes(MISSING_LETTER)) return true;
  const words = text.match(/[\u0900-\u0DFF]+/g)?.length ?? 0;
  return words > 3 && (text.match(CUT)?.length ?? 0) > words * 0.06;
}

const INDIAN = /[\u0900-\u0DFF]/;

/** No row in an Indian script is sure in a file that loses letters of it. */
const withLostLetters = (row: CvRow): CvRow =>
  INDIAN.test(row.line) ? { ...row, doubt: 'missing-letters' } : row;

/** The drafts with roles that are whole names in doubt, where most of a CV's are: they are rather directors. */
function withDoubtedNames(drafts: readonly Draft[]): readonly Draft[] {
  const roles = drafts.flatMap(({ kind, rows }) =>
    isListKind(kind) ? [] : rows.flatMap(({ credit: { role } }) => (role === '' ? [] : [role])),
  );
  if (roles.length < LEAST_ROLES || share(roles, isWholeName) < NAMES_SHARE) return drafts;
  const doubted = (row: CvRow): CvRow =>
    isWholeName(row.credit.role) && !SAYS_ROLE.test(row.line) ? { ...row, doubt: row.doubt ?? 'order' } : row;
  // Columns with names say what is a role.
  return drafts.map((draft) =>
    draft.fields === undefined ? draft : { ...draft, rows: draft.rows.map((row) => doubted(row)) },
  );
}

/** Reads a CV; `isPdf` files may lose letters of Indian scripts. */
export function readCv(all: readonly CvLine[], isPdf: boolean): ReadCv {
  const text = all.map(textOfLine).join('\n');
  const isLegacy = all.filter((line) => line.isLegacy).length > all.length * 0.2 || hasLegacyLetters(text);
  const isLost = isPdf && hasLostLetters(text);
  const warnings: CvWarning[] = isLegacy ? ['legacy-letters'] : isLost ? ['lost-letters'] : [];
  const { details, lists, used } = readCvDetails(all);
  const remarks = new Set(all.filter((line) => isRemark(textOfLine(line))));
  const others = all.filter((line) => !used.has(line) && !remarks.has(line));
  const firsts = cvBlocks(others).map((block) => draftOf(block));
  // The fields of a CV's credits stand in one order.
  const orders = firsts.map(({ kind, fields }) => (isListKind(kind) ? undefined : fields?.order));
  const ordered = firsts.map((draft, at) => {
    const further = orders.flatMap((order, index) => (index === at || !order ? [] : [order]));
    return draft.fields && further.length > 0 ? draftOf(draft.block, orderOfAll(further)) : draft;
  });
  const drafts = withDoubtedNames(ordered);
  const first = drafts.findIndex(({ block, kind }) => kind !== 'none' && (kind ?? block.named) !== undefined);
  const leftOut = [...remarks].map(textOfLine);
  const blocks: CvBlock[] = lists.map((list) => blockOf(labelledDraft(list), !isLegacy));
  let room: number = CV_FILE.maxRows;
  drafts.forEach((draft, index) => {
    const rows = isLost ? draft.rows.map((row) => withLostLetters(row)) : draft.rows;
    const full = rows.filter(isTold).length;
    const isLetterhead = index < first && (full < LEAST_TOLD || full < rows.length / 2);
    const lines = draft.block.lines.map(({ line }) => textOfLine(line));
    const names = draft.block.header ? textOfLine(draft.block.header) : '';
    if (names !== '' && !leftOut.includes(names)) leftOut.push(names);
    if (draft.kind === 'none' || isLetterhead || rows.length === 0) {
      leftOut.push(...[draft.block.heading, ...lines].filter((line) => line !== ''));
      return;
    }
    leftOut.push(...rows.slice(room).map(({ line }) => line));
    if (rows.length > room && !warnings.includes('shortened')) warnings.push('shortened');
    if (room > 0) blocks.push(blockOf({ ...draft, rows: rows.slice(0, room) }, !isLegacy));
    room = Math.max(0, room - rows.length);
  });
  return { blocks, details: isLegacy ? [] : details, leftOut, warnings };
}

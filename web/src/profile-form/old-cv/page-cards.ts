// Cards side by side, as websites show works: in each a title in larger or bold letters, above or below it what is told
// of it.
import { isLabelled } from './header-row.ts';
import { headingNamed } from './credit-words.ts';
import { yearNamed } from './cv-years.ts';
import { columnOf } from './header-row.ts';
import { share } from './share.ts';
import { byHeight, goesOn, rowsOf, SAME_LINE, type Segment } from './page-segments.ts';

export interface Cards {
  /** What stands above and below them on the page. */
  readonly above: readonly Segment[];
  readonly below: readonly Segment[];
  /** The texts of each card, its title first. */
  readonly cards: readonly (readonly string[])[];
}

/** Points by which the texts of a column may be moved. */
const NEAR = 5;
/** Fewer rows of cards are a row of headings, unless labels say what they tell. */
const LEAST_ROWS = 2;
/** How much larger than the text below it a title is. */
const LARGER = 1.12;
/** More room than this, in heights of a line, ends the cards. */
const MOST_ROOM = 3.5;

const isTitle = ({ text }: Segment): boolean =>
  /\p{L}/u.test(text) &&
  headingNamed(text) === undefined &&
  columnOf(text) === undefined &&
  yearNamed(text) === undefined;

/** The titles and the other texts of one card; `edge` is the right one of its column. */
function textsOf(card: readonly Segment[], edge: number, isHead: (segment: Segment) => boolean): string[] {
  const lines = byHeight(card, SAME_LINE).map((line) => [...line].sort((a, b) => a.left - b.left));
  const titles: string[] = [];
  const others: string[] = [];
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const texts = line.map(({ text }) => text.trim());
    if (line.every((segment) => isHead(segment))) titles.push(...texts);
    else if (before && goesOn(before, line, edge))
      others.push(`${others.pop() ?? ''} ${texts.join(' ')}`.trim());
    else others.push(...texts);
  });
  return [titles.join(' '), ...others];
}

/** So many cards tell something below their titles. */
const TOLD = 0.7;

/** Whether the texts of a row are larger or bolder than most of those below it. */
const isAbove = (row: readonly Segment[], below: readonly Segment[]): boolean =>
  share(below, (other) =>
    row.every(
      ({ size, isBold }) => size > other.size * LARGER || (isBold && !other.isBold && size >= other.size),
    ),
  ) >= 0.6;

/** Where texts of a column stand: all begin at one edge, or all are centred. */
type Place = (segment: Segment) => number;
const PLACES: readonly Place[] = [({ left }) => left, ({ left, right }) => (left + right) / 2];

/** The first cards of a page. */
export function cardsOf(segments: readonly Segment[]): Cards | undefined {
  const rows = rowsOf(segments).map((row) => [...row].sort((a, b) => a.left - b.left));
  const first = rows.findIndex(
    (row, at) =>
      row.length > 1 && row.every((each) => isTitle(each)) && isAbove(row, rows.slice(at + 1, at + 4).flat()),
  );
  const titles = rows[first] ?? [];
  const [head] = titles;
  const isIn = (place: Place, segment: Segment): boolean =>
    titles.some((title) => Math.abs(place(title) - place(segment)) < NEAR);
  const below = rows.slice(first + 1, first + 4).flat();
  const [place] = PLACES.filter((each) => share(below, (segment) => isIn(each, segment)) > 0.4).sort(
    (a, b) => share(below, (segment) => isIn(b, segment)) - share(below, (segment) => isIn(a, segment)),
  );
  if (!head || !place) return undefined;
  const edges = titles.map((title) => place(title));
  const columnAt = (segment: Segment): number => {
    const at = place(segment);
    if (place === PLACES[0]) return edges.filter((edge) => edge <= at + NEAR).length - 1;
    const distances = edges.map((edge) => Math.abs(edge - at));
    return distances.indexOf(Math.min(...distances));
  };
  const isHead = ({ size, isBold }: Segment): boolean =>
    isBold === head.isBold && Math.abs(size - head.size) < 1;
  const isHeads = (row: readonly Segment[] | undefined): boolean =>
    row !== undefined && row.every((each) => isHead(each) && isTitle(each) && isIn(place, each));
  const isInside = (row: readonly Segment[]): boolean =>
    row.every((segment) => {
      const column = columnAt(segment);
      const [before, after] = [titles[column - 1], titles[column + 1]];
      return (
        column >= 0 &&
        segment.left > (before?.left ?? -Infinity) &&
        segment.right < (after?.right ?? Infinity)
      );
    });
  const roomAbove = (at: number): number => (rows[at]?.[0]?.y ?? 0) - (rows[at - 1]?.[0]?.y ?? -Infinity);
  // 'Film · 2024' above the titles belongs to them.
  const isBadge = (at: number): boolean =>
    !isHeads(rows[at]) &&
    isHeads(rows[at + 1]) &&
    isInside(rows[at] ?? []) &&
    rows[at]?.every(({ size }) => size <= head.size) === true &&
    roomAbove(at) > roomAbove(at + 1);
  const from = (rows[first - 1]?.length ?? 0) > 1 && isBadge(first - 1) ? first - 1 : first;
  const starts = [from];
  let end = from + 1;
  for (; end < rows.length; end += 1) {
    const row = rows[end] ?? [];
    const isNew = isBadge(end) || (isHeads(row) && !isBadge(end - 1) && !isHeads(rows[end - 1]));
    const isApart =
      row.every((each) => each.size >= head.size && !(isHead(each) && isTitle(each))) ||
      roomAbove(end) > MOST_ROOM * head.size;
    if (!isInside(row) || (isApart && !isNew)) break;
    if (isNew) starts.push(end);
  }
  const groups = starts.map((start, at) => rows.slice(start, starts[at + 1] ?? end).flat());
  const right = Math.max(...groups.flat().map((segment) => segment.right));
  const edgeOf = ([segment]: readonly Segment[]): number =>
    (segment && titles[columnAt(segment) + 1]?.left) ?? right;
  const cards = groups.flatMap((group) =>
    edges
      .map((_edge, at) => group.filter((segment) => columnAt(segment) === at))
      .filter((card) => card.length > 0)
      .map((card) => textsOf(card, edgeOf(card), isHead)),
  );
  const several = groups.filter((group) => group.filter((each) => isHead(each)).length > 1).length;
  // In a table hardly any cell has a second line.
  const isTable = share(cards, ([title, ...others]) => title !== '' && others.length > 0) < TOLD;
  const areLabelled = share(cards, (texts) => texts.some((text) => isLabelled(text))) > TOLD;
  if (several < (areLabelled ? 1 : LEAST_ROWS) || isTable) return undefined;
  return { above: rows.slice(0, from).flat(), below: rows.slice(end).flat(), cards };
}

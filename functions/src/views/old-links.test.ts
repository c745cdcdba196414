import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { LONGEST_RETURN } from '@marquee/domain/views/half-hour';
import { LINK_LIMITS } from '@marquee/domain/views/named-link';
import { PAGE_ACTIONS } from '@marquee/domain/views/page-actions';
import {
  addViews,
  EARLIER,
  noViews,
  readViews,
  VIEW_SOURCES,
  weekId,
  type DayViews,
} from '@marquee/domain/views/views';
import { DAY, utcDate } from '@marquee/domain/values/time';
import { storedDay } from './count-views.ts';
import { linksUntil, withoutLinks } from './old-links.ts';
import { weekFields, type StoredWeek } from './stored-week.ts';

const MONDAY = Date.UTC(2026, 0, 5);
const CODES = Array.from({ length: LINK_LIMITS.links }, (_, index) => String(index).padStart(13, '0'));

/** The numbers of days after which browsers return. */
const GAPS = Array.from({ length: LONGEST_RETURN + 1 }, (_, days) => days);

/** A day on which each link has `opens` opens, and as many come without a link; each open has every action. */
function fullestDay(day: string, opens = 9): DayViews {
  const actions = Object.fromEntries(PAGE_ACTIONS.map((action) => [action, opens]));
  const links = Object.fromEntries(CODES.map((code) => [code, { count: opens, actions }]));
  const many = opens * CODES.length;
  return {
    day,
    count: 2 * many,
    returns: Object.fromEntries(GAPS.map((days) => [days, Math.ceil(many / GAPS.length)])),
    sources: Object.fromEntries(VIEW_SOURCES.map((source) => [source, many])),
    actions: Object.fromEntries(PAGE_ACTIONS.map((action) => [action, many])),
    links,
  };
}

/** A week as it is stored after its last view. */
function fullestWeek(monday: number, opens?: number) {
  const days = Array.from({ length: 7 }, (_, index) => fullestDay(utcDate(monday + index * DAY), opens));
  const hour = (monday + 7 * DAY) / (DAY / 24) - 1;
  const week: StoredWeek = { days: days.slice(0, 6), hour, notified: 60 };
  return weekFields(week, { counts: days[6] ?? noViews(''), hour, notified: 60 });
}

/** Bytes of a value as https://cloud.google.com/firestore/docs/storage-size counts them. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number' || value instanceof Timestamp) return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + sizeOf(one), 0);
  return Object.entries(value as object).reduce((sum, [name, one]) => sum + sizeOf(name) + sizeOf(one), 32);
}

const documentSize = (id: string, fields: object): number =>
  ['profiles', 'x'.repeat(28), 'views', id].reduce((sum, part) => sum + sizeOf(part), 16) + sizeOf(fields);

/** A document as the nightly sweep leaves it at `now`, and what it adds to the totals. */
function swept(id: string, week: ReturnType<typeof fullestWeek>, now: number) {
  if (Number(week.links_until?.toMillis()) > now) return { fields: week, links: {} };
  const { days, links } = withoutLinks(readViews(id, week));
  return { fields: { days: Object.fromEntries(days.map((day) => [day.day, storedDay(day)])) }, links };
}

// A popular actor has 9 opens of each of 200 links, 1,800 a day.
test.each([
  [9, 970_000],
  [99, 1_200_000],
])(
  'a year of 200 links that are opened %i times a day takes less than %i bytes',
  (opens, most) => {
    const now = MONDAY + 365 * DAY - 1;
    let total = noViews(EARLIER);
    let bytes = 0;
    for (let monday = MONDAY; monday < now; monday += 7 * DAY) {
      const id = weekId(monday);
      const { fields, links } = swept(id, fullestWeek(monday, opens), now);
      total = addViews(total, { ...noViews(EARLIER), links });
      bytes += documentSize(id, fields);
    }
    bytes += documentSize(EARLIER, storedDay(total));
    expect(total.links[CODES[0] ?? '']?.count).toBeGreaterThan(opens * 7 * 30);
    expect(bytes).toBeLessThan(most);
  },
  30_000,
);

test('a week keeps its link counts as long as its Sunday is one of the last 90 days', () => {
  const days = readViews(weekId(MONDAY), fullestWeek(MONDAY));
  const sunday = MONDAY + 6 * DAY;
  expect(linksUntil(days)).toBeGreaterThan(sunday + 90 * DAY);
  expect(linksUntil(days)).toBe(MONDAY + 98 * DAY);
});

test('a week without link counts is never swept', () => {
  expect(linksUntil([{ ...noViews('2026-01-06'), count: 7 }])).toBeUndefined();
});

test('days without their link counts keep all others, and the links’ counts are summed', () => {
  const written = readViews(weekId(MONDAY), fullestWeek(MONDAY));
  const { days, links } = withoutLinks(written);
  expect(days.map(({ count }) => count)).toEqual(written.map(({ count }) => count));
  expect(days.flatMap((day) => Object.keys(day.links))).toEqual([]);
  expect(links[CODES[0] ?? '']).toMatchObject({ count: 63, actions: { cv: 63 } });
});

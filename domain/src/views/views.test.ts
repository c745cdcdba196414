import { expect, test } from 'vitest';
import {
  addViews,
  EARLIER,
  firstViewsId,
  lastDays,
  linkText,
  noViews,
  readViews,
  returnsText,
  weekId,
  weekStart,
} from './views.ts';
import { PAGE_ACTIONS } from './page-actions.ts';
import { DAY, utcDate } from '../values/time.ts';

const NOON = Date.UTC(2026, 2, 1, 12);

test('the day of a view is the day in UTC', () => {
  expect(utcDate(Date.UTC(2026, 0, 31, 23, 59, 59, 999))).toBe('2026-01-31');
  expect(utcDate(Date.UTC(2026, 1, 1))).toBe('2026-02-01');
});

test('the id of a week is its Monday, by UTC, followed by a w', () => {
  expect(weekId(Date.UTC(2026, 4, 18))).toBe('2026-05-18w');
  expect(weekId(Date.UTC(2026, 4, 24, 23, 59))).toBe('2026-05-18w');
  expect(weekId(Date.UTC(2026, 4, 25))).toBe('2026-05-25w');
  expect(weekId(NOON)).toBe('2026-02-23w');
});

test('ids from firstViewsId on are those of the week and of later ones', () => {
  const first = firstViewsId(Date.UTC(2026, 4, 20));
  const found = ['2026-05-18w', '2026-05-25w', EARLIER];
  expect(found.every((id) => id >= first)).toBe(true);
  expect(['2026-05-04w', '2026-05-11w'].every((id) => id < first)).toBe(true);
});

test.each([
  [{ count: 7 }, 7],
  [{ count: -2 }, 0],
  [{ count: '7' }, 0],
  [{ count: Number.NaN }, 0],
  [null, 0],
  ['seven', 0],
])('readViews reads the document %j of a single day as %i opens', (stored, count) => {
  expect(readViews('2026-03-01', stored)).toEqual([{ ...noViews('2026-03-01'), count }]);
});

test('readViews reads each day of a week, and leaves out malformed days and counts', () => {
  const days = {
    '2026-02-24': {
      count: 3,
      returns: '2 x -1 0 0 0 0 0 0 0 0 0 2',
      sources: { whatsapp: 2, direct: 1, elsewhere: 4 },
      actions: { cv: 1, video: 'two' },
      links: { abc: '2 0 1 x', def: 7 },
    },
    '2026-03-01': { count: 1 },
    __proto__: { count: 9 },
    yesterday: { count: 9 },
  };
  expect(readViews('2026-02-23w', { days, hour: 7 })).toEqual([
    {
      day: '2026-02-24',
      count: 3,
      returns: { 0: 2, 12: 2 },
      sources: { whatsapp: 2, direct: 1 },
      actions: { cv: 1 },
      links: { abc: { count: 2, actions: { seconds30: 1 } }, def: { count: 0, actions: {} } },
    },
    { ...noViews('2026-03-01'), count: 1 },
  ]);
});

test('readViews reads the returns that returnsText has written', () => {
  const returns = { 0: 4, 2: 1, 31: 12 };
  const days = { '2026-02-24': { count: 20, returns: returnsText(returns) } };
  expect(readViews('2026-02-23w', { days })[0]?.returns).toEqual(returns);
  expect(returnsText({ 0: 4, 2: 1 })).toBe('4 0 1');
});

test.each([[null], [{}], [{ days: 7 }], [{ days: null }], ['week']])(
  'readViews reads a week of %j as empty',
  (stored) => {
    expect(readViews('2026-02-23w', stored)).toEqual([]);
  },
);

test('addViews adds every count, and has the day of the first', () => {
  const one = {
    ...noViews('2026-03-01'),
    count: 2,
    returns: { 0: 1 },
    sources: { whatsapp: 2 },
    actions: { cv: 1 },
    links: { abc: { count: 1, actions: { cv: 1 } } },
  };
  const other = {
    ...noViews('2026-03-02'),
    count: 3,
    returns: { 0: 1, 7: 1 },
    sources: { whatsapp: 1, direct: 2 },
    links: { abc: { count: 2, actions: { cv: 1, video: 1 } }, def: { count: 1, actions: {} } },
  };
  expect(addViews(one, other)).toEqual({
    day: '2026-03-01',
    count: 5,
    returns: { 0: 2, 7: 1 },
    sources: { whatsapp: 3, direct: 2 },
    actions: { cv: 1 },
    links: { abc: { count: 3, actions: { cv: 2, video: 1 } }, def: { count: 1, actions: {} } },
  });
});

test('lastDays returns each of the last days, across the end of a month, with 0 for a day without views', () => {
  const day = (ago: number, count: number) => ({ ...noViews(utcDate(NOON - ago * DAY)), count });
  const counts = lastDays([day(3, 9), day(1, 3), day(0, 1)], 3, NOON).map(({ day: at, count }) => [
    at,
    count,
  ]);
  expect(counts).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 3],
    ['2026-03-01', 1],
  ]);
});

test('the views of a link are read as linkText has written them, without zeros at the end', () => {
  const [, second, third] = PAGE_ACTIONS;
  expect(linkText({ count: 12, actions: { [second]: 3 } })).toBe('12 0 3');
  expect(linkText({ count: 0, actions: {} })).toBe('0');
  const links = { a: { count: 7, actions: { [third]: 2 } } };
  const stored = { days: { '2026-05-18': { links: { a: linkText(links.a) } } } };
  expect(readViews('2026-05-18w', stored)[0]?.links).toEqual(links);
});

test('a week begins on its Monday', () => {
  expect(weekStart('2026-05-18w')).toBe(Date.UTC(2026, 4, 18));
});

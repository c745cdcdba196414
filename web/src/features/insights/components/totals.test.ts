import { expect, test } from 'vitest';
import { EARLIER, noViews, type DayViews } from '@marquee/domain/views/views';
import { sourceCount, totalsOf } from './totals.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const day = (name: string, changes: Partial<DayViews>): DayViews => ({ ...noViews(name), ...changes });

test('totalsOf returns a range’s opens, people and contacts with their change, its sources and its days', () => {
  const stored = [
    day('2026-11-22', {
      count: 3,
      returns: { 0: 1 },
      sources: { whatsapp: 2, direct: 1 },
      actions: { contact: 2 },
    }),
    day('2026-11-16', { count: 1, sources: { link: 1 } }),
    day('2026-11-15', { count: 5, returns: { 6: 1, 1: 4 } }),
    day('2026-11-08', { count: 90 }),
  ];
  const { opens, people, contacts, sources, days } = totalsOf(stored, 7, NOW);
  expect(opens).toEqual({ now: 4, difference: -1 });
  expect(people).toEqual({ now: 3, difference: 3 });
  expect(contacts).toEqual({ now: 2, difference: 2 });
  expect(sources).toEqual(['link', 'whatsapp', 'direct']);
  expect(days).toHaveLength(7);
});

test.each([
  ['two of four last came before the range', { 0: 1, 5: 1, 6: 1, 90: 1 }, 2],
  ['all four last came before the range', { 6: 2, 30: 2 }, 4],
  ['all four last came within the range', { 0: 2, 5: 2 }, 0],
])(
  'a browser that opened the profile earlier in the range is not counted again as a person: %s',
  (_what, returns, people) => {
    // This is the sixth of the range's seven days: a browser that last opened the profile five days earlier was already
    // counted on the first day.
    const stored = [day('2026-11-21', { count: 4, returns })];
    expect(totalsOf(stored, 7, NOW).people.now).toBe(people);
  },
);

test('totalsOf counts each link’s opens in the range, and those since it was made with the sum of older days', () => {
  const links = (count: number) => ({ office: { count, actions: {} } });
  const stored = [
    day('2026-11-22', { links: links(1) }),
    day('2026-10-01', { links: links(2) }),
    day(EARLIER, { links: links(40) }),
  ];
  const totals = totalsOf(stored, 7, NOW);
  expect([totals.all.links['office']?.count, totals.links['office']?.count]).toEqual([1, 43]);
  expect(totals.opens.now).toBe(0);
});

test('sourceCount counts opens without a stored source as ‘direct’', () => {
  expect(sourceCount(day('d', { count: 4, sources: { search: 1 } }), 'direct')).toBe(3);
  expect(sourceCount(day('d', { count: 4 }), 'direct')).toBe(4);
  expect(sourceCount(day('d', { count: 4 }), 'whatsapp')).toBe(0);
});

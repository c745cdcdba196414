import { describe, expect, test } from 'vitest';
import { viewDay } from './notification.ts';
import { lastDays, readDayViews, shardId } from './views.ts';

const NOON = Date.UTC(2026, 2, 1, 12);

describe('viewDay', () => {
  test("is UTC's day", () => {
    expect(viewDay(Date.UTC(2026, 0, 31, 23, 59, 59, 999))).toBe('2026-01-31');
    expect(viewDay(Date.UTC(2026, 1, 1))).toBe('2026-02-01');
  });
});

describe('readDayViews', () => {
  test.each([
    [{ count: 7 }, 7],
    [{ count: -2 }, 0],
    [{ count: '7' }, 0],
    [{ count: Number.NaN }, 0],
    [null, 0],
    ['seven', 0],
  ])('reads %j as %i', (stored, count) => {
    expect(readDayViews('2026-03-01', stored)).toEqual({ day: '2026-03-01', count });
  });
});

describe('a shard', () => {
  test('belongs to its day and sorts within it', () => {
    const id = shardId('2026-03-01', 7);
    expect(readDayViews(id, { count: 5 })).toEqual({ day: '2026-03-01', count: 5 });
    expect(id > '2026-03-01' && shardId('2026-03-01', 19) < '2026-03-02').toBe(true);
  });
});

describe('lastDays', () => {
  test("adds a day's shards to it", () => {
    const stored = ['2026-03-01', shardId('2026-03-01', 0), shardId('2026-03-01', 12)].map((id) =>
      readDayViews(id, { count: 100 }),
    );
    expect(lastDays(stored, 1, NOON)).toEqual([{ day: '2026-03-01', count: 300 }]);
  });

  test('fills the days without views, over the end of a month, and leaves older ones out', () => {
    const stored = [
      { day: '2026-02-26', count: 9 },
      { day: '2026-02-28', count: 3 },
      { day: '2026-03-01', count: 1 },
    ];
    expect(lastDays(stored, 3, NOON)).toEqual([
      { day: '2026-02-27', count: 0 },
      { day: '2026-02-28', count: 3 },
      { day: '2026-03-01', count: 1 },
    ]);
  });
});

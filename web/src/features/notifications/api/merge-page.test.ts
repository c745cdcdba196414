import { describe, expect, test } from 'vitest';
import { readNotification, type Notification } from '@marquee/domain/notifications/notification';
import { mergeOlder, mergeWindow, newestFirst, type Known } from './merge-page.ts';

const at = (id: string, created_at: number, read = false): Notification =>
  readNotification(id, { user_id: 'ana', created_at, read });
const known = (...list: Notification[]): Known => new Map(list.map((item) => [item.id, item]));
const ids = (map: Known): string[] => [...map.values()].sort(newestFirst).map(({ id }) => id);

describe('mergeWindow', () => {
  const [a, b, c] = [at('a', 300), at('b', 200), at('c', 100)];

  test('keeps the one that a new arrival pushed out of the full window', () => {
    const fresh = at('fresh', 400);
    const changes = [
      { type: 'added', notification: fresh },
      { type: 'removed', notification: c },
    ] as const;
    expect(ids(mergeWindow(known(a, b, c), changes, [fresh, a, b], true))).toEqual(['fresh', 'a', 'b', 'c']);
  });

  test('drops one deleted from inside a full window, and takes the one that moved up', () => {
    const d = at('d', 50);
    const changes = [
      { type: 'removed', notification: b },
      { type: 'added', notification: d },
    ] as const;
    expect(ids(mergeWindow(known(a, b, c), changes, [a, c, d], true))).toEqual(['a', 'c', 'd']);
  });

  test('drops the oldest when it was deleted and nothing lies beyond', () => {
    expect(ids(mergeWindow(known(a, b, c), [{ type: 'removed', notification: c }], [a, b], false))).toEqual([
      'a',
      'b',
    ]);
  });

  test('applies changes', () => {
    const read = at('b', 200, true);
    const merged = mergeWindow(known(a, b), [{ type: 'modified', notification: read }], [a, read], false);
    expect(merged.get('b')?.read).toBe(true);
  });
});

test('an older page never overwrites the live window', () => {
  const merged = mergeOlder(known(at('a', 300, true)), [at('a', 300, false), at('z', 1)]);
  expect(merged.get('a')?.read).toBe(true);
  expect(ids(merged)).toEqual(['a', 'z']);
});

test('notifications of one moment are in the order of Firestore, ids descending', () => {
  expect(ids(known(at('a', 5), at('b', 5)))).toEqual(['b', 'a']);
});

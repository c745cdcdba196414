import { expect, test } from 'vitest';
import { readViewers, viewersFields } from './stored-viewers.ts';

test('viewers are read as they were stored, with the bits of their actions', () => {
  const viewers = new Map([
    ['a1b2', 0],
    ['c3d4', 5],
  ]);
  expect(viewersFields(viewers, 0).seen).toEqual(['a1b2', 'c3d4 5']);
  expect(readViewers(viewersFields(viewers, 0))).toEqual(viewers);
});

test.each([undefined, null, 'seen', [], {}, { seen: 'a1b2' }, { seen: { a1b2: 1 } }])(
  'the stored document %j holds no viewer',
  (stored) => {
    expect(readViewers(stored).size).toBe(0);
  },
);

test('a stored list keeps its readable viewers, and bits that are no number count as none', () => {
  const seen = [7, null, ['x'], 'a1b2 x', 'c3d4 5 6', { key: 'y' }];
  expect([...readViewers({ seen })]).toEqual([
    ['a1b2', 0],
    ['c3d4', 5],
  ]);
});

test('the viewers of a half-hour are stored for two hours after the latest view', () => {
  expect(viewersFields(new Map(), 1_800_000_000_000).expires_at.toMillis()).toBe(1_800_007_200_000);
});

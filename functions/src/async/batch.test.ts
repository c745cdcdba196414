import { afterEach, expect, test, vi } from 'vitest';
import { batchByKey } from './batch.ts';

test('the first item is processed at once, later ones in order and in batches of at most three', async () => {
  const batches: (readonly number[])[] = [];
  const double = batchByKey<number, number>(
    async (items) => {
      batches.push(items);
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
      return items.map((item) => item * 2);
    },
    { most: 3, interval: 0 },
  );
  const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => double('a', item)));
  expect(outcomes).toEqual([2, 4, 6, 8, 10, 12]);
  expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
  await expect(double('a', 7)).resolves.toBe(14);
});

test('batches of different keys run side by side', async () => {
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = batchByKey<string, string>(
    async (items) => {
      if (items.includes('slow')) await slow;
      return items;
    },
    { most: 10, interval: 0 },
  );
  const first = work('a', 'slow');
  await expect(work('b', 'quick')).resolves.toBe('quick');
  release();
  await expect(first).resolves.toBe('slow');
});

test('a failing batch rejects its own items only', async () => {
  const work = batchByKey<string, string>(
    (items) => (items.includes('bad') ? Promise.reject(new RangeError('no')) : Promise.resolve(items)),
    { most: 2, interval: 0 },
  );
  const outcomes = await Promise.allSettled(
    ['first', 'bad', 'beside', 'later'].map((item) => work('a', item)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});

afterEach(() => {
  vi.useRealTimers();
});

test('batches of a key start an interval apart, unless the next one is full', async () => {
  vi.useFakeTimers();
  const batches: (readonly number[])[] = [];
  const work = batchByKey<number, number>(
    (items) => {
      batches.push(items);
      return Promise.resolve(items);
    },
    { most: 3, interval: 1000 },
  );
  await work('busy', 1);
  const rested = [work('busy', 2), work('busy', 3)];
  await vi.advanceTimersByTimeAsync(990);
  expect(batches).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(20);
  expect(batches).toEqual([[1], [2, 3]]);
  await Promise.all([...rested, ...[4, 5, 6].map((item) => work('busy', item))]);
  expect(batches).toEqual([[1], [2, 3], [4, 5, 6]]);
  await work('other', 7);
  expect(batches.slice(3)).toEqual([[7]]);
});

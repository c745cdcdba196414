import { expect, test } from 'vitest';
import { gather } from './gather.ts';

test('works at once on the first, then on all that came meanwhile, in order and no more than allowed', async () => {
  const batches: (readonly number[])[] = [];
  const double = gather<number, number>(async (items) => {
    batches.push(items);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    return items.map((item) => item * 2);
  }, 3);
  const outcomes = await Promise.all([1, 2, 3, 4, 5, 6].map((item) => double('a', item)));
  expect(outcomes).toEqual([2, 4, 6, 8, 10, 12]);
  expect(batches).toEqual([[1], [2, 3, 4], [5, 6]]);
  await expect(double('a', 7)).resolves.toBe(14);
});

test('keys do not wait for each other', async () => {
  let release = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = gather<string, string>(async (items) => {
    if (items.includes('slow')) await slow;
    return items;
  }, 10);
  const first = work('a', 'slow');
  await expect(work('b', 'quick')).resolves.toBe('quick');
  release();
  await expect(first).resolves.toBe('slow');
});

test('a failure is that of its batch alone', async () => {
  const work = gather<string, string>(
    (items) => (items.includes('bad') ? Promise.reject(new RangeError('no')) : Promise.resolve(items)),
    2,
  );
  const outcomes = await Promise.allSettled(
    ['first', 'bad', 'beside', 'later'].map((item) => work('a', item)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});

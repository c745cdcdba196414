import { expect, test, vi } from 'vitest';
import { memoizeWithTtl } from './memoize-with-ttl.ts';

function countingLoader(values: readonly (string | Error)[]) {
  let now = 1000;
  let loads = 0;
  const load = memoizeWithTtl<string>(
    () => {
      const value = values[Math.min(loads, values.length - 1)] ?? '';
      loads += 1;
      return value instanceof Error ? Promise.reject(value) : Promise.resolve(value);
    },
    { ttl: 60, isCacheable: (value) => value !== 'fleeting', clock: () => now },
  );
  return { load, loads: () => loads, wait: (time: number) => (now += time) };
}

test('a value is loaded once within its time to live, also by concurrent calls', async () => {
  const { load, loads, wait } = countingLoader(['a', 'b']);
  const [first, second] = await Promise.all([load('k'), load('k')]);
  expect(first).toEqual({ value: 'a', isFresh: true });
  expect(second).toEqual({ value: 'a', isFresh: false });
  wait(59);
  expect(await load('k')).toEqual({ value: 'a', isFresh: false });
  wait(1);
  expect(await load('k')).toEqual({ value: 'b', isFresh: true });
  expect(loads()).toBe(2);
});

test('a time to live of 0 loads a value for each call', async () => {
  const load = vi.fn(() => Promise.resolve('a'));
  const uncached = memoizeWithTtl(load, { ttl: 0, clock: () => 1000 });
  await Promise.all([uncached('k'), uncached('k')]);
  expect(await uncached('k')).toEqual({ value: 'a', isFresh: true });
  expect(load).toHaveBeenCalledTimes(3);
});

test('neither failures nor values that `isCacheable` refuses are cached', async () => {
  const { load } = countingLoader([new RangeError('down'), 'fleeting', 'lasting']);
  await expect(load('k')).rejects.toThrow('down');
  expect((await load('k')).value).toBe('fleeting');
  expect((await load('k')).value).toBe('lasting');
  expect((await load('k')).isFresh).toBe(false);
});

test('at most 10,000 keys are cached by default, and the least recently used is evicted first', async () => {
  const { load, loads } = countingLoader(['a']);
  for (let key = 0; key < 10_001; key += 1) await load(String(key));
  expect((await load('10000')).isFresh).toBe(false);
  expect((await load('0')).isFresh).toBe(true);
  expect(loads()).toBe(10_002);
});

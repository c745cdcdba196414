import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { googleApi } from './google-api.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a restore at a stub: each poll takes half a minute, and poll number `endsAt` answers `done` and `end`. */
function restore(endsAt: number, end: object) {
  let polls = -1;
  const fetching = vi.fn<typeof fetch>(() => {
    polls += 1;
    vi.setSystemTime(Date.now() + 30_000);
    return Promise.resolve(
      Response.json({ name: 'projects/p/operations/1', ...(polls === endsAt && { done: true, ...end }) }),
    );
  });
  vi.stubGlobal('fetch', fetching);
  const api = googleApi({ projectId: 'p', token: () => Promise.resolve('t'), pause: 0 });
  return {
    fetching,
    result: api.change('POST', 'https://firestore.googleapis.com/v1/projects/p/databases:restore', {}),
  };
}

test('an operation is polled until it ends, and its response is returned', async () => {
  const { result, fetching } = restore(90, { response: { name: 'projects/p/databases/drill' } });
  await expect(result).resolves.toEqual({ name: 'projects/p/databases/drill' });
  expect(fetching).toHaveBeenCalledTimes(91);
  expect(fetching.mock.lastCall?.[0]).toBe('https://firestore.googleapis.com/v1/projects/p/operations/1');
});

test('an operation that ends with an error throws its message', async () => {
  await expect(restore(2, { error: { message: 'The backup has expired.' } }).result).rejects.toThrow(
    'The backup has expired.',
  );
});

test('an operation that does not end within an hour throws, so that nothing is compared with a half-made copy', async () => {
  await expect(restore(Infinity, {}).result).rejects.toThrow('has not ended after an hour');
});

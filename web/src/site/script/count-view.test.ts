// @vitest-environment jsdom
import { TIMING } from '@marquee/domain/values/timing';
import { afterEach, expect, test, vi } from 'vitest';
import { countView } from './count-view.ts';

const writeView = vi.fn(() => Promise.resolve());

vi.mock('./visitor.ts', () => ({
  readVisitor: () =>
    Promise.resolve({ uid: 'viewer', credentials: () => Promise.reject(new Error('No token.')), writeView }),
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the view of an account that gets no token is written to Firestore, not posted as an anonymous view', async () => {
  vi.useFakeTimers();
  const fetching = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetching);
  document.body.innerHTML = '<main data-count-view="u1"></main>';
  const stopping = new AbortController();
  countView(document, stopping.signal);
  await vi.advanceTimersByTimeAsync(TIMING.profileViewDelay);
  expect(writeView).toHaveBeenCalledExactlyOnceWith('u1');
  expect(fetching).not.toHaveBeenCalled();
  stopping.abort();
});

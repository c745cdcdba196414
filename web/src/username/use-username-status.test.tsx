// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usernameAvailability, type Availability } from './api/username-availability.ts';
import { useUsernameStatus } from './use-username-status.ts';

vi.mock('./api/username-availability.ts', () => ({ usernameAvailability: vi.fn() }));

const HELD = { uid: 'u1', username: 'asha', former_usernames: ['asha-rao'] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(usernameAvailability).mockReset().mockResolvedValue('free');
});

afterEach(() => vi.useRealTimers());

const show = (username: string) =>
  renderHook(({ name, round }) => useUsernameStatus(name, HELD, round), {
    initialProps: { name: username, round: 0 },
  });

const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

const afterPause = (): Promise<void> => pass(400);

test.each([
  ['', { status: 'empty' }],
  ['asha', { status: 'yours' }],
  ['asha-rao', { status: 'former' }],
  ['ab', { status: 'problem', problem: 'too-short' }],
  ['settings', { status: 'problem', problem: 'reserved' }],
])('the username %j has the status %j, without a request to the server', async (name, status) => {
  const { result } = show(name);
  await afterPause();
  expect(result.current).toEqual(status);
  expect(usernameAvailability).not.toHaveBeenCalled();
});

test('the server is asked after a pause in typing, about the last name only', async () => {
  const { result, rerender } = show('meer');
  await pass(300);
  rerender({ name: 'meera', round: 0 });
  expect(result.current).toEqual({ status: 'checking' });
  await afterPause();
  expect(result.current).toEqual({ status: 'free' });
  expect(vi.mocked(usernameAvailability).mock.calls).toEqual([['meera', 'u1']]);
});

test('a late response for a previously typed name is ignored', async () => {
  let answer = (_availability: Availability): void => undefined;
  vi.mocked(usernameAvailability).mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { result, rerender } = show('meera');
  await afterPause();
  rerender({ name: 'meera-k', round: 0 });
  await act(async () => {
    answer('taken');
    await Promise.resolve();
  });
  expect(result.current).toEqual({ status: 'checking' });
});

test('the server is asked about the same name again when the round is incremented', async () => {
  const { result, rerender } = show('meera');
  await afterPause();
  expect(result.current).toEqual({ status: 'free' });
  vi.mocked(usernameAvailability).mockResolvedValue('taken');
  rerender({ name: 'meera', round: 1 });
  expect(result.current).toEqual({ status: 'checking' });
  await afterPause();
  expect(result.current).toEqual({ status: 'taken' });
});

test('the username has the status ‘unknown’ where the server cannot be asked, and a warning is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(usernameAvailability).mockRejectedValue(new Error('offline'));
  const { result } = show('meera');
  await afterPause();
  expect(result.current).toEqual({ status: 'unknown' });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

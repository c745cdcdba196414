// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUndoableDelete } from './use-undoable-delete.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const commit = vi.fn<(id: string) => void>();
  return { commit, ...renderHook(() => useUndoableDelete(commit, 5000)) };
}

test('a deletion is committed after the delay, once', () => {
  const { commit, result } = start();
  act(() => result.current.remove(['a']));
  expect([...result.current.waiting]).toEqual(['a']);
  act(() => void vi.advanceTimersByTime(4999));
  expect(commit).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(commit.mock.calls).toEqual([['a']]);
  expect(result.current.waiting.size).toBe(0);
});

test('a deletion that is undone within the delay is never committed', () => {
  const { commit, result, unmount } = start();
  act(() => result.current.remove(['a']));
  act(() => result.current.undo(['a']));
  expect(result.current.waiting.size).toBe(0);
  act(() => void vi.advanceTimersByTime(10_000));
  unmount();
  expect(commit).not.toHaveBeenCalled();
});

test('a held deletion is not committed until the whole delay has passed after its release', () => {
  const { commit, result } = start();
  act(() => result.current.remove(['a']));
  act(() => result.current.hold(['a']));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(commit).not.toHaveBeenCalled();
  act(() => result.current.release(['a']));
  act(() => void vi.advanceTimersByTime(5000));
  expect(commit.mock.calls).toEqual([['a']]);
});

test('leaving the screen commits pending deletions', () => {
  const { commit, result, unmount } = start();
  act(() => result.current.remove(['a']));
  act(() => result.current.remove(['b']));
  unmount();
  expect(commit.mock.calls).toEqual([['a'], ['b']]);
});

test('undoing one of several deletions leaves the others; made again, it waits for the whole delay', () => {
  const { commit, result } = start();
  act(() => result.current.remove(['a', 'b', 'c']));
  act(() => result.current.undo(['b']));
  expect([...result.current.waiting]).toEqual(['a', 'c']);
  // Removed again after the undo, the notification waits for the whole delay again.
  act(() => void vi.advanceTimersByTime(4000));
  act(() => result.current.remove(['b']));
  act(() => void vi.advanceTimersByTime(1000));
  expect(commit.mock.calls).toEqual([['a'], ['c']]);
  act(() => void vi.advanceTimersByTime(4000));
  expect(commit.mock.calls).toEqual([['a'], ['c'], ['b']]);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onceVisible, visitorKey } from './track-view.ts';

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  setVisibility('visible');
});

test('onceVisible calls back a second after the page is seen, once', () => {
  const seen = vi.fn();
  onceVisible(seen);
  vi.advanceTimersByTime(999);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  setVisibility('hidden');
  setVisibility('visible');
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveBeenCalledTimes(1);
});

test('onceVisible waits while the tab is hidden, and calls back after a whole second in view', () => {
  setVisibility('hidden');
  const seen = vi.fn();
  onceVisible(seen);
  vi.advanceTimersByTime(60_000);
  expect(seen).not.toHaveBeenCalled();
  setVisibility('visible');
  vi.advanceTimersByTime(500);
  setVisibility('hidden');
  vi.advanceTimersByTime(5000);
  expect(seen).not.toHaveBeenCalled();
  setVisibility('visible');
  vi.advanceTimersByTime(1000);
  expect(seen).toHaveBeenCalledTimes(1);
});

test('a callback that was cancelled is not called when the page becomes visible', () => {
  const seen = vi.fn();
  onceVisible(seen)();
  setVisibility('visible');
  vi.advanceTimersByTime(5000);
  expect(seen).not.toHaveBeenCalled();
});

describe('visitorKey', () => {
  const NOON = Date.UTC(2026, 10, 22, 12);

  test('the visitor key is the same within a half-hour, and another one after it', () => {
    const key = visitorKey(NOON);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(visitorKey(NOON + 29 * 60_000)).toBe(key);
    expect(visitorKey(NOON + 30 * 60_000)).not.toBe(key);
  });

  test('the visitor key is replaced when the stored value is not a key', () => {
    localStorage.setItem('visitor_key', 'mine');
    expect(visitorKey()).toMatch(/^[0-9a-f]{32}$/);
  });
});

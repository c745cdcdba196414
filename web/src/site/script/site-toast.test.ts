// @vitest-environment jsdom
import { TIMING } from '@marquee/domain/values/timing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './site-toast.ts';

let dialog: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  dialog = document.createElement('div');
  document.body.replaceChildren(dialog);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a message in a dialog disappears in time although another message is shown on the page', () => {
  showToast({ text: 'Link copied', within: dialog });
  vi.advanceTimersByTime(TIMING.toast - 1);
  showToast({ text: 'Kept' });
  vi.advanceTimersByTime(1);
  expect([dialog.textContent, document.body.textContent]).toEqual(['', 'Kept']);
});

test('a message replaces the one before it, and is shown for its whole time', () => {
  showToast({ text: 'Kept' });
  vi.advanceTimersByTime(TIMING.toast - 1);
  showToast({ text: 'Removed' });
  vi.advanceTimersByTime(TIMING.toast - 1);
  expect(document.body.textContent).toBe('Removed');
  vi.advanceTimersByTime(1);
  expect(document.body.textContent).toBe('');
});

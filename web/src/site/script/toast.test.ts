// @vitest-environment jsdom
import { TIMING } from '@marquee/domain/values/timing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from './toast.ts';

let dialog: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  dialog = document.createElement('div');
  document.body.replaceChildren(dialog);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a message in a dialog ends in its time although another is shown on the page', () => {
  showToast({ text: 'Link copied', within: dialog });
  vi.advanceTimersByTime(TIMING.toast - 1);
  showToast({ text: 'Kept' });
  vi.advanceTimersByTime(1);
  expect([dialog.textContent, document.body.textContent]).toEqual(['', 'Kept']);
});

test('a message is shown for its whole time, in place of the one before', () => {
  showToast({ text: 'Kept' });
  vi.advanceTimersByTime(TIMING.toast - 1);
  showToast({ text: 'Removed' });
  vi.advanceTimersByTime(TIMING.toast - 1);
  expect(document.body.textContent).toBe('Removed');
  vi.advanceTimersByTime(1);
  expect(document.body.textContent).toBe('');
});

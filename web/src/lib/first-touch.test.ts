// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { onFirstTouch } from './first-touch.ts';

test.each([
  ['a pointer', () => fireEvent.pointerMove(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['a focus', () => fireEvent.focusIn(document.body)],
])('%s is a touch, and only the first counts', (_name, touch) => {
  const run = vi.fn();
  onFirstTouch(run);
  expect(run).not.toHaveBeenCalled();
  touch();
  touch();
  fireEvent.pointerDown(document.body);
  expect(run).toHaveBeenCalledTimes(1);
});

test('who has stopped hears of none', () => {
  const run = vi.fn();
  onFirstTouch(run)();
  fireEvent.pointerDown(document.body);
  expect(run).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { SCHEME_SCRIPT } from './scheme-script.ts';

/** As the browser runs the element. */
function run(): string | null {
  const script = document.createElement('script');
  script.textContent = SCHEME_SCRIPT;
  document.head.append(script);
  return document.documentElement.getAttribute('data-theme');
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['system', null],
  ['"><script>', null],
  [undefined, null],
])('a choice of %j is %j', (mode, expected) => {
  if (mode !== undefined) localStorage.setItem('mui-mode', mode);
  expect(run()).toBe(expected);
});

test('a refused storage is no choice', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(run()).toBeNull();
});

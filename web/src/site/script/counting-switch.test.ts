// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { COUNTING_OFF } from '#web/config/local-keys.ts';
import { startCountingSwitch } from './counting-switch.ts';
import { declinesCounting, setCounting } from './visit.ts';

const start = (): HTMLButtonElement => {
  document.body.innerHTML =
    '<p hidden><button data-off="Stop" data-on="Again"></button><span data-text="Off"></span></p>';
  const [container] = document.getElementsByTagName('p');
  const [button] = document.getElementsByTagName('button');
  if (!container || !button) throw new Error('No switch.');
  startCountingSwitch(container, new AbortController().signal);
  expect(container.hidden).toBe(false);
  return button;
};

beforeEach(() => localStorage.clear());

test('the switch stops counting visits of this browser, and starts it again', () => {
  const button = start();
  expect(button.textContent).toBe('Stop');
  button.click();
  expect(declinesCounting()).toBe(true);
  expect([button.textContent, document.querySelector('span')?.textContent]).toEqual(['Again', 'Off']);
  expect(start().textContent).toBe('Again');
  document.querySelector('button')?.click();
  expect(declinesCounting()).toBe(false);
});

test('the switch shows the choice that another tab has made', () => {
  const button = start();
  setCounting(false);
  dispatchEvent(new StorageEvent('storage', { key: COUNTING_OFF }));
  expect(button.textContent).toBe('Again');
});

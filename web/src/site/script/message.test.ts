// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMessage } from './message.ts';

const STEPS = ['form', 'sent', 'held', 'gone'];

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const steps = STEPS.slice(1).map((step) => `<div data-step="${step}" hidden><h2 tabindex="-1"></h2></div>`);
  document.body.innerHTML = `<dialog id="message"><form data-step="form" action="/api/message"><input name="text" value="Hello"><p role="alert" data-limited="Many messages"></p><button type="submit">Send</button></form>${steps.join('')}</dialog>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const shownStep = () =>
  STEPS.filter((step) => document.querySelector<HTMLElement>(`[data-step=${step}]`)?.hidden === false);

test.each([
  [200, 'sent'],
  [202, 'held'],
  [404, 'gone'],
])('a message that is answered with %i ends with the step %s', async (status, step) => {
  vi.stubGlobal('fetch', () => Promise.resolve({ status }));
  openMessage();
  document.querySelector('button')?.click();
  await waitFor(() => expect(shownStep()).toEqual([step]));
});

test('a message beyond a limit stays in its form, which says so', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve({ status: 429 }));
  openMessage();
  document.querySelector('button')?.click();
  await waitFor(() => expect(document.querySelector('p')?.textContent).toBe('Many messages'));
  expect(shownStep()).toEqual(['form']);
});

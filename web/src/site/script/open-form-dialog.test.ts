// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFormDialog, type SubmitResult } from './open-form-dialog.ts';

const send = vi.fn<(form: HTMLFormElement) => Promise<SubmitResult>>();

const part = <Type extends Element>(selector: string): Type => {
  const element = document.querySelector<Type>(selector);
  if (!element) throw new Error(`No ${selector}.`);
  return element;
};

/** The visible state of the form: the button's text, whether it can be pressed, the problem, and the typed value. */
const shown = () => {
  const button = part<HTMLButtonElement>('button');
  return [button.textContent, !button.disabled, part('p').textContent, part<HTMLInputElement>('input').value];
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  document.body.innerHTML =
    '<dialog id="message"><form data-step="form"><input name="text"><p role="alert" data-offline="Offline" data-failed="Failed"></p><button type="submit" data-sending="Sending">Send</button></form><div data-step="sent" hidden></div></dialog>';
  openFormDialog('message', { invalid: 'invalid', send });
  part<HTMLInputElement>('input').value = 'Hello';
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  [false, 'Offline'],
  [true, 'Failed'],
])(
  'a form that cannot be sent while navigator.onLine is %s says so and can be sent again',
  async (isOnline, text) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    send.mockRejectedValueOnce(new Error('auth/network-request-failed'));
    part<HTMLButtonElement>('button').click();
    expect(shown()).toEqual(['Sending', false, '', 'Hello']);
    await waitFor(() => expect(shown()).toEqual(['Send', true, text, 'Hello']));
    send.mockResolvedValueOnce('sent');
    part<HTMLButtonElement>('button').click();
    await waitFor(() => expect(part<HTMLElement>('[data-step=sent]').hidden).toBe(false));
  },
);

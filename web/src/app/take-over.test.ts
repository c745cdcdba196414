// @vitest-environment jsdom
// What was typed and pressed before React took a painted form over.
import { createElement as h, useState } from 'react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NOT_FOR_VISITOR, PAINTED } from './painted.ts';
import { START_SCRIPT } from './start-script.ts';
import { canTakeOver, makeUpFor } from './take-over.ts';

const sent = vi.fn();

function SmallForm() {
  const [email, setEmail] = useState('');
  const [terms, setTerms] = useState(false);
  return h(
    'form',
    {
      onSubmit: (event: Event) => {
        event.preventDefault();
        sent({ email, terms });
      },
    },
    h('input', {
      name: 'email',
      value: email,
      onChange: (event: { target: HTMLInputElement }) => setEmail(event.target.value),
    }),
    h('input', {
      name: 'terms',
      type: 'checkbox',
      checked: terms,
      onChange: (event: { target: HTMLInputElement }) => setTerms(event.target.checked),
    }),
    h('button', null, 'Send'),
  );
}

/** Where jsdom runs scripts: not where Vitest runs tests. */
const page = (globalThis as unknown as { jsdom: { window: typeof globalThis } }).jsdom.window;

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);

afterEach(() => {
  page.takeEarlyPress?.();
  sent.mockClear();
  localStorage.clear();
});

test('what was typed stays, is known to the form, and is sent by the button that was pressed too early', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(h(SmallForm));
  const script = document.createElement('script');
  script.textContent = START_SCRIPT;
  document.head.append(script);
  globalThis.takeEarlyPress = page.takeEarlyPress;

  const email = input('email');
  const terms = input('terms');
  if (!email || !terms) throw new Error('No form was painted.');
  email.value = 'asha@example.com';
  terms.click();
  document.querySelector('button')?.click();
  expect(sent).not.toHaveBeenCalled();

  await act(() => hydrateRoot(root, h(SmallForm)));
  expect(input('email')).toBe(email);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  makeUpFor();
  // Once more, between the app's first commit and what it makes up for.
  document.querySelector('button')?.click();
  expect(sent).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'asha@example.com', terms: true });
  expect([email.value, terms.checked]).toEqual(['asha@example.com', true]);
});

test('the app takes over what is painted for this address and this visitor, and nothing else', () => {
  const root = document.createElement('div');
  root.setAttribute(PAINTED, '/login');
  expect(canTakeOver(root, '/login')).toBe(true);
  expect(canTakeOver(root, '/signup')).toBe(false);
  document.documentElement.setAttribute(NOT_FOR_VISITOR, '');
  expect(canTakeOver(root, '/login')).toBe(false);
  document.documentElement.removeAttribute(NOT_FOR_VISITOR);
  expect(canTakeOver(document.createElement('div'), '/login')).toBe(false);
});

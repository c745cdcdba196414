// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SHORTLIST } from '#web/config/local-keys.ts';
import { storeShortlist, storedShortlist } from '../shortlist/shortlist-entries.ts';
import { startShortlist } from './shortlist.ts';

const fetching = vi.fn<typeof fetch>();
let stopping: AbortController;

const start = (): HTMLElement => {
  document.body.innerHTML =
    '<main data-cannot-store="Not stored"><ul data-cards></ul><a data-sheet></a><template data-card><li><h2 data-name></h2><a class="gold" data-contact hidden></a><label><textarea data-note></textarea></label><button data-move="-1"></button><button data-remove></button></li></template></main>';
  const [root] = document.getElementsByTagName('main');
  if (!root) throw new Error('No shortlist.');
  startShortlist(root, stopping.signal);
  return root;
};
const store = (...profiles: readonly string[]): void => {
  storeShortlist(profiles.map((profile) => ({ profile, note: '' })));
};
const inOtherTab = (change: () => void): void => {
  change();
  dispatchEvent(new StorageEvent('storage', { key: SHORTLIST }));
};
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const noteOf = (profile: string): HTMLTextAreaElement => {
  const note = document.querySelector<HTMLTextAreaElement>(`[data-entry="${profile}"] textarea`);
  if (!note) throw new Error(`No note of ${profile}.`);
  return note;
};

beforeEach(() => {
  stopping = new AbortController();
  document.documentElement.lang = 'en';
  // The requests for the profiles' pages never resolve.
  fetching.mockReset().mockReturnValue(new Promise(() => undefined));
  vi.stubGlobal('fetch', fetching);
  HTMLElement.prototype.scrollIntoView = vi.fn();
  store('asha', 'meera');
});

afterEach(() => {
  stopping.abort();
  location.hash = '';
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('profiles that another tab adds and removes are shown, and only new ones are requested', () => {
  start();
  inOtherTab(() => store('meera', 'kavya'));
  expect(shown()).toEqual(['meera', 'kavya']);
  expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/asha', '/meera', '/kavya']);
});

test('a note that is being typed keeps its text and the focus when another tab adds a profile', () => {
  start();
  const note = noteOf('meera');
  note.focus();
  note.value = 'For the sister';
  note.dispatchEvent(new Event('input', { bubbles: true }));
  inOtherTab(() => storeShortlist([...storedShortlist().slice(1), { profile: 'kavya', note: '' }]));
  expect(shown()).toEqual(['meera', 'kavya']);
  expect(document.activeElement).toBe(note);
  expect(note.value).toBe('For the sister');
});

test('a note that another tab has written is shown', () => {
  start();
  inOtherTab(() => storeShortlist([{ profile: 'asha', note: 'Tall' }]));
  expect(noteOf('asha').value).toBe('Tall');
});

test('a page that the back button restores shows the list as it is now', () => {
  start();
  store('kavya');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toEqual(['kavya']);
});

test('a list that was sent stays as it is when another tab adds a profile', () => {
  location.hash = '#kavya';
  start();
  inOtherTab(() => store('asha'));
  expect(shown()).toEqual(['kavya']);
});

test('a moved profile is stored in its new place, and the contact sheet has that order', () => {
  const root = start();
  root.querySelector<HTMLElement>('[data-entry=meera] [data-move]')?.click();
  expect(shown()).toEqual(['meera', 'asha']);
  expect(storedShortlist().map(({ profile }) => profile)).toEqual(['meera', 'asha']);
  expect(root.querySelector('[data-sheet]')?.getAttribute('href')).toContain('names=meera,asha');
});

test('the device’s own list, which a refused copy puts into the address, is not shown as a received list', async () => {
  const root = start();
  root.insertAdjacentHTML('beforeend', '<p data-sent></p><button data-copy-link></button>');
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('Refused.')) } });
  root.querySelector<HTMLButtonElement>('[data-copy-link]')?.click();
  await waitFor(() => expect(location.hash).toBe('#asha,meera'));
  dispatchEvent(new Event('hashchange'));
  expect(root.querySelector<HTMLElement>('[data-sent]')?.hidden).toBe(true);
  // Notes can be stored only in the device's own list.
  expect(noteOf('asha').parentElement?.hidden).toBe(false);
});

test.each([
  [
    'a WhatsApp link',
    '<a href="https://wa.me/91" data-event="contact">Chat on WhatsApp</a>',
    'https://wa.me/91',
  ],
  ['an agent', '<a href="tel:+91" data-event="contact">Call the agent</a>', 'tel:+91'],
  [
    'messages',
    '<a href="#message" data-opens="message" data-event="contact">Send a message</a>',
    '/asha#message',
  ],
])('a card has the first contact of the profile’s page and no other: %s', async (_what, button, href) => {
  store('asha');
  fetching.mockImplementation(() =>
    Promise.resolve(
      new Response(
        `<main><h1>Asha</h1><div data-bar>${button}<button>Share</button></div><a href="tel:+92" data-event="contact">Agent</a></main>`,
      ),
    ),
  );
  start();
  await waitFor(() => expect(document.querySelector('li [data-event=contact]')).not.toBeNull());
  const [contact, ...others] = document.querySelectorAll('li a');
  expect(others).toEqual([]);
  expect([contact?.getAttribute('href'), contact?.className]).toEqual([href, 'gold']);
  expect(contact?.hasAttribute('data-opens')).toBe(false);
});

test('the card of a profile with the contact shield has the form that asks for the contact', async () => {
  store('asha');
  fetching.mockImplementation(() =>
    Promise.resolve(
      new Response('<div data-bar><form id="ask-contact" data-contact><button>Chat</button></form></div>'),
    ),
  );
  start();
  await waitFor(() => expect(document.querySelector('li form')).not.toBeNull());
  expect(document.querySelector('li form')?.id).toBe('');
  expect(document.querySelector('li form button')?.className).toBe('gold');
});

test.each([
  [
    'the first photo of an actor without a portrait',
    '<div data-photos><img src="/a.jpg"></div>',
    'http://localhost:3000/a.jpg',
    undefined,
  ],
  [
    'the portrait',
    '<p data-portrait><img src="/p.jpg"></p><p data-photos><img src="/a.jpg"></p>',
    'http://localhost:3000/p.jpg',
    undefined,
  ],
  ['the initials of an actor without pictures', '', null, 'AR'],
])('a card shows %s', async (_what, pictures, source, initials) => {
  store('asha');
  fetching.mockImplementation(() =>
    Promise.resolve(new Response(`<h1>Asha Rao</h1>${pictures}<div data-initials><span>AR</span></div>`)),
  );
  const root = start();
  const image = root
    .querySelector('template')
    ?.content.querySelector('li')
    ?.appendChild(document.createElement('a'));
  image?.append(document.createElement('img'));
  inOtherTab(() => store('asha', 'meera'));
  await waitFor(() => expect(root.querySelector('[data-entry=meera] h2')?.textContent).toBe('Asha Rao'));
  const shownImage = root.querySelector('[data-entry=meera] img');
  expect(shownImage?.getAttribute('src')).toBe(source);
  expect(shownImage?.parentElement?.dataset['initials']).toBe(initials);
});

test('a message says that the browser could not store a note', () => {
  start();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  noteOf('asha').dispatchEvent(new Event('input', { bubbles: true }));
  expect(document.body.textContent).toContain('Not stored');
});

test('a sent list of which only a part fits is added up to the limit, and a message says that the shortlist is full', () => {
  store(...Array.from({ length: 29 }, (_, index) => `actor-${String(index)}`));
  location.hash = '#kavya,ravi';
  const root = start();
  root.dataset['full'] = 'Your shortlist is full';
  root.insertAdjacentHTML('beforeend', '<button data-add-all></button>');
  root.querySelector<HTMLButtonElement>('[data-add-all]')?.click();
  expect(storedShortlist().at(-1)?.profile).toBe('kavya');
  expect(document.body.textContent).toContain('Your shortlist is full');
});

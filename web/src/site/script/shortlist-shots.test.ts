// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { showShots, takeShots } from './shortlist-shots.ts';

const page = (...shots: readonly string[]): Document =>
  new DOMParser().parseFromString(
    `<section data-photos>${shots
      .map((shot, index) => `<a data-shot="${shot}"><img src="/${shot}-${String(index)}.jpg"></a>`)
      .join('')}</section>`,
    'text/html',
  );

const card = (name: string): string => `<li data-entry="${name}"><a><img src="/${name}.jpg"></a></li>`;

let root: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<main><p data-shots hidden><select><option value=""></option><option value="mid"></option><option value="smile"></option><option value="left"></option></select><span data-found="{{count}} of {{total}}"></span></p>${card('asha')}${card('meera')}</main>`;
  root = document.querySelector('main') ?? document.body;
});

const select = (): HTMLSelectElement => {
  const found = root.querySelector('select');
  if (!found) throw new Error('There is no filter.');
  return found;
};
const take = (name: string, ...shots: readonly string[]): void => {
  const portrait = root.querySelector<HTMLImageElement>(`[data-entry="${name}"] img`);
  if (portrait) takeShots(page(...shots), portrait);
  showShots(root);
};
const choose = (shot: string): void => {
  select().value = shot;
  showShots(root);
};
const shown = (): string[] =>
  [...root.querySelectorAll<HTMLImageElement>('[data-entry]:not([hidden]) img:not([hidden])')].map(
    ({ src }) => new URL(src).pathname,
  );

test('the filter is hidden where no photo has a shot', () => {
  take('asha');
  expect(root.querySelector<HTMLElement>('[data-shots]')?.hidden).toBe(true);
  expect(shown()).toEqual(['/asha.jpg', '/meera.jpg']);
});

test('a chosen shot shows the profiles that have it, with their first photo of it', () => {
  take('asha', 'mid', 'smile', 'smile');
  take('meera', 'mid');
  expect([...select().options].filter(({ hidden }) => !hidden).map(({ value }) => value)).toEqual([
    '',
    'mid',
    'smile',
  ]);
  choose('smile');
  expect(shown()).toEqual(['/smile-1.jpg']);
  expect(root.textContent).toBe('1 of 2');
  choose('mid');
  expect(shown()).toEqual(['/mid-0.jpg', '/mid-0.jpg']);
  choose('');
  expect(shown()).toEqual(['/asha.jpg', '/meera.jpg']);
  expect(root.textContent).toBe('');
});

test('the portraits are shown again when the last profile with the chosen shot is removed', () => {
  take('asha', 'smile');
  choose('smile');
  root.querySelector('[data-entry="asha"]')?.remove();
  showShots(root);
  expect(shown()).toEqual(['/meera.jpg']);
  expect(select().value).toBe('');
});

// @vitest-environment jsdom
// The photos of the page as the server renders it, with the script started on it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showProfile } from '../show-page.ts';
import { samplePicture } from './sample-profile.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('{}')));
});

afterEach(() => {
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector<HTMLDialogElement>('[data-lightbox][open]');
const counter = () => dialog()?.querySelector('[aria-live]')?.textContent;
/** Waits until the lightbox, whose script loads on first use, shows this number of the photo. */
const shows = (text: string) => waitFor(() => expect(counter()).toBe(text));
const open = async (index: number) => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: `Open photo ${String(index)} of 6` }));
  await waitFor(() => expect(dialog()).not.toBeNull());
  return user;
};

test('the grid shows five of six photos and how many more there are, and its last photo opens in the lightbox', async () => {
  showProfile();
  expect(screen.getAllByRole('link', { name: /^Open photo/ })).toHaveLength(5);
  expect(screen.getByText('+1')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Open photo 5 of 6, +1' }));
  await shows('5 / 6');
});

test('a photo of the film strip below the facts opens in the lightbox', async () => {
  showProfile();
  const [, second] = document.querySelectorAll<HTMLElement>('header [data-photo]');
  if (second) await userEvent.setup().click(second);
  await shows('2 / 6');
});

test('a photo that is wider than high keeps its shape in the grid', () => {
  showProfile({
    photos: [samplePicture('one'), samplePicture('two', 1600, 1200), samplePicture('three', 2000, 600)],
  });
  const shapes = [...document.querySelectorAll<HTMLElement>('#photos li')].map(
    ({ dataset }) => dataset['shape'],
  );
  expect(shapes).toEqual(['portrait', 'landscape', 'panorama']);
});

test('the lightbox goes through photos by key and button, and wraps around', async () => {
  showProfile();
  const user = await open(1);
  dialog()?.querySelector('button')?.focus();
  await user.keyboard('{ArrowLeft}');
  await shows('6 / 6');
  await user.keyboard('{ArrowRight}');
  await shows('1 / 6');
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  await shows('3 / 6');
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  await shows('2 / 6');
  expect(dialog()?.querySelector('img')?.getAttribute('alt')).toBe('Photo 2 of 6 of Asha Rao');
});

test('the lightbox closes by button, Escape and a click beside the picture', async () => {
  showProfile();
  const user = await open(2);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  await open(2);
  // Browsers cancel a modal dialog on Escape; jsdom does not.
  fireEvent(dialog() as HTMLElement, new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeNull();
  await open(2);
  await user.click(dialog() as HTMLElement);
  expect(dialog()).toBeNull();
});

test('the back button closes the lightbox in one step after several photos, and forward opens the last of them', async () => {
  history.replaceState({ key: 'of-a-router' }, '');
  showProfile();
  const user = await open(2);
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(history.state).toEqual({ key: 'of-a-router', photo: 2 });
  history.back();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(history.state).toEqual({ key: 'of-a-router' });
  history.forward();
  await shows('3 / 6');
});

test('a lightbox that is closed by its button leaves no entry in the history', async () => {
  showProfile();
  const user = await open(2);
  const back = vi.spyOn(history, 'back');
  await user.dblClick(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(back).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(history.state).toBeNull());
  back.mockRestore();
  await open(3);
  await shows('3 / 6');
});

test('a photo that was removed is not opened from the history', () => {
  history.replaceState({ photo: 6 }, '');
  showProfile();
  expect(dialog()).toBeNull();
});

test('a single photo has no button to the next one', async () => {
  const user = userEvent.setup();
  showProfile({ photos: [samplePicture('only')] });
  await user.click(screen.getByRole('link', { name: 'Open photo 1 of 1' }));
  await shows('1 / 1');
  expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull();
});

test('a profile without photos has no section for them', () => {
  showProfile({ photos: [] });
  expect(screen.queryByText('Photos & Headshots')).toBeNull();
});

test('the lightbox shows the photo’s caption, photographer and month', async () => {
  const photo = { ...samplePicture('one'), caption: 'As Savitri', photographer: 'Leena', taken: '2025-06' };
  showProfile({ photos: [photo] });
  await userEvent.setup().click(screen.getByRole('link', { name: 'Open photo 1 of 1' }));
  expect(await screen.findByText('As Savitri · Photo: Leena · June 2025')).toBeDefined();
});

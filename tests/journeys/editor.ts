// Shared by the journeys through the editor: its form, its save, and the stored result.
import type { DocumentData } from 'firebase-admin/firestore';
import type { Page } from '@playwright/test';
import { pictureBase, pictureUrl } from '@marquee/domain/profile/picture';
import type { Picture } from '@marquee/domain/profile/profile';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { BUCKET, PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { expect, newAccount, startLoggedIn, type Account, type Journey } from './fixtures.ts';
import { chooseBy } from './in-firefox.ts';
import { database } from './store.ts';

export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** Console errors of the browser and Firestore when a journey cuts the connection or the rules refuse a request. */
export const CUT_CONNECTION = [
  /net::ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)/,
  /Could not reach Cloud Firestore backend/,
  /net::ERR_NAME_NOT_RESOLVED/,
  // Reported when the settings of a new account are read while offline.
  /is not on this device/,
];

export const stored = async (path: string): Promise<DocumentData | undefined> =>
  (await database.doc(path).get()).data();

export const storedField = async (path: string, name: string): Promise<unknown> =>
  (await stored(path))?.[name];

export async function storedPictures(
  uid: string,
): Promise<{ image: Picture | null; photos: readonly Picture[] }> {
  const { profile_image, photos } = readProfile(uid, await stored(`profiles/${uid}`));
  return { image: profile_image, photos };
}

export const pictureAddress = (uid: string, file: string): string =>
  pictureUrl(pictureBase(BUCKET, suiteUrl('storage')), uid, file);

export async function files(uid: string): Promise<string[]> {
  const response = await fetch(
    suiteUrl('storage', `/storage/v1/b/${PROJECT_ID}.appspot.com/o?prefix=profiles/${uid}/`),
    { headers: { Authorization: 'Bearer owner' } },
  );
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}

export async function openEditor(page: Page): Promise<void> {
  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
}

/** Opens a section by its link in the overview. On a phone the overview is a screen of its own. */
export async function openSection(page: Page, title: string): Promise<void> {
  const back = page.getByRole('main').getByRole('link', { name: 'Edit Profile', exact: true });
  if (await back.isVisible()) await back.click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .click();
  await expect(page.getByRole('region', { name: title })).toBeVisible();
}

export async function newEditor(
  journey: Journey,
  options?: Parameters<Journey['open']>[1],
  expected: readonly RegExp[] = CUT_CONNECTION,
  prepare?: (page: Page) => Promise<void>,
): Promise<{ page: Page; account: Account }> {
  const account = await newAccount();
  const page = await journey.open('actor', options, expected);
  await prepare?.(page);
  await startLoggedIn(page, account);
  await openEditor(page);
  return { page, account };
}

export async function choose(page: Page, button: string, chosen: string | string[]): Promise<void> {
  await chooseBy(page, page.getByRole('button', { name: button }), chosen);
}

export async function typeBirthday(page: Page, digits = '12April1996'): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type(digits);
}

/** Chooses 12 April 1996 in the calendar of a phone. */
export async function tapBirthday(page: Page): Promise<void> {
  await page.getByRole('button', { name: /choose date/i }).tap();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('radio', { name: '1996' }).tap();
  await calendar.getByRole('radio', { name: /apr/i }).tap();
  await calendar.getByRole('gridcell', { name: '12', exact: true }).tap();
  await calendar.getByRole('button', { name: 'OK' }).tap();
}

export async function fillNames(page: Page, first = 'Meera', last = 'Kulkarni'): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await typeBirthday(page);
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Profile' }).click();
}

export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  // The address changes first; until the screen's script is there, the editor stays on the screen.
  await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();
}

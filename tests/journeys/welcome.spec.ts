// The first run: four short screens, the page that grows, 'Make it public' and the card to send.
import type { Page } from '@playwright/test';
import { CUT_CONNECTION, PHONE, storedField, storedPictures, tapBirthday, typeBirthday } from './editor.ts';
import { expect, newAccount, newUsername, startLoggedIn, test, type Account } from './fixtures.ts';
import { chooseBy } from './in-firefox.ts';
import { photographWithLocation } from './picture-files.ts';
import { database } from './store.ts';

// Animations are on, as for most people; other journeys reduce motion (playwright.config.ts).
test.use({ reducedMotion: 'no-preference' });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** The titles of the screens after the first one, in order. */
const FOLLOWING = [
  'One good picture',
  'Four facts casting asks for',
  'A video of you',
  'This is your page',
] as const;

/** The files of later screens' texts that a page has loaded; runs in the page. */
function loadedTexts(): string[] {
  const names = performance
    .getEntriesByType('resource')
    .map(({ name }) => /\/assets\/(casting|old-cv|visibility)-/.exec(name)?.[1] ?? '');
  return [...new Set(names)].filter((name) => name !== '').sort();
}

async function begin(page: Page, account: Account): Promise<void> {
  await startLoggedIn(page, account);
  await page.goto('/welcome');
  await expect(title(page, 'What is your name?')).toBeVisible();
}

test('on a phone the first run leads by touch from the name to a public page and the card for WhatsApp', async ({
  journey,
}) => {
  const account = await newAccount();
  const username = newUsername('first');
  const page = await journey.open('actor', PHONE);
  await begin(page, account);
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await page.getByLabel('First name').fill('Kavya');
  await page.getByLabel('Last name').fill('Nair');
  await expect(page.getByLabel('Username')).toHaveValue(/^kavya-nair/);
  await page.getByLabel('Username').fill(username);
  await expect(page.getByText(`/${username} is available.`)).toBeVisible();
  const preview = page.getByRole('region', { name: 'Your page so far' });
  await expect(preview).toContainText('Kavya Nair');
  await next(page).tap();

  await expect(title(page, 'One good picture')).toBeFocused();
  await chooseBy(
    page,
    page.getByRole('button', { name: 'Upload picture' }),
    await photographWithLocation(30),
  );
  await page.getByRole('button', { name: 'Use picture' }).tap();
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await next(page).tap();

  await expect(title(page, 'Four facts casting asks for')).toBeVisible();
  await tapBirthday(page);
  await page.getByLabel('Minimum age').fill('30');
  await page.getByLabel('Maximum age').fill('20');
  await next(page).tap();
  await expect(page.getByLabel('Maximum age')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Maximum age').fill('38');
  await page.getByLabel('Height', { exact: true }).fill('168 cm');
  await page.getByRole('button', { name: 'Malayalam' }).tap();
  await next(page).tap();

  await expect(title(page, 'A video of you')).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).tap();
  await expect(title(page, 'This is your page')).toBeVisible();
  await expect(page.getByText('168 cm')).toBeVisible();
  await page.getByRole('button', { name: 'Make it public' }).tap();

  await expect(title(page, 'Your page is public')).toBeVisible();
  const card = page.getByRole('img', { name: 'The card of Kavya Nair' });
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await page.getByRole('button', { name: 'Edit the message' }).tap();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(new RegExp(`/${username}`));
  expect(await storedField(`profiles/${account.uid}`, 'first_name')).toBe('Kavya');
  expect((await storedPictures(account.uid)).image).not.toBeNull();

  const visitor = await journey.open('visitor');
  await visitor.goto(`/${username}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kavya Nair' })).toBeVisible();
});

test('each screen can be skipped with the keyboard alone, and the back button leads back', async ({
  journey,
}) => {
  const account = await newAccount();
  const page = await journey.open('actor');
  await begin(page, account);
  const press = async (name: string): Promise<void> => {
    const button = page.getByRole('button', { name, exact: true });
    while (!(await button.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await press('Next');
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const following of FOLLOWING) {
    await press('Skip');
    await expect(title(page, following)).toBeFocused();
  }
  await expect(page.getByText('Your page has no name yet.')).toBeVisible();
  await expect(page.getByText('Your date of birth is missing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make it public' })).toBeDisabled();
  await page.goBack();
  await expect(title(page, 'A video of you')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Four facts casting asks for')).toBeVisible();
});

// The tests run side by side and claim usernames proposed for the typed names: hence different names.
test('what was typed outlives a reload, and a save in a second tab', async ({ journey }) => {
  const account = await newAccount();
  const page = await journey.open('actor');
  await begin(page, account);
  await page.getByLabel('First name').fill('Kavya');
  await page.getByLabel('Last name').fill('Menon');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Kavya');
  await expect(page.getByLabel('Last name')).toHaveValue('Menon');

  // A second tab saves another field meanwhile: both changes are stored.
  const tab = await page.context().newPage();
  await tab.goto('/welcome?step=facts');
  await typeBirthday(tab, '12April1996');
  await tab.getByLabel('Height', { exact: true }).fill('168 cm');
  await tab.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(title(tab, 'A video of you')).toBeVisible();
  await tab.close();

  await next(page).click();
  await expect(title(page, 'One good picture')).toBeVisible();
  await expect
    .poll(async () => {
      const stored = await database.doc(`profiles/${account.uid}`).get();
      return [stored.get('first_name') as unknown, stored.get('height') as unknown];
    })
    .toEqual(['Kavya', `5'6" (168 cm)`]);
});

test('without a connection the screens can be gone through, and what was typed is saved later', async ({
  journey,
}) => {
  const account = await newAccount();
  const page = await journey.open('actor', {}, CUT_CONNECTION);
  await begin(page, account);
  await expect(page.getByRole('region', { name: 'Your page so far' })).toBeVisible();
  await page.getByLabel('First name').fill('Kavya');
  await page.getByLabel('Last name').fill('Pillai');
  // The texts of the later screens are loaded when the browser is idle.
  await expect.poll(() => page.evaluate(loadedTexts)).toEqual(['casting', 'old-cv', 'visibility']);
  await page.context().setOffline(true);
  await next(page).click();
  await expect(page.getByText('You are offline. We save it when you are back online.')).toBeVisible();
  await expect(title(page, 'One good picture')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Kavya');

  for (const following of FOLLOWING) {
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await expect(title(page, following)).toBeVisible();
  }
  await page.context().setOffline(false);
  await expect.poll(() => storedField(`profiles/${account.uid}`, 'first_name')).toBe('Kavya');
});

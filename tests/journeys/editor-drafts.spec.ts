// Unsaved edits: stored on this device, and never lost without a question.
import { fillLogin, logOut } from './accounts.ts';
import { fillNames, newEditor, openEditor, openSection, PHONE, save, saved, storedField } from './editor.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { navigateInApp } from './in-app.ts';
import { birthDate, newActor } from './store.ts';

const UNSAVED = 'Not saved yet. What you typed is kept on this device until you save.';

test('the editor says that edits are stored on this device, where a logout leaves them until its question is answered, and nothing after', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  const drafts = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('marquee.draft.')));
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
  await page.getByLabel('First name').fill('Meera');
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await expect.poll(drafts).toEqual([`marquee.draft.${account.uid}`]);

  await logOut(page);
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  expect(await drafts()).toEqual([`marquee.draft.${account.uid}`]);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(page.getByLabel('First name')).toHaveValue('Meera');
  expect(await drafts()).toEqual([`marquee.draft.${account.uid}`]);

  await page.getByRole('button', { name: 'My Account' }).click();
  // Typed last, and not yet stored when the editor closes.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name=last_name]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Kulkarni');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
      .find((item) => item.textContent === 'Logout')
      ?.click();
  });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(drafts).toEqual([]);
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/my-profile$/);
  await navigateInApp(page, '/profile/edit');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('offline on a phone the save bar stays small and says that the profile will be saved, as it is with the connection', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey, PHONE);
  await openSection(page, 'Basic Information');
  await fillNames(page);
  await page.context().setOffline(true);
  await save(page);
  const bar = page.getByRole('region', { name: 'Save or leave' });
  const status = bar.getByText(/^You are offline\. We save your profile/);
  await expect(status).toBeVisible();
  await expect(bar.getByRole('button')).toHaveText(['Keep editing']);
  // The message is on the screen only once.
  await expect(page.getByText(/You are offline/).filter({ visible: true })).toHaveCount(1);
  const size = async (box: typeof bar): Promise<{ width: number; height: number }> =>
    (await box.boundingBox()) ?? { width: 0, height: 0 };
  expect((await size(bar)).height).toBeLessThan(740 * 0.15);
  expect((await size(status)).width).toBeGreaterThan(150);

  expect(await storedField(`profiles/${account.uid}`, 'last_name')).not.toBe('Kulkarni');
  await page.context().setOffline(false);
  await saved(page);
  expect(await storedField(`profiles/${account.uid}`, 'last_name')).toBe('Kulkarni');
});

test('/my-profile shows a save at once', async ({ journey }) => {
  const actor = await newActor({ is_profile_public: false });
  await birthDate(actor.uid, '1996-04-12');
  const page = await journey.open('actor');
  await startLoggedIn(page, actor);
  await openEditor(page);
  // Records every text that the page shows from here on, however briefly.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await page.getByLabel('Height', { exact: true }).fill('171 cm');
  await openSection(page, 'Introduction and training');
  await page.getByRole('textbox', { name: 'Introduction', exact: true }).fill('At home on stage.');
  await openSection(page, 'Privacy Settings');
  await page.getByRole('switch', { name: 'Profile visibility' }).check();
  await save(page);
  await saved(page);
  await expect(page.getByText('171 cm')).toBeVisible();
  const shown = await page.evaluate(() => (Reflect.get(globalThis, 'seen') as string[]).map(String));
  const ownPage = shown.filter((text) => text.includes('My Profile') && !text.includes('Edit Profile'));
  expect(ownPage.length).toBeGreaterThan(0);
  expect(ownPage.filter((text) => /\bPrivate\b/.test(text))).toEqual([]);
  expect(ownPage.filter((text) => /(^|\s)0 %/.test(text))).toEqual([]);
});

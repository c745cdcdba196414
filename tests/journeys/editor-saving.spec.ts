// Every way a save of the profile editor can go wrong.
import {
  CUT_CONNECTION,
  fillNames,
  newEditor,
  openEditor,
  openSection,
  save,
  saved,
  stored,
  storedField,
} from './editor.ts';
import { expect, newAccount, newUsername, startLoggedIn, test } from './fixtures.ts';
import { database } from './store.ts';

test('a taken username is reported at its field, also when somebody claims it during the save', async ({
  journey,
}) => {
  const { page } = await newEditor(journey);
  await fillNames(page);
  const taken = newUsername('taken');
  await database.doc(`usernames/${taken}`).set({ uid: 'somebody-else' });
  await page.getByLabel('Username').fill(taken);
  await expect(page.getByText('This username is already taken.')).toBeVisible();

  const lost = newUsername('lost');
  await page.getByLabel('Username').fill(lost);
  await expect(page.getByText(`${lost} is available.`)).toBeVisible();
  await database.doc(`usernames/${lost}`).set({ uid: 'somebody-faster' });
  await save(page);
  await expect(page.getByText('This username is already taken.').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');

  await page.getByLabel('Username').fill(newUsername('free'));
  await expect(page.getByText(/is available\.$/)).toBeVisible();
  await save(page);
  await saved(page);
});

test('a save that the rules refuse is reported, and loses nothing', async ({ journey }) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await save(page);
  await saved(page);
  await openEditor(page);
  // More names than an account may hold, as no version of the product ever wrote: every save is refused.
  const profile = database.doc(`profiles/${account.uid}`);
  await profile.update({ former_usernames: ['n1', 'n2', 'n3', 'n4', 'n5'] });
  await page.getByLabel('Height', { exact: true }).fill('170 cm');
  await save(page);
  await expect(
    page.getByText(/^Failed to update profile: you may not make this change/).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue(/\b170 cm\b/);
  await expect(page).toHaveURL(/\/profile\/edit$/);

  await profile.update({ former_usernames: [] });
  await save(page);
  await saved(page);
});

test('two devices save at once: what only one changed is merged, and for the rest each field is asked', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await save(page);
  await saved(page);
  const other = await journey.open('second device');
  await startLoggedIn(other, account);
  const path = `profiles/${account.uid}`;

  /** Both devices open the editor, then the second one saves; the first one's editor is still as it was opened. */
  const changeElsewhere = async (height: string, introduction: string): Promise<void> => {
    await openEditor(page);
    await openSection(page, 'Basic Information');
    await openEditor(other);
    await openSection(other, 'Introduction and training');
    await other.getByRole('textbox', { name: 'Introduction' }).fill(introduction);
    await openSection(other, 'Basic Information');
    await other.getByLabel('Height', { exact: true }).fill(height);
    await save(other);
    await saved(other);
  };

  await test.step('different fields', async () => {
    await changeElsewhere('160 cm', 'Ten years of theatre.');
    await page.getByLabel('Last name').fill('Deshpande');
    await save(page);
    await expect(page.getByText('Profile updated, along with what you saved elsewhere.')).toBeVisible();
    expect(await stored(path)).toMatchObject({
      last_name: 'Deshpande',
      height: '5\'3" (160 cm)',
      introduction: 'Ten years of theatre.',
    });
  });

  await test.step('the same field', async () => {
    await changeElsewhere('161 cm', 'Eleven years.');
    await page.getByLabel('Height', { exact: true }).fill('181 cm');
    await page.getByLabel('Last name').fill('Rao');
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await expect(dialog.getByRole('radio', { name: /^Here: .*181 cm/ })).toBeChecked();
    await dialog.getByRole('radio', { name: /^There: .*161 cm/ }).check();
    await dialog.getByRole('button', { name: 'Save with these' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    expect(await stored(path)).toMatchObject({
      last_name: 'Rao',
      height: '5\'3" (161 cm)',
      introduction: 'Eleven years.',
    });
  });
});

test(
  'a connection that drops in the middle of a save loses nothing',
  { tag: '@requests' },
  async ({ journey }) => {
    const { page, account } = await newEditor(journey);
    await fillNames(page);
    await save(page);
    await saved(page);
    await openEditor(page);
    await page.getByLabel('Height', { exact: true }).fill('172 cm');

    // The commit arrives and its answer does not: all of it is stored, and the page cannot know.
    await page.route(/documents:commit/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await save(page);
    await expect(page.getByText(/we couldn’t reach the server\. Nothing is lost/).first()).toBeVisible();
    expect(await storedField(`profiles/${account.uid}`, 'height')).toBe('5\'8" (172 cm)');
    await expect(page.getByLabel('Height', { exact: true })).toHaveValue(/\b172 cm\b/);

    // The repeated save is recognised as the same one, not taken for somebody else's.
    await page.unroute(/documents:commit/);
    await save(page);
    await saved(page);
  },
);

test('a failure to load the profile is reported, and the load can be repeated', async ({ journey }) => {
  const account = await newAccount();
  const page = await journey.open('actor', undefined, CUT_CONNECTION);
  await startLoggedIn(page, account);
  await page.route(/google\.firestore\.v1\.Firestore|documents:batchGet/, (route) => route.abort());
  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { name: 'Error Loading Profile' })).toBeVisible();
  await page.unroute(/google\.firestore\.v1\.Firestore|documents:batchGet/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
});

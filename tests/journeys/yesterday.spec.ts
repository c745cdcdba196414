// The profile as it stood before a day's first save: kept, shown, restored.
import { FieldValue } from 'firebase-admin/firestore';
import {
  choose,
  files,
  openSection,
  save,
  saved,
  openEditor,
  storedField,
  storedPictures,
} from './editor.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { pngPicture } from './picture-files.ts';
import { openSettings } from './settings-actions.ts';
import { birthDate, database, newActor } from './store.ts';
import { DAY } from '@marquee/domain/values/time';

test('the first save of a day stores the previous profile with its pictures, until it is restored', async ({
  journey,
}) => {
  const actor = await newActor({ introduction: 'Ten years of theatre.' });
  await birthDate(actor.uid, '1996-04-12');
  const yesterday = database.doc(`profiles/${actor.uid}/private/yesterday`);
  const page = await journey.open('owner');
  await startLoggedIn(page, actor);

  await test.step('the first save', async () => {
    await openEditor(page);
    await openSection(page, 'Profile Media');
    await choose(page, 'Upload picture', await pngPicture(20));
    await page.getByRole('button', { name: 'Use picture' }).click();
    await expect(page.getByAltText('Your profile picture')).toBeVisible();
    await save(page);
    await saved(page);
    expect((await yesterday.get()).get('profile.introduction')).toBe('Ten years of theatre.');
    expect((await yesterday.get()).get('contact.date_of_birth')).toBe('1996-04-12');
  });

  // Moves the stored copy back by a day.
  await yesterday.update({ kept_at: new Date(Date.now() - DAY) });
  const before = await files(actor.uid);
  expect(before).toHaveLength(3);

  await test.step('a first save on the next day', async () => {
    await openEditor(page);
    await openSection(page, 'Profile Media');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await openSection(page, 'Introduction and training');
    await page.getByRole('textbox', { name: 'Introduction' }).fill('All of it was a mistake.');
    await save(page);
    await saved(page);
    await openEditor(page);
    await openSection(page, 'Basic Information');
    await page.getByRole('textbox', { name: 'Height' }).fill('170 cm');
    await save(page);
    await saved(page);
    expect((await yesterday.get()).get('profile.height')).toBe('');
    expect(await files(actor.uid)).toEqual(before);
  });

  await test.step('the differences are shown, and yesterday’s profile is restored', async () => {
    await openSettings(page, actor);
    await page.getByRole('button', { name: 'See what would change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Restore yesterday’s profile?' });
    await expect(dialog.getByText('Now: All of it was a mistake.')).toBeVisible();
    await expect(dialog.getByText('Then: Ten years of theatre.')).toBeVisible();
    await expect(dialog.getByText('Profile picture')).toBeVisible();
    // Another device saves what the list does not show.
    const profile = database.doc(`profiles/${actor.uid}`);
    await profile.update({ education: 'FTII, 2016', updated_at: FieldValue.serverTimestamp() });
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(dialog.getByText(/^Your profile was saved in the meantime/)).toBeVisible();
    await expect(dialog.getByText('Now: FTII, 2016')).toBeVisible();
    expect((await profile.get()).get('introduction')).toBe('All of it was a mistake.');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Your profile is back as it was.')).toBeVisible();
    expect(await storedField(`profiles/${actor.uid}`, 'introduction')).toBe('Ten years of theatre.');
    expect(await storedField(`profiles/${actor.uid}`, 'is_profile_public')).toBe(true);
    expect((await storedPictures(actor.uid)).image?.file).toMatch(/^profile\//);
    expect(await files(actor.uid)).toEqual(before);
  });

  await test.step('the restore can be undone the same way', async () => {
    await page.getByRole('button', { name: 'See what would change' }).click();
    await expect(page.getByText('Then: All of it was a mistake.')).toBeVisible();
  });
});

test('a save of a new username with other edits also stores the previous profile', async ({ journey }) => {
  const actor = await newActor({ introduction: 'Ten years of theatre.' });
  await birthDate(actor.uid, '1996-04-12');
  const page = await journey.open('owner');
  await startLoggedIn(page, actor);
  await openEditor(page);
  await openSection(page, 'Basic Information');
  await page.getByLabel('Username').fill(`${actor.username}-2`);
  await page.getByRole('textbox', { name: 'Height' }).fill('170 cm');
  await save(page);
  await saved(page);
  expect(await storedField(`profiles/${actor.uid}`, 'username')).toBe(`${actor.username}-2`);
  const kept = await database.doc(`profiles/${actor.uid}/private/yesterday`).get();
  expect([kept.get('profile.username'), kept.get('profile.height')]).toEqual([actor.username, '']);
  await openSettings(page, actor);
  await expect(page.getByText(/^As it was before your save on/)).toBeVisible();
});

// What casting asks for, in the editor: credits, facts, representation, video details, captions, hidden facts.
import type { Page } from '@playwright/test';
import { NO_CAPTION } from '@marquee/domain/profile/picture';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { profileForm, type ProfileForm } from '@marquee/domain/profile/profile';
import { newEditor, openEditor, openSection, PHONE, save, saved, stored } from './editor.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { birthDate, newActor } from './store.ts';

async function storedForm(uid: string): Promise<ProfileForm> {
  const [profile, contact] = [
    await stored(`profiles/${uid}`),
    await stored(`profiles/${uid}/private/contact`),
  ];
  return profileForm(readProfile(uid, profile), readContact(contact, profile));
}

const CV = `Films:
• Newton (2017), Malko, dir. Amit Masurkar
• Raazi, Sehmat, Meghna Gulzar, 2018
Theatre
Hamlet | Ophelia | Atul Kumar | 2015, Best Actress
Training:
Diploma in acting, Delhi
Skills:
${Array.from('abcdefghijklmnopq', (letter) => `Trick ${letter}`).join(', ')}`;

const titles = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.replace('Edit ', '') ?? ''),
    );

test('credits are pasted from a CV, checked, added, deleted and brought back by touch on a phone', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey, PHONE);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await openSection(page, 'Credits');

  await test.step('credits are pasted from a CV', async () => {
    await button('Paste from a CV').tap();
    const dialog = page.getByRole('dialog', { name: 'Paste from a CV' });
    await dialog.getByLabel('Lines of your CV').fill(CV);
    await dialog.getByRole('button', { name: 'Read the lines' }).tap();
    await expect(dialog.getByRole('checkbox', { name: 'Add Newton' })).toBeChecked();
    await expect(dialog.getByText('Sehmat · Meghna Gulzar · 2018')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Add Hamlet' })).not.toBeChecked();
    await expect(dialog.getByText('Not understood: Best Actress')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Add all of Theatre' }).tap();
    await dialog.getByRole('checkbox', { name: 'Add all of Training:' }).tap();
    const all = dialog.getByRole('checkbox', { name: 'Add all of Skills:' });
    await all.tap();
    await expect(dialog.getByRole('status')).toHaveText('You can have up to 15 skills. Untick 2 of them.');
    await expect(dialog.getByRole('button', { name: 'Add 20 entries' })).toBeDisabled();
    await all.tap();
    await expect(dialog.getByRole('status')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Add 3 entries' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('3 of 60')).toBeVisible();
    expect(await titles(page)).toEqual(['Raazi', 'Newton', 'Hamlet']);
  });

  await test.step('a credit is added', async () => {
    await button('Add a credit').tap();
    const dialog = page.getByRole('dialog', { name: 'Add a credit' });
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(dialog.getByText('Please enter a title')).toBeVisible();
    await dialog.getByLabel('Title').fill('Paatal Lok S2');
    await dialog.getByRole('combobox', { name: 'Kind' }).tap();
    await page.getByRole('option', { name: 'Web series' }).tap();
    await dialog.getByLabel('Year').fill('20');
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(dialog.getByText('Please enter a year, like 2025')).toBeVisible();
    await dialog.getByLabel('Year').fill('2025');
    await dialog.getByLabel('Role', { exact: true }).fill('Inspector Rao');
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(dialog).toHaveCount(0);
    expect(await titles(page)).toEqual(['Raazi', 'Newton', 'Paatal Lok S2', 'Hamlet']);
  });

  await test.step('a credit is deleted, and the deletion undone', async () => {
    await button('Delete Raazi').tap();
    await expect(page.getByText('Raazi was deleted.')).toBeVisible();
    expect(await titles(page)).toEqual(['Newton', 'Paatal Lok S2', 'Hamlet']);
    await button('Undo').tap();
    expect(await titles(page)).toEqual(['Raazi', 'Newton', 'Paatal Lok S2', 'Hamlet']);
    await button('Delete Hamlet').tap();
  });

  await save(page);
  await saved(page);
  expect(
    (await storedForm(account.uid)).credits.map(({ kind, title, role, year }) => [kind, title, role, year]),
  ).toEqual([
    ['web_series', 'Paatal Lok S2', 'Inspector Rao', 2025],
    ['film', 'Newton', 'Malko', 2017],
    ['film', 'Raazi', 'Sehmat', 2018],
  ]);
});

test('credits are added, changed and put in order with the keyboard alone', async ({ journey }) => {
  // High enough for the whole list: no scrolling goes on while a credit is moved.
  const { page, account } = await newEditor(journey, { viewport: { width: 1280, height: 1200 } });
  await openSection(page, 'Credits');
  const add = async (title: string, year: string): Promise<void> => {
    await page.getByRole('button', { name: 'Add a credit' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a credit' });
    await dialog.getByLabel('Title').focus();
    await page.keyboard.type(title);
    await dialog.getByLabel('Year').focus();
    await page.keyboard.type(year);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  await add('Newton', '2017');
  await add('Raazi', '2018');
  await add('Court', '2014');
  expect(await titles(page)).toEqual(['Raazi', 'Newton', 'Court']);

  await page.getByRole('button', { name: 'By hand' }).focus();
  await page.keyboard.press('Space');
  expect(await titles(page)).toEqual(['Court', 'Raazi', 'Newton']);
  await page.getByRole('button', { name: 'Move Newton' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Newton is now 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Newton is now 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => titles(page)).toEqual(['Court', 'Newton', 'Raazi']);

  await page.getByRole('button', { name: 'Edit Court' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit the credit' });
  await dialog.getByLabel('Role', { exact: true }).focus();
  await page.keyboard.type('Sharmila');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Profile' }).focus();
  await page.keyboard.press('Enter');
  await saved(page);
  const { credits, credits_order } = await storedForm(account.uid);
  expect(credits_order).toBe('hand');
  expect(credits.map(({ title, role }) => [title, role])).toEqual([
    ['Court', 'Sharmila'],
    ['Newton', ''],
    ['Raazi', ''],
  ]);
});

test('facts, language levels, skill videos, representation, video titles and captions are stored, and a hidden fact is found again', async ({
  journey,
}) => {
  const photo = { ...NO_CAPTION, file: 'gallery/a.jpg', steps: [], width: 4, height: 3 };
  const actor = await newActor({ introduction_video: 'https://youtu.be/dQw4w9WgXcQ', photos: [photo] });
  await birthDate(actor.uid, '1996-04-12');
  const page = await journey.open('actor');
  await startLoggedIn(page, actor);
  await openEditor(page);
  const pick = async (label: string, option: string): Promise<void> => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  await openSection(page, 'Career Details');
  await pick('Eyes', 'Dark brown');
  await pick('Build', 'Athletic');
  await page.getByRole('button', { name: 'Sizes' }).click();
  await page.getByLabel('Chest', { exact: true }).fill('38 in');
  await page.getByRole('combobox', { name: 'Works as a local in' }).fill('Pune');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Works as a local in' }).fill('Nashik');
  await page.getByRole('button', { name: 'Papers and memberships' }).click();
  await page.getByRole('combobox', { name: 'Association' }).fill('CINTAA');
  await page.getByLabel('Free from', { exact: true }).fill('2027-01-15');
  await page.getByRole('button', { name: 'Hide Chest from your page' }).click();

  await openSection(page, 'Social Media & Videos');
  await page.getByLabel('Title').fill('Showreel 2026');
  await page.getByRole('button', { name: 'Kind and length' }).click();
  await pick('Kind', 'Showreel');
  await page.getByLabel('Length').fill('1:30');

  await openSection(page, 'Skills and languages');
  await page.getByRole('combobox', { name: 'Skills' }).fill('Kathak');
  await page.getByRole('option', { name: 'Kathak' }).click();
  await page.getByRole('button', { name: 'Skills in your videos' }).click();
  await pick('Video that shows Kathak', 'Showreel 2026');
  await page.getByRole('button', { name: 'Marathi' }).click();
  await pick('Level of Marathi', 'Native');

  await openSection(page, 'Representation');
  await page.getByLabel('Name', { exact: true }).fill('Farah Contractor');
  await page.getByLabel('Email').fill('farah@agency.example');

  await openSection(page, 'Profile Media');
  await page.getByRole('button', { name: 'About photo 1' }).click();
  await page.getByRole('dialog').getByLabel('Kind of photo').click();
  await page.getByRole('option', { name: 'Full length' }).click();
  await page.getByLabel('Caption').fill('As Ophelia');
  await page.getByLabel('Photographer').fill('Raghu Rai');
  const taken = page.getByRole('group', { name: 'Month it was taken' });
  await taken.getByLabel('Month', { exact: true }).selectOption('March');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Please choose both the month and the year, or neither')).toBeVisible();
  await taken.getByLabel('Year').selectOption('2026');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(
    page.getByText('Casting often asks for these too: Close-up, Mid shot, Left profile'),
  ).toBeVisible();

  await save(page);
  await saved(page);

  expect(await storedForm(actor.uid)).toMatchObject({
    facts: {
      eyes: 'dark_brown',
      build: 'athletic',
      chest: '38 in',
      local_cities: ['Pune', 'Nashik'],
      association: 'CINTAA',
      available_from: '2027-01-15',
    },
    hidden: ['chest'],
    introduction_video_details: { title: 'Showreel 2026', kind: 'showreel', seconds: 90 },
    skill_videos: { Kathak: 'https://youtu.be/dQw4w9WgXcQ' },
    language_levels: { Marathi: 'native' },
    representation: { role: 'agent', name: 'Farah Contractor', email: 'farah@agency.example' },
    photos: [{ caption: 'As Ophelia', photographer: 'Raghu Rai', taken: '2026-03', shot: 'full_length' }],
  });
  expect(JSON.stringify(await stored(`profiles/${actor.uid}`))).not.toContain('38 in');

  await openEditor(page);
  await openSection(page, 'Career Details');
  await expect(page.getByText('Chest 38 in')).toBeVisible();
  await page.getByRole('button', { name: 'Sizes' }).click();
  await expect(page.getByLabel('Chest', { exact: true })).toHaveValue('38 in');
  await expect(page.getByRole('button', { name: 'Hidden: show Chest on your page' })).toBeVisible();
});

test('the contact section says what the shield does and that honest casting asks for no money', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await openSection(page, 'Contact');
  const shield = page.getByRole('switch', { name: 'Contact shield' });
  await expect(shield).toHaveAccessibleDescription(/Your number isn’t on your page\./);
  await expect(page.getByText(/^Honest casting never asks you for money/)).toBeVisible();
  const before = await shield.isChecked();
  await shield.click();
  await page.getByRole('switch', { name: 'Take messages by email' }).uncheck();
  await save(page);
  await saved(page);
  expect(await storedForm(account.uid)).toMatchObject({
    contact_shield: !before,
    accepts_messages: false,
  });
});

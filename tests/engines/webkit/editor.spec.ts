// The profile editor in WebKit at a phone's width.
import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { fromRoot } from '../../../scripts/config/project.ts';
import { cvFile } from '../../journeys/cv-files.ts';
import { stored, storedPictures } from '../../journeys/editor.ts';
import { newAccount, newUsername } from '../../journeys/fixtures.ts';
import { photographWithLocation, pngPicture } from '../../journeys/picture-files.ts';
import { birthDate, database, newActor, type Actor } from '../../journeys/store.ts';
import type { WebkitDevice } from './device.ts';
import { test } from './fixtures.ts';

async function openSection(phone: WebkitDevice, section: string): Promise<Actor> {
  const actor = await newActor({ first_name: 'Meera', last_name: 'Kulkarni' });
  await birthDate(actor.uid, '1996-04-12');
  await phone.startLoggedIn(actor);
  await phone.goto(`/profile/edit/${section}`);
  await phone.role('region', 'Save or leave');
  return actor;
}

async function save(phone: WebkitDevice): Promise<void> {
  await phone.press('button', 'Save Profile');
  await phone.sees('Profile updated successfully!');
}

const next = (phone: WebkitDevice, title: string): Promise<void> => phone.press('link', `Next: ${title}`);

test('every section is filled, saved, and shown again after a reload', async ({ phone }) => {
  const account = await newAccount();
  const username = newUsername('webkit');
  await phone.startLoggedIn(account);
  await phone.goto('/profile/edit/basics');
  await phone.fill('First name', 'Meera');
  await phone.fill('Last name', 'Kulkarni');
  await phone.fill('Username', username);
  await phone.sees(new RegExp(`${username} is available`));
  await phone.typeBirthday();
  await phone.fill(/^Height/, '168 cm');
  await next(phone, 'Profile Media');
  await next(phone, 'Introduction and training');
  await phone.fill('Education and training', 'NSD, Delhi');
  await phone.fill('Introduction', 'Kathak-trained.');
  await next(phone, 'Credits');
  await phone.press('button', 'Add a credit');
  await phone.fill(/^Title/, 'Newton');
  await phone.fill('Year', '2017');
  await phone.press('button', 'Done');
  await phone.gone('dialog');
  await next(phone, 'Social Media & Videos');
  await phone.fill('Instagram', 'https://www.instagram.com/meera.k/?hl=en');
  await phone.fill('Introduction video', 'https://youtu.be/dQw4w9WgXcQ');
  await next(phone, 'Career Details');
  await phone.pick('Location', 'Pune');
  await phone.fill('Minimum age', '24');
  await phone.fill('Maximum age', '32');
  await next(phone, 'Skills and languages');
  await phone.press('combobox', /^Skills/);
  await phone.type('kath');
  await phone.press('option', 'Kathak');
  await phone.press('button', 'Marathi');
  await next(phone, 'Contact');
  await phone.fill('Phone number', '098200 12345');
  await next(phone, 'Representation');
  await phone.fill('Name', 'Farah Contractor');
  await next(phone, 'Privacy Settings');
  await phone.press('switch', 'Profile visibility');
  await save(phone);
  expect(await stored(`profiles/${account.uid}`)).toMatchObject({
    username,
    last_name: 'Kulkarni',
    height: '5\'6" (168 cm)',
    location: 'Pune',
    screen_age_min: 24,
    languages: ['Marathi'],
    skills: ['Kathak'],
    social: { instagram: 'meera.k' },
    introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
    is_profile_public: true,
  });
  expect(await stored(`profiles/${account.uid}/private/contact`)).toMatchObject({
    date_of_birth: '1996-04-12',
  });
  await phone.goto('/profile/edit/introduction');
  expect(await phone.value('Introduction')).toBe('Kathak-trained.');
});

test('the editor shows the stored profile, saves a changed field, and a reload shows it', async ({
  phone,
}) => {
  const actor = await openSection(phone, 'basics');
  expect(await phone.value(/^First name/)).toBe('Meera');
  await phone.fill(/^Last name/, 'Deshpande');
  await save(phone);
  expect(await stored(`profiles/${actor.uid}`)).toMatchObject({ last_name: 'Deshpande' });
  await phone.goto('/profile/edit/basics');
  expect(await phone.value(/^Last name/)).toBe('Deshpande');
});

test('a picture is chosen, cropped and saved, and the public page shows it', async ({ phone }) => {
  const actor = await openSection(phone, 'photos');
  await phone.role('button', 'Upload picture');
  await phone.choose('input[type=file]', await pngPicture());
  await phone.press('button', 'Use picture');
  await phone.role('img', 'Your profile picture', 30_000);
  await save(phone);
  const { image } = await storedPictures(actor.uid);
  expect(image).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
  await phone.goto(`/${actor.username}`);
  const portrait = await phone.role('img', /Meera Kulkarni/);
  await phone.until('the drawn picture', () =>
    phone.run<boolean>('return arguments[0].complete&&arguments[0].naturalWidth>0', portrait),
  );
});

test('a gallery takes a HEIC photo and a JPEG, upright and with their sizes', async ({ phone }) => {
  const actor = await openSection(phone, 'photos');
  await phone.role('button', 'Add photos');
  const heic = fromRoot('tests/journeys/photo.heic');
  await phone.choose('input[type=file][multiple]', `${heic}\n${await photographWithLocation(120)}`);
  await phone.sees('2 of 5 photos', 60_000);
  await save(phone);
  const { photos } = await storedPictures(actor.uid);
  expect(photos.map(({ width, height }) => width > 0 && height > 0)).toEqual([true, true]);
});

for (const [kind, what] of [
  ['PDF', 'a PDF of two columns, as Canva makes it'],
  ['Word', 'a Word document with the layout of a page in a table'],
] as const) {
  test(`an old CV is read from a ${kind} file, checked and saved`, async ({ phone }, info) => {
    const actor = await openSection(phone, 'credits');
    const { name, buffer } = await cvFile(what);
    const file = info.outputPath(name);
    writeFileSync(file, buffer);
    await phone.choose('[role=group] input[type=file]', file);
    await phone.press('button', /^Add \d+ entr(y|ies)$/);
    await phone.gone('dialog');
    await save(phone);
    const { credits } = (await stored(`profiles/${actor.uid}`)) as { credits: { title: string }[] };
    expect(credits.map((credit) => credit.title)).toContain('The Salt Road');
  });
}

test('busy dates are picked in the calendar, and a month by two selects', async ({ phone }) => {
  const actor = await openSection(phone, 'facts');
  await phone.press('button', 'Add busy dates');
  await phone.press('button', 'Next month');
  const month = new Date();
  month.setMonth(month.getMonth() + 1, 1);
  const name = month.toLocaleDateString('en', { month: 'long' });
  await phone.sees(new RegExp(`^${name} `));
  // The month before slides out.
  await phone.until('one month', () =>
    phone.run<boolean>('return document.querySelectorAll("[role=rowgroup]").length===1'),
  );
  await phone.press('gridcell', new RegExp(`^3 ${name}`));
  await phone.press('gridcell', new RegExp(`^9 ${name}`));
  await phone.sees(new RegExp(`^People see: busy 3–9 ${name}`, 'i'));
  await phone.press('button', 'Papers and memberships');
  const year = String(new Date().getFullYear() + 4);
  await phone.select('Month', 'June');
  await phone.press('button', 'Save Profile');
  await phone.sees('Please choose both the month and the year, or neither');
  await phone.select('Year', year);
  await save(phone);
  const { facts } = (await stored(`profiles/${actor.uid}`)) as { facts: Record<string, unknown> };
  expect(facts['passport_until']).toBe(`${year}-06`);
  expect(facts['busy']).toEqual([expect.stringMatching(/-03\/\d{4}-\d{2}-09$/)]);
});

test('a field that another device changed is asked about, and the rest is merged', async ({ phone }) => {
  const actor = await openSection(phone, 'basics');
  await database.doc(`profiles/${actor.uid}`).update({
    height: '5\'3" (161 cm)',
    location: 'Nashik',
    updated_at: new Date(),
  });
  await phone.fill(/^Height/, '181 cm');
  await phone.press('button', 'Save Profile');
  await phone.role('dialog', 'Your profile was changed elsewhere');
  await phone.press('radio', /^There: .*161 cm/);
  await phone.press('button', 'Save with these');
  await phone.sees(/^Profile updated/);
  expect(await stored(`profiles/${actor.uid}`)).toMatchObject({
    height: '5\'3" (161 cm)',
    location: 'Nashik',
  });
});

test('what is typed outlives a reload, and leaving asks before it is lost', async ({ phone }) => {
  await openSection(phone, 'basics');
  await phone.fill(/^Last name/, 'Deshpande');
  await phone.sees(/^Not saved yet\./);
  await phone.until('a draft', () =>
    phone.run<boolean>(`return Object.keys(localStorage).some(key=>key.startsWith('marquee.draft.'))`),
  );
  await phone.press('button', 'Open menu');
  await phone.press('menuitem', 'Settings');
  await phone.role('dialog', 'Discard your changes?');
  await phone.press('button', 'Keep editing');
  await phone.gone('dialog');
  await phone.reload();
  await phone.press('button', 'Restore');
  expect(await phone.value(/^Last name/)).toBe('Deshpande');
  await phone.press('button', 'Open menu');
  await phone.press('menuitem', 'Settings');
  await phone.press('button', 'Discard changes');
  await phone.role('heading', 'Settings');
});

// What people do most, in WebKit at a phone's width.
import { expect } from '@playwright/test';
import { stored, storedPictures } from '../../journeys/editor.ts';
import { pngPicture } from '../../journeys/picture-files.ts';
import { birthDate, newActor } from '../../journeys/store.ts';
import { test } from './fixtures.ts';

const NAMES = { first_name: 'Meera', last_name: 'Kulkarni' };

test('a login opens My Profile, a logout ends the session for every page', async ({ phone }) => {
  const actor = await newActor(NAMES);
  await phone.logIn(actor);
  await phone.sees(new RegExp(actor.username));
  await phone.press('button', 'Open menu');
  await phone.press('menuitem', 'Logout');
  // The form comes once the session has ended.
  await phone.role('button', 'Login');
  await phone.goto('/settings');
  await phone.atPath('/login');
  await phone.role('button', 'Login');
  expect(await phone.text()).not.toContain(actor.username);
});

test('a login with a wrong password is refused with its reason, and the right one works after it', async ({
  phone,
}) => {
  const actor = await newActor(NAMES);
  await phone.goto('/login');
  await phone.fill('Email', actor.email);
  await phone.fill(/^Password/, 'Wrong-pass-1');
  await phone.press('button', 'Login');
  await phone.sees('Invalid email or password.');
  await phone.fill(/^Password/, actor.password);
  await phone.press('button', 'Login');
  await phone.atPath('/my-profile');
  await phone.sees(new RegExp(actor.username));
});

test('the editor shows the stored profile, saves a changed field, and a reload shows it', async ({
  phone,
}) => {
  const actor = await newActor(NAMES);
  await birthDate(actor.uid, '1996-04-12');
  await phone.logIn(actor);
  await phone.goto('/profile/edit/basics');
  await phone.field(/^First name/);
  expect(await phone.value(/^First name/)).toBe('Meera');
  await phone.fill(/^Last name/, 'Deshpande');
  await phone.press('button', 'Save Profile');
  await phone.sees('Profile updated successfully!');
  expect(await stored(`profiles/${actor.uid}`)).toMatchObject({ last_name: 'Deshpande' });
  await phone.goto('/profile/edit/basics');
  expect(await phone.value(/^Last name/)).toBe('Deshpande');
});

test('a picture is chosen, cropped and saved, and the public page shows it', async ({ phone }) => {
  const actor = await newActor(NAMES);
  await birthDate(actor.uid, '1996-04-12');
  await phone.logIn(actor);
  await phone.goto('/profile/edit/photos');
  await phone.role('button', 'Upload picture');
  await phone.choose('input[type=file]', await pngPicture());
  await phone.press('button', 'Use picture');
  await phone.role('img', 'Your profile picture', 30_000);
  await phone.press('button', 'Save Profile');
  await phone.sees('Profile updated successfully!');
  const { image } = await storedPictures(actor.uid);
  expect(image).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
  await phone.goto(`/${actor.username}`);
  const portrait = await phone.role('img', /Meera Kulkarni/);
  await phone.until('the drawn picture', () =>
    phone.run<boolean>('return arguments[0].complete&&arguments[0].naturalWidth>0', portrait),
  );
});

test('a visitor reads a public page and opens its share dialog', async ({ phone }) => {
  const actor = await newActor({ ...NAMES, skills: ['Kathak'], introduction: 'Film and theatre actor.' });
  await phone.goto(`/${actor.username}`);
  await phone.role('heading', /Meera Kulkarni/);
  await phone.sees('Film and theatre actor.');
  await phone.sees('Kathak');
  await phone.press('link', /^Share Profile/);
  await phone.role('dialog');
  const [content, screen] = await phone.run<[number, number]>(
    'return [document.documentElement.scrollWidth,document.documentElement.clientWidth]',
  );
  expect(content).toBe(screen);
});

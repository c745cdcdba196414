// From a sign-up to a logout, in WebKit at a phone's width.
import { expect } from '@playwright/test';
import { PROJECT_ID } from '../../../scripts/config/project.ts';
import { identityToolkit } from '../../journeys/accounts.ts';
import { stored, storedPictures } from '../../journeys/editor.ts';
import { messageTo, newAccount, newEmail, newUsername, PASSWORD } from '../../journeys/fixtures.ts';
import { pngPicture } from '../../journeys/picture-files.ts';
import { newActor, notify } from '../../journeys/store.ts';
import type { WebkitDevice } from './device.ts';
import { test } from './fixtures.ts';

const NAMES = { first_name: 'Meera', last_name: 'Kulkarni' };

async function logOut(phone: WebkitDevice): Promise<void> {
  await phone.press('button', 'Open menu');
  await phone.press('menuitem', 'Logout');
}

test('a sign-up is verified by the mail’s link, which leads to the first run', async ({ phone }) => {
  const email = newEmail('webkit');
  await phone.goto('/signup');
  await phone.fill('Email', email);
  await phone.fill(/^Password/, PASSWORD);
  await phone.fill('Confirm password', PASSWORD);
  await phone.press('checkbox', /terms/i);
  await phone.press('button', 'Create account');
  await phone.atPath('/signup-success');
  await phone.goto((await messageTo(email, 'Verify')).body);
  await phone.atPath('/welcome');
  await phone.role('heading', 'What is your name?');
});

test('the first run leads from the name to a public page', async ({ phone }) => {
  const account = await newAccount();
  const username = newUsername('first');
  await phone.startLoggedIn(account);
  await phone.goto('/welcome');
  await phone.fill('First name', 'Kavya');
  await phone.fill('Last name', 'Nair');
  await phone.fill('Username', username);
  await phone.sees(new RegExp(`${username} is available`));
  await phone.press('button', 'Next');
  await phone.role('heading', 'One good picture');
  await phone.choose('input[type=file]', await pngPicture());
  await phone.press('button', 'Use picture');
  await phone.role('button', 'Change picture', 30_000);
  await phone.press('button', 'Next');
  await phone.role('heading', 'Four facts casting asks for');
  await phone.typeBirthday();
  await phone.fill('Minimum age', '24');
  await phone.fill('Maximum age', '38');
  await phone.fill(/^Height/, '168 cm');
  await phone.press('button', 'Malayalam');
  await phone.press('button', 'Next');
  await phone.role('heading', 'A video of you');
  await phone.press('button', 'Skip');
  await phone.press('button', 'Make it public');
  await phone.role('heading', 'Your page is public');
  expect((await storedPictures(account.uid)).image).not.toBeNull();
  expect(await stored(`profiles/${account.uid}`)).toMatchObject({ screen_age_min: 24, screen_age_max: 38 });
  await phone.goto(`/${username}`);
  await phone.role('heading', 'Kavya Nair');
});

test('a login opens My Profile, a logout ends the session for every page', async ({ phone }) => {
  const actor = await newActor(NAMES);
  await phone.logIn(actor);
  await phone.sees(new RegExp(actor.username));
  await logOut(phone);
  // A load in the moment of the logout.
  await phone.goto('/settings');
  await phone.atPath('/login');
  await phone.role('button', 'Login');
  expect(await phone.text()).not.toContain(actor.username);
});

test('the Back button after a logout shows nothing of the account', async ({ phone }) => {
  const actor = await newActor(NAMES);
  await notify(actor.uid, 1);
  await phone.startLoggedIn(actor);
  await phone.goto('/notifications');
  await phone.sees('Viewer 1 viewed your profile');
  await phone.goto('/my-profile');
  await phone.sees(new RegExp(actor.username));
  await logOut(phone);
  await phone.role('button', 'Login');
  await phone.driver.navigate().back();
  const seen: string[] = [];
  await phone.until('the login after Back', async () => {
    // A hidden document has no boxes, and its `innerText` is all of its text.
    const text = await phone.run<string>(
      'return document.body?.getClientRects().length?document.body.innerText:""',
    );
    if (text.includes('Viewer 1')) seen.push(text);
    return (await phone.path()) === '/login' && (await phone.has('button', 'Login'));
  });
  expect(seen).toEqual([]);
});

test('a login with a wrong password is refused with its reason, and the right one works after it', async ({
  phone,
}) => {
  const actor = await newActor(NAMES);
  await phone.goto('/login');
  await phone.fill('Email', actor.email);
  await phone.fill(/^Password/, 'Wrong-pass-1');
  await phone.press('button', 'Login');
  await phone.sees(/^Invalid email or password\./);
  await phone.fill(/^Password/, actor.password);
  await phone.press('button', 'Login');
  await phone.atPath('/my-profile');
  await phone.sees(new RegExp(actor.username));
});

test('the code that is sent to a phone logs in', async ({ phone }) => {
  const number = `9${String(Date.now()).slice(-9)}`;
  const { uid: localId } = await newActor(NAMES);
  const update = { localId, phoneNumber: `+91${number}` };
  await identityToolkit(`projects/${PROJECT_ID}/accounts:update`, update, true);
  await phone.goto('/otp-verification');
  await phone.fill('Phone number', number);
  await phone.press('button', 'Send code');
  await phone.fill('Verification code', (await messageTo(`+91${number}`)).body.slice(0, 6));
  await phone.press('button', 'Verify');
  await phone.atPath('/my-profile');
});

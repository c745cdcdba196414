// /settings: username, visibility, account, choices and logging out.
import type { Page } from '@playwright/test';
import { suiteUrl } from '../../scripts/config/project.ts';
import { fillLogin, idToken } from './accounts.ts';
import { documentsOnDevice } from './device.ts';
import {
  openLoggedIn,
  expect,
  messageTo,
  newEmail,
  newUsername,
  OFFLINE_ERRORS,
  startLoggedIn,
  test,
} from './fixtures.ts';
import { serveGoogleIframes } from './google-iframes.ts';
import { confirmIdentity, openSettings } from './settings-actions.ts';
import { birthDate, database, newActor, notify } from './store.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}

/** How the server answers a public address, without following a redirect. */
async function answer(path: string): Promise<{ status: number; location: string | null }> {
  const response = await fetch(suiteUrl('hosting', path), { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location') };
}

test('a username is claimed unless somebody is quicker, changed and released; the former one redirects until then', async ({
  journey,
}) => {
  const other = await newActor();
  const actor = await newActor({ username: '' });
  const owner = await journey.open('owner');
  await openSettings(owner, actor);
  const field = owner.getByRole('textbox', { name: 'Username' });
  const save = owner.getByRole('button', { name: 'Save username' });

  for (const [typed, said] of [
    ['ab', 'A username has at least 3 characters.'],
    ['-asha', 'Use a-z, 0-9, - and _; start and end with a letter or number.'],
    ['settings', 'This username is reserved.'],
  ] as const) {
    await field.fill(typed);
    await expect(owner.getByText(said)).toBeVisible();
    await expect(save).toBeDisabled();
  }
  await field.fill(other.username);
  await expect(owner.getByText('This username is already taken.')).toBeVisible();
  await save.click();
  await expect(owner.getByText('This username is already taken.')).toBeVisible();
  expect((await database.doc(`profiles/${actor.uid}`).get()).get('username')).toBe('');

  const first = newUsername('first');
  // With an @ and capitals, as pasted from elsewhere.
  await field.fill(` @${first.toUpperCase()} `);
  await expect(owner.getByText(`${first} is available.`)).toBeVisible();
  await save.click();
  await expect(owner.getByText('Username saved')).toBeVisible();
  expect(await answer(`/${first}`)).toMatchObject({ status: 200 });

  const wanted = newUsername('wanted');
  await field.fill(wanted);
  await expect(owner.getByText(`${wanted} is available.`)).toBeVisible();
  await database.doc(`usernames/${wanted}`).set({ uid: 'somebody-quicker' });
  await save.click();
  await expect(owner.getByText('This username is already taken.')).toBeVisible();
  expect((await database.doc(`profiles/${actor.uid}`).get()).get('username')).toBe(first);

  const second = newUsername('second');
  await field.fill(second);
  await expect(owner.getByText(`/${first} will lead to your new link.`)).toBeVisible();
  await save.click();
  await expect(owner.getByText('Former usernames')).toBeVisible();
  expect(await answer(`/${second}`)).toMatchObject({ status: 200 });
  for (const former of [first, `actor/u/${first}`, `actor/${actor.uid}`, `profile/${actor.uid}`]) {
    const moved = await answer(`/${former}`);
    expect(moved.status, former).toBe(301);
    expect(moved.location).toMatch(new RegExp(`/${second}$`));
  }

  await owner.getByRole('button', { name: `Release /${first}` }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(owner.getByText(`/${first} has been released.`)).toBeVisible();
  await expect(owner.getByText('Former usernames')).toHaveCount(0);
  expect(await answer(`/${first}`)).toMatchObject({ status: 404 });

  // For 90 days the name is nobody else's, and its owner may take it back.
  const stranger = await journey.open('stranger');
  await openSettings(stranger, other);
  await stranger.getByRole('textbox', { name: 'Username' }).fill(first);
  await expect(stranger.getByText('This username is already taken.')).toBeVisible();
  await field.fill(first);
  await expect(owner.getByText('This was your username before. You can take it back.')).toBeVisible();
  await save.click();
  await expect(owner.getByText(`/${second}`, { exact: true })).toBeVisible();
  expect(await answer(`/${first}`)).toMatchObject({ status: 200 });
});

test('hiding the profile closes its page, showing it opens it again', async ({ journey }) => {
  const actor = await newActor();
  await birthDate(actor.uid, '1996-04-12');
  const owner = await journey.open('owner');
  await openSettings(owner, actor);
  const visibility = owner.getByRole('switch', { name: 'Public profile' });
  await expect(visibility).toBeChecked();
  await visibility.click();
  await expect(owner.getByText(/^Only you can see your profile\./)).toBeVisible();
  await expect.poll(async () => (await answer(`/${actor.username}`)).status).toBe(403);
  await visibility.click();
  await expect.poll(async () => (await answer(`/${actor.username}`)).status).toBe(200);
});

test('a viewer who hides the name and shows the e-mail address is Someone, and the notification links to the address', async ({
  journey,
}) => {
  const [asha, ravi] = await Promise.all([newActor(), newActor({ first_name: 'Ravi', last_name: 'Menon' })]);
  const visitor = await journey.open('visitor');
  await openSettings(visitor, ravi);
  await visitor.getByRole('switch', { name: 'Show my name' }).click();
  await visitor.getByRole('switch', { name: 'Show my email address' }).click();
  await expect
    .poll(async () => (await database.doc(`settings/${ravi.uid}`).get()).data())
    .toMatchObject({ show_name_when_viewing: false, show_email_when_viewing: true });
  await visitor.goto(`/${asha.username}`);
  const owner = await journey.open('owner');
  await startLoggedIn(owner, asha);
  await owner.goto('/notifications');
  await expect(owner.getByRole('main').getByRole('listitem')).toContainText('Someone viewed your profile');
  await expect(owner.getByRole('link', { name: ravi.email })).toHaveAttribute(
    'href',
    `mailto:${encodeURIComponent(ravi.email)}`,
  );
});

test('the last choice of a theme wins, on this device or another, and outlives a logout', async ({
  journey,
}) => {
  const actor = await newActor();
  const settings = database.doc(`settings/${actor.uid}`);
  const here = await journey.open('here', { colorScheme: 'light' });
  await openSettings(here, actor);
  await here.getByRole('button', { name: 'Dark' }).click();
  await expect(here.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(async () => (await settings.get()).get('theme') as unknown).toBe('dark');
  await here.reload();
  await expect(here.locator('html')).toHaveAttribute('data-theme', 'dark');

  const there = await journey.open('there', { colorScheme: 'light' });
  await openLoggedIn(there, actor);
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A choice after the device has adopted the account's stored theme is newer, and stays.
  await expect
    .poll(() => there.evaluate(() => localStorage.getItem('taken_theme')))
    .toBe(`${actor.uid} dark`);
  await there.evaluate(() => localStorage.setItem('mui-mode', 'light'));
  await there.goto('/settings');
  await expect(there.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'light');
  // A theme chosen on another device after that is newer still.
  await settings.update({ theme: 'system' });
  await expect(there.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
  await settings.update({ theme: 'dark' });
  await expect(there.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');

  // The device keeps its theme after the logout, also for an account that has chosen none.
  await logOut(there);
  await fillLogin(there, await newActor());
  await expect(there.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('saving one setting does not overwrite others that another device has just changed', async ({
  journey,
}) => {
  const actor = await newActor();
  const settings = database.doc(`settings/${actor.uid}`);
  await settings.set({ notify_links: true });
  const here = await journey.open('here', undefined, OFFLINE_ERRORS);
  await openSettings(here, actor);
  const showEmail = here.getByRole('switch', { name: 'Show my email address' });
  await expect(showEmail).toBeVisible();
  await here.context().setOffline(true);
  await settings.update({ show_name_when_viewing: false });
  await here.getByRole('button', { name: 'Dark' }).click();
  await showEmail.click();
  await here.context().setOffline(false);
  await expect
    .poll(async () => (await settings.get()).data())
    .toMatchObject({ theme: 'dark', show_name_when_viewing: false, show_email_when_viewing: true });
});

test('the password is changed after the old one was given', async ({ journey }) => {
  const actor = await newActor();
  const owner = await journey.open('owner');
  await openSettings(owner, actor);
  await owner.getByRole('button', { name: 'Change password' }).click();
  await owner.getByLabel('New password', { exact: true }).fill('short');
  await owner.getByLabel('Confirm new password').fill('other');
  await owner.getByRole('button', { name: 'Save password' }).click();
  await expect(owner.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(owner.getByText('Passwords don’t match')).toBeVisible();

  await owner.getByLabel('New password', { exact: true }).fill('Changed-pass-2');
  await owner.getByLabel('Confirm new password').fill('Changed-pass-2');
  await owner.getByRole('button', { name: 'Save password' }).click();
  await confirmIdentity(owner, 'Confirm', 'not-this-one');
  await expect(owner.getByRole('dialog').getByRole('alert')).toBeVisible();
  await confirmIdentity(owner, 'Confirm');
  await expect(owner.getByText('Password changed')).toBeVisible();
  await idToken({ ...actor, password: 'Changed-pass-2' });
});

test('the e-mail address changes when the link sent to the new one is opened', async ({ journey }) => {
  const actor = await newActor();
  const email = newEmail('moved');
  const owner = await journey.open('owner');
  await openSettings(owner, actor);
  await owner.getByRole('button', { name: 'Change email' }).click();
  await owner.getByLabel('New email address').fill(email);
  await owner.getByRole('button', { name: 'Send link' }).click();
  await confirmIdentity(owner, 'Confirm');
  await expect(owner.getByText('Check your inbox')).toBeVisible();
  const mail = await messageTo(email);
  await owner.goto(mail.body);
  await expect(() => idToken({ ...actor, email })).toPass();
});

test('a phone number is linked with the code sent to it', async ({ journey }) => {
  const actor = await newActor();
  const phone = `98${String(Date.now()).slice(-8)}`;
  const owner = await journey.open('owner');
  await openSettings(owner, actor);
  await owner.getByRole('button', { name: 'Link phone' }).click();
  await owner.getByLabel('Phone number').fill(phone);
  await owner.getByRole('button', { name: 'Send code' }).click();
  await expect(owner.getByText(`We sent a code to +91${phone}.`)).toBeVisible();
  const { body } = await messageTo(`+91${phone}`);
  await owner.getByLabel('Code').fill(/\d{6}/.exec(body)?.[0] ?? '');
  await owner.getByRole('button', { name: 'Confirm' }).click();
  await expect(owner.getByText('You can now log in with your phone.')).toBeVisible();
  await expect(owner.getByText(`+91${phone}`, { exact: true })).toBeVisible();
  await owner.getByRole('button', { name: 'Unlink phone' }).click();
  await expect(owner.getByText('Your phone is no longer linked.')).toBeVisible();
});

test('a Google account is linked, its address is shown, and it is unlinked again', async ({ journey }) => {
  const actor = await newActor();
  const email = newEmail('google');
  const owner = await journey.open('owner');
  await serveGoogleIframes(owner.context());
  await openSettings(owner, actor);
  const [popup] = await Promise.all([
    owner.waitForEvent('popup'),
    owner.getByRole('button', { name: 'Link Google' }).click(),
  ]);
  await popup.locator('.js-new-account').click();
  await popup.locator('#display-name-input').fill('Asha Rao');
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
  await expect(owner.getByText('You can now log in with Google.')).toBeVisible();
  await expect(owner.getByText(email, { exact: true })).toBeVisible();
  await owner.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(owner.getByText('Google is no longer linked.')).toBeVisible();
});

test('logging out leaves nothing of the account on the device, in no tab', async ({ journey }) => {
  const actor = await newActor({ introduction: 'A secret for the next user of this device.' });
  await notify(actor.uid, 3);
  const owner = await journey.open('owner');
  await openSettings(owner, actor);
  const second = await owner.context().newPage();
  await second.goto('/notifications');
  await expect(second.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect.poll(() => documentsOnDevice(owner)).toContain(`profiles/${actor.uid}`);

  await logOut(owner);
  await expect(second).toHaveURL(/\/login$/);
  await expect.poll(() => documentsOnDevice(owner)).toEqual([]);

  // Both tabs still work for the next account that logs in.
  const other = await newActor({ first_name: 'Bina' });
  await fillLogin(owner, other);
  await expect(owner).toHaveURL(/\/my-profile$/);
  await expect(owner.getByRole('heading', { name: /^Bina/ }).first()).toBeVisible();
  await second.goto('/my-profile');
  await expect(second.getByRole('heading', { name: /^Bina/ }).first()).toBeVisible();
  expect((await documentsOnDevice(owner)).filter((path) => path.includes(actor.uid))).toEqual([]);
});

test('on a laptop the address of a group of settings leads to its part of the page', async ({ journey }) => {
  const actor = await newActor();
  const laptop = await journey.open('laptop', { viewport: { width: 1280, height: 800 } });
  await startLoggedIn(laptop, actor);
  await laptop.goto('/settings/account');
  await expect(laptop.getByRole('heading', { level: 2, name: 'Account', exact: true })).toBeInViewport();
  await expect(laptop.getByRole('heading', { level: 1, name: 'Settings' })).not.toBeInViewport();
});

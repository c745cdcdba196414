// What owners do beside the editor, in WebKit at a phone's width.
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { PASSWORD } from '../../journeys/fixtures.ts';
import { sendView } from '../../journeys/visits.ts';
import { database, messagesOf, newActor, type Actor } from '../../journeys/store.ts';
import type { WebkitDevice } from './device.ts';
import { test } from './fixtures.ts';

const LABEL = 'Casting office';

/** A new actor who is logged in, at a path. */
async function openAt(phone: WebkitDevice, path: string): Promise<Actor> {
  const actor = await newActor({ first_name: 'Meera', last_name: 'Kulkarni' });
  await phone.startLoggedIn(actor);
  await phone.goto(path);
  return actor;
}

test('a named link is made, opened, answered, and its answer appears on the open insights', async ({
  phone,
  openPhone,
}) => {
  const actor = await openAt(phone, '/insights');
  await phone.press('button', 'Make a link');
  await phone.fill('For whom?', LABEL);
  await phone.press('button', 'Make the link');
  const address = await phone.value('Profile link');
  await phone.press('button', 'Close');
  const visitor = await openPhone();
  await visitor.goto(address);
  await visitor.press('button', 'Shortlisted');
  await visitor.sees(/The actor sees: “Shortlisted”/);
  await phone.sees(/Shortlisted/);
  await expect.poll(() => messagesOf(actor.uid)).toContain(`Shortlisted: on your link for ${LABEL}`);
});

test('a view appears on the open list of notifications, and is marked as read', async ({ phone }) => {
  const actor = await openAt(phone, '/notifications');
  await phone.sees(/No notifications/);
  expect((await sendView(actor)).status).toBe(200);
  await phone.sees(/viewed your profile/, 30_000);
  await phone.press('button', /^Mark as read/);
  await phone.role('button', /^Mark as unread/);
});

test('the settings hide the profile, and its page is closed', async ({ phone, openPhone }) => {
  const actor = await openAt(phone, '/settings/link');
  await phone.press('switch', 'Public profile');
  await phone.sees(/^Only you can see your profile\./);
  const visitor = await openPhone();
  await visitor.goto(`/${actor.username}`);
  await visitor.role('heading', /private/i);
});

test('Hindi and the dark theme are chosen, and stay after a reload', async ({ phone }) => {
  const actor = await openAt(phone, '/settings/app');
  await phone.press('button', 'Dark');
  await phone.until('the dark theme', () =>
    phone.run<boolean>('return document.documentElement.dataset.theme==="dark"'),
  );
  await phone.press('button', 'हिन्दी');
  await phone.role('heading', 'ऐप');
  await expect
    .poll(async () => (await database.doc(`settings/${actor.uid}`).get()).data())
    .toMatchObject({ language: 'hi', theme: 'dark' });
  await phone.reload();
  await phone.role('heading', 'ऐप');
  expect(await phone.run('return document.documentElement.dataset.theme')).toBe('dark');
});

test('an account’s data is downloaded as a file that opens', async ({ phone }) => {
  await openAt(phone, '/settings/account');
  // What the page hands to the browser: the file itself is the browser's.
  await phone.run(`const make=URL.createObjectURL.bind(URL);
URL.createObjectURL=file=>{window.madeFile=file;return make(file)}`);
  await phone.press('button', 'Download my data');
  await phone.until('a file', () => phone.run<boolean>('return window.madeFile!==undefined'), 60_000);
  const bytes = await phone.driver.executeAsyncScript<number[]>(
    'const done=arguments[0];window.madeFile.arrayBuffer().then(bytes=>done([...new Uint8Array(bytes)]))',
  );
  expect(Object.keys(unzipSync(Uint8Array.from(bytes)))).toContain('profile.json');
});

test('an account is deleted after its password is given, with its page', async ({ phone }) => {
  const actor = await openAt(phone, '/settings/account');
  await phone.press('button', 'Delete my account');
  await phone.role('dialog');
  await phone.fill('Your password', PASSWORD);
  await phone.press('button', 'Delete my account');
  await phone.role('dialog', 'Your account is deleted');
  expect((await database.doc(`profiles/${actor.uid}`).get()).exists).toBe(false);
  await phone.press('button', 'Go to the home page');
  await phone.atPath('/');
});

// The backend is killed in the middle of an action, as by a power cut, and started again. What was acknowledged is
// stored, nothing is stored twice, and whoever was waiting gets a message.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import {
  choose,
  files,
  fillNames,
  newEditor,
  openSection,
  save,
  saved,
  stored,
  storedField,
  pictureAddress,
  storedPictures,
} from '../journeys/editor.ts';
import { expect, logIn, PASSWORD, test } from '../journeys/fixtures.ts';
import { pngPicture } from '../journeys/picture-files.ts';
import { messagesOf, newActor } from '../journeys/store.ts';
import { cause, viewsOf, writeNotifications } from './faults.ts';

const AWAY = [
  /net::ERR_/,
  /Could not reach Cloud Firestore backend/,
  /status of 5\d\d/,
  /is not on this device/,
  /FirebaseError: (deadline-exceeded|unavailable) \[50[34]\]|could not be deleted completely/,
];

/**
 * Kills Firestore at the page's next request that matches `request`, before or after its answer, and restarts it after
 * `awayFor` milliseconds. `restart` resolves when Firestore is back.
 */
async function dieUnder(
  page: Page,
  request: RegExp,
  when: 'before' | 'after',
  awayFor: number,
): Promise<{ readonly restart: Promise<void> }> {
  let resolveRestart: () => void = () => undefined;
  const restart = new Promise<void>((resolve) => (resolveRestart = resolve));
  await page.route(
    request,
    async (route) => {
      if (when === 'after') await route.fetch();
      await cause('kill-firestore');
      await (when === 'after' ? route.abort('connectionreset') : route.continue());
      await sleep(awayFor);
      await cause('start-firestore');
      resolveRestart();
    },
    { times: 1 },
  );
  return { restart };
}

for (const when of ['before', 'after'] as const) {
  test(`a save is stored whole or not at all when Firestore is killed ${when} storing it, and succeeds when repeated`, async ({
    journey,
  }) => {
    const { page, account } = await newEditor(journey, undefined, AWAY);
    await fillNames(page);
    // Waits for the empty profile that every new account starts with.
    await expect.poll(() => stored(`profiles/${account.uid}`)).toBeDefined();
    const { restart } = await dieUnder(page, /documents:commit/, when, 10_000);
    await save(page);
    await expect(page.getByText(/we couldn’t reach the server\. Nothing is lost/).first()).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Kulkarni');
    await restart;
    // The whole save is stored, or nothing of it.
    const isStored = when === 'after';
    expect(await storedField(`profiles/${account.uid}`, 'last_name')).toBe(isStored ? 'Kulkarni' : '');
    expect(await storedField(`profiles/${account.uid}/private/contact`, 'date_of_birth')).toBe(
      isStored ? '1996-04-12' : '',
    );
    await save(page);
    await saved(page);
    expect(await storedField(`profiles/${account.uid}`, 'last_name')).toBe('Kulkarni');
    expect(await storedField(`profiles/${account.uid}/private/contact`, 'date_of_birth')).toBe('1996-04-12');
  });

  test(`a view is counted and notified once when Firestore is killed ${when} storing it`, async ({
    journey,
  }) => {
    const actor = await newActor();
    const owner = await journey.open('owner', undefined, AWAY);
    await logIn(owner, actor);
    await owner.goto('/notifications');
    await expect(owner.getByRole('heading', { name: 'No notifications' })).toBeVisible();
    const visitor = await journey.open('visitor', undefined, AWAY);
    const { restart } = await dieUnder(visitor, /trackProfileView/, when, 3000);
    await visitor.goto(`/${actor.username}`);
    await restart;
    // The owner's listener reconnects by itself.
    await expect(owner.getByText('Someone viewed your profile').first()).toBeVisible({ timeout: 60_000 });
    await expect.poll(() => viewsOf(actor)).toBe(1);
    expect(await messagesOf(actor.uid)).toHaveLength(1);
    // A second visit is not counted, whether or not the first answer arrived.
    const answered = visitor.waitForResponse(/trackProfileView/);
    await visitor.reload();
    await answered;
    expect(await viewsOf(actor)).toBe(1);
  });
}

test('a save while Firestore hangs ends in an error that says nothing is lost, and succeeds once Firestore runs', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey, undefined, AWAY);
  await fillNames(page);
  await expect.poll(() => stored(`profiles/${account.uid}`)).toBeDefined();
  await cause('freeze-firestore');
  try {
    await save(page);
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await expect(page.getByText(/Nothing is lost/).first()).toBeVisible({ timeout: 100_000 });
  } finally {
    await cause('thaw-firestore');
  }
  await save(page);
  await saved(page);
  expect(await storedField(`profiles/${account.uid}`, 'last_name')).toBe('Kulkarni');
});

test('an account’s deletion that a kill of Firestore interrupts is reported, and deletes the rest when repeated', async ({
  journey,
}) => {
  const actor = await newActor();
  // So many that deleting them takes several commits.
  await writeNotifications(actor.uid, 2000);
  const owner = await journey.open('owner', undefined, AWAY);
  await logIn(owner, actor);
  await owner.goto('/settings');
  await owner.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = owner.getByRole('dialog');
  const confirm = async (): Promise<void> => {
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  };
  await confirm();
  await expect.poll(() => stored(`profiles/${actor.uid}`), { intervals: [20] }).toBeUndefined();
  await cause('kill-firestore');
  await expect(owner.getByText('Your account isn’t completely deleted yet')).toBeVisible({ timeout: 90_000 });
  await cause('start-firestore');

  await owner.getByRole('button', { name: 'Delete my account' }).click();
  await confirm();
  await expect(owner.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible({
    timeout: 60_000,
  });
  expect(await messagesOf(actor.uid)).toEqual([]);
  for (const path of [`profiles/${actor.uid}`, `profiles/${actor.uid}/private/contact`]) {
    expect(await stored(path), path).toBeUndefined();
  }
  // The name of a verified account stays nobody's for 90 days.
  expect((await stored(`usernames/${actor.username}`))?.['uid']).toBe('');
});

test('an upload that a kill of the whole suite interrupts succeeds by Retry, and leaves no other files', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey, undefined, [...AWAY, /ERR_CONNECTION_REFUSED/]);
  await openSection(page, 'Profile Media');
  await choose(page, 'Add photos', [await pngPicture(80)]);
  await expect(page.getByText('1 of 5 photos')).toBeVisible();
  await page.route(
    /\/v0\/b\/.*\/o\?/,
    async (route) => {
      await cause('kill-suite');
      await route.continue();
    },
    { times: 1 },
  );
  await choose(page, 'Add photos', [await pngPicture(90)]);
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible({ timeout: 120_000 });
  await cause('start-suite');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByText('2 of 5 photos')).toBeVisible({ timeout: 60_000 });
  await openSection(page, 'Basic Information');
  await fillNames(page);
  await save(page);
  await saved(page);
  const { photos } = await storedPictures(account.uid);
  expect(photos).toHaveLength(2);
  for (const { file } of photos) {
    expect((await fetch(pictureAddress(account.uid, file))).status).toBe(200);
  }
  // Three sizes of each picture, and no files of interrupted uploads.
  expect(await files(account.uid)).toHaveLength(6);
});

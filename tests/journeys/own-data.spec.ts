// Exporting an account's data and deleting the account, also when either takes several calls.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { BUCKET, suiteUrl } from '../../scripts/config/project.ts';
import { serveFunctions } from '../functions/served/functions.ts';
import { fillLogin } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { confirmIdentity, openSettings } from './settings-actions.ts';
import { database, messagesOf, newActor, notify } from './store.ts';

/** Stores a picture of 4.5 MB as a function would: two of them are two parts of an export. */
async function storePicture(uid: string, name: string): Promise<Buffer> {
  const raw = { width: 1500, height: 1000, channels: 3 } as const;
  const picture = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const object = encodeURIComponent(`profiles/${uid}/gallery/${name}`);
  const { ok } = await fetch(
    suiteUrl('storage', `/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${object}`),
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    },
  );
  expect(ok).toBe(true);
  return picture;
}

/** The status of a public address. */
const answer = async (path: string): Promise<number> => (await fetch(suiteUrl('hosting', path))).status;

/** Holds the second request to an address until the returned function is called; `first` answers the first one. */
async function holdSecond(
  page: Page,
  address: string,
  first: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route), { times: 1 });
  // Playwright tries the route that was added last first.
  await page.route(address, first, { times: 1 });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
  };
}

test(
  'everything is downloaded after an old login is confirmed, then deleted, and nothing of it is left',
  { tag: '@download' },
  async ({ journey }) => {
    const actor = await newActor();
    await notify(actor.uid, 3);
    const owner = await journey.open('owner');
    await openSettings(owner, actor);

    // The test makes up the answer to an old login; tests/functions/hostile.test.ts tests the function's own answer.
    await owner.route(
      '**/api/exportData',
      (route) =>
        route.fulfill({
          status: 400,
          json: { error: { status: 'FAILED_PRECONDITION', message: 'Old login' } },
        }),
      { times: 1 },
    );
    await owner.getByRole('button', { name: 'Download my data' }).click();
    await expect(owner.getByRole('dialog', { name: 'Download your data' })).toBeVisible();
    const [download] = await Promise.all([
      owner.waitForEvent('download'),
      confirmIdentity(owner, 'Download my data'),
    ]);
    await expect(owner.getByRole('dialog')).toBeHidden();
    expect(download.suggestedFilename()).toMatch(/^marquee-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    const notifications: unknown = JSON.parse(
      Buffer.from(files['notifications.json'] ?? []).toString('utf8'),
    );
    expect(notifications).toHaveLength(3);

    await owner.getByRole('button', { name: 'Delete my account' }).click();
    await confirmIdentity(owner, 'Delete my account', 'not-this-one');
    await expect(owner.getByRole('dialog').getByRole('alert')).toBeVisible();
    expect((await database.doc(`profiles/${actor.uid}`).get()).exists).toBe(true);
    await confirmIdentity(owner, 'Delete my account');
    await expect(owner.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
    await owner.getByRole('button', { name: 'Go to the home page' }).click();
    await expect(owner).toHaveURL(/\/$/);
    await expect(owner.getByRole('link', { name: 'Login' }).first()).toBeVisible();

    expect(await answer(`/${actor.username}`)).toBe(404);
    expect((await database.doc(`profiles/${actor.uid}`).get()).exists).toBe(false);
    expect(await messagesOf(actor.uid)).toEqual([]);
    await owner.goto('/login');
    await fillLogin(owner, actor);
    await expect(owner.getByText(/^Invalid email or password\./).first()).toBeVisible();
  },
);

test(
  'a download in parts says how many have come, and is one file with everything, of a private profile too',
  { tag: '@download' },
  async ({ journey }) => {
    const actor = await newActor({ is_profile_public: false });
    const names = [`${actor.uid}_gallery_1_a.png`, `${actor.uid}_gallery_2_b.png`];
    const pictures = await Promise.all(names.map((name) => storePicture(actor.uid, name)));
    const owner = await journey.open('owner');
    await openSettings(owner, actor);
    const letGo = await holdSecond(owner, '**/api/exportData', (route) => route.continue());

    await owner.getByRole('button', { name: 'Download my data' }).click();
    await expect(owner.getByText('Part 1 of 2 is ready. The rest is on its way.')).toBeVisible();
    const [download] = await Promise.all([owner.waitForEvent('download'), letGo()]);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files)).toContain('profile.json');
    expect(Buffer.from(files['index.html'] ?? []).toString()).toMatch(/<h1[^]*Asha[^]*Rao/);
    const downloaded = names.map((name) => Buffer.from(files[`pictures/gallery/${name}`] ?? []));
    expect(downloaded.map((file, index) => pictures[index]?.equals(file))).toEqual([true, true]);
  },
);

test(
  'a deletion that one call does not finish says how much is left, and goes on',
  { tag: '@requests' },
  async ({ journey }) => {
    const actor = await newActor();
    await notify(actor.uid, 300);
    // This function has time for the profile only; the second call goes to the suite's own function.
    const hurried = await serveFunctions({ CALL_TIME: '1' });
    try {
      const owner = await journey.open('owner');
      await openSettings(owner, actor);
      const letGo = await holdSecond(owner, '**/api/deleteAccount', async (route) => {
        // To the function, the page is another site.
        const { origin: _origin, ...headers } = route.request().headers();
        const response = await route.fetch({ url: hurried.url('deleteAccount'), headers });
        await route.fulfill({ response });
      });

      await owner.getByRole('button', { name: 'Delete my account' }).click();
      await confirmIdentity(owner, 'Delete my account');
      // What is left: 300 notifications and the username.
      await expect(owner.getByText('301 more documents and pictures to delete.')).toBeVisible();
      expect(await answer(`/${actor.username}`)).toBe(404);
      await letGo();
      await expect(owner.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
      expect(await messagesOf(actor.uid)).toEqual([]);
    } finally {
      await hurried.stop();
    }
  },
);

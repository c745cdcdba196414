// A link for one person: made, opened, counted, named in the notification, revoked; and what /insights says of it.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { database, messagesOf, newActor } from './store.ts';

const LABEL = "Mukesh's office";

/** Makes a link on /insights and returns its address. */
async function makeLink(owner: Page, { opensPrivate = false } = {}): Promise<string> {
  await owner.getByRole('button', { name: 'Make a link' }).click();
  await owner.getByLabel('For whom?').fill(LABEL);
  if (opensPrivate) await owner.getByLabel('Open although my profile is private').check();
  await owner.getByRole('button', { name: 'Make the link' }).click();
  const address = await owner.getByLabel(`Link for ${LABEL}`).inputValue();
  await owner.getByRole('button', { name: 'Close' }).click();
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  return address;
}

const answered = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/trackProfileView'));

test('an owner makes a link, learns that it was opened, downloads the numbers and revokes it', async ({
  journey,
}) => {
  const actor = await newActor();
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  await expect(
    owner.getByRole('heading', { name: 'Nobody has opened your profile in these days' }),
  ).toBeVisible();
  const address = await makeLink(owner);
  expect(new URL(address).pathname).toMatch(new RegExp(`^/${actor.username}/[0-9a-hjkmnp-tv-z]{13}$`));

  const visitor = await journey.open('visitor');
  const counted = answered(visitor);
  await visitor.goto(address);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${new URL(address).origin}/${actor.username}`,
  );
  expect((await counted).status()).toBe(200);
  expect(await messagesOf(actor.uid)).toEqual([`${LABEL} opened your profile`]);

  // Live, without a reload.
  const row = owner.getByRole('row', { name: new RegExp(LABEL) });
  await expect(row.getByRole('cell').first()).toHaveText('1');
  expect(await violationsOf(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Show as a table' }).click();
  await expect(owner.getByRole('table').first()).toContainText('Named links');

  const downloading = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain(`\r\n${LABEL},1,`);

  await owner.getByRole('button', { name: `More: ${LABEL}` }).click();
  await owner.getByRole('menuitem', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  await visitor.goto(`${address}?again`);
  await expect(visitor).toHaveURL(new RegExp(`/${actor.username}$`));
});

test('what a visitor does on the page is counted for the link', async ({ journey }) => {
  const actor = await newActor();
  const code = '0123456789abc';
  await database.doc(`profiles/${actor.uid}/private/links`).set({
    links: {
      [code]: {
        label: LABEL,
        ends: 0,
        opens_private: false,
        photo: '',
        video: '',
        revoked: false,
        created_at: 1,
      },
    },
    changed: code,
    updated_at: new Date(),
  });
  const visitor = await journey.open('visitor');
  await visitor.clock.install();
  const opened = answered(visitor);
  await visitor.goto(`/${actor.username}/${code}`);
  await visitor.clock.runFor(2000);
  await opened;
  await expect
    .poll(async () => {
      // The part that counts is loaded beside the first call.
      await visitor.clock.runFor(11_000);
      const sent = answered(visitor);
      await visitor.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      });
      return Promise.race([
        sent.then(() => true),
        new Promise((resolve) => setTimeout(() => resolve(false), 3000)),
      ]);
    })
    .toBe(true);
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  await expect(owner.getByRole('row', { name: /Stayed for 10 seconds/ })).toContainText('100');
});

test('a private profile is opened by its link alone, and not once it is revoked', async ({ journey }) => {
  const actor = await newActor({ is_profile_public: false, whatsapp_link: 'https://wa.me/919820012345' });
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  const address = await makeLink(owner, { opensPrivate: true });
  const visitor = await journey.open('visitor', {}, [/status of 4\d\d/]);
  expect((await visitor.goto(`/${actor.username}`))?.status()).toBe(403);
  const page = await visitor.goto(address);
  expect(page?.status()).toBe(200);
  expect(page?.headers()['cache-control']).toBe('no-store');
  const contact = visitor.locator('form[data-contact]').first();
  const fields = await contact.evaluate((form: HTMLFormElement) =>
    Object.fromEntries([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])),
  );
  const ask = () => visitor.request.post('/api/contact', { form: fields, maxRedirects: 0 });
  const given = await ask();
  expect([given.status(), given.headers()['location']]).toEqual([
    303,
    expect.stringContaining('919820012345'),
  ]);
  await owner.getByRole('button', { name: `More: ${LABEL}` }).click();
  await owner.getByRole('menuitem', { name: 'Revoke' }).click();
  await expect(owner.getByRole('row', { name: new RegExp(LABEL) })).toContainText('Revoked');
  // The owner's screen shows the choice before the server has it.
  await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(410);
  expect((await ask()).status()).toBe(404);
});

test('on a phone in Hindi the page fits and has no violations', async ({ journey }) => {
  const actor = await newActor();
  const owner = await journey.open('owner', { viewport: { width: 360, height: 740 }, locale: 'hi-IN' });
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  await owner.getByRole('button', { name: 'लिंक बनाएँ' }).click();
  await owner.getByLabel('किसके लिए?').fill('मुकेश का ऑफ़िस');
  expect(await violationsOf(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'लिंक बनाएँ' }).last().click();
  await expect(owner.getByLabel(/मुकेश का ऑफ़िस के लिए लिंक/)).toBeVisible();
  await owner.getByRole('button', { name: 'बंद करें' }).click();
  await expect(owner.getByRole('row', { name: /मुकेश का ऑफ़िस/ })).toBeVisible();
  const overflow = await owner.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

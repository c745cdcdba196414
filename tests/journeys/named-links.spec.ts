// A link for one person: made, opened, counted, named in the notification, revoked; and what /insights says of it.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PAGE_ACTIONS } from '@marquee/domain/views/page-actions';
import { violationsOf } from './axe.ts';
import { expect, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { chooseOfLink, expectOpens, linkRow } from './insights.ts';
import { countsOf, database, messagesOf, newActor } from './store.ts';
import { viewResponse, hideAndShow, openCounted, playToTheEnd } from './visits.ts';
import { widthBeyond } from './width-beyond.ts';

const LABEL = "Mukesh's office";

/** Makes a link on /insights and returns its address. */
async function makeLink(owner: Page, { opensPrivate = false } = {}): Promise<string> {
  await owner.getByRole('button', { name: 'Make a link' }).click();
  await owner.getByLabel('For whom?').fill(LABEL);
  if (opensPrivate) await owner.getByLabel('Open even while my profile is private').check();
  await owner.getByRole('button', { name: 'Make the link' }).click();
  await expect(owner.getByText(`Link for ${LABEL}`)).toBeVisible();
  const address = await owner.getByLabel('Profile link').inputValue();
  await owner.getByRole('button', { name: 'Close' }).click();
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  return address;
}

/** Stores a link without using the page. */
async function storeLink(uid: string, code: string): Promise<void> {
  const link = { label: LABEL, ends: 0, opens_private: false, photo: '', video: '', revoked: false };
  await database.doc(`profiles/${uid}/private/links`).set({
    links: { [code]: { ...link, created_at: 1 } },
    changed: code,
    updated_at: new Date(),
  });
}

test(
  'an owner makes a link, learns that it was opened, and downloads the numbers',
  { tag: '@download' },
  async ({ journey }) => {
    const actor = await newActor();
    const owner = await journey.open('owner');
    await startLoggedIn(owner, actor);
    await owner.goto('/insights');
    await expect(
      owner.getByRole('heading', { name: 'Nobody viewed your profile in this time' }),
    ).toBeVisible();
    const address = await makeLink(owner);
    expect(new URL(address).pathname).toMatch(new RegExp(`^/${actor.username}/[0-9a-hjkmnp-tv-z]{13}$`));

    const visitor = await journey.open('visitor');
    const counted = viewResponse(visitor);
    await visitor.goto(address);
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${new URL(address).origin}/${actor.username}`,
    );
    expect((await counted).status()).toBe(200);
    expect(await messagesOf(actor.uid)).toEqual([`${LABEL} opened your profile`]);

    // The counts update live, without a reload.
    await expectOpens(owner, LABEL, 1);
    await owner.getByRole('button', { name: 'Show as a table' }).click();
    await expect(owner.getByRole('table').first()).toContainText('Links you sent');

    const downloading = owner.waitForEvent('download');
    await owner.getByRole('button', { name: 'Download CSV', exact: true }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    expect(csv).toContain(`\r\n${LABEL},1,`);
  },
);

test(
  'each action of a visitor on the page is counted for the link',
  { tag: '@requests' },
  async ({ journey }) => {
    const actor = await newActor({
      introduction_video: 'https://youtu.be/aqz-KE-bpKQ',
      accepts_messages: true,
      // Without photos there is no contact sheet.
      photos: [
        {
          file: 'gallery/a.jpg',
          steps: [],
          color: '',
          width: 800,
          height: 600,
          caption: '',
          photographer: '',
          taken: '',
          shot: '',
        },
      ],
    });
    const code = '0123456789abc';
    await storeLink(actor.uid, code);
    const visitor = await journey.open('visitor', {}, [/youtube|ytimg|ERR_/]);
    await visitor.clock.install();
    await openCounted(visitor, `/${actor.username}/${code}`);
    await playToTheEnd(visitor);
    for (const [name, file] of [
      ['CV', 'cv.pdf'],
      ['Contact sheet', 'photos.pdf'],
    ] as const) {
      const link = visitor.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `/${actor.username}/${code}/${file}`);
      const opening = visitor.waitForEvent('popup');
      await link.click();
      await (await opening).close();
    }
    for (const button of [
      visitor.getByRole('link', { name: 'Send a message' }),
      visitor.getByRole('link', { name: 'Share Profile' }),
    ]) {
      await button.click();
      await expect(visitor.getByRole('dialog')).toBeVisible();
      await visitor.keyboard.press('Escape');
      await expect(visitor.getByRole('dialog')).toHaveCount(0);
    }
    await visitor.clock.runFor('01:00');
    const actions = Object.fromEntries(PAGE_ACTIONS.map((action) => [action, 1]));
    await expect
      .poll(async () => {
        // The fake player has reported that half of the video and all of it were played.
        await hideAndShow(visitor);
        return countsOf(actor);
      })
      .toMatchObject({ count: 1, actions, links: { [code]: { count: 1, actions } } });

    const owner = await journey.open('owner');
    await startLoggedIn(owner, actor);
    await owner.goto('/insights');
    for (const action of ['Stayed for a minute', 'Watched a whole video', 'Opened the CV', 'Shared it']) {
      await expect(owner.getByRole('row', { name: action })).toContainText('100');
    }
    await expectOpens(owner, LABEL, 1);
    await chooseOfLink(owner, LABEL, 'Notes and status');
    await expect(owner.getByRole('dialog', { name: LABEL })).toContainText(
      '1 open · 1 video played · CV opened 1 × · asked for contact 1 ×',
    );
  },
);

test('a link made in the share dialog has its own order, and is changed, revoked, used again and deleted', async ({
  journey,
}) => {
  const videos = ['https://youtu.be/aqz-KE-bpKQ', 'https://youtu.be/bbbbbbbbbbb'];
  const actor = await newActor();
  await database.doc(`profiles/${actor.uid}`).update({
    photos: ['a', 'b'].map((name) => ({ file: `gallery/${name}.jpg`, width: 800, height: 600 })),
    additional_videos: videos,
  });
  const owner = await journey.open('owner', { permissions: ['clipboard-read', 'clipboard-write'] });
  await startLoggedIn(owner, actor);
  await owner.goto('/my-profile');
  await owner.getByRole('button', { name: 'Share Profile' }).click();
  const share = owner.getByRole('dialog', { name: 'Share Profile' });
  await share.getByLabel('For whom?').click();
  await owner.getByRole('option', { name: 'Make a link for one person' }).click();
  const dialog = owner.getByRole('dialog', { name: 'A link for one person' });
  await dialog.getByLabel('For whom?').fill(LABEL);
  await dialog.getByRole('button', { name: 'More options' }).click();
  await dialog.getByLabel('Last day (optional)').fill('2999-12-31');
  await dialog.getByLabel('First photo').click();
  await owner.getByRole('option', { name: 'Photo 2' }).click();
  await dialog.getByLabel('First video').click();
  await owner.getByRole('option', { name: 'bbbbbbbbbbb' }).click();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  // From here on, everything that is shared leads to this person's link.
  await expect(share.getByLabel('For whom?')).toHaveText(LABEL);
  await expect(share.getByLabel('Profile link')).toHaveValue(new RegExp(`/${actor.username}/\\w{13}$`));
  const address = await share.getByLabel('Profile link').inputValue();
  await share.getByRole('button', { name: 'Copy Link' }).click();
  await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await share.getByRole('button', { name: 'CV, QR code and more' }).click();
  await expect(share.getByRole('link', { name: 'CV (PDF)' })).toHaveAttribute(
    'href',
    `${new URL(address).pathname}/cv.pdf`,
  );
  await share.getByRole('button', { name: 'Edit the message' }).click();
  const message = share.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(new RegExp(`${address}$`));
  await message.fill(' ');
  await expect(share.getByText('Write a message first.')).toBeVisible();
  await expect(share.getByRole('button', { name: 'Send on WhatsApp' })).toBeDisabled();
  await expect(share.getByAltText(`QR code of ${address}`)).toBeVisible();

  const visitor = await journey.open('visitor', {}, [/youtube|ytimg|ERR_/]);
  await visitor.goto(address);
  await expect(visitor).toHaveURL(address);
  await expect(visitor.getByRole('link', { name: /^Open photo 1/ })).toHaveAttribute('href', /b\.jpg/);
  await expect(visitor.locator('[data-video]').first()).toHaveAttribute('data-video', /bbbbbbbbbbb/);

  await owner.goto('/insights');
  const row = linkRow(owner, LABEL);
  await expect(row).toContainText('until 31 Dec 2999');
  await chooseOfLink(owner, LABEL, 'Edit link');
  await owner.getByLabel('For whom?').fill('Zoya');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(linkRow(owner, 'Zoya')).toContainText('until 31 Dec 2999');
  const outcome = async (): Promise<readonly [number, string | undefined]> => {
    const response = await visitor.request.get(address, { maxRedirects: 0 });
    return [response.status(), response.headers()['location']];
  };
  await chooseOfLink(owner, 'Zoya', 'Turn off');
  await expect.poll(outcome).toEqual([302, `/${actor.username}`]);
  await chooseOfLink(owner, 'Zoya', 'Turn on again');
  await expect.poll(outcome).toEqual([200, undefined]);
  await chooseOfLink(owner, 'Zoya', 'Delete');
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // The notes on a deleted link stay until they are deleted too.
  await expect(linkRow(owner, 'Zoya')).toContainText('Link deleted');
  await expect.poll(outcome).toEqual([302, `/${actor.username}`]);
  await chooseOfLink(owner, 'Zoya', 'Delete');
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(linkRow(owner, 'Zoya')).toHaveCount(0);
});

test('a private profile opens only by its link, and no longer once the link is revoked', async ({
  journey,
}) => {
  const actor = await newActor({ is_profile_public: false, whatsapp_link: 'https://wa.me/919820012345' });
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  const address = await makeLink(owner, { opensPrivate: true });
  const visitor = await journey.open('visitor', {}, [/status of 4\d\d/]);
  expect((await visitor.goto(`/${actor.username}`))?.status()).toBe(403);
  await expect(visitor.getByRole('heading', { name: 'Private Profile' })).toBeVisible();
  expect(await visitor.content()).not.toContain('Asha');
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
  await siteStarted(visitor);
  await visitor.getByRole('link', { name: 'Report this profile' }).click();
  const report = visitor.getByRole('dialog', { name: 'Report this profile' });
  await report.getByRole('radio', { name: 'Spam or fraud' }).check();
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect((await database.collection(`moderation/${actor.uid}/reports`).get()).size).toBe(1);

  await owner.getByRole('button', { name: `More: ${LABEL}` }).click();
  await owner.getByRole('menuitem', { name: 'Turn off' }).click();
  await expect(linkRow(owner, LABEL)).toContainText('Turned off');
  // The owner's screen shows the choice before the server has it.
  await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(410);
  expect((await ask()).status()).toBe(404);
});

test('on a phone in Hindi /insights fits the screen, and axe finds no violations', async ({ journey }) => {
  const actor = await newActor();
  const owner = await journey.open('owner', { viewport: { width: 360, height: 740 }, locale: 'hi-IN' });
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  await owner.getByRole('button', { name: 'लिंक बनाएँ' }).click();
  await owner.getByLabel('किसके लिए?').fill('मुकेश का ऑफ़िस');
  expect(await violationsOf(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'लिंक बनाएँ' }).last().click();
  await expect(owner.getByText('‘मुकेश का ऑफ़िस’ के लिए लिंक')).toBeVisible();
  await owner.getByRole('button', { name: 'बंद करें' }).click();
  await expect(linkRow(owner, 'मुकेश का ऑफ़िस', 'hi')).toBeVisible();
  expect(await widthBeyond(owner)).toEqual([]);
});

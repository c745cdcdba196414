// What an actor or a visitor sends from the product: CV and contact sheet, messages, and the shortlist.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EMPTY_REPRESENTATION } from '@marquee/domain/profile/representation';
import { readPdf } from '../../functions/src/documents/read-drawn-pdf.ts';
import { violationsOf } from './axe.ts';
import { PHONE } from './editor.ts';
import { expect, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { database, newActor } from './store.ts';

test('a visitor opens the CV of a profile', async ({ journey }) => {
  const actor = await newActor({ first_name: 'Asha', last_name: 'Rao' });
  const page = await journey.open('visitor');
  await page.goto(`/${actor.username}`);
  const link = page.getByRole('link', { name: 'CV', exact: true });
  await expect(link).toHaveAttribute('href', `/${actor.username}/cv.pdf`);
  const response = await page.request.get(`/${actor.username}/cv.pdf`);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('only the owner of a private profile can download its CV', { tag: '@download' }, async ({ journey }) => {
  const actor = await newActor({ is_profile_public: false });
  const page = await journey.open('owner');
  await startLoggedIn(page, actor);
  await page.goto('/my-profile');
  await expect(page.getByText('Your profile is private: only you can download these.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CV (PDF)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('cv.pdf');
  const [first] = await readPdf(new Uint8Array(await readFile(await download.path())), 0.1);
  expect(first?.text).toContain('Asha Rao');
  const visitor = await journey.open('visitor');
  expect((await visitor.request.get(`/${actor.username}/cv.pdf`)).status()).toBe(403);
});

test(
  'a visitor adds profiles to the shortlist, orders and annotates them, and sends the list',
  { tag: '@back' },
  async ({ journey }) => {
    const [first, second] = await Promise.all([
      newActor({ first_name: 'Asha', last_name: 'Rao', height: `5'6"` }),
      newActor({ first_name: 'Meera', last_name: 'Kulkarni' }),
    ]);
    const page = await journey.open('visitor', undefined, [/403/]);
    for (const { username } of [first, second]) {
      await page.goto(`/${username}`);
      await siteStarted(page);
      await page.getByText('Add to shortlist', { exact: true }).click();
      await expect(page.getByRole('button', { name: 'On your shortlist' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Shortlist 2' }).click();
    const names = page.getByRole('list', { name: 'Profiles on your shortlist' }).getByRole('heading');
    await expect(names).toHaveText(['Asha Rao', 'Meera Kulkarni']);
    await expect(page.getByText(`5'6"`)).toBeVisible();
    await page.getByLabel('Note').first().fill('Good for the sister');
    await page.getByRole('button', { name: 'Move Asha Rao to the right' }).click();
    await expect(names).toHaveText(['Meera Kulkarni', 'Asha Rao']);

    // The order and the note are still there; a profile that became private keeps its place.
    await database.doc(`profiles/${second.uid}`).update({ is_profile_public: false });
    await page.reload();
    await expect(page.getByText('This profile is private now.')).toBeVisible();
    await expect(names).toHaveText([second.username, 'Asha Rao']);
    await expect(page.getByLabel('Note').last()).toHaveValue('Good for the sister');

    const sheet = (await page.getByRole('link', { name: 'Contact sheet (PDF)' }).getAttribute('href')) ?? '';
    const response = await page.request.get(sheet);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf']);

    await test.step('a recipient opens the sent list without losing their own', async () => {
      const director = await journey.open('director');
      await director.goto(`/${second.username}`);
      await director.goto(`/shortlist#${first.username}`);
      await expect(director.getByText('Someone sent you this shortlist.')).toBeVisible();
      await expect(director.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
      await director.getByRole('link', { name: 'Show my own' }).click();
      await expect(director.getByText('Nothing here yet.')).toBeVisible();
      await director.goBack();
      await director.getByRole('button', { name: 'Add all to mine' }).click();
      await expect(director.getByText('Someone sent you this shortlist.')).toBeHidden();
      await expect(director.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
    });
  },
);

test('the shortlist shows the photos of a chosen shot, on a phone and by keyboard', async ({ journey }) => {
  const photos = (...shots: readonly string[]) => ({
    photos: shots.map((shot, index) => ({
      file: `gallery/${shot}-${String(index)}.jpg`,
      width: 600,
      height: 800,
      shot,
    })),
  });
  const [asha, dev, jo] = await Promise.all(
    ['Asha', 'Dev', 'Jo'].map((first_name) => newActor({ first_name })),
  );
  if (!asha || !dev || !jo) throw new Error('There are three actors.');
  await database.doc(`profiles/${asha.uid}`).update(photos('smile', 'full_length'));
  await database.doc(`profiles/${dev.uid}`).update(photos('full_length'));
  const names = [asha, dev, jo].map(({ username }) => username);
  const open = async (name: string, options?: typeof PHONE): Promise<Page> => {
    const page = await journey.open(name, options, [/status of 404/]);
    await page.goto(`/shortlist#${names.join(',')}`);
    await expect(page.getByLabel('Shot')).toBeVisible();
    await expect(page.getByText('Loading …')).toHaveCount(0);
    return page;
  };
  const phone = await open('phone', PHONE);
  await expect(phone.getByRole('option', { name: 'Left profile' })).toBeHidden();
  await phone.getByLabel('Shot').selectOption('Full length');
  await expect(phone.getByText('2 of 3 profiles have this kind of photo.')).toBeVisible();
  await expect(phone.getByRole('heading', { level: 2 })).toHaveText(['Asha Rao', 'Dev Rao']);
  expect(await violationsOf(phone)).toEqual([]);
  await phone.getByLabel('Shot').selectOption('Portraits');
  await expect(phone.getByRole('heading', { level: 2 })).toHaveCount(3);

  const desktop = await open('desktop');
  await desktop.getByLabel('Shot').focus();
  await desktop.keyboard.type('Smi');
  await expect(desktop.getByText('1 of 3 profiles have this kind of photo.')).toBeVisible();
});

test(
  'a profile added to the shortlist in one tab appears on it in another',
  { tag: '@back' },
  async ({ journey }) => {
    const [first, second] = await Promise.all([
      newActor({ first_name: 'Asha', last_name: 'Rao' }),
      newActor({ first_name: 'Meera', last_name: 'Kulkarni' }),
    ]);
    const page = await journey.open('visitor');
    const keep = async (tab: Page, username: string): Promise<void> => {
      await tab.goto(`/${username}`);
      await siteStarted(tab);
      await tab.getByText('Add to shortlist', { exact: true }).click();
      await expect(tab.getByRole('button', { name: 'On your shortlist' })).toBeVisible();
    };
    await keep(page, first.username);
    await page.getByRole('link', { name: 'Shortlist 1' }).click();
    const note = page.getByLabel('Note');
    await note.fill('Good for the sister');
    await keep(await page.context().newPage(), second.username);
    const names = page.getByRole('list', { name: 'Profiles on your shortlist' }).getByRole('heading');
    await expect(names).toHaveText(['Asha Rao', 'Meera Kulkarni']);
    await expect(note.first()).toHaveValue('Good for the sister');

    // The back button restores or reloads the profile, which shows the current state either way.
    await page.getByRole('button', { name: 'Remove Asha Rao' }).click();
    await expect(names).toHaveText(['Meera Kulkarni']);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Add to shortlist', exact: true })).toBeVisible();
  },
);

test('a shortlisted profile is contacted in the same way as by the gold button of its page', async ({
  journey,
}) => {
  const representation = { ...EMPTY_REPRESENTATION, name: 'Dev Menon', phone: '+91 22 5555 0101' };
  const [represented, alone] = await Promise.all([
    newActor({ accepts_messages: true, representation }),
    newActor({ accepts_messages: true }),
  ]);
  const page = await journey.open('visitor');
  await page.goto(`/shortlist#${represented.username},${alone.username}`);
  const cards = page.getByRole('list', { name: 'Profiles on your shortlist' }).getByRole('listitem');
  await expect(cards.first().getByRole('link', { name: 'Send a message' })).toBeVisible();
  await cards.last().getByRole('link', { name: 'Send a message' }).click();
  await expect(page).toHaveURL(new RegExp(`/${alone.username}#message$`));
  await siteStarted(page);
  const dialog = page.getByRole('dialog', { name: 'Send a message' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test(
  'without JavaScript ‘Add to shortlist’ leads to a page that says what is needed',
  { tag: '@scripts' },
  async ({ journey }) => {
    const actor = await newActor();
    const page = await journey.open('visitor', { javaScriptEnabled: false });
    await page.goto(`/${actor.username}`);
    await page.getByRole('link', { name: 'Add to shortlist' }).click();
    await expect(page.getByText(/Saving profiles needs JavaScript/)).toBeVisible();
  },
);

test('an actor edits the WhatsApp message, sends it, and finds the edited text after a reload', async ({
  journey,
}) => {
  const actor = await newActor({ height: `5'6"`, languages: ['Marathi'] });
  const page = await journey.open('actor');
  await startLoggedIn(page, actor);
  // As in a desktop browser: no share sheet takes files, and WhatsApp's own address is opened.
  await page.addInitScript(() => {
    Object.assign(window, { opened: '' });
    window.open = (address) => {
      Object.assign(window, { opened: String(address) });
      return window;
    };
  });
  await page.goto('/my-profile#share');
  await page.getByRole('button', { name: 'Edit the message' }).click();
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/would like to audition[^]*Height: 5'6"[^]*Languages: Marathi/);
  await page.getByRole('button', { name: 'Short' }).click();
  await message.fill(`${await message.inputValue()}\nFree in December.`);
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
  const opened = await page.evaluate(() => (window as unknown as { opened: string }).opened);
  expect(new URL(opened).searchParams.get('text')).toContain('Free in December.');
  await expect
    .poll(async () => (await database.doc(`settings/${actor.uid}`).get()).get('whatsapp_text') as unknown)
    .toMatch(/\{link\}\nFree in December\.$/);
  await page.reload();
  await page.getByRole('button', { name: 'Edit the message' }).click();
  await expect(message).toHaveValue(/Free in December\.$/);
});

test('on a phone text and CV go together through the share sheet', async ({ journey }) => {
  const actor = await newActor({ first_name: 'लक्ष्मी', last_name: 'Rao' });
  const page = await journey.open('actor', PHONE);
  await startLoggedIn(page, actor);
  // Replaces the platform's share functions, because no test can look into a device's share sheet.
  await page.addInitScript(() => {
    const share = async ({ text, files: [file] = [] }: ShareData): Promise<void> => {
      const bytes = file ? [...new Uint8Array(await file.arrayBuffer())] : [];
      Object.assign(window, { shared: { text, name: file?.name, type: file?.type, bytes } });
    };
    Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.length === 1 });
  });
  await page.goto('/my-profile#share');
  // The CV is fetched before the tap that opens the sheet.
  await expect(page.getByText('Your CV is attached.')).toBeVisible();
  await page.getByRole('button', { name: 'Send on WhatsApp' }).tap();
  await page.waitForFunction(() => 'shared' in window);
  const { bytes, ...shared } = await page.evaluate(
    () =>
      (window as unknown as { shared: { text: string; name: string; type: string; bytes: number[] } }).shared,
  );
  expect(shared).toMatchObject({ name: `${actor.username}-cv.pdf`, type: 'application/pdf' });
  expect(shared.text).toContain(`/${actor.username}`);
  const [first] = await readPdf(Uint8Array.from(bytes), 0.1);
  expect(first?.text).toContain('लक्ष्मी Rao');
});

test('where neither share sheet nor window opens, the message is copied and the actor sees that', async ({
  journey,
}) => {
  const actor = await newActor();
  const page = await journey.open('actor', { permissions: ['clipboard-read', 'clipboard-write'] });
  await startLoggedIn(page, actor);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/my-profile#share');
  await page.getByRole('button', { name: 'Edit the message' }).click();
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/Asha Rao/);
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(page.getByText('Message Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await message.inputValue());
});

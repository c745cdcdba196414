// The notes on named links: written where a link is made, shown on /insights, with reminders, and downloaded.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addDays, dayInIndia } from '@marquee/domain/values/calendar-day';
import { violationsOf } from './axe.ts';
import { expect, startLoggedIn, test } from './fixtures.ts';
import { chooseOfLink, linkRow } from './insights.ts';
import { database, newActor } from './store.ts';
import { widthBeyond } from './width-beyond.ts';
import { NO_NOTES, sentLinkFields, type SentLink } from '@marquee/domain/views/named-link';

const CODE = '0123456789abc';
const LABEL = "Mukesh's office";
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const tomorrow = (): string => addDays(dayInIndia(), 1);

const linksOf = (uid: string) => database.doc(`profiles/${uid}/private/links`);

const storedLink = (changes: Partial<SentLink>) =>
  sentLinkFields({
    ...NO_NOTES,
    ...{ code: CODE, label: LABEL, ends: 0, opens_private: false, asks_answer: true, photo: '', video: '' },
    ...{ version: '', revoked: false, archived: false, created_at: 1, answer: undefined },
    ...changes,
  });

async function actorWithLink() {
  const actor = await newActor();
  await linksOf(actor.uid).set({
    links: { [CODE]: storedLink({ created_at: Date.now() }) },
    changed: CODE,
    updated_at: new Date(),
  });
  return actor;
}

const sent = (page: Page): Locator => page.getByRole('region', { name: 'Links you sent' });

async function downloaded(page: Page, button: Locator): Promise<string> {
  const downloading = page.waitForEvent('download');
  await button.click();
  return readFile(await (await downloading).path(), 'utf8');
}

test(
  'the form of a new link asks what it is sent for, and its row is changed, downloaded and deleted',
  { tag: '@download' },
  async ({ journey }) => {
    const actor = await newActor();
    const owner = await journey.open('owner');
    await startLoggedIn(owner, actor);
    await owner.goto('/my-profile');
    await owner.getByRole('button', { name: 'Share Profile' }).click();
    await owner.getByLabel('For whom?').click();
    await owner.getByRole('option', { name: 'Make a link for one person' }).click();
    const making = owner.getByRole('dialog', { name: 'A link for one person' });
    await making.getByLabel('For whom?').fill(LABEL);
    await making.getByLabel('Project (optional)').fill('Kalari');
    await making.getByLabel('Role (optional)').fill('Meera');
    await making.getByRole('button', { name: 'Make the link' }).click();
    await expect(making).toHaveCount(0);

    await owner.goto('/insights');
    const row = linkRow(owner, LABEL);
    await expect(row).toContainText('KalariMeera');
    await expect(row).toContainText('Sent');
    const dialog = owner.getByRole('dialog', { name: LABEL });
    const choose = async (state: string): Promise<void> => {
      await chooseOfLink(owner, LABEL, 'Notes and status');
      await dialog.getByLabel('Status').click();
      await owner.getByRole('option', { name: state }).click();
    };
    await choose('Audition');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('Audition');

    await choose('Automatic: Sent');
    await dialog.getByLabel('Next date').fill(tomorrow());
    await dialog.getByLabel('Note').fill('=Gate 3\nAsk for Zoya');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Ask for Zoya');
    await expect(row).toContainText('Sent');
    expect((await linksOf(actor.uid).get()).get('remind_on')).toBe(tomorrow());

    await owner.getByRole('button', { name: `More: ${LABEL}` }).click();
    const calendar = await downloaded(owner, owner.getByRole('menuitem', { name: 'Add to calendar' }));
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${tomorrow().replaceAll('-', '')}`);
    expect(calendar).toContain("SUMMARY:Mukesh's office\\, Kalari");
    const csv = await downloaded(owner, owner.getByRole('button', { name: 'Download CSV: your links' }));
    expect(csv).toContain(
      `\r\n${LABEL},Kalari,Meera,${dayInIndia()},Sent,,${tomorrow()},"'=Gate 3\nAsk for Zoya"\r\n`,
    );

    // A row stays after its link is deleted, until the row itself is deleted.
    await chooseOfLink(owner, LABEL, 'Delete');
    await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toContainText('Link deleted');
    await chooseOfLink(owner, LABEL, 'Delete');
    await owner
      .getByRole('dialog', { name: /^Delete your notes/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(owner.getByText(/^Send each casting office its own link/)).toBeVisible();
    expect((await linksOf(actor.uid).get()).data()).toMatchObject({ links: {} });
    expect((await linksOf(actor.uid).get()).get('remind_on')).toBeUndefined();
  },
);

test(
  'a phone shows a list, a row is changed by touch, and a failed save loses nothing',
  { tag: '@touch' },
  async ({ journey }) => {
    const actor = await actorWithLink();
    const owner = await journey.open('owner', PHONE, [/could not be saved/]);
    await startLoggedIn(owner, actor);
    await owner.goto('/insights');
    const row = linkRow(owner, LABEL);
    await owner.getByRole('button', { name: `More: ${LABEL}` }).tap();
    await owner.getByRole('menuitem', { name: 'Notes and status' }).tap();
    const dialog = owner.getByRole('dialog', { name: LABEL });
    await dialog.getByLabel('Next date').fill(dayInIndia());
    await dialog.getByLabel('Note').fill('Two minutes, Hindi');
    expect(await violationsOf(owner)).toEqual([]);

    // As of an account that is being deleted: the rules refuse.
    const tombstone = database.doc(`tombstones/${actor.uid}`);
    await tombstone.set({ deleted_at: new Date() });
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(owner.getByText('We couldn’t save your notes. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Note')).toHaveValue('Two minutes, Hindi');
    await tombstone.delete();
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('Your turn');
    await expect(row).toContainText('Two minutes, Hindi');
    expect(await widthBeyond(owner)).toEqual([]);
    expect(await violationsOf(owner)).toEqual([]);
  },
);

test('a full list of links reports that it is full, until the row of a deleted link is deleted', async ({
  journey,
}) => {
  const actor = await actorWithLink();
  const deleted = Array.from({ length: 199 }, (_, index) => [
    String(index).padStart(13, '0'),
    storedLink({ label: `Office ${String(index)}.`, archived: true, revoked: true, created_at: 2 + index }),
  ]);
  await linksOf(actor.uid).update({ links: { ...Object.fromEntries(deleted), [CODE]: storedLink({}) } });
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  await expect(sent(owner).getByText('You have 200 links')).toBeVisible();
  await expect(sent(owner).getByRole('button', { name: 'Show all 200 links' })).toBeVisible();
  await expect(sent(owner).getByRole('row')).toHaveCount(21);
  await expect(owner.getByRole('button', { name: 'Make a link' })).toBeDisabled();
  await chooseOfLink(owner, 'Office 198.', 'Delete');
  await owner
    .getByRole('dialog', { name: /^Delete your notes/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(sent(owner).getByRole('button', { name: 'Show all 199 links' })).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Make a link' })).toBeEnabled();
});

test('a row of a link is changed with the keyboard alone', async ({ journey }) => {
  const actor = await actorWithLink();
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  const menu = owner.getByRole('button', { name: `More: ${LABEL}` });
  await menu.focus();
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('menuitem', { name: 'Send' })).toBeFocused();
  await owner.keyboard.press('ArrowDown');
  await owner.keyboard.press('Enter');
  const dialog = owner.getByRole('dialog', { name: LABEL });
  await expect(dialog).toBeVisible();
  const tabTo = async (control: Locator): Promise<void> => {
    await expect(async () => {
      await owner.keyboard.press('Tab');
      await expect(control).toBeFocused({ timeout: 100 });
    }).toPass();
  };
  await tabTo(dialog.getByLabel('Project'));
  await owner.keyboard.type('Kalari');
  await tabTo(dialog.getByLabel('Status'));
  await owner.keyboard.press('Enter');
  await owner.keyboard.press('ArrowDown');
  await owner.keyboard.press('Enter');
  await tabTo(dialog.getByLabel('Note'));
  await owner.keyboard.type('By phone');
  await tabTo(dialog.getByRole('button', { name: 'Save' }));
  await owner.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  await expect(linkRow(owner, LABEL)).toContainText('Audition');
  expect((await linksOf(actor.uid).get()).data()).toMatchObject({
    links: { [CODE]: { project: 'Kalari', stage: 'audition', note: 'By phone' } },
  });
});

test('on a phone in Hindi the list, its dialog and a reminder are Hindi', async ({ journey }) => {
  const actor = await actorWithLink();
  await database.doc(`notifications/${actor.uid}_send-${CODE}_2026-05-20`).set({
    user_id: actor.uid,
    title: 'Reminder',
    message: `Reminder for 2026-05-20: ${LABEL}`,
    type: 'reminder',
    read: false,
    created_at: new Date(),
    metadata: {
      viewer_id: null,
      viewer_name: null,
      link_code: CODE,
      link_label: LABEL,
      project: 'Kalari',
      day: '2026-05-20',
    },
  });
  const owner = await journey.open('owner', { ...PHONE, locale: 'hi-IN' });
  await startLoggedIn(owner, actor);
  await owner.goto('/notifications');
  await expect(owner.getByText(`20 मई 2026: ${LABEL}, Kalari`)).toBeVisible();
  await owner.getByRole('link', { name: 'यह लिंक देखें' }).tap();
  await expect(owner).toHaveURL(new RegExp(`/insights#sent-${CODE}$`));
  await expect(linkRow(owner, LABEL, 'hi')).toBeFocused();
  await owner.getByRole('button', { name: `और: ${LABEL}` }).tap();
  await owner.getByRole('menuitem', { name: 'नोट और स्थिति' }).tap();
  const dialog = owner.getByRole('dialog', { name: LABEL });
  await dialog.getByLabel('स्थिति').click();
  await owner.getByRole('option', { name: 'काम मिला' }).click();
  await dialog.getByRole('button', { name: 'सेव करें' }).tap();
  await expect(owner.getByRole('listitem').filter({ hasText: 'काम मिला' })).toBeVisible();
  expect(await violationsOf(owner)).toEqual([]);
});

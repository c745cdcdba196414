// A bad profile is reported, taken down and restored; an unwelcome viewer is blocked.
import type { Page } from '@playwright/test';
import { fillLogin, idToken } from './accounts.ts';
import { expect, siteStarted, newAccount, startLoggedIn, test } from './fixtures.ts';
import { newModerator } from './moderators.ts';
import { database, messagesOf, newActor } from './store.ts';
import { sendView } from './visits.ts';

const scripts = (page: Page): string[] => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(new URL(response.url()).pathname);
  });
  return loaded;
};

const isReportDialog = (path: string): boolean => path.startsWith('/assets/report-');

test('a visitor reports a profile, a moderator takes it down and restores it, the owner is notified', async ({
  journey,
}) => {
  const name = `Vikram ${Date.now().toString(36)}`;
  const actor = await newActor({ first_name: name, last_name: 'Rao' });
  const card = (page: Page) => page.getByRole('listitem', { name: `${name} Rao` });

  const moderator = await journey.open('moderator');
  await startLoggedIn(moderator, await newModerator());
  await moderator.goto('/moderation');
  await expect(moderator.getByRole('heading', { name: 'Moderation' })).toBeVisible();
  await expect(card(moderator)).toHaveCount(0);

  const visitor = await journey.open('visitor', {}, [/status of 410/]);
  const loaded = scripts(visitor);
  await visitor.goto(`/${actor.username}`);

  await test.step('a visitor without an account reports the profile', async () => {
    await siteStarted(visitor);
    expect(loaded.filter(isReportDialog)).toEqual([]);
    await visitor.getByRole('link', { name: 'Report this profile' }).click();
    const dialog = visitor.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Report this profile');
    expect(loaded.filter(isReportDialog)).toHaveLength(1);

    await visitor.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(visitor.getByRole('link', { name: 'Report this profile' })).toBeFocused();

    await visitor.getByRole('link', { name: 'Report this profile' }).click();
    await dialog.getByRole('radio', { name: 'It pretends to be someone else' }).check();
    await dialog.getByRole('textbox').fill('This is <b>not</b> Vikram.');

    await visitor.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('You are offline.');
    await visitor.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  const owner = await journey.open('owner', {}, [/status of 410/]);
  await test.step('the moderator sees the report live and takes the profile down', async () => {
    await expect(card(moderator)).toContainText('1 report');
    await card(moderator).getByRole('button', { name: 'Show reports' }).click();
    await expect(card(moderator)).toContainText('This is <b>not</b> Vikram.');
    await startLoggedIn(owner, actor);
    await owner.goto('/notifications');
    await expect(owner.getByRole('main').getByRole('listitem')).toHaveCount(1);

    await card(moderator)
      .getByRole('button', { name: /^Take down/ })
      .click();
    const dialog = moderator.getByRole('dialog');
    await expect(dialog.getByRole('combobox')).toHaveText('It pretends to be someone else');
    await dialog.getByRole('textbox', { name: 'Note for the record (optional)' }).fill('Checked');
    await dialog.getByRole('button', { name: 'Take down' }).click();
    await expect(dialog).toBeHidden();
    await expect(card(moderator)).toHaveCount(0);
    await moderator.getByRole('tab', { name: 'Taken down' }).click();
    await expect(card(moderator)).toBeVisible();
  });

  await test.step('visitors see a card instead of the profile', async () => {
    const answer = await visitor.goto(`/${actor.username}`);
    expect(answer?.status()).toBe(410);
    await expect(visitor.getByRole('heading', { name: 'Profile Taken Down' })).toBeVisible();
    await expect(visitor.getByText(name)).toHaveCount(0);
  });

  await test.step('the owner is notified live, and sees the profile with the reason', async () => {
    await expect(owner.getByRole('main').getByRole('listitem').first()).toContainText(
      'We took down your profile because it pretends',
    );
    await owner.goto(`/${actor.username}`);
    await expect(owner.getByRole('note')).toContainText('only its owner and moderators can see it');
    await expect(owner.getByRole('note')).toContainText('it pretends to be someone else');
    await expect(owner.getByRole('link', { name: 'Write to us to appeal' })).toHaveAttribute(
      'href',
      /^mailto:moderation@/,
    );
    await expect(owner.getByRole('button', { name: 'Share Profile' })).toHaveCount(0);
    await owner.goto('/my-profile');
    await expect(owner.getByRole('note')).toContainText('taken down');
  });

  await test.step('an edit by the owner does not restore the profile', async () => {
    await owner.goto('/profile/edit');
    await owner.getByLabel('Height', { exact: true }).fill('180 cm');
    await owner.getByRole('spinbutton', { name: 'Day' }).click();
    await owner.keyboard.type('12April1996');
    await owner.getByRole('button', { name: 'Save Profile' }).click();
    await expect(owner.getByText('Profile updated successfully!')).toBeVisible();
    expect((await database.doc(`profiles/${actor.uid}`).get()).get('taken_down.reason')).toBe(
      'impersonation',
    );
    expect((await visitor.goto(`/${actor.username}`))?.status()).toBe(410);
  });

  await test.step('a restored profile is public again', async () => {
    await card(moderator)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await moderator.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(moderator.getByRole('dialog')).toBeHidden();
    await expect(card(moderator)).toHaveCount(0);
    expect((await visitor.goto(`/${actor.username}`))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(name);
    await expect
      .poll(() => messagesOf(actor.uid))
      .toContain('We restored your profile. Visitors can see it again if it is set to public.');
    const log = await database.collection('moderation_log').where('profile_id', '==', actor.uid).get();
    expect(log.docs.map((entry) => String(entry.get('action'))).sort()).toEqual(['restore', 'take_down']);
  });
});

test('somebody who is no moderator is not let in', async ({ journey }) => {
  const page = await journey.open('somebody');
  await page.goto('/moderation');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, await newAccount());
  await expect(page).toHaveURL(/\/moderation$/);
  await expect(page.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
});

test('a named viewer is blocked on /notifications and unblocked in the settings', async ({ journey }) => {
  const actor = await newActor();
  const viewer = await newActor({ first_name: 'Dev', last_name: 'Menon' });
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  const account = { authorization: `Bearer ${await idToken(viewer)}` };
  const view = async () => expect((await sendView(actor, account)).status).toBe(200);
  await view();
  await owner.goto('/notifications');
  await expect(owner.getByRole('main').getByRole('listitem')).toContainText('Dev Menon viewed your profile');

  await owner.getByRole('button', { name: 'More: Dev Menon viewed your profile' }).click();
  await owner.getByRole('menuitem', { name: 'Block this viewer' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(owner.getByText('Dev Menon is blocked.')).toBeVisible();

  // Deletes the records of this half-hour, so that only the block can be the reason for silence.
  for (const name of ['views', 'viewers']) {
    await database.recursiveDelete(database.collection(`profiles/${actor.uid}/${name}`));
  }
  const { docs } = await database.collection('notifications').where('user_id', '==', actor.uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await view();
  expect(await messagesOf(actor.uid)).toEqual([]);
  expect((await database.collection(`profiles/${actor.uid}/views`).get()).size).toBe(0);

  await owner.goto('/settings#blocked');
  const section = owner.getByRole('region', { name: 'Blocked viewers' });
  await expect(section).toContainText('Dev Menon');
  await expect(section).toContainText('They can still open your public profile');
  // Changing another setting leaves the list of blocked viewers as it is.
  const other = owner.getByRole('switch', { name: 'Show my email address' });
  await other.click();
  await expect(other).toBeChecked();
  await expect
    .poll(
      async () =>
        (await database.doc(`settings/${actor.uid}`).get()).get('show_email_when_viewing') as unknown,
    )
    .toBe(true);
  await expect(section).toContainText('Dev Menon');
  await section.getByRole('button', { name: 'Unblock Dev Menon' }).click();
  await expect(section).toContainText('You haven’t blocked anyone.');
  await view();
  await expect.poll(() => messagesOf(actor.uid)).toEqual(['Dev Menon viewed your profile']);
});

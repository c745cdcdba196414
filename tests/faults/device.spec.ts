// A device whose storage is full, and devices that save at the same time.
import type { Page } from '@playwright/test';
import { fillNames, newEditor, openEditor, save, saved, stored, storedField } from '../journeys/editor.ts';
import { expect, logIn, test, type Journey } from '../journeys/fixtures.ts';
import { newActor } from '../journeys/store.ts';
import { ACCOUNT_LANGUAGE } from '../../web/src/config/local-keys.ts';
import { heightSpelling } from '@marquee/domain/profile/height';

const FULL = [/quota/i, /is not on this device/, /IndexedDB/i];
/** What Firestore says of all that it is asked after it could not write to local storage. */
const ENDED = [/INTERNAL ASSERTION FAILED/, /Failed to set zombie client id/];

/** Fills local storage to the last byte, which the browser's real limit allows. */
async function fillLocalStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      for (let index = 0; ; index += 1) {
        try {
          localStorage.setItem(`full-${String(size)}-${String(index)}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
}

/** The same, also after Firestore has removed or shortened an entry: it does so between its writes. */
async function keepLocalStorageFull(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('full-rest', ''));
  await fillLocalStorage(page);
  await page.evaluate(() => {
    let rest = '';
    setInterval(() => {
      try {
        for (; ; rest += 'x') localStorage.setItem('full-rest', rest);
      } catch {
        // It is full again.
      }
    }, 1);
  });
}

/** Reaches the browser's real limits: fills local storage, and leaves no quota for other storage. */
async function fillStorage(page: Page): Promise<void> {
  await fillLocalStorage(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
}

test('the editor saves, and notifications and settings open, with the browser’s storage full', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey, undefined, FULL);
  await expect.poll(() => stored(`profiles/${account.uid}`)).toBeDefined();
  // An acknowledged write is noted in local storage, without which Firestore ends: the next test is about that.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, ACCOUNT_LANGUAGE);
  await fillStorage(page);
  await openEditor(page);
  await fillNames(page);
  await save(page);
  await saved(page);
  expect(await storedField(`profiles/${account.uid}`, 'last_name')).toBe('Kulkarni');
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

/** Opens the editor of a new account, and fills local storage meanwhile, which ends the instance of Firestore. */
async function openWithEndedFirestore(journey: Journey) {
  const uncaught: string[] = [];
  const opened = await newEditor(journey, undefined, [...FULL, ...ENDED], async (page) => {
    // Firestore also throws its errors where nobody can catch them.
    page.removeAllListeners('pageerror');
    page.on('pageerror', ({ message }) => uncaught.push(message));
    // The account's language is written first.
    await page.route(/google\.firestore\.v1\.Firestore\/Write\//, async (route) => {
      await keepLocalStorageFull(page);
      await route.continue();
    });
  });
  await expect.poll(() => uncaught).not.toEqual([]);
  return { ...opened, uncaught };
}

test('the editor saves, and the saved profile is shown, when local storage becomes full while it is open', async ({
  journey,
}) => {
  const { page, account, uncaught } = await openWithEndedFirestore(journey);
  await fillNames(page);
  await save(page);
  await saved(page);
  expect(await storedField(`profiles/${account.uid}`, 'last_name')).toBe('Kulkarni');
  await expect(page.getByRole('main').getByText('Meera Kulkarni').first()).toBeVisible();
  expect(uncaught.filter((message) => ![...FULL, ...ENDED].some((known) => known.test(message)))).toEqual([]);
});

test('the list of notifications opens by Try Again when local storage has become full before', async ({
  journey,
}) => {
  const { page } = await openWithEndedFirestore(journey);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No notifications' })).toBeVisible();
});

test('settings are stored on a screen under which local storage becomes full', async ({ journey }) => {
  const { page, account } = await newEditor(journey, undefined, [...FULL, ...ENDED]);
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, ACCOUNT_LANGUAGE);
  await page.goto('/settings');
  const uncaught: string[] = [];
  page.removeAllListeners('pageerror');
  page.on('pageerror', ({ message }) => uncaught.push(message));
  const byName = page.getByRole('switch', { name: 'Show my name' });
  await byName.click();
  await expect.poll(() => storedField(`settings/${account.uid}`, 'show_name_when_viewing')).toBe(false);
  await keepLocalStorageFull(page);
  // Firestore ends when it notes that this waits, and never says what became of it.
  await byName.click();
  await expect.poll(() => uncaught).not.toEqual([]);

  await page.getByRole('switch', { name: 'Show my email address' }).click();
  await expect.poll(() => storedField(`settings/${account.uid}`, 'show_email_when_viewing')).toBe(true);
});

test('one of three concurrent saves from two devices is stored whole, and the other editors report a conflict and keep their text', async ({
  journey,
}) => {
  const actor = await newActor();
  const first = await journey.open('first device');
  await logIn(first, actor);
  const second = await journey.open('second device');
  await logIn(second, actor);
  const tab = await first.context().newPage();
  const editors = [first, tab, second];
  for (const editor of editors) {
    await openEditor(editor);
    await expect(editor.getByLabel('First name')).toBeVisible();
  }
  const heightOf = (index: number): string => `17${String(index)} cm`;
  for (const [index, editor] of editors.entries()) {
    await fillNames(editor, `First${String(index)}`, `Last${String(index)}`);
    await editor.getByLabel('Height', { exact: true }).fill(heightOf(index));
  }
  await Promise.all(editors.map((editor) => save(editor)));

  const outcome = async (index: number): Promise<'saved' | 'asked'> => {
    const editor = editors[index];
    if (!editor) throw new Error('There is no such editor.');
    const conflict = editor.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
    const done = editor.getByText('Profile updated successfully!');
    await expect(conflict.or(done).first()).toBeVisible({ timeout: 60_000 });
    return (await conflict.isVisible()) ? 'asked' : 'saved';
  };
  const outcomes = await Promise.all(editors.map((_, index) => outcome(index)));
  expect(outcomes.filter((each) => each === 'saved')).toHaveLength(1);
  const winner = outcomes.indexOf('saved');
  const path = `profiles/${actor.uid}`;
  expect([
    await storedField(path, 'first_name'),
    await storedField(path, 'last_name'),
    await storedField(path, 'height'),
  ]).toEqual([`First${String(winner)}`, `Last${String(winner)}`, heightSpelling(heightOf(winner))]);
  // The editors whose saves were not made still have the typed text.
  for (const [index, editor] of editors.entries()) {
    if (outcomes[index] === 'asked')
      await expect(editor.getByLabel('Basic Information').getByLabel('Height', { exact: true })).toHaveValue(
        heightSpelling(heightOf(index)),
      );
  }
});

// How many taps the two ways take that every actor goes: from the landing page to a public page, and from My Profile to
// a message in WhatsApp. A tap into a field counts; what is typed does not.
import type { Page } from '@playwright/test';
import { emulatorLink } from './accounts.ts';
import { PHONE, tapBirthday } from './editor.ts';
import { expect, newEmail, newUsername, PASSWORD, startLoggedIn, test } from './fixtures.ts';
import { chooseBy } from './in-firefox.ts';
import { photographWithLocation } from './picture-files.ts';
import { newActor } from './store.ts';

const TAPS = 'taps';

/** Counts the taps on all pages of the site. */
const countTaps = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1));
      },
      true,
    );
  }, TAPS);

const tapsOf = (page: Page): Promise<number> =>
  page.evaluate((key) => Number(sessionStorage.getItem(key) ?? 0), TAPS);

/** Taps a field and types into it. */
async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByLabel(label, typeof label === 'string' ? { exact: true } : {});
  await field.tap();
  await field.fill(text);
}

test(
  'from the landing page to a public page it takes at most 24 taps on a phone',
  { tag: '@touch' },
  async ({ journey }) => {
    const page = await journey.open('actor', PHONE);
    await countTaps(page);
    await page.goto('/');
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).first().tap();
    const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: 'Create Your Profile' }).first().tap();
    const email = newEmail('taps');
    await type(page, 'Email', email);
    await type(page, /^Password/, PASSWORD);
    await type(page, 'Confirm password', PASSWORD);
    await page.getByRole('checkbox').tap();
    await tap('Create account');
    await title('Check Your Email');
    await page.goto(`/auth/callback${new URL(await emulatorLink(email, 'VERIFY_EMAIL')).search}`);

    await title('What is your name?');
    await type(page, 'First name', 'Kavya');
    await type(page, 'Last name', newUsername('taps').replaceAll(/[^a-z]/g, ''));
    await expect(page.getByText(/is available\./)).toBeVisible();
    await tap('Next');
    await title('One good picture');
    await chooseBy(
      page,
      page.getByRole('button', { name: 'Upload picture' }),
      await photographWithLocation(30),
    );
    await tap('Use picture');
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
    await tap('Next');
    await title('Four facts casting asks for');
    await tapBirthday(page);
    await type(page, 'Minimum age', '25');
    await type(page, 'Maximum age', '35');
    await type(page, 'Height', '168 cm');
    await page.getByRole('button', { name: 'Malayalam' }).tap();
    await tap('Next');
    await title('A video of you');
    await tap('Skip');
    await title('This is your page');
    await tap('Make it public');
    await title('Your page is public');
    expect(await tapsOf(page)).toBeLessThanOrEqual(24);
  },
);

test('from My Profile to a message in WhatsApp it takes two taps', { tag: '@touch' }, async ({ journey }) => {
  const actor = await newActor();
  const page = await journey.open('actor', PHONE);
  await countTaps(page);
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset['opened'] = String(address);
      return null;
    };
  });
  await startLoggedIn(page, actor);
  await page.goto('/my-profile');
  await page.getByRole('button', { name: 'Share Profile' }).first().tap();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send on WhatsApp' });
  await send.tap();
  await expect(page.locator('html')).toHaveAttribute(
    'data-opened',
    /^https:\/\/(wa\.me|api\.whatsapp\.com)\//,
  );
  expect(await tapsOf(page)).toBe(2);
});

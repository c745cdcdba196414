// Signing in with a code that is sent to a phone.
import type { Page } from '@playwright/test';
import { PROJECT_ID } from '../../scripts/config/project.ts';
import { fillSignup, identityToolkit } from './accounts.ts';
import { expect, messageTo, newEmail, PASSWORD, test } from './fixtures.ts';
import { newActor } from './store.ts';

const newPhone = (): string =>
  `9${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 900) + 100)}`;

async function sendCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

async function accountsWithPhone(phone: string): Promise<number> {
  const { users = [] } = (await identityToolkit(
    `projects/${PROJECT_ID}/accounts:lookup`,
    { phoneNumber: [phone] },
    true,
  )) as { readonly users?: readonly unknown[] };
  return users.length;
}

async function codeFor(phone: string): Promise<string> {
  return (await messageTo(`+91${phone}`)).body.slice(0, 6);
}

test.describe('phone codes', () => {
  test('the code sent to an actor’s phone logs in, and another code does not', async ({ journey }) => {
    const phone = newPhone();
    const actor = await newActor();
    await identityToolkit(
      `projects/${PROJECT_ID}/accounts:update`,
      { localId: actor.uid, phoneNumber: `+91${phone}` },
      true,
    );
    const page = await journey.open('actor');
    await page.goto('/otp-verification');
    await sendCode(page, phone);
    await expect(page.getByText(`Enter the code sent to +91${phone}`)).toBeVisible();
    const code = await codeFor(phone);
    await enterCode(page, code === '000000' ? '111111' : '000000');
    // The alert says more than 'Please try again'.
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'OTP verification failedPlease try again',
    );
    await enterCode(page, code);
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('a new phone number makes an account only after a confirmation, on every screen', async ({
    journey,
  }) => {
    const phone = newPhone();
    const page = await journey.open('actor');
    await page.goto('/verify-otp');
    await sendCode(page, phone);
    await enterCode(page, await codeFor(phone));
    await expect(page.getByRole('heading', { name: 'No account has this number yet' })).toBeVisible();
    await expect(page.getByText(`Nobody has signed up with +91${phone}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Create a new account' }).click();
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();

    // Neither a reload nor another route skips the question.
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'No account has this number yet' })).toBeVisible();

    await page.getByRole('button', { name: 'Use another number' }).click();
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await expect.poll(() => accountsWithPhone(`+91${phone}`), 'the account is gone').toBe(0);

    const right = newPhone();
    await sendCode(page, right);
    await enterCode(page, await codeFor(right));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create a new account' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
  });

  test('a sign-up at /register goes on to a phone code, which lets the new account in', async ({
    journey,
  }) => {
    const email = newEmail('register');
    const phone = newPhone();
    const page = await journey.open('actor');
    await page.goto('/register');
    await fillSignup(page, email, PASSWORD);
    await expect(page).toHaveURL(/\/verify-otp$/);
    await sendCode(page, phone);
    await enterCode(page, await codeFor(phone));
    await expect(page).toHaveURL(/\/welcome$/);
    // The number is linked and makes no second account: it now signs in to the same one.
    await page.goto('/settings');
    await expect(page.getByText(email).first()).toBeVisible();
  });
});

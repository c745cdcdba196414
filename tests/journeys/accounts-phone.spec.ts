// Signing in with a code that is sent to a phone.
import type { Page } from '@playwright/test';
import { PROJECT_ID } from '../../scripts/config/project.ts';
import { fillSignup, identityToolkit } from './accounts.ts';
import { expect, messageTo, newEmail, PASSWORD, test } from './fixtures.ts';

const newPhone = (): string =>
  `9${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 900) + 100)}`;

/** Logs in with a code that is texted to a number. */
async function codeIn(page: Page, phone: string): Promise<void> {
  await page.goto('/verify-otp');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('Verification code');
  await expect(field).toBeVisible();
  await field.fill(await codeFor(phone));
  await page.getByRole('button', { name: 'Verify' }).click();
}

async function createAccount(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create a new account' }).click();
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
  test('a phone number and its code log in', async ({ journey }) => {
    const phone = newPhone();
    const page = await journey.open('actor');
    await page.goto('/otp-verification');
    await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    await page.getByLabel('Phone number').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`Enter the code sent to +91${phone}`)).toBeVisible();
    await page.getByLabel('Verification code').fill('123');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Invalid OTP')).toBeVisible();
    const code = await codeFor(phone);
    await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    // The alert says more than 'Please try again'.
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'OTP verification failedPlease try again',
    );
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await createAccount(page);
    await expect(page).toHaveURL(/\/welcome$/);

    // The next code of the same number logs in without a question.
    await page.getByRole('button', { name: 'My Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await codeIn(page, phone);
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('a mistyped phone number makes an account only after a confirmation, on every screen', async ({
    journey,
  }) => {
    const phone = newPhone();
    const page = await journey.open('actor');
    await codeIn(page, phone);
    await expect(page.getByRole('heading', { name: 'No account has this number yet' })).toBeVisible();
    await expect(page.getByText(`Nobody has signed up with +91${phone}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Create a new account' }).click();
    await expect(page.getByText('You must accept the terms and conditions')).toBeVisible();

    // Neither a reload nor another route skips the question.
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'No account has this number yet' })).toBeVisible();

    await page.getByRole('button', { name: 'Use another number' }).click();
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login$/);
    expect(await accountsWithPhone(`+91${phone}`), 'the account is gone').toBe(0);
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
    await page.getByLabel('Phone number').fill(phone);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').fill(await codeFor(phone));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    // The number is linked and makes no second account: it now signs in to the same one.
    await page.goto('/settings');
    await expect(page.getByText(email).first()).toBeVisible();
  });
});

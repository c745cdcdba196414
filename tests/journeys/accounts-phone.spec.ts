// Into an account with a code sent to a phone.
import { fillSignup } from './accounts.ts';
import { expect, messageTo, newEmail, PASSWORD, test } from './fixtures.ts';

const newPhone = (): string =>
  `9${String(Date.now()).slice(-6)}${String(Math.floor(Math.random() * 900) + 100)}`;

async function codeFor(phone: string): Promise<string> {
  return (await messageTo(`+91${phone}`)).body.slice(0, 6);
}

test.describe('phone codes', () => {
  test('log in with a code', async ({ journey }) => {
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
    await expect(page.getByText('OTP verification failed')).toBeVisible();
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/my-profile$/);
  });

  test('the alternate card goes on to a phone code, which lets the new account in', async ({ journey }) => {
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
    await expect(page).toHaveURL(/\/my-profile$/);
    // Linked, not a second account: the number now signs in to the same one.
    await page.goto('/settings');
    await expect(page.getByText(email).first()).toBeVisible();
  });
});

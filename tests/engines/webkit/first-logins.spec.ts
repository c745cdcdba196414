// First logins in a browser that has nothing stored, each with the form (docs/decisions/0092-no-store-of-the-device-stops-the-app.md).
import { expect } from '@playwright/test';
import { newAccount } from '../../journeys/fixtures.ts';
import { WebkitDevice } from './device.ts';
import { test } from './fixtures.ts';

/** Fifty by night. */
const LOGINS = process.env['BY_DAY'] === '1' ? 10 : 50;

test(`${String(LOGINS)} first logins each end on a whole My Profile`, async () => {
  test.setTimeout(30_000 * LOGINS);
  const failed: string[] = [];
  for (let login = 1; login <= LOGINS; login += 1) {
    const account = await newAccount();
    const phone = await WebkitDevice.open();
    try {
      await phone.logIn(account);
      await phone.sees('Private');
      const text = await phone.text();
      if (/could not be shown|check your connection/i.test(text)) failed.push(`${String(login)}: ${text}`);
    } catch (error) {
      failed.push(`${String(login)}: ${String(error)}`);
    } finally {
      await phone.close();
    }
  }
  expect(failed).toEqual([]);
});

import { writeFileSync } from 'node:fs';
import { test as base, type TestInfo } from '@playwright/test';
import { WebkitDevice } from './device.ts';

interface Fixtures {
  /** A phone with empty storage. */
  readonly phone: WebkitDevice;
  /** Opens another phone, with settings of WebKit's. */
  readonly openPhone: (flags?: readonly string[]) => Promise<WebkitDevice>;
}

/** Stores what a phone showed last, and closes it. */
async function close(phone: WebkitDevice, info: TestInfo, name: string): Promise<void> {
  if (info.status !== info.expectedStatus) {
    const picture = await phone.driver.takeScreenshot().catch(() => undefined);
    if (picture !== undefined) writeFileSync(info.outputPath(`${name}.png`), picture, 'base64');
    writeFileSync(info.outputPath(`${name}.txt`), await phone.text().catch(String));
  }
  await phone.close();
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  openPhone: async ({}, use, info) => {
    const phones: WebkitDevice[] = [];
    await use(async (flags) => {
      const phone = await WebkitDevice.open(flags);
      phones.push(phone);
      return phone;
    });
    for (const [index, phone] of phones.entries()) await close(phone, info, `phone-${String(index + 1)}`);
  },
  phone: async ({ openPhone }, use) => {
    await use(await openPhone());
  },
});

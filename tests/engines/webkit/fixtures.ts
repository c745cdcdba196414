import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { WebkitDevice } from './device.ts';

interface Fixtures {
  /** A phone with empty storage. */
  readonly phone: WebkitDevice;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
  phone: async ({}, use, info) => {
    const phone = await WebkitDevice.open();
    try {
      await use(phone);
    } finally {
      if (info.status !== info.expectedStatus) {
        const picture = await phone.driver.takeScreenshot().catch(() => undefined);
        if (picture !== undefined) writeFileSync(info.outputPath('screen.png'), picture, 'base64');
        writeFileSync(info.outputPath('screen.txt'), await phone.text().catch(String));
      }
      await phone.close();
    }
  },
});

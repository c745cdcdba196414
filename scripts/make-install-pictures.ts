// Takes the screenshots of the web app's manifest from the suite that runs with the sample actors (`npm start`):
// `npx tsx scripts/make-install-pictures.ts`. The pictures are committed; this runs again when these screens look different.
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import config from '../playwright.config.ts';
import { fromRoot, suiteUrl } from './config/project.ts';
import { settled } from '../tests/journeys/settled.ts';
import { SAMPLE_ACTORS, SAMPLE_PASSWORD } from './seed/sample-actors.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LAPTOP = { viewport: { width: 1280, height: 800 } };

const PICTURES = [
  { name: 'screenshot-profile', path: '/meera-kulkarni', device: PHONE },
  { name: 'screenshot-notifications', path: '/notifications', device: PHONE },
  { name: 'screenshot-my-profile', path: '/my-profile', device: LAPTOP },
] as const;

const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  for (const { name, path, device } of PICTURES) {
    const page = await browser.newPage({ ...device, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    await page.goto(suiteUrl('hosting', '/login'));
    await page.getByLabel('Email').fill(SAMPLE_ACTORS[0]?.email ?? '');
    await page.getByLabel(/^Password/).fill(SAMPLE_PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(/my-profile/);
    await page.goto(suiteUrl('hosting', path));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page);
    await sharp(await page.screenshot())
      .jpeg({ quality: 76, mozjpeg: true })
      .toFile(fromRoot('web/public/icons', `${name}.jpg`));
    await page.close();
    console.log(name);
  }
} finally {
  await browser.close();
}

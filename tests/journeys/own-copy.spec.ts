// The export's page of the profile: opened from a folder, without a network.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { SAMPLE_PASSWORD } from '../../scripts/seed/sample-actors.ts';
import { expect, test } from './fixtures.ts';
import { openSettings } from './settings-actions.ts';

test(
  'the exported page shows the profile from the file system, and makes no network requests',
  { tag: '@download' },
  async ({ journey, browser }, testInfo) => {
    const name = 'Meera Kulkarni';
    const owner = await journey.open('owner');
    await openSettings(owner, { email: 'meera@marquee.example', password: SAMPLE_PASSWORD });
    const [download] = await Promise.all([
      // The function's process starts with its first call.
      owner.waitForEvent('download', { timeout: 60_000 }),
      owner.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    const folder = testInfo.outputPath('copy');
    for (const [file, bytes] of Object.entries(unzipSync(await readFile(await download.path())))) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), bytes);
    }

    const context = await browser.newContext({ offline: true, javaScriptEnabled: true });
    const page = await context.newPage();
    const asked: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('console', (message) => said.push(message.text()));
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(name);
    for (const image of await page.getByRole('main').getByRole('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(100);
    }
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((address) => !address.startsWith(pathToFileURL(folder).href))).toEqual([]);
    expect(said).toEqual([]);
    // The page has no link that works only on the site, no form and no script.
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<script|<form|<link|(?:href|src|action)="\/|localhost|marquee/i);
    await context.close();
  },
);

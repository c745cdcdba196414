// Photos shared from the phone's gallery to the installed app.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SHARE_FIELD, SHARE_TARGET, SHARED_PHOTOS } from '@marquee/domain/profile/shared-photos';
import { openLoggedIn, expect } from './fixtures.ts';
import { cacheNames, waitForPrecache, openApp, test } from './installed-app.ts';
import { pngPicture } from './picture-files.ts';
import { birthDate, newActor } from './store.ts';

const picture = async (hue: number): Promise<string> =>
  readFileSync(await pngPicture(hue)).toString('base64');

interface Post {
  readonly action: string;
  readonly name: string;
  /** The files' contents in base64. */
  readonly files: readonly string[];
}

function postPhotos({ action, name, files }: Post): void {
  const form = Object.assign(document.createElement('form'), {
    method: 'POST',
    enctype: 'multipart/form-data',
    action,
  });
  const input = Object.assign(document.createElement('input'), { type: 'file', name, multiple: true });
  const transfer = new DataTransfer();
  for (const [index, content] of files.entries()) {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], `shared ${String(index + 1)}.png`, { type: 'image/png' }));
  }
  input.files = transfer.files;
  form.append(input);
  document.body.append(form);
  form.submit();
}

/** Makes a page believe that it runs as an installed app: phones share photos only with such an app. */
const install = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) =>
      real(query === '(display-mode: standalone)' ? '(min-width: 1px)' : query);
  });

test('photos shared to the app land in the photos section, to be cropped, added or discarded', async ({
  journey,
  site,
}) => {
  const actor = await newActor();
  await birthDate(actor.uid, '1996-04-12');
  const page = await openApp(journey, site);
  await install(page);
  await openLoggedIn(page, actor);
  await waitForPrecache(page);

  const { share_target } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    share_target: { action: string; params: { files: { name: string }[] } };
  };
  const contents = await Promise.all([10, 20, 30].map(picture));
  // Posts the photos as the phone does.
  await page.evaluate(postPhotos, {
    action: share_target.action,
    name: share_target.params.files[0]?.name ?? '',
    files: contents,
  });

  const shared = page.getByRole('group', { name: 'Shared from your phone' });
  await expect(shared.getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/\/profile\/edit\/photos$/);
  const item = (name: string) => shared.getByRole('listitem').filter({ has: page.getByAltText(name) });
  await item('shared 3.png').getByRole('button', { name: 'Discard' }).click();
  await item('shared 2.png').getByRole('button', { name: 'Add to the gallery' }).click();
  await expect(page.getByText('1 of 5 photos')).toBeVisible();
  await item('shared 1.png').getByRole('button', { name: 'Use as profile picture' }).click();
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByAltText('Your profile picture')).toBeVisible();
  await expect(shared).toHaveCount(0);

  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/profile/edit/photos');
  await expect(page.getByText('1 of 5 photos')).toBeVisible();
  await expect(shared).toHaveCount(0);
});

test('photos that a page of another site posts are not offered, whatever its referrer policy', async ({
  journey,
  site,
}) => {
  const page = await openApp(journey, site);
  await openLoggedIn(page, await newActor());
  await waitForPrecache(page);
  const action = `${site.origin}${SHARE_TARGET}`;
  const post = async (policy: string): Promise<void> => {
    await page.route('http://other.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'Referrer-Policy': policy },
        body: '<!doctype html><title>Another site</title><body></body>',
      }),
    );
    await page.goto('http://other.example/');
    await page.evaluate(postPhotos, { action, name: SHARE_FIELD, files: [await picture(10)] });
    await expect(page.getByRole('group', { name: 'Photo gallery' })).toBeVisible();
    await expect.poll(() => cacheNames(page, SHARED_PHOTOS)).toEqual([]);
    await expect(page.getByRole('group', { name: 'Shared from your phone' })).toHaveCount(0);
  };
  // Such a post equals a phone's, except for the window that receives it.
  await post('no-referrer');
  await install(page);
  await post('strict-origin-when-cross-origin');
});

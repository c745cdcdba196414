// Photos shared from the phone's gallery to the installed app.
import { readFileSync } from 'node:fs';
import { openLoggedIn, expect } from './fixtures.ts';
import { waitForPrecache, openApp, test } from './installed-app.ts';
import { pngPicture } from './pictures.ts';
import { birthDate, newActor } from './store.ts';

test('photos shared to the app land in the photos section, to be cropped, added or discarded', async ({
  journey,
  site,
}) => {
  const actor = await newActor();
  await birthDate(actor.uid, '1996-04-12');
  const page = await openApp(journey, site);
  await openLoggedIn(page, actor);
  await waitForPrecache(page);

  const { share_target } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    share_target: { action: string; params: { files: { name: string }[] } };
  };
  const contents = await Promise.all(
    [10, 20, 30].map(async (hue) => readFileSync(await pngPicture(hue)).toString('base64')),
  );
  // As the phone posts them.
  await page.evaluate(
    ({ action, name, files }) => {
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
    },
    {
      action: share_target.action,
      name: share_target.params.files[0]?.name ?? '',
      files: contents,
    },
  );

  const shared = page.getByRole('group', { name: 'Shared from your phone' });
  await expect(shared.getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/\/profile\/edit\/photos$/);
  const item = (name: string) => shared.getByRole('listitem').filter({ has: page.getByAltText(name) });
  await item('shared 3.png').getByRole('button', { name: 'Discard' }).click();
  await item('shared 2.png').getByRole('button', { name: 'Add to the gallery' }).click();
  await expect(page.getByText('1 of 5 photos')).toBeVisible();
  await item('shared 1.png').getByRole('button', { name: 'Use as profile image' }).click();
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByAltText('Your profile picture')).toBeVisible();
  await expect(shared).toHaveCount(0);

  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/profile/edit/photos');
  await expect(page.getByText('1 of 5 photos')).toBeVisible();
  await expect(shared).toHaveCount(0);
});

// The form of the profile editor with the keyboard alone.
import type { Locator, Page } from '@playwright/test';
import { files, newEditor, saved, stored } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { pngPicture } from './picture-files.ts';

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: a search by role and name for each press takes longer than the press.
  const found = await target.evaluateHandle((element) => element);
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await found.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

test(
  'pictures, skills, languages and videos are filled in with the keyboard alone on a desktop',
  { tag: '@chooser' },
  async ({ journey }) => {
    const { page, account } = await newEditor(journey, { viewport: { width: 1280, height: 800 } });
    // A listener for the whole journey: a key opens the file chooser sooner than Playwright could begin to intercept it.
    page.on('filechooser', () => undefined);
    const press = (...keys: string[]): Promise<void> =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    const type = async (label: string, text: string): Promise<void> => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    };
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

    const open = async (title: string): Promise<void> => {
      await tabTo(page, page.getByRole('link', { name: new RegExp(`^${title}`) }));
      await press('Enter');
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    };

    await test.step('pictures', async () => {
      const picked = async (opener: Locator, file: string): Promise<void> => {
        await tabTo(page, opener);
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
        await chooser.setFiles(file);
      };
      await open('Profile Media');
      await picked(button('Upload picture'), await pngPicture(140));
      await expect(button('Use picture')).toBeEnabled();
      await tabTo(page, button('Use picture'));
      await press('Enter');
      await expect(page.getByAltText('Your profile picture')).toBeVisible();
      await picked(button('Add photos'), await pngPicture(150));
      await expect(page.getByText('1 of 5 photos')).toBeVisible();
    });

    await test.step('skills and languages', async () => {
      await open('Skills and languages');
      await tabTo(page, page.getByRole('combobox', { name: 'Skills' }));
      await page.keyboard.type('kath');
      await press('ArrowDown', 'Enter');
      await expect(button('Remove Kathak')).toBeVisible();
      await page.keyboard.type('Juggling with fire');
      await press('Enter');
      await expect(button('Remove Juggling with fire')).toBeVisible();
      await tabTo(page, button('Marathi'));
      await press('Space');
      await tabTo(page, button('Other'));
      await press('Enter');
      await tabTo(page, page.getByLabel('Which language?'));
      await page.keyboard.type('Konkani');
      await press('Enter');
      await expect(page.getByRole('button', { name: 'Konkani', pressed: true })).toBeVisible();
    });

    await test.step('social media and videos', async () => {
      await open('Social Media & Videos');
      await type('Instagram', 'https://www.instagram.com/meera.k/');
      await press('Tab');
      await expect(page.getByLabel('Instagram', { exact: true })).toHaveValue('meera.k');
      await type('Introduction video', 'https://youtu.be/dQw4w9WgXcQ');
      await tabTo(page, button('Add video'));
      await press('Enter');
      // Back over ‘Kind and length’, the title and the remove button.
      await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
      await expect(page.getByLabel('Video link')).toBeFocused();
      await page.keyboard.type('https://www.instagram.com/reel/ABC/');
      await press('Shift+Tab');
      await expect(page.getByRole('combobox', { name: 'Platform' })).toBeFocused();
      await expect(page.getByRole('combobox', { name: 'Platform' })).toHaveText('Instagram');
    });

    await tabTo(page, button('Save Profile'));
    await press('Enter');
    await saved(page);

    expect(await stored(`profiles/${account.uid}`)).toMatchObject({
      skills: ['Kathak', expect.stringMatching(/^custom-\d+-Juggling%20with%20fire$/)],
      languages: ['Marathi', 'Konkani'],
      introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
      additional_videos: [{ platform: 'instagram', url: 'https://www.instagram.com/reel/ABC/' }],
      social: { instagram: 'meera.k', facebook: '', imdb: '', website: '' },
    });
    expect(await files(account.uid)).toHaveLength(6);
  },
);

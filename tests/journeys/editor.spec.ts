// The profile editor, in a real browser against the real suite: by touch on a phone, by keyboard on a desktop, with
// every upload error and every way a save can go wrong made for real.
import { writeFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { PROJECT_ID, suiteUrl } from '../../scripts/lib/project.ts';
import { expect, logIn, newAccount, newUsername, test, type Account, type Journey } from './fixtures.ts';
import { hugePicture, photographWithLocation, pngPicture, textNamedJpeg } from './pictures.ts';
import { database } from './store.ts';

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} as const;

/** What the browser and Firestore say when a journey cuts the connection or has the rules refuse. */
const CUT_CONNECTION = [
  /net::ERR_(FAILED|CONNECTION_RESET|INTERNET_DISCONNECTED)/,
  /Could not reach Cloud Firestore backend/,
  /net::ERR_NAME_NOT_RESOLVED/,
  // The settings of a new account, asked for while offline.
  /is not on this device/,
];

const stored = async (path: string): Promise<DocumentData | undefined> =>
  (await database.doc(path).get()).data();

const storedField = async (path: string, name: string): Promise<unknown> => (await stored(path))?.[name];

interface StoredPicture {
  readonly url: string;
  readonly thumb_url: string;
  readonly width: number;
  readonly height: number;
}

async function storedPictures(
  uid: string,
): Promise<{ image: StoredPicture | null; photos: StoredPicture[] }> {
  const profile = await stored(`profiles/${uid}`);
  return {
    image: profile?.['profile_image'] as StoredPicture | null,
    photos: profile?.['photos'] as StoredPicture[],
  };
}

async function files(uid: string): Promise<string[]> {
  const response = await fetch(
    suiteUrl('storage', `/storage/v1/b/${PROJECT_ID}.appspot.com/o?prefix=profiles/${uid}/`),
    { headers: { Authorization: 'Bearer owner' } },
  );
  const { items = [] } = (await response.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}

async function openEditor(page: Page): Promise<void> {
  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
}

async function newEditor(
  journey: Journey,
  options?: Parameters<Journey['open']>[1],
): Promise<{ page: Page; account: Account }> {
  const account = await newAccount();
  const page = await journey.open('actor', options, CUT_CONNECTION);
  await logIn(page, account);
  await openEditor(page);
  return { page, account };
}

async function choose(page: Page, button: string, chosen: string | string[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(chosen);
}

async function typeBirthday(page: Page, digits = '12April1996'): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type(digits);
}

async function fillNames(page: Page, first = 'Meera', last = 'Kulkarni'): Promise<void> {
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await typeBirthday(page);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Profile' }).click();
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
}

test('fills in everything by touch on a phone, and finds it again', async ({ journey }) => {
  test.setTimeout(180_000);
  const { page, account } = await newEditor(journey, PHONE);
  const username = newUsername('phone');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();

  await test.step('nothing is wider than the screen', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('basic information', async () => {
    await page.getByLabel('First name').fill('Meera');
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await page.getByLabel('Last name').fill('Kulkarni');
    await page.getByLabel('Username').fill(username.toUpperCase());
    await expect(page.getByText(`${username} is available.`)).toBeVisible();
    await page.getByRole('button', { name: /choose date/i }).tap();
    const calendar = page.getByRole('dialog');
    await calendar.getByRole('button', { name: /switch to year view|calendar view/i }).tap();
    await calendar.getByRole('radio', { name: '1996' }).tap();
    await calendar.getByRole('radio', { name: /apr/i }).tap();
    await calendar.getByRole('gridcell', { name: '12', exact: true }).tap();
    await calendar.getByRole('button', { name: 'OK' }).tap();
    await page.getByLabel('Height').fill('168 cm');
    await page.getByLabel('Phone number').fill('098200 12345');
    await page.getByRole('button', { name: 'Generate WhatsApp Link' }).tap();
    await expect(page.getByLabel('WhatsApp chat link')).toHaveValue(/^https:\/\/wa\.me\/919820012345\?text=/);
  });

  await test.step('pictures', async () => {
    await choose(page, 'Upload picture', await photographWithLocation());
    await page.getByRole('button', { name: 'Use picture' }).tap();
    await expect(page.getByAltText('Your profile picture')).toBeVisible();
    await choose(page, 'Add photos', [await photographWithLocation(120), await pngPicture()]);
    await expect(page.getByText('2 of 5 photos')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('career', async () => {
    await page.getByLabel('Location').tap();
    await page.getByRole('option', { name: 'Other' }).tap();
    await page.getByLabel('Which place?').fill('Kolhapur');
    await page.getByLabel('Minimum age').fill('24');
    await page.getByLabel('Maximum age').fill('32');
    await page.getByLabel('Education and training').fill('NSD, Delhi');
    await page
      .getByRole('textbox', { name: 'Introduction', exact: true })
      .fill('Kathak-trained.\nAt home on stage.');
    await expect(page.getByText('33 / 4000')).toBeVisible();
    const skills = page.getByRole('combobox', { name: 'Skills' });
    await skills.fill('kath');
    await page.getByRole('option', { name: 'Kathak' }).tap();
    await skills.fill('Fire eating / juggling');
    await skills.press('Enter');
    await skills.fill('KATHAK');
    await skills.press('Enter');
    await expect(page.getByText('KATHAK is already in your list.')).toBeVisible();
    await skills.fill('');
    await page.getByRole('button', { name: 'Marathi' }).tap();
    await page.getByRole('button', { name: 'Other', exact: true }).tap();
    await page.getByLabel('Which language?').fill('Konkani');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
  });

  await test.step('social media and videos', async () => {
    const instagram = page.getByLabel('Instagram', { exact: true });
    await instagram.fill('https://www.instagram.com/meera.k/?hl=en');
    await instagram.blur();
    await expect(instagram).toHaveValue('meera.k');
    await page.getByLabel('IMDb').fill('https://www.imdb.com/name/nm0000001/');
    await page.getByLabel('Website').fill('meera.example');
    await page.getByLabel('Introduction video').fill('https://youtu.be/dQw4w9WgXcQ');
    await expect(page.getByRole('button', { name: 'Play the preview from YouTube' })).toBeVisible();
    await page.getByRole('button', { name: 'Add video' }).tap();
    await page.getByLabel('Video link').fill('https://www.instagram.com/reel/ABC/');
    await page.getByLabel('Video link').blur();
    await expect(page.getByRole('combobox', { name: 'Platform' })).toHaveText('Instagram');
  });

  await page.getByRole('switch', { name: 'Profile visibility' }).check();
  await save(page);
  await saved(page);

  await test.step('what is stored', async () => {
    const profile = await stored(`profiles/${account.uid}`);
    expect(profile).toMatchObject({
      username,
      first_name: 'Meera',
      location: 'Kolhapur',
      screen_age_min: 24,
      screen_age_max: 32,
      languages: ['Marathi', 'Konkani'],
      introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
      additional_videos: [{ platform: 'instagram', url: 'https://www.instagram.com/reel/ABC/' }],
      social: { instagram: 'meera.k', facebook: '', imdb: 'nm0000001', website: 'https://meera.example/' },
      is_profile_public: true,
      is_profile_complete: true,
    });
    expect((profile?.['skills'] as string[])[0]).toBe('Kathak');
    expect((profile?.['skills'] as string[])[1]).toMatch(/^custom-\d+-Fire%20eating%20%2F%20juggling$/);
    const contact = await stored(`profiles/${account.uid}/private/contact`);
    expect(contact?.['date_of_birth']).toBe('1996-04-12');
    expect(await storedField(`usernames/${username}`, 'uid')).toBe(account.uid);
    await expect.poll(() => storedField(`user_skills/${account.uid}_kathak`, 'skill_id')).toBe('kathak');
    expect(await stored('skills/kathak')).toBeDefined();
  });

  await test.step('pictures as they are stored: small, upright and without the place they were taken', async () => {
    const { image, photos } = await storedPictures(account.uid);
    const [landscape, portrait] = photos;
    expect(image && [image.width, image.height]).toEqual([1600, 1600]);
    expect(landscape && [landscape.width, landscape.height]).toEqual([1600, 1200]);
    expect(portrait && [portrait.width, portrait.height]).toEqual([1200, 1600]);
    for (const picture of [image, landscape, portrait]) {
      if (!picture) throw new Error('a picture is missing');
      const [full, thumb] = await Promise.all(
        [picture.url, picture.thumb_url].map(async (url) => {
          const response = await fetch(url);
          expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
          return sharp(Buffer.from(await response.arrayBuffer())).metadata();
        }),
      );
      expect(full).toMatchObject({ format: 'jpeg', width: picture.width, height: picture.height });
      expect(full?.exif).toBeUndefined();
      expect(Math.max(thumb?.width ?? 0, thumb?.height ?? 0)).toBe(480);
    }
    expect(await files(account.uid)).toHaveLength(6);
  });

  await test.step('the editor shows it all again', async () => {
    await openEditor(page);
    await expect(page.getByLabel('Which place?')).toHaveValue('Kolhapur');
    await expect(page.getByRole('button', { name: 'Remove Fire eating / juggling' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Konkani', pressed: true })).toBeVisible();
    await expect(page.getByText('2 of 5 photos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});

test('says what is wrong at each field and leads to the first', async ({ journey }) => {
  const { page } = await newEditor(journey);
  await page.getByLabel('Minimum age').fill('40');
  await page.getByLabel('Maximum age').fill('30');
  await page.getByLabel('Phone number').fill('call me');
  await page.getByLabel('Website').fill('not a page');
  await page.getByLabel('Introduction video').fill('https://vimeo.com/1');
  await page.getByLabel('Username').fill('settings');
  await save(page);
  for (const text of [
    'First name is required',
    'Last name is required',
    'Date of birth is required',
    'Minimum age cannot be above maximum age',
    'Please enter a valid phone number',
    'Please enter a full web address',
    'Please enter a YouTube link',
    'This username is reserved.',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Please select a valid date of birth')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();

  await typeBirthday(page, '12April1800');
  await page.getByLabel('First name').fill('Meera');
  await expect(page.getByText('Please enter a valid date in YYYY-MM-DD format')).toBeVisible();
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await typeBirthday(page, '12April2090');
  await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible();

  await page.getByLabel('Minimum age').fill('abc');
  await expect(page.getByLabel('Minimum age')).toHaveValue('');
  await page.getByLabel('Phone number').fill('');
  await page.getByRole('button', { name: 'Generate WhatsApp Link' }).click();
  await expect(page.getByText('Phone number required.')).toBeVisible();
  await expect(page.getByText('Please enter your phone number first.')).toBeVisible();
});

/** Goes on with Tab, as somebody without a mouse does, until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

test('fills in the whole form with the keyboard alone on a desktop', async ({ journey }) => {
  test.setTimeout(150_000);
  const { page, account } = await newEditor(journey, { viewport: { width: 1280, height: 800 } });
  const username = newUsername('keys');
  // Kept on for the whole journey: a key is faster than Playwright's first listener takes hold.
  page.on('filechooser', () => undefined);
  const press = (...keys: string[]): Promise<void> =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

  await test.step('basic information', async () => {
    await tabTo(page, page.getByLabel('First name'));
    await page.keyboard.type('Meera');
    await tabTo(page, page.getByLabel('Last name'));
    await page.keyboard.type('Kulkarni');
    await tabTo(page, page.getByLabel('Username'));
    await page.keyboard.type(username);
    await tabTo(page, page.getByRole('spinbutton', { name: 'Day' }));
    await page.keyboard.type('12April1996');
    await type('Height', '168 cm');
    await tabTo(page, page.getByLabel('Phone number'));
    await page.keyboard.type('9820012345');
    await tabTo(page, button('Generate WhatsApp Link'));
    await press('Enter');
    await expect(page.getByLabel('WhatsApp chat link')).toHaveValue(/^https:\/\/wa\.me\/919820012345/);
  });

  await test.step('pictures', async () => {
    const picked = async (opener: Locator, file: string): Promise<void> => {
      await tabTo(page, opener);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
      await chooser.setFiles(file);
    };
    await picked(button('Upload picture'), await pngPicture(140));
    await expect(button('Use picture')).toBeEnabled();
    await tabTo(page, button('Use picture'));
    await press('Enter');
    await expect(page.getByAltText('Your profile picture')).toBeVisible();
    await picked(button('Add photos'), await pngPicture(150));
    await expect(page.getByText('1 of 5 photos')).toBeVisible();
  });

  await test.step('career', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Location' }));
    await press('Enter');
    await page.keyboard.type('Pun');
    await expect(page.getByRole('option', { name: 'Pune' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveText('Pune');
    await type('Minimum age', '24');
    await type('Maximum age', '32');
    await type('Education and training', 'NSD, Delhi');
    await tabTo(page, page.getByRole('textbox', { name: 'Introduction', exact: true }));
    await page.keyboard.type('Kathak-trained.');
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
    await type('Instagram', 'https://www.instagram.com/meera.k/');
    await type('Facebook', 'meera.kulkarni');
    await expect(page.getByLabel('Instagram', { exact: true })).toHaveValue('meera.k');
    await type('Introduction video', 'https://youtu.be/dQw4w9WgXcQ');
    await tabTo(page, button('Add video'));
    await press('Enter');
    await press('Shift+Tab', 'Shift+Tab');
    await expect(page.getByLabel('Video link')).toBeFocused();
    await page.keyboard.type('https://www.instagram.com/reel/ABC/');
    await press('Shift+Tab');
    await expect(page.getByRole('combobox', { name: 'Platform' })).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Platform' })).toHaveText('Instagram');
  });

  const visibility = page.getByRole('switch', { name: 'Profile visibility' });
  await tabTo(page, visibility);
  await press('Space');
  await expect(visibility).toBeChecked();
  await tabTo(page, button('Save Profile'));
  await press('Enter');
  await saved(page);

  expect(await stored(`profiles/${account.uid}`)).toMatchObject({
    username,
    first_name: 'Meera',
    last_name: 'Kulkarni',
    height: '168 cm',
    location: 'Pune',
    screen_age_min: 24,
    screen_age_max: 32,
    education: 'NSD, Delhi',
    introduction: 'Kathak-trained.',
    skills: ['Kathak', expect.stringMatching(/^custom-\d+-Juggling%20with%20fire$/)],
    languages: ['Marathi', 'Konkani'],
    introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
    additional_videos: [{ platform: 'instagram', url: 'https://www.instagram.com/reel/ABC/' }],
    social: { instagram: 'meera.k', facebook: 'meera.kulkarni', imdb: '', website: '' },
    is_profile_public: true,
  });
  expect(await storedField(`profiles/${account.uid}/private/contact`, 'date_of_birth')).toBe('1996-04-12');
  expect(await files(account.uid)).toHaveLength(4);
});

test('puts photos in order and saves with the keyboard alone', async ({ journey }) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await choose(page, 'Add photos', [
    await photographWithLocation(10),
    await photographWithLocation(120),
    await photographWithLocation(240),
  ]);
  await expect(page.getByText('3 of 5 photos')).toBeVisible();

  await page.getByRole('button', { name: 'Move photo 3', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Photo 3 is now at place 3 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Photo 3 is now at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Photo 3 is now at place 1 of 3.')).toBeAttached();
  const before = await page.getByAltText('Photo 3').getAttribute('src');
  await page.keyboard.press('Space');
  await expect(page.getByAltText('Photo 1')).toHaveAttribute('src', before ?? '');

  await page.getByRole('button', { name: 'Remove photo 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 5 photos')).toBeVisible();
  await page.getByLabel('First name').focus();
  await page.keyboard.press('Enter');
  await saved(page);
  const { photos } = await storedPictures(account.uid);
  expect(photos[0]?.thumb_url).toBe(before);
  // The removed photo's two files go after the save.
  await expect.poll(() => files(account.uid)).toHaveLength(4);
});

test('refuses unfit files before sending them, and names what is wrong', async ({ journey }, testInfo) => {
  const { page, account } = await newEditor(journey);
  const empty = testInfo.outputPath('empty.jpg');
  writeFileSync(empty, '');
  const tiny = testInfo.outputPath('tiny.png');
  writeFileSync(
    tiny,
    await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  );
  const heic = testInfo.outputPath('photo.heic');
  writeFileSync(heic, Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(4000)]));
  const pdf = testInfo.outputPath('headshot.pdf');
  writeFileSync(pdf, Buffer.alloc(4000, 'x'));
  const huge = await hugePicture();
  const text = textNamedJpeg();

  for (const [file, title] of [
    [huge, 'File size exceeded'],
    [text, 'Invalid file'],
    [empty, 'Invalid file'],
    [tiny, 'File too small'],
    [heic, 'Unsupported file type'],
    [pdf, 'Invalid file type'],
  ] as const) {
    await choose(page, 'Upload picture', file);
    await expect(page.getByRole('alert').filter({ hasText: title }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  }

  await test.step('several gallery files failing at once: three are named, more are told as one', async () => {
    await choose(page, 'Add photos', [huge, pdf]);
    const group = page.getByRole('group', { name: 'Photo gallery' });
    await expect(group.getByText('huge.jpg: File too large for server')).toBeVisible();
    await expect(group.getByText('headshot.pdf: Unsupported file format')).toBeVisible();
    await choose(page, 'Add photos', [huge, pdf, tiny, empty]);
    await expect(group.getByText('Some images are over 5MB or not JPG, PNG or GIF.')).toBeVisible();
    await choose(page, 'Add photos', [text]);
    await expect(group.getByText('notes.jpg: Invalid file')).toBeVisible();
    await page.getByRole('button', { name: 'Remove notes.jpg' }).click();
  });

  await test.step('a sixth photo', async () => {
    await choose(
      page,
      'Add photos',
      await Promise.all([10, 20, 30, 40, 50, 60].map((hue) => pngPicture(hue))),
    );
    await expect(page.getByText('Maximum images reached').first()).toBeVisible();
    await expect(page.getByText('5 of 5 photos')).toBeVisible({ timeout: 30_000 });
  });
  expect((await files(account.uid)).length).toBe(10);
});

test('a failed upload keeps the previous picture and can be repeated; a slow one can be cancelled', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await choose(page, 'Upload picture', await pngPicture(20));
  await page.getByRole('button', { name: 'Use picture' }).click();
  const picture = page.getByAltText('Your profile picture');
  await expect(picture).toBeVisible();
  const first = await picture.getAttribute('src');

  // The rules themselves refuse it: the upload arrives without its token, as from a session that has ended.
  await page.route('**/v0/b/**', (route) => {
    const headers = { ...route.request().headers() };
    delete headers['authorization'];
    return route.continue({ headers });
  });
  await choose(page, 'Change picture', await pngPicture(200));
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Permission denied').first()).toBeVisible();
  await expect(picture).toHaveAttribute('src', first ?? '');
  await page.unroute('**/v0/b/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');

  await test.step('cancel', async () => {
    const second = await picture.getAttribute('src');
    await page.route('**/v0/b/**', () => undefined);
    await choose(page, 'Change picture', await pngPicture(300));
    await page.getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
    await expect(picture).toHaveAttribute('src', second ?? '');
    await page.unroute('**/v0/b/**');
  });

  await save(page);
  await saved(page);
  // The picture that was replaced before the save goes too.
  await expect.poll(() => files(account.uid)).toHaveLength(2);
});

test('over a slow network an upload shows how far it is, and ends well', async ({ journey }) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const pass = (bytesPerSecond: number, latency: number): Promise<unknown> =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });

  await test.step('the profile picture', async () => {
    await choose(page, 'Upload picture', await photographWithLocation(30));
    await expect(page.getByRole('button', { name: 'Use picture' })).toBeEnabled();
    await pass(20_000, 400);
    await page.getByRole('button', { name: 'Use picture' }).click();
    const progress = page.getByRole('progressbar');
    await expect(progress).toHaveAttribute('aria-valuenow', /^\d+$/);
    await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          const now = await progress.evaluateAll(([bar]) => bar?.getAttribute('aria-valuenow') ?? null);
          if (now !== null) seen.add(Number(now));
          return page.getByAltText('Your profile picture').isVisible();
        },
        { timeout: 60_000, intervals: [50] },
      )
      .toBe(true);
    const shares = [...seen];
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.filter((share) => share > 0 && share < 100)).not.toEqual([]);
  });

  await save(page);
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await saved(page);
  expect(await files(account.uid)).toHaveLength(2);
  expect((await storedPictures(account.uid)).image?.width).toBe(1600);
});

test('a taken username is told at its field, also when it is lost while saving', async ({ journey }) => {
  const { page } = await newEditor(journey);
  await fillNames(page);
  const taken = newUsername('taken');
  await database.doc(`usernames/${taken}`).set({ uid: 'somebody-else' });
  await page.getByLabel('Username').fill(taken);
  await expect(page.getByText('This username is already taken.')).toBeVisible();

  const lost = newUsername('lost');
  await page.getByLabel('Username').fill(lost);
  await expect(page.getByText(`${lost} is available.`)).toBeVisible();
  await database.doc(`usernames/${lost}`).set({ uid: 'somebody-faster' });
  await save(page);
  await expect(page.getByText('This username is already taken.').first()).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Meera');

  await page.getByLabel('Username').fill(newUsername('free'));
  await expect(page.getByText(/is available\.$/)).toBeVisible();
  await save(page);
  await saved(page);
});

test('a refusal by the rules is told, and loses nothing', async ({ journey }) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await save(page);
  await saved(page);
  await openEditor(page);
  // More names than an account may hold, as no version of the product ever wrote: every save is refused.
  const profile = database.doc(`profiles/${account.uid}`);
  await profile.update({ former_usernames: ['n1', 'n2', 'n3', 'n4', 'n5'] });
  await page.getByLabel('Height').fill('170 cm');
  await save(page);
  await expect(
    page.getByText(/^Failed to update profile: you may not make this change/).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Height')).toHaveValue('170 cm');
  await expect(page).toHaveURL(/\/profile\/edit$/);

  await profile.update({ former_usernames: [] });
  await save(page);
  await saved(page);
});

test('notices that the profile was saved elsewhere, and lets the actor choose', async ({ journey }) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await save(page);
  await saved(page);
  await openEditor(page);
  const other = await journey.open('second device');
  await logIn(other, account);

  const changeElsewhere = async (height: string): Promise<void> => {
    await openEditor(other);
    await other.getByLabel('Height').fill(height);
    await save(other);
    await saved(other);
  };

  await changeElsewhere('160 cm');
  await page.getByLabel('Height').fill('180 cm');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Your profile was changed elsewhere' });
  await dialog.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Height')).toHaveValue('160 cm');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();

  await changeElsewhere('161 cm');
  await page.getByLabel('Height').fill('181 cm');
  await save(page);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await saved(page);
  expect(await storedField(`profiles/${account.uid}`, 'height')).toBe('181 cm');
});

test('offline, a save waits and goes out with the connection; a draft survives a reload', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await fillNames(page);

  await test.step('a reload keeps what was typed', async () => {
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Kulkarni');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByLabel('Last name')).toHaveValue('Kulkarni');
  });

  await test.step('leaving asks first', async () => {
    await page.getByRole('link', { name: 'Notifications' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(/\/profile\/edit$/);
  });

  await test.step('the save waits', async () => {
    await page.context().setOffline(true);
    await save(page);
    await expect(page.getByText(/^You are offline\. Your profile will be saved/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
    expect(await storedField(`profiles/${account.uid}`, 'last_name')).not.toBe('Kulkarni');
    await page.context().setOffline(false);
    await saved(page);
    expect(await storedField(`profiles/${account.uid}`, 'last_name')).toBe('Kulkarni');
  });
});

test('a connection that drops in the middle of a save loses nothing', async ({ journey }) => {
  test.setTimeout(150_000);
  const { page, account } = await newEditor(journey);
  await fillNames(page);
  await save(page);
  await saved(page);
  await openEditor(page);
  await page.getByLabel('Height').fill('172 cm');

  // The commit arrives and its answer does not: all of it is stored, and the page cannot know.
  await page.route(/documents:commit/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await save(page);
  await expect(page.getByText(/the server could not be reached\. Nothing is lost/).first()).toBeVisible({
    timeout: 60_000,
  });
  expect(await storedField(`profiles/${account.uid}`, 'height')).toBe('172 cm');
  await expect(page.getByLabel('Height')).toHaveValue('172 cm');

  // The repeated save is recognised as the same one, not taken for somebody else's.
  await page.unroute(/documents:commit/);
  await save(page);
  await saved(page);
});

test('pictures of a crashed editor are cleaned up at the next opening', async ({ journey }) => {
  const { page, account } = await newEditor(journey);
  await choose(page, 'Add photos', [await pngPicture(80)]);
  await expect(page.getByText('1 of 5 photos')).toBeVisible();
  await expect.poll(() => files(account.uid)).toHaveLength(2);
  // As if the tab had died before the draft was written.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/terms');
  await page.evaluate((uid) => localStorage.removeItem(`marquee.draft.${uid}`), account.uid);
  await openEditor(page);
  await expect.poll(() => files(account.uid)).toHaveLength(0);
});

test('a profile that cannot be loaded says so and can be tried again', async ({ journey }) => {
  test.setTimeout(120_000);
  const account = await newAccount();
  const page = await journey.open('actor', undefined, CUT_CONNECTION);
  await logIn(page, account);
  await page.route(/google\.firestore\.v1\.Firestore\/Listen/, (route) => route.abort());
  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { name: 'Error Loading Profile' })).toBeVisible({ timeout: 40_000 });
  await page.unroute(/google\.firestore\.v1\.Firestore\/Listen/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible({ timeout: 40_000 });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, its dialogs included, in the ${colorScheme} theme`, async ({ journey }) => {
    const { page } = await newEditor(journey, { ...PHONE, colorScheme });
    const violations = async (): Promise<unknown[]> => {
      const { violations: found } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
    };
    await page.getByRole('button', { name: 'Add video' }).tap();
    await page.getByLabel('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
    await choose(page, 'Add photos', [await pngPicture(90), await pngPicture(91)]);
    await expect(page.getByText('2 of 5 photos')).toBeVisible();
    await page.getByRole('combobox', { name: 'Skills' }).fill('Yoga');
    await page.getByRole('option', { name: 'Yoga' }).tap();
    await save(page);
    await expect(page.getByText('First name is required')).toBeVisible();
    // A toast or a label that is still moving has colours of its own.
    await expect(page.getByText('Please select a valid date of birth')).toHaveCount(0);
    expect(await violations()).toEqual([]);

    await choose(page, 'Upload picture', await pngPicture(92));
    await expect(page.getByRole('button', { name: 'Use picture' })).toBeEnabled();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Cancel', exact: true }).tap();

    await page
      .getByRole('link', { name: /Notifications/ })
      .first()
      .tap();
    await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}

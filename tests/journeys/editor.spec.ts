// The form of the profile editor: by touch on a phone, and every text it shows.
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { filesOf } from '@marquee/domain/profile/picture';
import { UPLOAD_HEADERS } from '@marquee/domain/profile/upload-headers';
import {
  PHONE,
  choose,
  fillNames,
  files,
  newEditor,
  openEditor,
  openSection,
  save,
  saved,
  stored,
  storedField,
  pictureAddress,
  storedPictures,
  tapBirthday,
  typeBirthday,
} from './editor.ts';
import { expect, newUsername, test } from './fixtures.ts';
import { photographWithLocation, pngPicture } from './picture-files.ts';

test('an actor fills in everything by touch on a phone, and finds it again', async ({ journey }) => {
  const { page, account } = await newEditor(journey, PHONE);
  const username = newUsername('phone');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();

  await test.step('nothing is wider than the screen', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  const next = async (title: string): Promise<void> => {
    const link = page.getByRole('link', { name: `Next: ${title}`, exact: true });
    // Otherwise the save bar may cover half of the link.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await link.tap();
  };

  await test.step('basic information', async () => {
    await page.getByRole('link', { name: /^Basic Information/ }).tap();
    await page.getByLabel('First name').fill('Meera');
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await page.getByLabel('Last name').fill('Kulkarni');
    await page.getByLabel('Username').fill(username.toUpperCase());
    await expect(page.getByText(`${username} is available.`)).toBeVisible();
    await tapBirthday(page);
    await page.getByLabel('Height', { exact: true }).fill('168 cm');
  });

  await test.step('pictures', async () => {
    await next('Profile Media');
    await choose(page, 'Upload picture', await photographWithLocation());
    await page.getByRole('button', { name: 'Use picture' }).tap();
    await expect(page.getByAltText('Your profile picture')).toBeVisible();
    await choose(page, 'Add photos', [await photographWithLocation(120), await pngPicture()]);
    await expect(page.getByText('2 of 5 photos')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('introduction and training', async () => {
    await next('Introduction and training');
    await page.getByLabel('Education and training', { exact: true }).fill('NSD, Delhi');
    await page
      .getByRole('textbox', { name: 'Introduction', exact: true })
      .fill('Kathak-trained.\nAt home on stage.');
    await expect(page.getByText('33 / 4000')).toBeVisible();
  });

  await test.step('social media and videos', async () => {
    await next('Credits');
    await next('Social Media & Videos');
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

  await test.step('career', async () => {
    await next('Career Details');
    await page.getByLabel('Location').tap();
    await page.getByRole('option', { name: 'Other' }).tap();
    await page.getByLabel('Which place?').fill('Kolhapur');
    await page.getByLabel('Minimum age').fill('24');
    await page.getByLabel('Maximum age').fill('32');
  });

  await test.step('skills and languages', async () => {
    await next('Skills and languages');
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

  await test.step('contact', async () => {
    await next('Contact');
    await page.getByLabel('Phone number').fill('098200 12345');
    await page.getByRole('button', { name: 'Generate WhatsApp Link' }).tap();
    await expect(page.getByLabel('WhatsApp chat link')).toHaveValue(/^https:\/\/wa\.me\/919820012345\?text=/);
  });

  await next('Representation');
  await next('Privacy Settings');
  await page.getByRole('switch', { name: 'Profile visibility' }).check();
  await save(page);
  await saved(page);

  await test.step('the stored documents', async () => {
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
      // The profile is incomplete: it has neither credits nor a third photo.
      is_profile_complete: false,
    });
    const skills = profile?.['skills'] as string[];
    expect(skills[0]).toBe('Kathak');
    expect(skills[1]).toMatch(/^custom-\d+-Fire%20eating%20%2F%20juggling$/);
    const contact = await stored(`profiles/${account.uid}/private/contact`);
    expect(contact?.['date_of_birth']).toBe('1996-04-12');
    expect(await storedField(`usernames/${username}`, 'uid')).toBe(account.uid);
    await expect.poll(() => storedField(`user_skills/${account.uid}`, 'skill_ids')).toContain('kathak');
    expect(await stored('skills/kathak')).toBeDefined();
  });

  await test.step('pictures as they are stored: small, upright and without the place they were taken', async () => {
    const { image, photos } = await storedPictures(account.uid);
    const [landscape, portrait] = photos;
    expect(image && [image.width, image.height]).toEqual([1280, 1600]);
    expect(landscape && [landscape.width, landscape.height]).toEqual([1600, 1200]);
    expect(portrait && [portrait.width, portrait.height]).toEqual([1200, 1600]);
    for (const picture of [image, landscape, portrait]) {
      if (!picture) throw new Error('a picture is missing');
      const [full, thumb, medium] = await Promise.all(
        filesOf(picture).map(async (file) => {
          const response = await fetch(pictureAddress(account.uid, file));
          expect(response.headers.get('cache-control')).toBe(UPLOAD_HEADERS.cacheControl);
          return sharp(Buffer.from(await response.arrayBuffer())).metadata();
        }),
      );
      expect(full).toMatchObject({ format: 'webp', width: picture.width, height: picture.height });
      expect(full?.exif).toBeUndefined();
      expect(Math.max(thumb?.width ?? 0, thumb?.height ?? 0)).toBe(480);
      expect(medium?.width).toBe(800);
      expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(await files(account.uid)).toHaveLength(9);
  });

  await test.step('the editor shows it all again', async () => {
    await openEditor(page);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByText('Meera Kulkarni · 12 April 1996 · 168 cm')).toBeVisible();
    await expect(sections.getByText('Profile image · 2 photos')).toBeVisible();
    await openSection(page, 'Career Details');
    await expect(page.getByLabel('Which place?')).toHaveValue('Kolhapur');
    await openSection(page, 'Skills and languages');
    await expect(page.getByRole('button', { name: 'Remove Fire eating / juggling' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Konkani', pressed: true })).toBeVisible();
    await openSection(page, 'Profile Media');
    await expect(page.getByText('2 of 5 photos')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
});

test('a save with mistakes says what is wrong at each field and leads to the first', async ({ journey }) => {
  const { page } = await newEditor(journey);
  await page.getByLabel('Username').fill('settings');
  await openSection(page, 'Career Details');
  await page.getByLabel('Minimum age').fill('40');
  await page.getByLabel('Maximum age').fill('30');
  await openSection(page, 'Contact');
  await page.getByLabel('Phone number').fill('call me');
  await openSection(page, 'Social Media & Videos');
  await page.getByLabel('Website').fill('not a page');
  await page.getByLabel('Introduction video').fill('https://vimeo.com/1');
  await save(page);
  await expect(page.getByText('Please select a valid date of birth')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/edit\/basics#first_name$/);
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const [section, ...texts] of [
    [
      'Basic Information',
      'First name is required',
      'Last name is required',
      'Date of birth is required',
      'This username is reserved.',
    ],
    ['Career Details', 'Minimum age cannot be above maximum age'],
    ['Contact', 'Please enter a valid phone number'],
    ['Social Media & Videos', 'Please enter a full web address', 'Please enter a YouTube link'],
  ] as const) {
    await openSection(page, section);
    for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await openSection(page, 'Basic Information');

  await typeBirthday(page, '12April1800');
  await page.getByLabel('First name').fill('Meera');
  await expect(page.getByText('Please enter a valid date in YYYY-MM-DD format')).toBeVisible();
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await typeBirthday(page, '12April2090');
  await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible();

  await openSection(page, 'Career Details');
  await page.getByLabel('Minimum age').fill('abc');
  await expect(page.getByLabel('Minimum age')).toHaveValue('');
  await openSection(page, 'Contact');
  await page.getByLabel('Phone number').fill('');
  await page.getByRole('button', { name: 'Generate WhatsApp Link' }).click();
  await expect(page.getByText('Phone number required.')).toBeVisible();
  await expect(page.getByText('Please enter your phone number first.')).toBeVisible();
});

/** A part of today's date in India, the time zone of the journeys' browsers. */
const inIndia = (part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en', { ...part, timeZone: 'Asia/Kolkata' }).format();

test('a value that the public page would never show is refused at its field', async ({ journey }) => {
  const { page } = await newEditor(journey);
  const instagram = page.getByLabel('Instagram', { exact: true });
  for (const [section, label, typed, text] of [
    [
      'Social Media & Videos',
      'Facebook',
      'https://asha.example/me',
      'Please enter your Facebook username or the address of your profile',
    ],
    [
      'Social Media & Videos',
      'Instagram',
      'https://www.instagram.com/reel/ABC/',
      'Please enter your Instagram username or the address of your profile',
    ],
    [
      'Social Media & Videos',
      'IMDb',
      'Asha Rao',
      'Please enter the address of your IMDb name page, or its number like nm1234567',
    ],
    [
      'Contact',
      'WhatsApp chat link',
      'https://asha.example/chat',
      'Please enter a WhatsApp link or a phone number',
    ],
    ['Basic Information', 'Height', '0 a', 'Please enter a height, like 5\'8" or 173 cm'],
  ] as const) {
    await openSection(page, section);
    const field = page.getByLabel(label, { exact: true });
    await field.fill(typed);
    await field.blur();
    await expect(page.getByText(text)).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await openSection(page, 'Social Media & Videos');
  await expect(instagram).toHaveValue('https://www.instagram.com/reel/ABC');
  await instagram.fill('https://www.instagram.com/asha.rao/');
  await instagram.blur();
  await expect(instagram).toHaveValue('asha.rao');
  await expect(instagram).toHaveAttribute('aria-invalid', 'false');

  await openSection(page, 'Basic Information');
  await typeBirthday(page, `01${inIndia({ month: 'long' })}${inIndia({ year: 'numeric' })}`);
  await page.getByLabel('First name').focus();
  await expect(page.getByText('Please check the year: this date is less than a year ago')).toBeVisible();

  const username = newUsername('typed');
  for (const typed of [`@${username}`, ` ${username} `, `https://marquee.example/${username}?ref=wa`]) {
    await page.getByLabel('Username').fill(typed);
    await expect(page.getByText(`/${username} is available.`)).toBeVisible();
    await page.getByLabel('Username').blur();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await page.getByLabel('Username').fill('');
  }
});

test('the overview shows what each section holds, what is missing and what is not saved', async ({
  journey,
}) => {
  const { page } = await newEditor(journey);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const section = (title: string): Locator => sections.getByRole('link', { name: new RegExp(`^${title}`) });
  await expect(section('Basic Information')).toHaveText(
    /Missing: First name, Last name, Height, Date of birth$/,
  );
  await fillNames(page);
  await expect(section('Basic Information')).toContainText('Not saved');
  await expect(section('Basic Information')).toContainText('Meera Kulkarni · 12 April 1996');
  await expect(section('Basic Information')).toContainText('Missing: Height');
  await page.getByLabel('Height', { exact: true }).fill('170 cm');
  await expect(section('Basic Information')).toHaveAccessibleName(/^Basic Information Done/);
  await expect(section('Contact')).not.toContainText('Not saved');
  await openSection(page, 'Privacy Settings');
  await expect(section('Privacy Settings')).toContainText('Private');
  await page.getByRole('switch', { name: 'Profile visibility' }).check();
  await expect(section('Privacy Settings')).toContainText('Public');
});

test('a section is saved without the others, but a profile without a name is not made public', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey);
  await openSection(page, 'Introduction and training');
  await page.getByLabel('Education and training', { exact: true }).fill('NSD, Delhi');
  await save(page);
  await saved(page);
  expect(await storedField(`profiles/${account.uid}`, 'education')).toBe('NSD, Delhi');

  await page.goto('/profile/edit/privacy');
  await page.getByRole('switch', { name: 'Profile visibility' }).check();
  await save(page);
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByText('First name is required')).toBeVisible();
  expect(await storedField(`profiles/${account.uid}`, 'is_profile_public')).toBe(false);
});

test('addresses and the back button lead to sections and fields, and no edits are lost', async ({
  journey,
}) => {
  const { page } = await newEditor(journey, PHONE);
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  await openSection(page, 'Basic Information');
  await field('Height').fill('170 cm');
  await page.getByRole('link', { name: 'Next: Profile Media' }).tap();
  await expect(page).toHaveURL(/\/profile\/edit\/photos$/);
  await page.goBack();
  await expect(field('Height')).toHaveValue('170 cm');
  await page.goBack();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(page.getByRole('link', { name: /^Basic Information/ })).toContainText('Not saved');

  for (const [address, label] of [
    ['/profile/edit/contact#phone_number', 'Phone number'],
    ['/profile/edit#social-website', 'Website'],
    ['/profile/edit#education', 'Education and training'],
  ] as const) {
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('170 cm');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(address);
    await page.getByRole('button', { name: 'Restore' }).tap();
    await expect(field(label)).toBeFocused();
  }
  await openSection(page, 'Basic Information');
  await expect(field('Height')).toHaveValue('170 cm');
});

test('the calendar opens at the year 2000 and ends today', async ({ journey }) => {
  const { page } = await newEditor(journey);
  await page.getByRole('button', { name: /choose date/i }).click();
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('radio', { name: '2000' })).toBeInViewport();
  const years = calendar.getByRole('radio');
  await expect(years.last()).toHaveText(inIndia({ year: 'numeric' }));
  await expect(years.first()).toHaveText('1901');
});

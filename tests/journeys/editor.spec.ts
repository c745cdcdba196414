// The form of the profile editor by touch on a phone, and the addresses of its parts.
import type { Locator } from '@playwright/test';
import {
  PHONE,
  newEditor,
  openEditor,
  openSection,
  save,
  saved,
  stored,
  storedField,
  tapBirthday,
} from './editor.ts';
import { expect, newUsername, test } from './fixtures.ts';
import { widthBeyond } from './width-beyond.ts';

test('an actor fills in all but pictures and credits by touch on a phone, and finds it again', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey, PHONE);
  const username = newUsername('phone');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();

  await test.step('nothing is wider than the screen', async () => {
    expect(await widthBeyond(page)).toEqual([]);
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
    await page.getByRole('button', { name: /choose date/i }).tap();
    const years = page.getByRole('dialog').getByRole('radio');
    await expect(years.filter({ hasText: '2000' }), 'the year at which the calendar opens').toBeInViewport();
    await expect(years.first()).toHaveText('1901');
    // The browsers of journeys are in India.
    const thisYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format();
    await expect(years.last()).toHaveText(thisYear);
    await page.keyboard.press('Escape');
    await tapBirthday(page);
    await page.getByLabel('Height', { exact: true }).fill('168 cm');
  });

  await test.step('introduction and training', async () => {
    await next('Profile Media');
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
    await page.getByLabel('Which city?').fill('Kolhapur');
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
    await page.getByRole('button', { name: 'Generate WhatsApp Link' }).tap();
    await expect(page.getByText('Please enter your phone number first.')).toBeVisible();
    await page.getByLabel('Phone number').fill('098200 12345');
    await page.getByRole('button', { name: 'Generate WhatsApp Link' }).tap();
    await expect(page.getByLabel('WhatsApp chat link')).toHaveValue(/^https:\/\/wa\.me\/919820012345\?text=/);
    // It comes over the link to the next section, and leaves again.
    await expect(page.getByText('WhatsApp link generated.')).toBeVisible();
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
      // The profile is incomplete: it has neither credits nor photos.
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

  await test.step('the editor shows it all again', async () => {
    await openEditor(page);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await expect(sections.getByText('Meera Kulkarni · 12 April 1996 · 5\'6" (168 cm)')).toBeVisible();
    await expect(sections.getByRole('link', { name: /^Basic Information Done/ })).toBeVisible();
    await openSection(page, 'Career Details');
    await expect(page.getByLabel('Which city?')).toHaveValue('Kolhapur');
    await openSection(page, 'Skills and languages');
    await expect(page.getByRole('button', { name: 'Remove Fire eating / juggling' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Konkani', pressed: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  });
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
  await expect(field('Height')).toHaveValue(/\b170 cm\b/);
  await page.goBack();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(page.getByRole('link', { name: /^Basic Information/ })).toContainText('Not saved');

  for (const [address, label] of [
    ['/profile/edit/contact#phone_number', 'Phone number'],
    ['/profile/edit#education', 'Education and training'],
  ] as const) {
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('170 cm');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(address);
    await page.getByRole('button', { name: 'Restore' }).tap();
    await expect(field(label)).toBeFocused();
  }
  await openSection(page, 'Basic Information');
  await expect(field('Height')).toHaveValue(/\b170 cm\b/);
});

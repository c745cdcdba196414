// English and Hindi: by the browser, by choice, on this device, and by the address on public pages.
import { deployment } from './replaceable-site.ts';
import { expect, newAccount, newEmail, PASSWORD, siteStarted, test } from './fixtures.ts';
import { database } from './store.ts';

const HINDI = { locale: 'hi-IN' };

test('a browser in Hindi sees Hindi from the first screen on, and a choice is stored', async ({
  journey,
}) => {
  const page = await journey.open('visitor', HINDI);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/अपनी एक्टिंग प्रोफ़ाइल शेयर करें/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page).toHaveTitle('Marquee - कलाकारों की प्रोफ़ेशनल प्रोफ़ाइल');

  // Signed-out visitors change the language in the footer.
  await siteStarted(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('share your acting profile like a pro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('share your acting profile like a pro');

  // The app and the site share the stored choice.
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'अपने अकाउंट में लॉगिन करें' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'अपने अकाउंट में लॉगिन करें' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/hi$/);
});

test('the editor is in Hindi, and the settings change the language', async ({ journey }) => {
  const account = await newAccount();
  const page = await journey.open('actor', HINDI);
  await page.goto('/login');
  await page.getByLabel('ईमेल').fill(account.email);
  await page.getByRole('textbox', { name: 'पासवर्ड' }).fill(account.password);
  await page.getByRole('button', { name: 'लॉगिन करें', exact: true }).click();
  await expect(page).toHaveURL(/\/my-profile$/);
  // The language that the account stores for mails and pushes.
  const storedLanguage = async (): Promise<unknown> =>
    (await database.doc(`settings/${account.uid}`).get()).get('language');
  await expect.poll(storedLanguage).toBe('hi');

  await page.goto('/profile/edit');
  await expect(page.getByRole('heading', { name: 'प्रोफ़ाइल बदलें' })).toBeVisible();
  await page.getByLabel(/^नाम/).fill('');
  await page.getByLabel('कद', { exact: true }).fill('165 cm');
  await page.getByRole('link', { name: /^सोशल मीडिया और वीडियो/ }).click();
  await page.getByLabel(/^परिचय वीडियो/).fill('https://vimeo.com/1');
  await page.getByRole('button', { name: 'प्रोफ़ाइल सेव करें' }).click();
  await expect(page.getByText('नाम लिखना ज़रूरी है', { exact: true })).toBeVisible();
  await expect(page.getByText('जन्मतिथि ज़रूरी है')).toBeVisible();
  await page.getByRole('link', { name: /^सोशल मीडिया और वीडियो/ }).click();
  await expect(page.getByText('कृपया YouTube का लिंक लिखें')).toBeVisible();

  await page.goto('/settings');
  const languages = page.getByRole('group', { name: 'Language / भाषा' });
  await languages.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect.poll(storedLanguage).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await languages.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { name: 'सेटिंग्स', level: 1 })).toBeVisible();
});

test('the verification mail of a sign-up in Hindi is requested in Hindi', async ({ journey }) => {
  const page = await journey.open('new actor', HINDI);
  await page.goto('/signup');
  await page.getByLabel('ईमेल').fill(newEmail('hindi'));
  await page.getByRole('textbox', { name: 'पासवर्ड', exact: true }).fill(PASSWORD);
  await page.getByLabel('पासवर्ड फिर से लिखें').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  const [request] = await Promise.all([
    page.waitForRequest(/accounts:sendOobCode/),
    page.getByRole('button', { name: 'अकाउंट बनाएँ', exact: true }).click(),
  ]);
  expect(await request.headerValue('x-firebase-locale')).toBe('hi');
});

test('a public page is in the language of its address, and each language links to the other', async ({
  journey,
}) => {
  const page = await journey.open('casting director');
  await page.goto('/meera-kulkarni');
  await expect(page.getByRole('heading', { name: 'Photos & Headshots' })).toBeVisible();
  await siteStarted(page);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/meera-kulkarni\?lang=hi$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { name: 'फ़ोटो और हेडशॉट' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera Kulkarni');
  await siteStarted(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/meera-kulkarni$/);
  await expect(page.getByRole('heading', { name: 'Photos & Headshots' })).toBeVisible();
});

test('changing the language and back leaves no empty query in a page’s address', async ({ journey }) => {
  const page = await journey.open('visitor');
  for (const path of ['/', '/terms', '/faqs', '/shortlist', '/meera-kulkarni', '/nobody-of-that-name']) {
    await page.goto(path);
    await siteStarted(page);
    await page.getByRole('link', { name: 'हिन्दी' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await siteStarted(page);
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(new URL(page.url()).href).toBe(new URL(path, page.url()).href);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  expect(page.url()).not.toContain('?');
});

test('the later of two chosen languages wins, though its texts arrive sooner', async ({ journey }) => {
  const page = await journey.open('visitor');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/locale-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login');
  const request = page.waitForRequest('**/assets/locale-*.js');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await request;
  await page.getByRole('button', { name: 'English' }).click();
  const response = page.waitForResponse('**/assets/locale-*.js');
  release();
  await (await response).finished();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Login to your account' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a build with placeholder settings says so in both languages, and the console stays empty', async ({
  journey,
  closers,
}) => {
  const site = await deployment();
  closers.push(site.close);
  site.deploy((path, body) =>
    path.startsWith('/assets/') ? body.replaceAll('demo-key', 'your-api-key') : body,
  );
  const page = await journey.open('actor');
  for (const path of ['/login', '/signup']) {
    await page.goto(site.origin + path);
    await expect(page.getByText('Configuration Error')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeDisabled();
  }
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByText('कॉन्फ़िगरेशन')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('ईमेल')).toBeDisabled();
});

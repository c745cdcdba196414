// An old CV from a file: chosen or dropped, checked, saved; and files that cannot be read or were made to harm.
import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { HOSTILE_FILES, UNREADABLE_FILES } from '../old-cv/bad-files.ts';
import { cvFile } from './cv-files.ts';
import {
  CUT_CONNECTION,
  newEditor,
  openSection,
  PHONE,
  save,
  saved,
  stored,
  typeBirthday,
} from './editor.ts';
import { expect, newAccount, startLoggedIn, test } from './fixtures.ts';

const input = (page: Page) => page.getByRole('group', { name: 'Your CV from a file' }).locator('input');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Check what we found in your CV' });
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name: `Add ${name}` });

async function storedForm(uid: string) {
  const [profile, contact] = [
    await stored(`profiles/${uid}`),
    await stored(`profiles/${uid}/private/contact`),
  ];
  const { credits, height, languages, education } = readProfile(uid, profile);
  const { phone_number } = readContact(contact, profile);
  return { credits: credits.map(({ title }) => title), height, languages, education, phone_number };
}

const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true });

test('on a phone a PDF of two columns is chosen in the credits, checked, added and saved', async ({
  journey,
}) => {
  const { page, account } = await newEditor(journey, PHONE);
  await openSection(page, 'Credits');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postDataBuffer()?.includes('The Salt Road') === true) sent.push(request.url());
  });
  await input(page).setInputFiles(await cvFile('a PDF of two columns, as Canva makes it'));

  await expect(box(page, 'Email')).toBeDisabled();
  await expect(dialog(page).getByText('Profiles don’t show an email address.')).toBeVisible();
  await expect(dialog(page).getByText('From “+91 98765 43210”')).toBeVisible();
  await box(page, 'Phone number').uncheck();
  for (const [block, name] of [
    ['LANGUAGES', 'Marathi'],
    ['SKILLS', 'Kathak'],
    ['FILMS', 'The Salt Road'],
    ['THEATRE', 'Hamlet'],
  ] as const) {
    // Rows are rendered once they are seen.
    await heading(page, block).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(box(page, `all of ${block}`)).toBeChecked();
    await expect(box(page, name)).toBeChecked();
  }
  await dialog(page)
    .getByText(/^Left out/)
    .tap();
  await expect(dialog(page).getByText('Riya Sharma')).toBeVisible();
  await box(page, 'all of TELEVISION').uncheck();
  await dialog(page).getByRole('button', { name: 'Add 16 entries' }).tap();
  await expect(page.getByText('Added to your profile. Save to keep it.')).toBeVisible();
  await expect(page.getByText('10 of 60')).toBeVisible();
  expect(sent).toEqual([]);

  await save(page);
  await saved(page);
  const form = await storedForm(account.uid);
  expect(form).toMatchObject({ height: '', languages: ['Hindi', 'English', 'Marathi'], phone_number: '' });
  expect(form.credits).toHaveLength(10);
});

test('a heading that the reader does not know is named once, for all of its rows', async ({ journey }) => {
  const { page } = await newEditor(journey);
  await openSection(page, 'Credits');
  await input(page).setInputFiles(await cvFile('a PDF whose unknown headings end the block before them'));
  await expect(box(page, 'all of THEATRE')).toBeChecked();
  await expect(box(page, 'all of MIXED BAG')).not.toBeChecked();
  const card = dialog(page).getByRole('region', { name: 'MIXED BAG' });
  await card.getByRole('combobox', { name: 'What this is' }).click();
  await page.getByRole('option', { name: 'Other' }).click();
  await expect(box(page, 'Wedding emcee')).toBeChecked();
  await card.getByRole('combobox', { name: 'What each row says, in order' }).click();
  await page.getByRole('option', { name: /^Role · Title/ }).click();
  await expect(box(page, 'Host')).toBeChecked();
  await card.getByRole('combobox', { name: 'What each row says, in order' }).click();
  await page.getByRole('option', { name: /^Title · Role/ }).click();
  await expect(box(page, 'Wedding emcee')).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Add 6 entries' }).click();
  await expect(page.getByText('4 of 60')).toBeVisible();
});

test('a Word document in the first run fills what the screens ask for, and the credits', async ({
  journey,
}) => {
  const account = await newAccount();
  const page = await journey.open('actor');
  await startLoggedIn(page, account);
  await page.goto('/welcome?step=facts');
  await page.getByRole('button', { name: 'I have a CV' }).click();
  await input(page).setInputFiles(await cvFile('a Word document with the layout of a page in a table'));
  await dialog(page).getByRole('button', { name: 'Add 20 entries' }).click();
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue('5\'6" (168 cm)');
  await expect(page.getByRole('button', { name: 'Marathi' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Your page so far' })).toContainText('The Salt Road');
  await typeBirthday(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A video of you' })).toBeVisible();
  const form = await storedForm(account.uid);
  expect(form.credits).toHaveLength(13);
  expect(form.phone_number).toBe('+91 98765 43210');
});

test('an unreadable file is reported with advice, and a file that is dropped then is read', async ({
  journey,
}, info) => {
  const { page } = await newEditor(journey);
  await openSection(page, 'Credits');
  const large = info.outputPath('large.pdf');
  await writeFile(large, '%PDF-1.7');
  await truncate(large, 200 * 1024 * 1024);
  const alert = page.getByRole('alert');

  await input(page).setInputFiles(large);
  await expect(alert).toContainText('large.pdf: A CV can have at most 10 MB.');
  // One file of each list; bad-files.test.ts reads all files.
  for (const [name, files] of [
    ['damaged', UNREADABLE_FILES],
    ['hostile', HOSTILE_FILES],
  ] as const) {
    const [file] = files;
    if (!file) throw new Error(`There is no ${name} file.`);
    const buffer = Buffer.from(await file.bytes());
    await input(page).setInputFiles({ name: `${name}.${file.end}`, mimeType: '', buffer });
    await expect(alert).toContainText(`${name}.${file.end}: `, { timeout: 10_000 });
  }
  const { buffer } = await cvFile('a Word document in Hindi lines');
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'cv.docx'));
      return transfer;
    },
    [...buffer],
  );
  await page.getByRole('button', { name: 'Choose your CV' }).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(box(page, 'मंटो की गली')).toBeChecked();
});

test('reading a file is given up within eleven seconds', async ({ journey }) => {
  const { page } = await newEditor(journey, {}, CUT_CONNECTION, async (opened) => {
    await opened.clock.install();
    await opened.route('**/cv-file.worker-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'onmessage = ({ ports: [page] }) => { page.postMessage("loaded"); for (;;); };',
      }),
    );
  });
  await openSection(page, 'Credits');
  await input(page).setInputFiles(await cvFile('a PDF of comma lines below capitals'));
  await expect(page.getByText('Reading your CV …')).toBeVisible();
  await page.clock.runFor('00:11');
  await expect(page.getByRole('alert')).toContainText('Reading took too long');
  await page.getByRole('button', { name: 'Add a credit' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a credit' })).toBeVisible();
});

test('the editor reports that the browser cannot start the reader of CVs', async ({ journey }) => {
  const { page } = await newEditor(journey, {}, CUT_CONNECTION, async (opened) => {
    await opened.route('**/cv-file.worker-*.js', (route) => route.abort());
  });
  await openSection(page, 'Credits');
  await input(page).setInputFiles(await cvFile('a PDF of comma lines below capitals'));
  await expect(page.getByRole('alert')).toContainText('This browser couldn’t start our file reader.');
});

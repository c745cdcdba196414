// The main screens show their data in a browser near the floor (web/browser-floor.ts), without an error.
import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { suiteUrl } from '../../../scripts/config/project.ts';
import { newAccount } from '../../journeys/fixtures.ts';
import { newActor, notify } from '../../journeys/store.ts';
import { launchChromium2022 } from './device.ts';

let browser: Browser;
let page: Page;
const problems: string[] = [];

const EXPECTED = [
  // This Chromium knows the header, and not each of the features in it.
  /Permissions-Policy/,
  // Firestore's WebChannel tests the connection with it when a page is left, as in the journeys.
  /cleardot\.gif.* violates the following Content Security Policy directive/,
  // A transaction that meets another one is repeated, as in the journeys.
  /status of 409 .*\/documents:commit/,
];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  browser = await launchChromium2022();
  page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const problem = `${message.text()} ${message.location().url ?? ''}`;
    if (message.type() === 'error' && !EXPECTED.some((pattern) => pattern.test(problem)))
      problems.push(problem);
  });
});

test.afterAll(() => browser.close());

const open = (path: string) => page.goto(suiteUrl('hosting', path), { waitUntil: 'load' });

/**
 * Waits until `ask` is true in the page. The waits of this puppeteer make functions of texts in the page, which the page's
 * policy refuses.
 */
const waits = (what: string, ask: (wanted: string) => boolean, wanted = '') =>
  expect(async () => {
    expect(await page.evaluate(ask, wanted), what).toBe(true);
  }).toPass({ timeout: 30_000 });

/** Waits until the page shows a text, in its elements or in the values of its fields. */
const shows = (text: string) =>
  waits(
    `shows ${text}`,
    (wanted) =>
      document.body.innerText.replace(/\s+/g, ' ').includes(wanted) ||
      Array.from(document.querySelectorAll('input, textarea')).some(
        (field) => (field as HTMLInputElement).value === wanted,
      ),
    text,
  );

const isAt = (pattern: string) =>
  waits(`is at ${pattern}`, (wanted) => new RegExp(wanted).test(location.pathname), pattern);

async function logIn({ email, password }: { readonly email: string; readonly password: string }) {
  await open('/login');
  await waits('shows the form', () => document.querySelector('input[type=email]') !== null);
  await page.type('input[type=email]', email);
  await page.type('input[type=password]', password);
  await page.keyboard.press('Enter');
}

test('Chromium 106 shows every main screen with its data and without an error', async () => {
  const actor = await newActor({
    first_name: 'Meera',
    last_name: 'Kulkarni',
    skills: ['Kathak'],
    credits: [],
  });
  await notify(actor.uid, 2);
  expect(await browser.version()).toMatch(/\/106\./);
  await open(`/${actor.username}`);
  await shows('Meera Kulkarni');
  await logIn(actor);
  await isAt('^/my-profile$');
  await shows('Profile completeness');
  for (const [path, text] of [
    ['/profile/edit/basics', 'Kulkarni'],
    ['/profile/edit/credits', 'Credits'],
    ['/notifications', 'Viewer 1 viewed your profile'],
    ['/settings/account', actor.email],
    ['/insights', 'Insights'],
    ['/shortlist', 'Shortlist'],
    ['/', 'Profile completeness'],
  ] as const) {
    await open(path);
    await shows(text);
    const told = await page.evaluate(() => document.body.innerText);
    expect(told, path).not.toMatch(/couldn’t (?:load|show)|could not be|check your connection/);
  }
  expect(problems).toEqual([]);
});

test('Chromium 106 shows the first run of a new account', async () => {
  await page.evaluate(() => localStorage.clear());
  const account = await newAccount();
  await logIn(account);
  await isAt('^/(?:welcome|my-profile)$');
  await open('/welcome');
  await shows('What is your name?');
  expect(problems).toEqual([]);
});

// The window, the web page at the emulator's address, in a browser.
import { type Browser, chromium, type Page } from '@playwright/test';
import chromiumPackage from '@sparticuz/chromium';
import { mkdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FirestoreEmulator, startEmulator } from '../src/index.ts';
import { string } from './support/json.ts';
import { RestDriver } from './support/rest-driver.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read: if id != 'closed'; }
  match /never/{id} { allow read: if request.auth.uid == id; }
} }`;
const INDEXES = JSON.stringify({ indexes: [] });
const SCREENSHOTS = process.env['WINDOW_SCREENSHOTS'];

let browser: Browser;
let emulator: FirestoreEmulator;
let page: Page;

const database = 'projects/demo-test/databases/(default)';

beforeAll(async () => {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await chromiumPackage.executablePath());
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  });
}, 60_000);
afterAll(() => browser.close());

beforeEach(async () => {
  emulator = await startEmulator({ rules: RULES, strictIndexes: INDEXES });
  const driver = new RestDriver(emulator.address);
  const put = (path: string, text: string) => ({
    update: { name: `${database}/documents/${path}`, fields: { text: string(text) } },
  });
  await driver.commit(database, [
    put('notes/1', 'one'),
    put('notes/2', 'two'),
    put('notes/1/replies/a', 'deep'),
    put('open/1', 'x'),
  ]);
  page = await browser.newPage();
});
afterEach(async () => {
  await page.close();
  await emulator.stop();
});

const open = (hash = ''): Promise<unknown> => page.goto(`http://${emulator.address}/${hash}`);
const get = (path: string) => fetch(`http://${emulator.address}/v1/${database}/documents/${path}`);
const item = (name: string) => page.getByRole('button', { name });
/** The button of a document in the list of its collection. */
const listed = (collection: string, id: string) =>
  page.getByLabel(`Documents of ${collection}`).getByRole('button', { name: id, exact: true });
async function picture(name: string): Promise<void> {
  if (SCREENSHOTS === undefined) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: `${SCREENSHOTS}/${name}-${colorScheme}-${width}.png` });
    }
  }
}

it('documents can be browsed from a collection to a subcollection', async () => {
  await open();
  await item('notes').click();
  await listed('notes', '1').click();
  await page.getByText('"one"').waitFor();
  await picture('data');
  await page.getByLabel('Document notes/1').getByRole('button', { name: 'replies' }).click();
  await listed('replies', 'a').click();
  await page.getByText('"deep"').waitFor();
  expect(page.url()).toContain('#data/notes/1/replies/a');
});

it('arrow keys move through a list of documents, and / opens a document by its id', async () => {
  await open('#data/notes');
  await listed('notes', '1').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('"two"').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.getByText('"one"').waitFor();
});

it('the window is dark when the color scheme of the system is dark', async () => {
  /** The brightness of the page's background and of its text, from 0 to 255. */
  const lightness = async (): Promise<readonly [page: number, text: number]> => {
    const lightest = (color: string): number => Math.max(...(color.match(/\d+/g) ?? []).map(Number));
    const styleOf = (property: string) =>
      page.evaluate<string>(`getComputedStyle(document.body).${property}`);
    return [lightest(await styleOf('backgroundColor')), lightest(await styleOf('color'))];
  };
  await open();
  const [lightPage, darkText] = await lightness();
  expect(lightPage).toBeGreaterThan(darkText);
  await page.emulateMedia({ colorScheme: 'dark' });
  const [darkPage, lightText] = await lightness();
  expect(darkPage).toBeLessThan(lightText);
});

it('documents can be added, edited, deleted and imported, and invalid JSON is refused', async () => {
  await open();
  await page.getByRole('button', { name: 'Add document' }).click();
  await page.getByLabel('Path', { exact: true }).fill('new/d');
  await page
    .getByLabel('Fields', { exact: true })
    .fill('{"a": 1, "at": {"timestampValue": "2026-01-01T00:00:00Z"}}');
  await picture('edit');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('"timestampValue"').waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Fields', { exact: true }).fill('{"a": ');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').filter({ hasText: 'JSON' }).waitFor();
  await page.getByLabel('Fields', { exact: true }).fill('{"a": "edited"}');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('"edited"').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Choose a document.').waitFor();
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(JSON.stringify({ 'imported/x': { a: true }, 'imported/y': {} }));
  await page
    .getByLabel('A JSON file')
    .setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer });
  await page.getByText('2 documents imported.').waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await item('imported').click();
  await listed('imported', 'y').waitFor();
});

it('documents that others write appear without a reload', async () => {
  await open('#data/notes');
  await listed('notes', '2').waitFor();
  await page.getByText('live').waitFor();
  await new RestDriver(emulator.address).commit(database, [
    { update: { name: `${database}/documents/notes/3`, fields: {} } },
  ]);
  await listed('notes', '3').waitFor();
});

it('requests appear live with verdicts and reasons, and allowed ones can be hidden', async () => {
  await open('#requests');
  await page.getByText('Requests that Security Rules judge').waitFor();
  await page.getByText('live').waitFor();
  await get('open/1');
  await item('allow get open/1').waitFor();
  await get('open/closed');
  await item('deny get open/closed').click();
  await page.getByRole('heading', { name: 'Refused for somebody signed out' }).waitFor();
  await page.locator('.trace code', { hasText: "id != 'closed'" }).first().waitFor();
  await picture('requests');
  await page.getByLabel('Which requests').selectOption('refused');
  await item('allow get open/1').waitFor({ state: 'hidden' });
});

it('the view of the rules shows which lines were evaluated and what requests cost', async () => {
  await get('open/1');
  await open('#rules');
  await page.locator('tr.hit', { hasText: "id != 'closed'" }).waitFor();
  await page.locator('tr.missed', { hasText: 'request.auth.uid' }).waitFor();
  await page.getByRole('row', { name: 'open/* 3 get open/1 3' }).waitFor();
  await picture('rules');
});

it('the view of the indexes lists the indexes that queries lacked, with the line to add', async () => {
  const query = {
    structuredQuery: {
      from: [{ collectionId: 'notes' }],
      where: { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: string('x') } },
      orderBy: [{ field: { fieldPath: 'b' } }],
    },
  };
  const ask = () =>
    fetch(`http://${emulator.address}/v1/${database}/documents:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(query),
    });
  await ask();
  await ask();
  await open('#indexes');
  await page.getByText('(2 queries)').waitFor();
  await page.getByText('{"collectionGroup":"notes"').waitFor();
  await picture('indexes');
});

it('the window renders one page of a collection with 100,000 documents, and the next page on demand', async () => {
  const writes = Array.from({ length: 100_000 }, (_, n) => [`many/d${String(n)}`, { n }] as const);
  for (let from = 0; from < writes.length; from += 20_000) {
    await api('POST', `import?database=${encodeURIComponent(database)}`, {
      documents: Object.fromEntries(writes.slice(from, from + 20_000)),
    });
  }
  await open('#data/many');
  await listed('many', 'd10005').waitFor();
  expect(await page.locator('.item').count()).toBeLessThan(300);
  await page.getByRole('button', { name: 'Show more' }).click();
  await listed('many', 'd10100').waitFor();
});

const api = (method: string, question: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`http://${emulator.address}/window/api/${question}`, {
    method,
    headers: { 'x-window': '1', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

it('the window’s API refuses other origins and requests without x-window, and allows no other origin in a preflight', async () => {
  expect((await api('GET', 'databases')).status).toBe(200);
  const statusWith = async (headers: Record<string, string>) =>
    (await api('GET', 'databases', undefined, headers)).status;
  expect(await statusWith({ origin: 'https://evil.example' })).toBe(403);
  expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await statusWith({ 'sec-fetch-site': 'same-site' })).toBe(403);
  const simple = await fetch(`http://${emulator.address}/window/api/databases`);
  expect(simple.status).toBe(403);
  const preflight = await fetch(`http://${emulator.address}/window/api/databases`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-headers': 'x-window',
      'access-control-request-method': 'GET',
    },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

it('other origins cannot frame the window, and foreign host names are refused', async () => {
  const response = await fetch(`http://${emulator.address}/`, { headers: { accept: 'text/html' } });
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  const { status } = await new Promise<{ status: number | undefined }>((resolve, reject) => {
    void import('node:http').then(({ get: ask }) =>
      ask(
        `http://${emulator.address}/window/api/databases`,
        { headers: { host: 'rebound.example', 'x-window': '1' } },
        ({ statusCode }) => resolve({ status: statusCode }),
      ).on('error', reject),
    );
  });
  expect(status).toBe(403);
});

it('a request for / that does not accept HTML is answered Ok, and files outside the window are not found', async () => {
  expect(await (await fetch(`http://${emulator.address}/`)).text()).toBe('Ok\n');
  expect((await fetch(`http://${emulator.address}/window/../package.json`)).status).toBe(404);
  expect((await fetch(`http://${emulator.address}/window/%2e%2e/package.json`)).status).toBe(404);
});

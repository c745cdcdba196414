// The web SDK in Chromium: WebChannel, streaming and by long polling, with and without IndexedDB.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import chromiumPackage from '@sparticuz/chromium';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTarget, type Target } from '../support/target.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read, write: if request.auth != null; } } }`;

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'].concat([
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

let browser: Browser;
let pages: http.Server;
let origin: string;

beforeAll(async () => {
  const bundle = await build({
    entryPoints: [`${import.meta.dirname}/browser-page.ts`],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  pages = http.createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await chromiumPackage.executablePath());
  browser = await chromium.launch({ executablePath, args: FLAGS });
}, 60_000);
afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => pages.close(resolve));
});

describe.each([
  { longPolling: false, persistent: false },
  { longPolling: true, persistent: false },
  { longPolling: false, persistent: true },
  { longPolling: true, persistent: true },
])('in a browser with %o', ({ longPolling, persistent }) => {
  it('the web SDK listens, writes and counts, and gets permission-denied where the rules refuse', async () => {
    const target: Target = await startTarget({ rules: RULES });
    const page = await browser.newPage();
    try {
      await page.goto(origin);
      await page.waitForFunction(() => 'runScenario' in globalThis);
      const [host, port] = target.address.split(':') as [string, string];
      const scenario = { host, port: Number(port), project: target.project, longPolling, persistent };
      const outcome = await page.evaluate(
        (given) =>
          (globalThis as unknown as { runScenario(given: unknown): Promise<unknown> }).runScenario(given),
        scenario,
      );
      expect(outcome).toEqual({
        count: 2,
        refused: 'permission-denied',
        listenRefused: 'permission-denied',
        text: 'ü😀',
      });
    } finally {
      await page.close();
      await target.close();
    }
  }, 30_000);
});

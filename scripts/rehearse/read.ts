// The reading half of the main journey, in a browser: a visitor opens the landing page, a profile and the login, and the
// view is recorded.
import { chromium, type Page } from '@playwright/test';
import packedChromium from '@sparticuz/chromium';

const PATIENCE = 30_000;

export interface Reading {
  /** The path of a public profile, and the name that the page shows. */
  readonly path: string;
  readonly name: string;
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).first().waitFor({ timeout: PATIENCE });
}

/** Reads the site at `origin`; returns what went wrong: errors of scripts, refused requests, missing parts. */
export async function readSite(origin: string, { path, name }: Reading): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (await packedChromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    page.setDefaultTimeout(PATIENCE);
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) problems.push(`${page.url()}: ${message.text()}`);
    });

    await page.goto(`${origin}/`);
    await heading(page, /./);

    const viewResponse = page.waitForResponse((response) => response.url().endsWith('/api/trackProfileView'));
    await page.goto(origin + path);
    await heading(page, name);
    const view = await viewResponse;
    if (view.status() !== 200) problems.push(`the view was answered ${String(view.status())}`);

    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').waitFor();

    const missing = await page.goto(`${origin}/no/such/page`);
    if (missing?.status() !== 404) problems.push(`/no/such/page: ${String(missing?.status())}`);
    await heading(page, /./);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
  }
  return problems;
}

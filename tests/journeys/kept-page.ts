// A page that a worker keeps for all screens of one persona: scripts it has compiled before start in half of the time.
// After each test it is as new, but for its session and what the browser keeps of files.
import type { Browser, Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { sessionOf, type Persona } from './personas.ts';

/** How screens are looked at first. */
export const LOOK = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
} as const;

/** On the site and without a script: moving there ends the last screen and leaves its process alone. */
const EMPTY_PAGE = '/favicon.svg';

/** What makes a session: Firebase Auth's database, beside the local storage. */
const SESSION_DATABASE = 'firebaseLocalStorageDb';

class KeptPage {
  private readonly browser: Browser;
  private kept: { readonly persona: Persona; readonly page: Page } | undefined;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async open(persona: Persona): Promise<Page> {
    if (this.kept?.persona === persona) return this.kept.page;
    await this.close();
    const context = await this.browser.newContext({ ...LOOK, storageState: await sessionOf(persona) });
    const page = await context.newPage();
    this.kept = { persona, page };
    return page;
  }

  async empty(): Promise<void> {
    if (!this.kept) return;
    const { persona, page } = this.kept;
    for (const event of ['console', 'pageerror', 'request']) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.mouse.move(-1, -1);
    await page.goto(EMPTY_PAGE);
    await page.setViewportSize(LOOK.viewport);
    await page.emulateMedia({ colorScheme: LOOK.colorScheme });
    const session = await sessionOf(persona);
    await page.evaluate(
      async ({ local, database }) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const { name, value } of local) localStorage.setItem(name, value);
        const others = (await indexedDB.databases()).filter(({ name }) => name !== database);
        await Promise.all(
          others.map(
            ({ name = '' }) =>
              new Promise((resolve, reject) => {
                const request = indexedDB.deleteDatabase(name);
                request.onsuccess = resolve;
                request.onerror = reject;
              }),
          ),
        );
      },
      { local: session?.origins[0]?.localStorage ?? [], database: SESSION_DATABASE },
    );
  }

  async close(): Promise<void> {
    await this.kept?.page.context().close();
    this.kept = undefined;
  }
}

export const test = base.extend<{ keptPage: Pick<KeptPage, 'open'> }, { pageOfWorker: KeptPage }>({
  pageOfWorker: [
    async ({ browser }, use) => {
      const page = new KeptPage(browser);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  keptPage: async ({ pageOfWorker }, use) => {
    await use(pageOfWorker);
    await pageOfWorker.empty();
  },
});

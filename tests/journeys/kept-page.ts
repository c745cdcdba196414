// Pages that a worker keeps from one test to the next: scripts that a process has compiled before start in half of the
// time. Between two tests a page is emptied of all but what the browser caches of files; one of which something else may
// be left is thrown away.
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** How a page looks at a screen, which can be changed as long as it lives. */
export type Look = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'contrast'
>;

/** Playwright's own defaults, said aloud since a page that was told otherwise has to be told again. */
const PLAIN = {
  viewport: { width: 1280, height: 720 },
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const satisfies Look;

export const isLook = (options: BrowserContextOptions): options is Look =>
  Object.keys(options).every((name) => name in PLAIN);

/** On the site and without a script: moving there ends what was shown last and leaves its process alone. */
export const EMPTY_PAGE = '/favicon.svg';

const PAGE_EVENTS = [
  'close',
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

const CONTEXT_EVENTS = [
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
] as const;

/** What stays with a page or a context, or may. */
const LASTING = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
  'setStorageState',
  // The clock's:
  'install',
  'pauseAt',
  'setFixedTime',
  'setSystemTime',
];

/** Calls `tell` whenever a method that lasts is called. */
function watchFor(target: object, tell: () => void): void {
  for (const name of LASTING) {
    const method: unknown = Reflect.get(target, name);
    if (typeof method !== 'function') continue;
    const told = (...args: unknown[]): unknown => {
      tell();
      return Reflect.apply(method, target, args);
    };
    Object.assign(target, { [name]: told });
  }
}

class KeptPage {
  readonly page: Page;
  private readonly context: BrowserContext;
  private readonly devtools: CDPSession;
  private isSpoilt = false;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.context = page.context();
    this.devtools = devtools;
    const spoil = (): void => void (this.isSpoilt = true);
    for (const target of [page, this.context, page.clock]) watchFor(target, spoil);
    // What another site keeps is not ours to empty.
    const site = new URL(page.url()).origin;
    this.context.on('framenavigated', (frame) => {
      if (/^https?:/.test(frame.url()) && new URL(frame.url()).origin !== site) spoil();
    });
    page.on('crash', spoil);
  }

  static async open(browser: Browser): Promise<KeptPage> {
    const context = await browser.newContext(PLAIN);
    const page = await context.newPage();
    await page.goto(EMPTY_PAGE);
    return new KeptPage(page, await context.newCDPSession(page));
  }

  async look(look: Look): Promise<void> {
    const { viewport, ...media } = { ...PLAIN, ...look };
    await this.page.setViewportSize(viewport ?? PLAIN.viewport);
    await this.page.emulateMedia({ ...media, media: null });
  }

  /** Whether it could be emptied, and is as new. */
  async empty(): Promise<boolean> {
    const { page, context, devtools } = this;
    if (this.isSpoilt || page.isClosed()) return false;
    try {
      for (const event of PAGE_EVENTS) page.removeAllListeners(event);
      for (const event of CONTEXT_EVENTS) context.removeAllListeners(event);
      const others = context.pages().filter((other) => other !== page);
      await Promise.all(others.map((other) => other.close()));
      await Promise.all([page, context].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
      await page.mouse.move(-1, -1);
      await page.goto(EMPTY_PAGE);
      await page.evaluate(() => {
        sessionStorage.clear();
        window.name = '';
      });
      await context.clearCookies();
      const { origin } = new URL(page.url());
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await devtools.send('Page.resetNavigationHistory');
      return true;
    } catch {
      return false;
    }
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** The pages of a worker: as many as one of its tests has needed at a time. */
export class KeptPages {
  private readonly browser: Browser;
  private idle: KeptPage[] = [];
  private taken: KeptPage[] = [];

  constructor(browser: Browser) {
    this.browser = browser;
  }

  async take(look: Look): Promise<Page> {
    const kept = this.idle.pop() ?? (await KeptPage.open(this.browser));
    this.taken.push(kept);
    await kept.look(look);
    return kept.page;
  }

  /** Takes all pages of a test back. */
  async giveBack(): Promise<void> {
    const taken = this.taken;
    this.taken = [];
    await Promise.all(
      taken.map(async (kept) => {
        if (await kept.empty()) this.idle.push(kept);
        else await kept.close();
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all([...this.idle, ...this.taken].map((kept) => kept.close()));
  }
}

// The common parts of journeys: accounts made through the Auth emulator, the mailbox, and a page whose console must
// stay empty.
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { readMailbox, type Message } from '../../scripts/suite/mailbox.ts';
import { PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { LAST_ACCOUNT, SIGNED_IN_HINT } from '../../web/src/config/local-keys.ts';
import { adaptLocators } from './in-firefox.ts';
import { slowDown } from './slow-network.ts';

export { expect };

export const PASSWORD = 'Journey-pass-1';

export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** A file of the site without script: opening it gives a page of the site's origin. */
const EMPTY_PAGE = '/favicon.svg';

let serial = 0;

/** An e-mail address nobody has used. */
export function newEmail(name = 'actor'): string {
  serial += 1;
  return `${name}-${String(Date.now())}-${String(process.pid)}-${String(serial)}@example.com`;
}

/** A username nobody has used. */
export function newUsername(name = 'actor'): string {
  serial += 1;
  return `${name}-${Date.now().toString(36)}${process.pid.toString(36)}${String(serial)}`.slice(0, 30);
}

async function authEmulator(path: string, body: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(suiteUrl('auth', `/identitytoolkit.googleapis.com/v1/${path}`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`Auth emulator: ${JSON.stringify(answer)}`);
  return answer;
}

/** An account with a verified e-mail address, as the console would make it. */
export async function newAccount(options: { verified?: boolean; email?: string } = {}): Promise<Account> {
  const email = options.email ?? newEmail();
  const { localId } = await authEmulator(`projects/${PROJECT_ID}/accounts`, {
    email,
    password: PASSWORD,
    emailVerified: options.verified ?? true,
  });
  return { uid: String(localId), email, password: PASSWORD };
}

/** Waits for the newest mail or text message to a recipient. */
export async function messageTo(to: string, subject?: string): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        found = (await readMailbox()).findLast(
          (message) => message.to === to && (subject === undefined || message.subject.includes(subject)),
        );
        return found;
      },
      { message: `a message to ${to}` },
    )
    .toBeDefined();
  if (!found) throw new Error(`No message to ${to}.`);
  return found;
}

/** Logs in through the page's own form. */
export async function logIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  // Benches use this as well, without the journeys' timeouts.
  await expect(page).toHaveURL(/\/my-profile$/, { timeout: 60_000 });
}

/** A logged-in account's storage on a device: Firebase Auth's own key, and the app's two. */
export async function sessionState({ email, password }: Pick<Account, 'email' | 'password'>) {
  const signedIn = await authEmulator('accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  const user = {
    uid: signedIn['localId'],
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      accessToken: signedIn['idToken'],
      refreshToken: signedIn['refreshToken'],
      expirationTime: Date.now() + Number(signedIn['expiresIn']) * 1000,
    },
  };
  const site = {
    origin: new URL(suiteUrl('hosting')).origin,
    localStorage: [
      { name: LAST_ACCOUNT, value: String(signedIn['localId']) },
      { name: SIGNED_IN_HINT, value: '1' },
      { name: 'firebase:authUser:demo-key:[DEFAULT]', value: JSON.stringify(user) },
    ],
  };
  return { cookies: [], origins: [site] };
}

export type Session = Awaited<ReturnType<typeof sessionState>>;

/** Gives a new device a session. Playwright's `setStorageState` opens another page for that, and empties the cache. */
export async function startWith(page: Page, { origins }: Session): Promise<void> {
  await page.goto(EMPTY_PAGE);
  await page.evaluate((sites) => {
    for (const { localStorage: notes } of sites) {
      for (const { name, value } of notes) localStorage.setItem(name, value);
    }
  }, origins);
}

/** Stores a session on a new device, without the login form, for journeys about something else. */
export async function startLoggedIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await startWith(page, await sessionState(account));
}

/** Opens the app on a new device that is logged in. */
export async function openLoggedIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await startLoggedIn(page, account);
  await page.goto('/my-profile');
}

/** Waits until the script of a page of the site has started. */
export async function siteStarted(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** Console errors that fail no journey: the browser's reports of refused, failed and blocked requests. */
const EXPECTED = [
  /Failed to load resource: the server responded with a status of (400|403|404)/,
  // The SDK repeats a transaction that conflicts with another one.
  /Failed to load resource: the server responded with a status of 409 .*\/documents:commit/,
  // The Auth emulator has no reCAPTCHA configuration to give; the SDK asks for one before a phone code.
  /Failed to load resource: the server responded with a status of 501/,
  /net::ERR_INTERNET_DISCONNECTED/,
  // Firefox says so of a request without an answer, and of a font or style sheet of a page that is left: it asks whether
  // the next page, which may have no origin, may load the sheet.
  /\(Reason: CORS request did not succeed\)/,
  /blocked a style \(style-src-elem\) at http:\/\/localhost:\d+\/assets\/\S+ from being applied .*“style-src 'self'/,
  /download failed \(font-family: .* status=2152398850 /,
  // Without a response, Firestore's WebChannel tests the connection with a file of Google's, which the policy blocks.
  /cleardot\.gif.* violates the following (Content Security Policy )?directive/,
];

/** Console errors of the browser and Firestore while offline. */
export const OFFLINE_ERRORS = [
  /net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
  /Could not reach Cloud Firestore backend/,
];

/** What Firefox reports of a page that is left while it loads something: it ends the imports and the requests. */
const ENDED_LOADS = [
  /: ((A part of the screen could not be shown|The account could not be logged out)\. )?Error\s/,
  /Could not reach Cloud Firestore backend/,
];

/** Characters of a page that a failed journey prints. */
const LONGEST_PAGE = 6000;

/** Prints what stands on the page of a failed journey: a run's log is all that is left of another machine. */
async function tellPage(page: Page): Promise<void> {
  const snapshot = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
  console.log(`${page.url()}\n${snapshot.slice(0, LONGEST_PAGE)}\n`);
}

export interface Journey {
  /**
   * A page on a new device, with empty storage and caches. Unexpected console errors fail the test; `expected` are
   * errors that the journey itself provokes, such as a cut connection.
   */
  open(name: string, options?: BrowserContextOptions, expected?: readonly RegExp[]): Promise<Page>;
  /** A page on a device that other tests use too, with empty storage; its cache of scripts stays warm. */
  openOn(device: BrowserContext, name: string, expected?: readonly RegExp[]): Promise<Page>;
}

interface WorkerFixtures {
  /** Called when the worker ends; a worker fixture, because the accessibility tests of a worker share pages. */
  readonly closers: (() => Promise<void>)[];
}

export const test = base.extend<{ journey: Journey }, WorkerFixtures>({
  closers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const closers: (() => Promise<void>)[] = [];
      await use(closers);
      await Promise.all(closers.map((close) => close()));
    },
    { scope: 'worker' },
  ],
  journey: async ({ browser, browserName }, use, info) => {
    const contexts: BrowserContext[] = [];
    const pages: Page[] = [];
    const problems: string[] = [];
    const openPage = async (context: BrowserContext, name: string, provoked: readonly RegExp[]) => {
      const page = await context.newPage();
      if (browserName === 'firefox') {
        adaptLocators(page);
        page.on('domcontentloaded', () => {
          const left = problems.filter((problem) => !ENDED_LOADS.some((ended) => ended.test(problem)));
          problems.splice(0, problems.length, ...left);
        });
      }
      pages.push(page);
      const report = (problem: string): void => {
        if ([...EXPECTED, ...provoked].some((expected) => expected.test(problem))) return;
        problems.push(`${name}: ${problem}`);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') report(`${message.text()} ${message.location().url}`);
      });
      // Firefox's driver gives what the browser itself says as an error of the page.
      page.on('pageerror', ({ message }) =>
        browserName === 'firefox' ? report(message) : problems.push(`${name}: ${message}`),
      );
      return page;
    };
    await use({
      open: async (name, options, provoked = []) => {
        const context = await browser.newContext(options);
        contexts.push(context);
        await slowDown(context);
        return openPage(context, name, provoked);
      },
      openOn: async (device, name, provoked = []) => {
        const page = await openPage(device, name, provoked);
        const devtools = await device.newCDPSession(page);
        const { origin } = new URL(suiteUrl('hosting'));
        const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
        await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
        await devtools.detach();
        return page;
      },
    });
    if (info.status !== info.expectedStatus) await Promise.all(pages.map(tellPage));
    // A route's handler may still wait for its page.
    const all = [...new Set([...pages, ...contexts.flatMap((context) => context.pages())]), ...contexts];
    await Promise.all(all.map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all(contexts.map((context) => context.close()));
    expect(problems, 'unexpected console errors').toEqual([]);
  },
});

// Time from a visitor's request to the notification on the owner's screen, in two browsers, against a bare WebSocket
// between the same two.
import { chromium, type Browser, type Page } from '@playwright/test';
import chromiumBinary from '@sparticuz/chromium';
import type { BenchResult } from '../report/result.ts';
import { percentile, times } from '../measure/statistics.ts';
import { withSuite } from '../measure/on-suite.ts';
import { CHROMIUM_FLAGS, PORTS, suiteUrl } from '../../scripts/config/project.ts';
import { logIn, newAccount } from '../../tests/journeys/fixtures.ts';
import { startRelay } from './relay.ts';
import { newProfile } from './visitors.ts';

/** Of one network, which this machine is, an owner is notified as often in a half-hour. */
const VIEWS_OF_OWNER = 3;
const OWNERS = 10;
const VIEWS = OWNERS * VIEWS_OF_OWNER;

declare global {
  /** When each view in the list, or each text of the relay, was first painted; milliseconds since 1970. */
  var painted: number[];
}

async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await chromiumBinary.executablePath());
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}

/**
 * Makes the owner's page, with no notifications yet, record when its list paints a higher count (all views share one line).
 * No function in it has a name: the bundler that runs the benches would call a helper that the page lacks.
 */
async function watchRows(owner: Page): Promise<void> {
  await owner.evaluate(() => {
    globalThis.painted = [];
    let known = 0;
    new MutationObserver(() => {
      const line = document.querySelector('main li')?.textContent ?? '';
      const views = line === '' ? 0 : Number(/, (\d+)\+? times/.exec(line)?.[1] ?? 1);
      for (; known < views; known += 1) {
        requestAnimationFrame(() => globalThis.painted.push(Date.now()));
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

async function paintedAt(owner: Page, index: number): Promise<number> {
  const found = await owner.waitForFunction((at) => globalThis.painted[at], index);
  return Number(await found.jsonValue());
}

interface Look {
  /** Milliseconds since 1970: when the page had loaded, and when it asked for its view to be recorded. */
  readonly loaded: number;
  readonly asked: number;
}

/** Opens a profile as a new visitor. */
async function look(browser: Browser, address: string): Promise<Look> {
  const context = await browser.newContext({ baseURL: suiteUrl('hosting') });
  try {
    const page = await context.newPage();
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/trackProfileView'));
    await page.goto(address);
    const response = await answered;
    if (!response.ok()) throw new Error(`trackProfileView answered ${String(response.status())}.`);
    // Resource timing omits `keepalive` requests such as this one.
    const { startTime: asked } = response.request().timing();
    const loaded = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return navigation && performance.timeOrigin + navigation.loadEventEnd;
    });
    if (loaded === undefined) throw new Error('The browser has no times.');
    return { loaded, asked };
  } finally {
    await context.close();
  }
}

/** Sends texts one by one from a page of `from` to a page of `to`; returns each text's milliseconds until its paint. */
async function overWebSocket(from: Browser, to: Browser): Promise<number[]> {
  const relay = await startRelay();
  const [sender, receiver] = [await from.newPage(), await to.newPage()];
  try {
    const open = (page: Page): Promise<void> =>
      page.evaluate(async (url) => {
        globalThis.painted = [];
        const socket = new WebSocket(url);
        socket.onmessage = () => {
          document.body.append('news');
          requestAnimationFrame(() => globalThis.painted.push(Date.now()));
        };
        Reflect.set(globalThis, 'relay', socket);
        await new Promise((resolve) => {
          socket.onopen = resolve;
        });
      }, relay.url);
    await open(receiver);
    await open(sender);
    return await times(VIEWS, async (index) => {
      const sent = await sender.evaluate(() => {
        const now = performance.timeOrigin + performance.now();
        (Reflect.get(globalThis, 'relay') as WebSocket).send('view');
        return now;
      });
      return (await paintedAt(receiver, index)) - sent;
    });
  } finally {
    await sender.close();
    await receiver.close();
    await relay.stop();
  }
}

interface Shown {
  /** Milliseconds from the visitor's request to the notification, and from a second after the page had loaded. */
  readonly fromRequest: number;
  readonly beyondASecond: number;
}

/** A new owner looks at the notifications while visitors open the profile one after another. */
async function viewsOfOwner(owners: Browser, visitors: Browser): Promise<Shown[]> {
  const account = await newAccount();
  await newProfile(PORTS['firestore'] ?? 0, account.uid);
  const context = await owners.newContext({ baseURL: suiteUrl('hosting') });
  try {
    const owner = await context.newPage();
    await logIn(owner, account);
    await owner.goto('/notifications');
    await owner.getByRole('heading', { name: 'No notifications' }).waitFor();
    await watchRows(owner);
    return await times(VIEWS_OF_OWNER, async (index) => {
      const { loaded, asked } = await look(visitors, `/actor/${account.uid}`);
      const shown = await paintedAt(owner, index);
      return { fromRequest: shown - asked, beyondASecond: shown - loaded - 1000 };
    });
  } finally {
    await context.close();
  }
}

export const live = (): Promise<BenchResult> =>
  withSuite(async () => {
    const [owners, visitors] = [await launch(), await launch()];
    try {
      await viewsOfOwner(owners, visitors); // Starts the functions.
      const measuredRounds = (await times(OWNERS, () => viewsOfOwner(owners, visitors))).flat();
      const fromRequest = measuredRounds.map((round) => round.fromRequest);
      const bare = await overWebSocket(visitors, owners);
      const against = (share: number) => ({
        what: 'a text over a bare WebSocket between the two',
        value: percentile(bare, share),
      });
      const figure = (name: string, share: number, values: readonly number[]) => ({
        what: `${name}, p${String(share * 100)}`,
        value: percentile(values, share),
        unit: 'ms',
      });
      const name = "from the visitor's request to the notification on the owner's screen";
      return {
        measured: `${String(VIEWS)} visitors one after another in one Chromium, ${String(VIEWS_OF_OWNER)} of each of ${String(OWNERS)} owners, whose lists are open in another, on the whole local suite.`,
        figures: [
          { ...figure(name, 0.5, fromRequest), against: against(0.5) },
          { ...figure(name, 0.99, fromRequest), against: against(0.99) },
          {
            what: 'visitors of whom the owner read more than 300 ms after the request',
            value: fromRequest.filter((took) => took > 300).length,
            unit: '',
            goal: { most: 0 },
          },
          figure(
            "from the visitor's loaded page, beyond the specified second",
            0.5,
            measuredRounds.map((round) => round.beyondASecond),
          ),
        ],
        notes: [
          'Both ends are painted: the row of the list, and the text that the WebSocket brings. Clocks are those of one machine.',
          `The request goes through Hosting's and the Functions' emulators, the notification through ours, under the rules. Another owner's visitors before these warmed up.`,
        ],
      };
    } finally {
      await visitors.close();
      await owners.close();
    }
  });

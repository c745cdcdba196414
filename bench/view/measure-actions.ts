// The cost of common actions in Firestore reads and writes, function calls and bytes.
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import chromiumBinary from '@sparticuz/chromium';
import { contactDocument } from '@marquee/domain/profile/profile';
import { SAMPLE_ACTORS } from '../../scripts/seed/sample-actors.ts';
import { CHROMIUM_FLAGS, PORTS, PROJECT_ID } from '../../scripts/config/project.ts';
import { logIn, newAccount } from '../../tests/journeys/fixtures.ts';
import { fullProfile, notification, put, putAll } from '../measure/stored-documents.ts';
import { startFunction } from '../measure/measured-function.ts';
import type { BenchResult, Figure } from '../report/result.ts';
import { withSuite } from '../measure/on-suite.ts';
import { startCountingFirestore, type CountingFirestore } from './counting-firestore.ts';
import { startProxy, type Proxy } from './proxy.ts';

/** Milliseconds that are long enough for a page's work after loading. */
const PAGE_MS = 300;

/** Milliseconds for the page's view request, which is sent after a second, and for the app's work meanwhile. */
const SETTLE_MS = 4000;

interface Costs {
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
  readonly kilobytes: number;
}

interface Backend {
  readonly firestore: CountingFirestore;
  readonly proxy: Proxy;
  /** Holds back the view requests of all pages until the returned function is called. */
  readonly hold: () => () => void;
}

interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The cost of an action and of what happens in the `settle` milliseconds after it. */
  readonly costs: (doing: () => Promise<unknown>, settle?: number) => Promise<Costs>;
}

async function person(browser: Browser, { firestore, proxy }: Backend): Promise<Person> {
  // A service worker would answer requests that must be counted.
  const context = await browser.newContext({ baseURL: proxy.origin, serviceWorkers: 'block' });
  const ofSuite = new RegExp(`//(localhost|127\\.0\\.0\\.1):${String(PORTS['firestore'])}/`);
  await context.route(ofSuite, async (route) => {
    const url = new URL(route.request().url());
    url.port = String(firestore.port);
    await route.continue({ url: url.href });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    context,
    page,
    costs: async (doing, settle = SETTLE_MS) => {
      firestore.take();
      proxy.takeCalls();
      bytes = 0;
      await doing();
      await sleep(settle);
      const costs = { ...firestore.take(), calls: proxy.takeCalls(), kilobytes: bytes / 1024 };
      // Every measured action reads documents, so a count of 0 means that the bench is broken.
      if (costs.reads === 0) throw new Error('Nothing was read: what was done did not reach the counter.');
      return costs;
    },
  };
}

/** The lowest possible cost of each action; the notes of the result explain it. */
const MINIMUM = {
  'the page of a profile': { reads: 1, writes: 0, calls: 1 },
  'the first anonymous view in a minute': { reads: 1, writes: 2, calls: 1 },
  'an anonymous view': { reads: 1, writes: 2, calls: 1 },
  'its reload': { reads: 1, writes: 0, calls: 1 },
  'a signed-in view': { reads: 4, writes: 2, calls: 1 },
  'one page of notifications': { reads: 25, writes: 0, calls: 0 },
  'one save': { reads: 2, writes: 2, calls: 0 },
} as const;

type Action = keyof typeof MINIMUM;

/** Stores profiles, and for the account `notified` more than two pages of notifications. */
async function seed(backend: Backend, uids: readonly string[], notified: string): Promise<void> {
  const write = (path: string, fields: Parameters<typeof put>[1]) => put(path, fields, PROJECT_ID);
  const now = new Date();
  const profile = fullProfile();
  const [actor] = SAMPLE_ACTORS;
  if (!actor) throw new Error('There is no sample actor.');
  const contact = {
    ...contactDocument({ ...actor.profile, profile_image: null, photos: [] }),
    updated_at: now,
  };
  await putAll(
    backend.firestore.port,
    [
      ...uids.flatMap((uid) => [
        write(`profiles/${uid}`, profile),
        write(`profiles/${uid}/private/contact`, contact),
      ]),
      ...Array.from({ length: 60 }, (_, index) =>
        write(`notifications/n${String(index)}`, notification(notified, index)),
      ),
    ],
    PROJECT_ID,
  );
}

async function costsOf(browser: Browser, backend: Backend): Promise<Record<Action, Costs>> {
  const [owner, viewer] = [await newAccount(), await newAccount()];
  await seed(backend, [owner.uid, viewer.uid], owner.uid);
  const address = `/actor/${owner.uid}`;

  /** Opens a profile; returns the cost of loading its page, and that of the view request. */
  const look = async ({ page, costs }: Person, open: () => Promise<unknown>): Promise<[Costs, Costs]> => {
    const release = backend.hold();
    const opened = await costs(async () => {
      await open();
      await page.waitForLoadState('load');
    }, PAGE_MS);
    const viewed = await costs(async () => {
      const answer = page.waitForResponse(/\/api\/trackProfileView$/);
      release();
      await answer;
    });
    if (opened.calls !== 1) throw new Error(`The page took ${String(opened.calls)} calls, not one.`);
    if (viewed.calls !== 1) throw new Error(`The view took ${String(viewed.calls)} calls, not one.`);
    return [opened, viewed];
  };

  // Opens another profile first, because the project's first view also creates the secret of viewers' keys.
  const pioneer = await person(browser, backend);
  await look(pioneer, () => pioneer.page.goto(`/actor/${viewer.uid}`));
  await pioneer.context.close();
  const early = await person(browser, backend);
  const [document, first] = await look(early, () => early.page.goto(address));
  await early.context.close();
  const anybody = await person(browser, backend);
  const [, anonymous] = await look(anybody, () => anybody.page.goto(address));
  const [, reload] = await look(anybody, () => anybody.page.reload());
  await anybody.context.close();

  const member = await person(browser, backend);
  await logIn(member.page, viewer);
  await sleep(SETTLE_MS);
  // Another visitor opens the profile first, because the function caches it for a minute only.
  const other = await person(browser, backend);
  await look(other, () => other.page.goto(address));
  await other.context.close();
  const [, signedIn] = await look(member, () => member.page.goto(address));
  await member.context.close();

  const self = await person(browser, backend);
  await logIn(self.page, owner);
  await sleep(SETTLE_MS);
  const page = await self.costs(() => self.page.goto('/notifications'));
  await self.page.goto('/profile/edit/introduction');
  const saveWith = async (introduction: string): Promise<Costs> => {
    await self.page.getByLabel('Introduction', { exact: true }).fill(introduction);
    await sleep(SETTLE_MS);
    return self.costs(() => self.page.getByRole('button', { name: /^Save/ }).first().click());
  };
  // A day's first save also stores the previous profile, as `private/yesterday`.
  await saveWith('Actor, in Pune.');
  await self.page.goto('/profile/edit/introduction');
  const save = await saveWith('Actor, in Pune and Mumbai.');
  await self.context.close();
  return {
    'the page of a profile': document,
    'the first anonymous view in a minute': first,
    'an anonymous view': anonymous,
    'its reload': reload,
    'a signed-in view': signedIn,
    'one page of notifications': page,
    'one save': save,
  };
}

function figuresOf(costs: Record<Action, Costs>): Figure[] {
  return Object.entries(costs).flatMap(([action, { reads, writes, calls, kilobytes }]): Figure[] => {
    const least = MINIMUM[action as Action];
    const against = (value: number) => ({ what: 'the least that could do it', value });
    return [
      { what: `${action}: documents read`, value: reads, unit: '', against: against(least.reads) },
      { what: `${action}: documents written`, value: writes, unit: '', against: against(least.writes) },
      { what: `${action}: function calls`, value: calls, unit: '', against: against(least.calls) },
      { what: `${action}: received`, value: kilobytes, unit: 'KB' },
    ];
  });
}

export const view = (): Promise<BenchResult> =>
  withSuite(async () => {
    const stops: (() => Promise<unknown>)[] = [];
    try {
      const firestore = await startCountingFirestore();
      stops.push(() => firestore.close());
      const page = await startFunction('site', firestore.port);
      stops.push(() => page.stop());
      const track = await startFunction('views', firestore.port);
      stops.push(() => track.stop());
      let held: Promise<void> = Promise.resolve();
      const proxy = await startProxy([
        { path: /^\/api\/trackProfileView$/, port: track.port, held: () => held },
        { path: /^\/actor\/[^/]+$/, port: page.port },
      ]);
      stops.push(() => proxy.close());
      const hold = (): (() => void) => {
        let release = (): void => undefined;
        held = new Promise((resolve) => {
          release = resolve;
        });
        return release;
      };
      const browser = await chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? (await chromiumBinary.executablePath()),
        args: [...CHROMIUM_FLAGS],
      });
      stops.push(() => browser.close());
      return {
        measured:
          'Counted, not timed: the built app in Chromium, our functions, and a Firestore emulator that counts.',
        figures: figuresOf(await costsOf(browser, { firestore, proxy, hold })),
        notes: [
          'A document sent to a listener, and a missing one that was asked for, is a read. What the rules themselves look up is not counted.',
          'The edge caches the page for a minute and then costs nothing; there is no edge in this bench.',
          "The least for a view is one read, which tells a repeat and the hour's cap, and two writes, the count and the notification. It takes two reads and three writes, since the half-hour's viewers have a document of their own, while an instance of the function knows the profile as public, for a minute from its first view; the first one also reads the profile and the owner's choice to be told. An instance's very first view also reads the secret that viewers' keys are made with.",
          "A signed-in view also reads the viewer's own profile for the name and settings for whether it may be shown, and whom the owner has blocked: none of which is ever remembered.",
          "A second's views of a profile share two reads and two writes, and each has its notification: see load and waves.",
          'A save reads profile and contact in its transaction. The rest is read by /my-profile, where it leads, and by the listeners that hear of it.',
          'The page of notifications reads the settings beside it, for the theme. The unread number is there from the start before it, and costs no more when nothing has changed.',
        ],
      };
    } finally {
      for (const stop of stops.reverse()) await stop();
    }
  });

// How long /insights takes with 90 days of 200 named links, beside /my-profile of the same account.
import { chromium, type Browser } from '@playwright/test';
import chromiumBinary from '@sparticuz/chromium';
import { LINK_LIMITS, namedLinkFields } from '@marquee/domain/named-link';
import { viewDay } from '@marquee/domain/notification';
import { PAGE_ACTIONS } from '@marquee/domain/page-actions';
import { LINK_DAYS, noViews, weekId, type DayViews } from '@marquee/domain/views';
import { storedDay } from '../functions/src/views/count-views.ts';
import { CHROMIUM_FLAGS, PORTS, PROJECT_ID, suiteUrl } from '../scripts/config/project.ts';
import { logIn, newAccount } from '../tests/journeys/fixtures.ts';
import { TSX_HELPER } from './measure/browser.ts';
import { fullProfile, put, putAll } from './measure/stored-documents.ts';
import type { BenchResult } from './report/result.ts';
import { median, times } from './measure/statistics.ts';
import { withSuite } from './measure/on-suite.ts';

const ROUNDS = 7;
const DAY = 24 * 60 * 60 * 1000;
/** Days shown, plus the days of comparison. */
const DAYS = 2 * LINK_DAYS;
/** Far more than needed, also on a busy machine. */
const TIMEOUT_MS = 120_000;

const CODES = Array.from({ length: LINK_LIMITS.links }, (_, index) => String(index).padStart(13, '0'));

/** Each link is opened twice a day; a video is played at one of both. */
function busyDay(day: string, hasLinks: boolean): DayViews {
  const count = 2 * CODES.length;
  const actions = Object.fromEntries(PAGE_ACTIONS.map((action) => [action, CODES.length]));
  const links = CODES.map((code) => [code, { count: 2, actions: { seconds10: 2, seconds30: 1, video: 1 } }]);
  return {
    ...noViews(day),
    count,
    returns: { 7: CODES.length },
    sources: { link: count },
    actions,
    links: hasLinks ? (Object.fromEntries(links) as DayViews['links']) : {},
  };
}

async function busyAccount(): ReturnType<typeof newAccount> {
  const account = await newAccount();
  const now = Date.now();
  const weeks: Record<string, Record<string, object>> = {};
  for (let ago = 0; ago < DAYS; ago += 1) {
    const at = now - ago * DAY;
    weeks[weekId(at)] = {
      ...weeks[weekId(at)],
      [viewDay(at)]: storedDay(busyDay(viewDay(at), ago < LINK_DAYS)),
    };
  }
  const link = {
    label: "Mukesh's office",
    ends: 0,
    opens_private: false,
    photo: '',
    video: '',
    revoked: false,
    created_at: 1,
  };
  const links = Object.fromEntries(CODES.map((code) => [code, namedLinkFields({ ...link, code })]));
  const profile = `profiles/${account.uid}`;
  await putAll(
    PORTS['firestore'] ?? 0,
    [
      put(profile, fullProfile(), PROJECT_ID),
      put(`${profile}/private/links`, { links }, PROJECT_ID),
      ...Object.entries(weeks).map(([id, days]) => put(`${profile}/views/${id}`, { days }, PROJECT_ID)),
    ],
    PROJECT_ID,
  );
  return account;
}

/** The elements that must be visible: the chart, and other loaded data. */
const SCREENS = {
  '/my-profile': ['.MuiChartsSurface-root', 'article h1'],
  '/insights': ['.MuiChartsSurface-root', 'tbody tr:nth-child(20)'],
} as const;

async function measure(browser: Browser): Promise<Readonly<Record<keyof typeof SCREENS, number[]>>> {
  const options = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;
  const first = await browser.newContext({ ...options, baseURL: suiteUrl('hosting') });
  const page = await first.newPage();
  await logIn(page, await busyAccount());
  const storageState = await first.storageState({ indexedDB: true });
  await first.close();

  const shownAfter = async (path: keyof typeof SCREENS): Promise<number> => {
    const context = await browser.newContext({ ...options, storageState });
    try {
      await context.addInitScript({ content: TSX_HELPER });
      const visit = await context.newPage();
      await visit.goto(suiteUrl('hosting', path));
      const shown = await visit.waitForFunction(
        (selectors) => selectors.every((one) => document.querySelector(one)) && performance.now(),
        SCREENS[path],
        { timeout: TIMEOUT_MS, polling: 'raf' },
      );
      return Number(await shown.jsonValue());
    } finally {
      await context.close();
    }
  };
  const took = { '/my-profile': [] as number[], '/insights': [] as number[] };
  await times(ROUNDS, async () => {
    took['/my-profile'].push(await shownAfter('/my-profile'));
    took['/insights'].push(await shownAfter('/insights'));
  });
  return took;
}

export const insights = (): Promise<BenchResult> =>
  withSuite(async () => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? (await chromiumBinary.executablePath()),
      args: [...CHROMIUM_FLAGS],
    });
    try {
      const took = await measure(browser);
      return {
        measured: `The built app in Chromium, signed in, with ${String(DAYS)} days of views and ${String(LINK_LIMITS.links)} named links that are opened every day.`,
        figures: [
          {
            what: '/insights: until the chart and the newest 20 of the links are shown',
            value: median(took['/insights']),
            unit: 'ms',
            against: { what: '/my-profile', value: median(took['/my-profile']) },
            goal: { most: 1.2 },
          },
        ],
        notes: [
          `Medians of ${String(ROUNDS)} visits of each in turns, each with an empty cache and no service worker.`,
        ],
      };
    } finally {
      await browser.close();
    }
  });

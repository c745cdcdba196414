// The cost of typing into the full editor, and the time until one can type into it.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import chromiumBinary from '@sparticuz/chromium';
import { contactDocument } from '@marquee/domain/profile';
import { SAMPLE_ACTORS } from '../../scripts/seed/sample-actors.ts';
import { CHROMIUM_FLAGS, PORTS, PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { logIn, newAccount } from '../../tests/journeys/fixtures.ts';
import {
  SECTIONS,
  type SectionId,
} from '../../web/src/features/profile-editor/components/sections/sections.ts';
import { TSX_HELPER } from '../measure/browser.ts';
import { fullProfile, put, putAll } from '../measure/stored-documents.ts';
import type { BenchResult, Figure } from '../report/result.ts';
import { median, times } from '../measure/statistics.ts';
import { withSuite } from '../measure/on-suite.ts';
import { fieldsOf, plainForm, type Field } from './plain-form.ts';
import { countReactWork, takeReactWork, type ReactWork } from './react-work.ts';

const ROUNDS = 5;
const KEYS = 40;
/** Milliseconds between keys; faster than people type, but each key is handled before the next. */
const BETWEEN_MS = 40;
/** Longer than the pauses after which the form is checked and the draft is stored. */
const SETTLE_MS = 1000;
/** The page counts as interactive after this long without a long task. */
const QUIET_MS = 3000;
/** Far more than needed, also on a busy machine. */
const TIMEOUT_MS = 120_000;

/** The fields typed into: a short text, the longest text, and one of many in a list. */
const TYPED = [
  { what: 'the height', section: 'basics', name: 'height' },
  { what: 'the introduction', section: 'introduction', name: 'introduction' },
  { what: 'a website', section: 'videos', name: 'social.website' },
] as const;

const DURATIONS = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration'] as const;

type Durations = Readonly<Record<(typeof DURATIONS)[number], number>>;

/** Milliseconds of the page's main thread so far. */
async function durations(session: CDPSession): Promise<Durations> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => {
    const found = metrics.find((metric) => metric.name === name);
    if (!found) throw new Error(`The browser tells no ${name}.`);
    return found.value * 1000;
  };
  return Object.fromEntries(DURATIONS.map((name) => [name, read(name)])) as Durations;
}

interface Typing {
  /** Milliseconds per key. */
  readonly key: Durations;
  /** Milliseconds in the pause that follows. */
  readonly rest: Durations;
  /** A key. */
  readonly commits: number;
  readonly renders: number;
  readonly places: ReactWork['places'];
}

const less = (after: Durations, before: Durations, by = 1): Durations =>
  Object.fromEntries(DURATIONS.map((name) => [name, (after[name] - before[name]) / by])) as Durations;

async function typeInto(page: Page, session: CDPSession, name: string): Promise<Typing> {
  const field = page.locator(`[name="${name}"]`).first();
  await field.focus();
  await page.keyboard.press('End');
  // The first key marks the form as changed, which the others do not.
  await page.keyboard.type('x');
  await sleep(SETTLE_MS);
  const length = (await field.inputValue()).length;
  await takeReactWork(page);
  const before = await durations(session);
  await page.keyboard.type('on stage '.repeat(KEYS).slice(0, KEYS), { delay: BETWEEN_MS });
  const typed = await durations(session);
  const { commits, renders, places } = await takeReactWork(page);
  await sleep(SETTLE_MS);
  const rested = await durations(session);
  if ((await field.inputValue()).length !== length + KEYS) throw new Error(`${name} did not take every key.`);
  await field.fill((await field.inputValue()).slice(0, length - 1));
  return {
    key: less(typed, before, KEYS),
    rest: less(rested, typed),
    commits: commits / KEYS,
    renders: renders / KEYS,
    places,
  };
}

/** Milliseconds from the request until the first field is there and no long task follows for a while. */
async function interactiveAfter(context: BrowserContext, url: string, field: string): Promise<number> {
  const page = await context.newPage();
  try {
    await page.addInitScript({ content: TSX_HELPER });
    await page.addInitScript((name) => {
      const seen = { shown: 0, lastTask: 0 };
      Object.assign(globalThis, { interactive: seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          seen.lastTask = Math.max(seen.lastTask, startTime + duration);
      }).observe({ type: 'longtask', buffered: true });
      const look = (): void => {
        if (document.querySelector(`[name="${name}"]`)) seen.shown = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    }, field);
    await page.goto(url);
    const since = await page.waitForFunction(
      (quiet) => {
        const { shown, lastTask } = Reflect.get(globalThis, 'interactive') as {
          shown: number;
          lastTask: number;
        };
        const interactive = Math.max(shown, lastTask);
        return shown > 0 && performance.now() - interactive > quiet ? interactive : 0;
      },
      QUIET_MS,
      { timeout: TIMEOUT_MS },
    );
    return await since.jsonValue();
  } finally {
    await page.close();
  }
}

/** An account whose profile has everything that can be filled in. */
async function fullAccount(): ReturnType<typeof newAccount> {
  const account = await newAccount();
  const [actor] = SAMPLE_ACTORS;
  if (!actor) throw new Error('There is no sample actor.');
  const contact = contactDocument({ ...actor.profile, profile_image: null, photos: [] });
  await putAll(
    PORTS['firestore'] ?? 0,
    [
      put(`profiles/${account.uid}`, fullProfile(), PROJECT_ID),
      put(`profiles/${account.uid}/private/contact`, { ...contact, updated_at: new Date() }, PROJECT_ID),
    ],
    PROJECT_ID,
  );
  return account;
}

interface Served {
  readonly url: string;
  readonly close: () => void;
}

async function serve(html: string): Promise<Served> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}/`,
    close: () => server.close(),
  };
}

/** The fields of every section, as the plain form has them all. */
async function fieldsOfAllSections(context: BrowserContext): Promise<Field[]> {
  const page = await context.newPage();
  const fields: Field[] = [];
  for (const section of SECTIONS) {
    await page.goto(suiteUrl('hosting', `/profile/edit/${section}`));
    await page.getByRole('main').getByRole('region').first().waitFor();
    fields.push(...(await fieldsOf(page)));
  }
  await page.close();
  return fields;
}

interface Measured {
  readonly fields: number;
  /** By field: rounds of the editor and of the plain form. */
  readonly typing: ReadonlyMap<string, { readonly editor: Typing[]; readonly plain: Typing[] }>;
  readonly interactive: { readonly editor: number[]; readonly plain: number[] };
}

async function measure(browser: Browser): Promise<Measured> {
  const editorUrl = (section: SectionId): string => suiteUrl('hosting', `/profile/edit/${section}`);
  // The worker would answer what a first visit asks the server for.
  const options = { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...options, baseURL: suiteUrl('hosting') });
  await context.addInitScript({ content: TSX_HELPER });
  await countReactWork(context);
  const open = async (url: string, field: string): Promise<{ page: Page; session: CDPSession }> => {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(`[name="${field}"]`).first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    return { page, session };
  };
  const page = await context.newPage();
  await logIn(page, await fullAccount());
  const storageState = await context.storageState({ indexedDB: true });
  await page.close();

  const typedInto = [];
  for (const { what, section, name } of TYPED)
    typedInto.push({ what, name, editor: await open(editorUrl(section), name) });
  const fields = await fieldsOfAllSections(context);
  const served = await serve(plainForm(fields));
  try {
    const plain = await open(served.url, 'first_name');
    const typing = new Map(
      TYPED.map(({ what }) => [what, { editor: [] as Typing[], plain: [] as Typing[] }]),
    );
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { what, name, editor } of typedInto) {
        for (const [kind, { page: typedOn, session }] of [
          ['editor', editor],
          ['plain', plain],
        ] as const) {
          await typedOn.bringToFront();
          const result = await typeInto(typedOn, session, name);
          // The first round is the warm-up.
          if (round > 0) typing.get(what)?.[kind].push(result);
        }
      }
    }
    await context.close();

    const afterOf = async (url: string): Promise<number> => {
      const first = await browser.newContext({ ...options, storageState });
      try {
        return await interactiveAfter(first, url, 'first_name');
      } finally {
        await first.close();
      }
    };
    const interactive = { editor: [] as number[], plain: [] as number[] };
    await times(ROUNDS, async () => {
      interactive.editor.push(await afterOf(editorUrl('basics')));
      interactive.plain.push(await afterOf(served.url));
    });
    return { fields: fields.length, typing, interactive };
  } finally {
    served.close();
  }
}

function figuresOf({ typing, interactive }: Measured): Figure[] {
  const medianOf = (rounds: readonly Typing[], read: (typing: Typing) => number): number =>
    median(rounds.map(read));
  const perField = [...typing].flatMap(([what, { editor: ours, plain }]): Figure[] => {
    if (medianOf(ours, ({ renders }) => renders) === 0) throw new Error(`No render was counted in ${what}.`);
    const compared = (title: string, read: (typing: Typing) => number): Figure => ({
      what: `${what}: ${title}`,
      value: medianOf(ours, read),
      unit: 'ms',
      against: { what: 'plain HTML', value: medianOf(plain, read) },
    });
    return [
      { what: `${what}: commits of React a key`, value: medianOf(ours, ({ commits }) => commits), unit: '' },
      {
        what: `${what}: components rendered a key`,
        value: medianOf(ours, ({ renders }) => renders),
        unit: '',
      },
      compared('script a key', ({ key }) => key.ScriptDuration),
      compared('layout and style a key', ({ key }) => key.LayoutDuration + key.RecalcStyleDuration),
      compared('main thread a key', ({ key }) => key.TaskDuration),
      compared('main thread in the rest after the last key', ({ rest }) => rest.TaskDuration),
    ];
  });
  return [
    ...perField,
    {
      what: '/profile/edit/basics: time to interactive, first visit, signed in',
      value: median(interactive.editor),
      unit: 'ms',
      against: { what: 'plain HTML', value: median(interactive.plain) },
    },
  ];
}

export const editor = (): Promise<BenchResult> =>
  withSuite(async () => {
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? (await chromiumBinary.executablePath()),
      args: [...CHROMIUM_FLAGS],
    });
    try {
      const measured = await measure(browser);
      return {
        measured: `The built app's editor with a full profile in Chromium, and a page of plain HTML, without React or any script, that has a labelled field of the same kind for each of its ${String(measured.fields)}.`,
        figures: figuresOf(measured),
        notes: [
          `Medians of ${String(ROUNDS)} rounds of ${String(KEYS)} keys, in turns, after one that is not counted. The browser's own account of its main thread (Performance.getMetrics) divided by the keys, painting and all between them included.`,
          "Renders are counted where React's developer tools count them, in the production build: components whose function ran in a commit. The counting itself is in the editor's script time.",
          'The rest is a second without a key: the form is checked and the draft is stored then.',
          `Interactive: the first field is there, and no task of 50 ms or more follows for ${String(QUIET_MS / 1000)} s. Each visit with an empty cache, from the local suite, uncompressed and unthrottled; the session is on the device, as after a login.`,
        ],
      };
    } finally {
      await browser.close();
    }
  });

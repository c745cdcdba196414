// The public page's load time and download, against a static twin of the page served by the same server.
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import chromiumBinary from '@sparticuz/chromium';
import { pictureBase } from '@marquee/domain/profile/picture';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { CHROMIUM_FLAGS, BUCKET, PROJECT_ID } from '../../scripts/config/project.ts';
import { fullProfile, put, putAll } from '../measure/stored-documents.ts';
import type { Json } from '../measure/rest.ts';
import type { Credit } from '@marquee/domain/profile/credit';
import { LIMITS } from '@marquee/domain/values/limits';
import { SAMPLE_ACTORS } from '../../scripts/seed/sample-actors.ts';
import { startFunction } from '../measure/measured-function.ts';
import { startFirestore } from '../measure/processes.ts';
import type { BenchResult, Figure } from '../report/result.ts';
import { median, times } from '../measure/statistics.ts';
import { lighthouseOf } from '../lighthouse/audit.ts';
import { startSite } from './twin-site.ts';
import { twin } from './twin.ts';
import { visit, type Visit } from './measured-visit.ts';

const ROUNDS = 9;
const LIGHTHOUSE_ROUNDS = 7;
/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface Visits {
  readonly first: Visit;
  readonly again: Visit;
}

function manyCredits(): readonly Credit[] {
  const [first, ...others] = SAMPLE_ACTORS.flatMap(({ profile }) => profile.credits);
  if (!first) throw new Error('The sample actors have no credits.');
  const samples = [first, ...others];
  return Array.from({ length: LIMITS.credits }, (_, index) => ({
    ...(samples[index % samples.length] ?? first),
    year: 2026 - (index % 25),
  }));
}

const total = ({ bytes }: Visit): number => Object.values(bytes).reduce((sum, some) => sum + some, 0) / 1024;

function compare(
  what: string,
  unit: string,
  of: (visits: Visits) => number,
  page: readonly Visits[],
  other: readonly Visits[],
): Figure {
  return {
    what,
    value: median(page.map(of)),
    unit,
    against: { what: 'the static twin', value: median(other.map(of)) },
  };
}

interface Rounds {
  readonly page: readonly Visits[];
  readonly withCredits: readonly Visits[];
  /** Visits to the static twin, a page made by hand with the same text and pictures. */
  readonly other: readonly Visits[];
  /** The HTML of the page with many credits. */
  readonly html: string;
}

function figuresOf({ page, withCredits, other, html }: Rounds): Figure[] {
  const script = median(page.map((round) => round.first.bytes['script'] ?? 0)) / 1024;
  const kilobytes = (kind: string) => (round: Visits) => (round.first.bytes[kind] ?? 0) / 1024;
  return [
    {
      ...compare(
        'largest contentful paint, first visit',
        'ms',
        (round) => round.first.largestPaint,
        page,
        other,
      ),
      goal: { most: 1.15 },
    },
    {
      ...compare(
        'largest contentful paint, repeat visit',
        'ms',
        (round) => round.again.largestPaint,
        page,
        other,
      ),
      goal: { most: 1.15 },
    },
    ...(['first', 'again'] as const).map((which): Figure => ({
      what: `largest contentful paint with 60 credits, ${which === 'first' ? 'first' : 'repeat'} visit`,
      value: median(withCredits.map((round) => round[which].largestPaint)),
      unit: 'ms',
      against: { what: 'without', value: median(page.map((round) => round[which].largestPaint)) },
      goal: { most: 1.1 },
    })),
    compare('first contentful paint, first visit', 'ms', (round) => round.first.firstPaint, page, other),
    compare('first contentful paint, repeat visit', 'ms', (round) => round.again.firstPaint, page, other),
    {
      what: 'total blocking time, first visit',
      value: median(page.map((round) => round.first.blocking)),
      unit: 'ms',
    },
    {
      what: 'cumulative layout shift, worst of all',
      value: Math.max(...page.flatMap((round) => [round.first.shift, round.again.shift])),
      unit: '',
      goal: { most: 0 },
    },
    {
      what: 'HTML with CSS with 60 credits, gzip',
      value: gzipSync(html).length / 1024,
      unit: 'KB',
      goal: { most: 15 },
    },
    {
      what: 'HTML with CSS with 60 credits, brotli',
      value: brotliCompressSync(html).length / 1024,
      unit: 'KB',
    },
    { what: 'script, gzip', value: script, unit: 'KB', goal: { most: 12 } },
    {
      what: 'script files with Firebase in their name',
      value: (page[0]?.first.scripts ?? []).filter((url) => url.includes('firebase')).length,
      unit: '',
      goal: { most: 0 },
    },
    { what: 'fonts', value: median(page.map(kilobytes('font'))), unit: 'KB' },
    compare('pictures', 'KB', kilobytes('image'), page, other),
    compare('everything, first visit', 'KB', (round) => total(round.first), page, other),
    compare('everything, repeat visit', 'KB', (round) => total(round.again), page, other),
    compare('requests, first visit', '', (round) => round.first.requests, page, other),
    compare('requests, repeat visit', '', (round) => round.again.requests, page, other),
  ];
}

/** The HTML without scripts and late fonts: only what is painted at once. */
const withoutLateParts = (html: string): string =>
  html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link id="later"[^>]*>/gs, '');

/** First and largest paint on Lighthouse's simulated phone, against the same HTML without scripts and late fonts. */
async function lighthouseFigures(page: string, bare: string): Promise<Figure[]> {
  const paints = async (url: string): Promise<readonly number[]> => {
    const { audits } = await lighthouseOf(url, { onlyCategories: ['performance'] });
    return ['first', 'largest'].map(
      (which) => audits[`${which}-contentful-paint`]?.numericValue ?? Number.NaN,
    );
  };
  const rounds = await times(LIGHTHOUSE_ROUNDS, async () => ({
    page: await paints(page),
    bare: await paints(bare),
  }));
  return ['first', 'largest'].map((which, index) => ({
    what: `${which} contentful paint under Lighthouse`,
    value: median(rounds.map((round) => round.page[index] ?? Number.NaN)),
    unit: 'ms',
    against: {
      what: 'its HTML without scripts and late fonts',
      value: median(rounds.map((round) => round.bare[index] ?? Number.NaN)),
    },
    goal: { most: 1.05 },
  }));
}

export async function publicPage(): Promise<BenchResult> {
  const stops: (() => unknown)[] = [];
  try {
    const firestore = await startFirestore();
    stops.push(() => firestore.stop());
    const tracking = await startFunction('views', firestore.port);
    stops.push(() => tracking.stop());
    const site = await startSite(tracking.port);
    stops.push(() => site.close());
    const origin = `http://localhost:${String(site.port)}`;
    const rendering = await startFunction('site', firestore.port, { storagePort: site.port });
    stops.push(() => rendering.stop());
    const stored = { ...fullProfile(), credits: [] };
    const kept = ['content-type', 'cache-control', 'content-security-policy'];
    /** Stores a profile and serves its page as the function `site` renders it; at /bare, without late parts. Returns the HTML. */
    const serve = async (id: string, profile: Json): Promise<string> => {
      await putAll(firestore.port, [put(`profiles/${id}`, profile, PROJECT_ID)], PROJECT_ID);
      const response = await fetch(`http://localhost:${String(rendering.port)}/actor/${id}`);
      const html = await response.text();
      const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name)));
      site.serve(`/actor/${id}`, { html, headers });
      site.serve(`/bare/${id}`, { html: withoutLateParts(html), headers });
      return html;
    };
    await serve('p0', stored);
    const html = await serve('p1', { ...stored, credits: manyCredits() });
    site.serve('/twin', {
      html: twin(readProfile('p0', stored), pictureBase(BUCKET, origin)),
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, s-maxage=60',
      },
    });

    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? (await chromiumBinary.executablePath()),
      args: [...CHROMIUM_FLAGS],
    });
    stops.push(() => browser.close());
    const visits = async (path: string): Promise<Visits> => {
      const context = await browser.newContext(PHONE);
      const first = await visit(context, origin + path);
      const again = await visit(context, origin + path);
      await context.close();
      return { first, again };
    };
    await visits('/twin');
    const rounds = await times(ROUNDS, async () => ({
      page: await visits('/actor/p0'),
      credits: await visits('/actor/p1'),
      other: await visits('/twin'),
    }));
    const page = rounds.map((round) => round.page);
    const withCredits = rounds.map((round) => round.credits);
    const other = rounds.map((round) => round.other);

    const views = await fetch(
      `http://localhost:${String(firestore.port)}/v1/projects/${PROJECT_ID}/databases/(default)/documents/profiles/p0/views`,
      { headers: { authorization: 'Bearer owner' } },
    );
    const moved = [...new Set(page.flatMap((round) => [...round.first.moved, ...round.again.moved]))];
    const figures = [
      ...figuresOf({ page, withCredits, other, html }),
      ...(await lighthouseFigures(`${origin}/actor/p0`, `${origin}/bare/p0`)),
    ];
    return {
      measured: `A full profile with 5 photos in Chromium on a phone of Lighthouse's (412 × 823, slow 4G, processor 4 × slower).`,
      figures,
      notes: [
        `Medians of ${String(ROUNDS)} visits to each in turns. The twin is plain HTML and CSS by hand with the same text and pictures, the system's fonts and no script (bench/public-page/twin.ts).`,
        "Both are served by one small server from memory, compressed with gzip, in place of Hosting's cache; bench `render` has what filling that cache costs.",
        `The largest paint is of: ${[...new Set(page.map((round) => round.first.largest))].join(', ')} (the twin's: ${[...new Set(other.map((round) => round.first.largest))].join(', ')}).`,
        ...(moved.length === 0 ? [] : [`What moved: ${moved.join('; ')}.`]),
        `The visits were counted by our own function meanwhile: views answered ${String(views.status)}.`,
      ],
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

// One visit in Chromium under Lighthouse's mobile throttling: timings and transferred bytes.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

export interface Visit {
  /** Milliseconds until the first and the largest contentful paint. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The sum, in milliseconds, of what each long task lasts beyond 50 ms. */
  readonly blocking: number;
  readonly shift: number;
  /** A line for each shifted element: the start of its text, and its rectangles before and after. */
  readonly moved: readonly string[];
  readonly requests: number;
  /** Bytes received, headers included, by the kind of resource. */
  readonly bytes: Readonly<Record<string, number>>;
  /** The tag name of the element of the largest contentful paint. */
  readonly largest: string;
  readonly scripts: readonly string[];
}

/** Lighthouse's `devtools` throttling of a slow 4G connection, which is applied to each request. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

/** Waiting time after `load`, long enough for the page's view request, which it sends after a second. */
const SETTLE_MS = 2500;

interface Vitals {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  blocking: number;
  shift: number;
  moved: string[];
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Collects the page's timings; runs in the page before its own scripts. */
function watch(): void {
  const vitals: Vitals = { firstPaint: 0, largestPaint: 0, largest: '', blocking: 0, shift: 0, moved: [] };
  Object.assign(globalThis, { vitals });
  const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { readonly element: Element | null };
    vitals.largestPaint = entry.startTime;
    vitals.largest = element?.tagName.toLowerCase() ?? '';
  });
  observe('longtask', ({ duration }) => {
    vitals.blocking += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    const { value, sources } = entry as Shift;
    vitals.shift += value;
    for (const { node, previousRect, currentRect } of sources) {
      const where = [previousRect, currentRect].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round).join(' '),
      );
      vitals.moved.push(
        `${node?.nodeName ?? ''} "${(node?.textContent ?? '').slice(0, 30)}" ${where.join(' → ')}`,
      );
    }
  });
}

/** Opens the URL in a new page of the context, with the context's cache. */
export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const scripts: string[] = [];
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    kinds.set(requestId, (type ?? 'Other').toLowerCase());
    if (type === 'Script') scripts.push(request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined || encodedDataLength === 0) return;
    requests += 1;
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // tsx wraps functions in a helper, `__name`, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await sleep(SETTLE_MS);
  const vitals = await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  await page.close();
  if (vitals.largestPaint === 0) throw new Error(`Nothing was painted at ${url}.`);
  return { ...vitals, requests, bytes, scripts };
}

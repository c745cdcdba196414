// Measures rendering of the full profile, alternating with an empty document. A process of its own, because React reads
// NODE_ENV once and the heap must hold nothing else.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PublicPageRenderer } from '@marquee/domain/public-page';
import { readProfile } from '@marquee/domain/read-profile';
import { RENDERERS, siteAssets } from '../../web/site-assets.ts';
import { BENCH_PICTURES, fullProfile } from '../measure/stored-documents.ts';
import { median, percentile } from '../measure/statistics.ts';

const RENDERS = 50_000;
const ROUND = 500;

export interface RendererFigures {
  /** Milliseconds of processor time a render. */
  readonly page: number;
  readonly empty: number;
  /** Wall-clock milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Megabytes in use after 5,000 renders and after all. */
  readonly heapEarly: number;
  readonly heapLate: number;
}

const { renderPublicPage } = (await import(`${RENDERERS}/public-page.js`)) as PublicPageRenderer;
const assets = await siteAssets('public-page');
const profile = readProfile('p0', fullProfile('bench-actor'), BENCH_PICTURES);
const render = (): string =>
  renderPublicPage(
    { outcome: { outcome: 'public', profile }, origin: 'https://marquee.example', path: '/bench-actor' },
    assets,
  );
const renderEmpty = (): string =>
  renderToString(createElement('html', null, createElement('head'), createElement('body')));

const clock: number[] = [];

function cost(work: () => string, timed: boolean): number {
  const before = process.cpuUsage();
  for (let index = 0; index < ROUND; index += 1) {
    const started = performance.now();
    work();
    if (timed) clock.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUND;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const pages: number[] = [];
const empties: number[] = [];
let heapEarly = 0;
for (let done = 0; done < RENDERS; done += ROUND) {
  const isCounted = done >= 5000;
  if (done === 5000) heapEarly = heap();
  const page = cost(render, isCounted && clock.length < 10_000);
  const empty = cost(renderEmpty, false);
  if (isCounted) {
    pages.push(page);
    empties.push(empty);
  }
}
clock.splice(10_000);
const figures: RendererFigures = {
  page: median(pages),
  empty: median(empties),
  p50: percentile(clock, 0.5),
  p99: percentile(clock, 0.99),
  heapEarly,
  heapLate: heap(),
};
process.send?.(figures);
process.disconnect();

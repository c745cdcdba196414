// The server's cost of a public page: the renderer by itself, and the function with its reads.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { fromRoot, PROJECT_ID } from '../../scripts/config/project.ts';
import { fullProfile, put, putAll } from '../measure/stored-documents.ts';
import { startFunction, type RunningFunction } from '../measure/functions.ts';
import { startFirestore } from '../measure/processes.ts';
import type { Json } from '../measure/rest.ts';
import type { BenchResult, Figure } from '../report/result.ts';
import { concurrently, median, percentile, times } from '../measure/statistics.ts';
import type { RendererFigures } from './renderer-worker.ts';

const PROFILES = 100_000;
const ROUNDS = 5;
const ROUND = 400;
const LONG_RUN = 10_000;

async function rendererFigures(): Promise<RendererFigures> {
  const child = fork(fromRoot('bench/render/renderer-worker.ts'), {
    cwd: fromRoot('.'),
    execArgv: ['--import', 'tsx', '--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [figures] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The renderer ended with ${String(code)}.`)),
    ),
  ])) as [RendererFigures];
  return figures;
}

async function page(port: number, path: string): Promise<string> {
  const response = await fetch(`http://localhost:${String(port)}${path}`);
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${String(response.status)}`);
  return body;
}

interface Round {
  /** Milliseconds of processor time a request. */
  readonly cpu: number;
  /** Milliseconds each request took. */
  readonly took: readonly number[];
}

async function round(server: RunningFunction, path: (index: number) => string): Promise<Round> {
  const took: number[] = [];
  const before = await server.usage();
  await concurrently(ROUND, 1, async (index) => {
    const started = performance.now();
    await page(server.port, path(index));
    took.push(performance.now() - started);
  });
  const after = await server.usage();
  return { cpu: (after.cpu - before.cpu) / ROUND, took };
}

interface Summary {
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
}

/** Alternates between two servers, so that other load affects both. */
async function inTurns(
  first: RunningFunction,
  second: RunningFunction,
  path: (index: number) => string,
): Promise<[Summary, Summary]> {
  const summary = (rounds: readonly Round[]): Summary => ({
    cpu: median(rounds.map(({ cpu }) => cpu)),
    p50: median(rounds.map(({ took }) => percentile(took, 0.5))),
    p99: median(rounds.map(({ took }) => percentile(took, 0.99))),
  });
  await Promise.all([round(first, path), round(second, path)]);
  const rounds = await times(
    ROUNDS,
    async () => [await round(first, path), await round(second, path)] as const,
  );
  return [summary(rounds.map(([one]) => one)), summary(rounds.map(([, other]) => other))];
}

function* profiles(): Iterable<Json> {
  const profile = fullProfile();
  for (let index = 1; index < PROFILES; index += 1)
    yield put(`profiles/p${String(index)}`, profile, PROJECT_ID);
}

interface Measurements {
  readonly renderer: Awaited<ReturnType<typeof rendererFigures>>;
  /** Pages of the only profile, of one among many, and the same bytes from memory. */
  readonly one: Summary;
  readonly many: Summary;
  readonly memory: Summary;
  /** Before and after a long run. */
  readonly early: { readonly heap: number };
  readonly late: { readonly heap: number };
}

function figuresOf({ renderer, one, many, memory, early, late }: Measurements): Figure[] {
  const inMemory = (value: number) => ({
    what: 'a function that returns the same bytes from memory',
    value,
  });
  return [
    { what: 'renders a second and core, renderer alone', value: 1000 / renderer.page, unit: '/s' },
    {
      what: 'a render, renderer alone',
      value: renderer.page,
      unit: 'ms CPU',
      against: { what: "React's renderToString of an empty document", value: renderer.empty },
    },
    {
      what: 'a render, renderer alone, p99',
      value: renderer.p99,
      unit: 'ms',
      against: { what: 'its median', value: renderer.p50 },
    },
    {
      what: 'heap after 50,000 renders',
      value: renderer.heapLate,
      unit: 'MB',
      against: { what: 'after 5,000', value: renderer.heapEarly },
      goal: { most: 1.05 },
    },
    { what: 'pages a second and core, the function with its read', value: 1000 / one.cpu, unit: '/s' },
    {
      what: 'a page from the function with its read',
      value: one.cpu,
      unit: 'ms CPU',
      against: inMemory(memory.cpu),
    },
    { what: 'the same, p50', value: one.p50, unit: 'ms', against: inMemory(memory.p50) },
    { what: 'the same, p99', value: one.p99, unit: 'ms', against: inMemory(memory.p99) },
    {
      what: `a page out of ${String(PROFILES)} profiles`,
      value: many.cpu,
      unit: 'ms CPU',
      against: { what: 'the only profile', value: one.cpu },
      goal: { most: 1.15 },
    },
    {
      what: `a page out of ${String(PROFILES)} profiles, p50`,
      value: many.p50,
      unit: 'ms',
      against: { what: 'the only profile', value: one.p50 },
    },
    {
      what: `the function's heap after ${String(LONG_RUN)} more pages`,
      value: late.heap,
      unit: 'MB',
      against: { what: 'before', value: early.heap },
      goal: { most: 1.05 },
    },
  ];
}

export async function render(): Promise<BenchResult> {
  const renderer = await rendererFigures();
  const folder = mkdtempSync(join(os.tmpdir(), 'marquee-bench-'));
  const bytes = join(folder, 'page.html');
  const firestore = await startFirestore();
  const stops: (() => Promise<void>)[] = [() => firestore.stop()];
  try {
    await putAll(firestore.port, [put('profiles/p0', fullProfile(), PROJECT_ID)], PROJECT_ID);
    const rendering = await startFunction('profilePage', firestore.port);
    stops.push(() => rendering.stop());
    writeFileSync(bytes, await page(rendering.port, '/actor/p0'));
    const remembering = await startFunction(bytes, firestore.port);
    stops.push(() => remembering.stop());

    const [one, memory] = await inTurns(rendering, remembering, () => '/actor/p0');
    await putAll(firestore.port, profiles(), PROJECT_ID);
    const [many] = await inTurns(
      rendering,
      remembering,
      (index) => `/actor/p${String((index * 7919) % PROFILES)}`,
    );
    const early = await rendering.usage();
    await concurrently(LONG_RUN, 8, (index) => page(rendering.port, `/actor/p${String(index)}`));
    const late = await rendering.usage();

    const figures = figuresOf({ renderer, one, many, memory, early, late });
    return {
      measured:
        'Server renders of a full profile with 5 photos, by the built renderer and by the built function.',
      figures,
      notes: [
        'The function runs in the Functions framework, as in Cloud Functions, and reads from our Firestore emulator in another process, whose time is not counted. One request at a time; both functions in turns.',
        'Processor time and heap are those of the process that renders; the heap is looked at after a full collection.',
        'Beyond the edge cache: a profile costs one render a minute and edge, however many look at it.',
      ],
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

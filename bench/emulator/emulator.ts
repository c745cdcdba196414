// The cost of the Firestore emulator with 1,000, 10,000 and 100,000 documents in it. Costs are processor time of its
// process, so that other load on the machine hardly shows.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { fromRoot } from '../../scripts/config/project.ts';
import { fullProfile, notification, put, putAll } from '../measure/stored-documents.ts';
import { startBareServer, startFirestore, type Measured } from '../measure/processes.ts';
import { BENCH_PROJECT, type Json } from '../measure/rest.ts';
import type { BenchResult, Figure } from '../report/result.ts';
import { concurrently, median, times } from '../measure/statistics.ts';
import { BATCH, operations, PAGE } from './operations.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const ROUNDS = 5;
const CONCURRENCY = 8;
const LISTENERS = 100;

function* documents(half: number): Iterable<Json> {
  const profile = fullProfile();
  for (let index = 0; index < half; index += 1) {
    yield put(`profiles/p${String(index)}`, profile);
    yield put(`notifications/n${String(index)}`, notification(`p${String(Math.floor(index / PAGE))}`, index));
  }
}

/** Processor milliseconds per operation of the process: the median of a few rounds. */
async function cost(
  server: Measured,
  count: number,
  operation: (index: number) => Promise<unknown>,
): Promise<number> {
  // Warm-up: Node compiles frequently run code before it counts.
  await concurrently(count, CONCURRENCY, operation);
  const rounds = await times(ROUNDS, async () => {
    const before = server.cpu();
    await concurrently(count, CONCURRENCY, operation);
    return (server.cpu() - before) / count;
  });
  return median(rounds);
}

/** The cost of one operation beyond another, measured in alternating rounds. */
async function extraCost(
  server: Measured,
  count: number,
  operation: (index: number) => Promise<unknown>,
  without: (index: number) => Promise<unknown>,
): Promise<number> {
  const once = async (what: (index: number) => Promise<unknown>): Promise<number> => {
    const before = server.cpu();
    await concurrently(count, CONCURRENCY, what);
    return (server.cpu() - before) / count;
  };
  await once(operation);
  await once(without);
  const rounds = await times(ROUNDS, async () => (await once(operation)) - (await once(without)));
  const extra = median(rounds);
  if (extra <= 0) throw new Error('The difference is too small to be measured.');
  return extra;
}

async function listening<Value>(
  port: number,
  listen: (firestore: Firestore, heard: () => void) => (() => void)[],
  work: () => Promise<Value>,
): Promise<Value> {
  process.env['FIRESTORE_EMULATOR_HOST'] = `localhost:${String(port)}`;
  const app = initializeApp(
    { projectId: BENCH_PROJECT },
    `listening-${String(port)}-${String(performance.now())}`,
  );
  try {
    const stops: (() => void)[] = [];
    await new Promise<void>((resolve) => {
      let heard = 0;
      stops.push(
        ...listen(getFirestore(app), () => {
          heard += 1;
          if (heard === stops.length) resolve();
        }),
      );
    });
    const value = await work();
    for (const stop of stops) stop();
    return value;
  } finally {
    await deleteApp(app);
  }
}

interface Costs {
  readonly readyAfter: number;
  readonly idle: number;
  readonly loaded: number;
  readonly commit: number;
  readonly watchedCommit: number;
  readonly delivery: number;
  readonly read: number;
  readonly query: number;
  readonly ruleEvaluation: number;
}

async function costsAt(size: number): Promise<Costs> {
  const half = size / 2;
  const server = await startFirestore(fromRoot('firestore.rules'));
  try {
    const does = operations(server.port, half);
    const idle = server.memory();
    await putAll(server.port, documents(half));
    const loaded = server.memory();
    const commit = await cost(server, 1500, does.commit);
    const read = await cost(server, 1500, does.read);
    const query = await cost(server, size > 10_000 ? 40 : 200, does.query);
    const rules = await extraCost(server, 300, does.readManyAsUser, does.readManyAsAdmin);
    const watchedCommit = await listening(
      server.port,
      (firestore, heard) => [firestore.collection('profiles').onSnapshot(heard)],
      () => cost(server, 1000, does.commitToProfiles),
    );
    await does.commitToOne(0);
    const fanOut = await listening(
      server.port,
      (firestore, heard) =>
        // Different filters, because a client shares equal targets.
        Array.from({ length: LISTENERS }, (_, index) =>
          firestore.collection('counters').where('count', '>=', -index).onSnapshot(heard),
        ),
      () => cost(server, 150, does.commitToOne),
    );
    return {
      readyAfter: server.readyAfter,
      idle,
      loaded,
      commit,
      watchedCommit,
      delivery: Math.max(0, fanOut - commit) / LISTENERS,
      read,
      query,
      ruleEvaluation: rules / BATCH,
    };
  } finally {
    await server.stop();
  }
}

const WHAT = {
  commit: ['a commit of one document', 'ms CPU'],
  watchedCommit: ['a commit under a listener on all profiles', 'ms CPU'],
  delivery: ['a change sent to one of 100 listeners', 'ms CPU'],
  read: ['a document read', 'ms CPU'],
  query: ['a page of 25 notifications by user, newest first', 'ms CPU'],
  ruleEvaluation: ['a rule evaluated (get of a public profile)', 'ms CPU'],
} as const satisfies Partial<Record<keyof Costs, readonly [string, string]>>;

const isKind = (name: string): name is keyof typeof WHAT => name in WHAT;

export async function emulator(): Promise<BenchResult> {
  const bare = await startBareServer();
  let exchange: number;
  try {
    exchange = await cost(bare, 1500, operations(bare.port, 500).commit);
  } finally {
    await bare.stop();
  }
  const bareReady = median(
    await times(ROUNDS, async () => {
      const server = await startBareServer();
      await server.stop();
      return server.readyAfter;
    }),
  );
  const all = await times(SIZES.length, async (index) => costsAt(SIZES[index] ?? 0));
  const [smallest] = all;
  if (!smallest) throw new Error('Nothing was measured.');

  const http = { what: 'an HTTP exchange with a bare server of Node', value: exchange };
  const figures: Figure[] = [
    {
      what: 'ready, median of a few starts',
      value: median(all.map(({ readyAfter }) => readyAfter)),
      unit: 'ms',
      against: { what: 'a bare server of Node', value: bareReady },
    },
    { what: 'memory, idle', value: median(all.map(({ idle }) => idle)), unit: 'MB', goal: { most: 100 } },
    ...all.map(({ loaded }, index) => ({
      what: `memory with ${String(SIZES[index])} documents`,
      value: loaded,
      unit: 'MB',
    })),
    { what: 'commits a second and core, 1000 documents', value: 1000 / smallest.commit, unit: '/s' },
    {
      what: 'rule evaluations a second and core, 1000 documents',
      value: 1000 / smallest.ruleEvaluation,
      unit: '/s',
    },
  ];
  for (const [name, [what, unit]] of Object.entries(WHAT)) {
    if (!isKind(name)) continue;
    all.forEach((costs, index) => {
      const size = SIZES[index] ?? 0;
      figures.push({
        what: `${what}, ${String(size)} documents`,
        value: costs[name],
        unit,
        against: index === 0 ? http : { what: 'the same with 1000 documents', value: smallest[name] },
        ...(index > 0 ? { goal: { most: 2 } } : {}),
      });
    });
  }
  return {
    measured: 'The Firestore emulator as a process of its own, over REST, listened to over gRPC.',
    figures,
    notes: [
      `Costs are processor time of the emulator's process in all its threads (garbage collection included), the median of ${String(ROUNDS)} rounds, ${String(CONCURRENCY)} requests at a time. Linux counts it in steps of 10 ms.`,
      'Half of the documents are full profiles of 5 photos, half are notifications, 25 to a user.',
      'A rule evaluation is what a batch read of one field of 100 profiles costs a signed-in user beyond an administrator, in turns.',
      'A query that fixes a field to a value looks only at the documents that have it: docs/performance.md (The local suite).',
    ],
  };
}

// 1,000 visitors within a minute, on one profile and then on 100: every view counted, the owner told within the cap.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/limits';
import { fromRoot, PROJECT_ID } from '../../scripts/lib/project.ts';
import { startFunction, type RunningFunction } from '../../bench/lib/functions.ts';
import { startBareServer, startFirestore } from '../../bench/lib/processes.ts';
import type { BenchResult, Figure } from '../../bench/lib/result.ts';
import { percentile, times } from '../../bench/lib/statistics.ts';
import { crowd, newProfiles, visitProfile, type Crowd } from './visitors.ts';

const VISITORS = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const INSTANCES = 2;

interface Told {
  /** Views by the day's documents. */
  readonly counted: number;
  /** Notifications of one viewer each, and those that stand for more. */
  readonly single: number;
  readonly more: number;
  /** Viewers that the notifications speak of. */
  readonly viewers: number;
}

async function toldOf(firestore: Firestore, profileId: string): Promise<Told> {
  const days = await firestore.collection(`profiles/${profileId}/views`).get();
  const counts = days.docs.map((day): unknown => day.get('count'));
  const { docs } = await firestore.collection('notifications').where('user_id', '==', profileId).get();
  const more = docs.filter(({ id }) => id.includes('_more_'));
  const others = more.map((document) => Number(document.get('metadata.viewers') ?? 0));
  const single = docs.length - more.length;
  return {
    counted: counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0),
    single,
    more: more.length,
    viewers: others.reduce((sum, count) => sum + count, single),
  };
}

/** Views counted so far, which all had their part in a notification. */
async function countedOf(firestore: Firestore, ids: readonly string[]): Promise<number> {
  const told = await Promise.all(ids.map((id) => toldOf(firestore, id)));
  return told.reduce((sum, { counted }) => sum + counted, 0);
}

interface Round {
  /** Milliseconds of an HTTP exchange with a bare server. */
  readonly exchange: number;
  /** How many hours the round touched. */
  readonly hours: number;
  /** Views counted before it. */
  readonly before: number;
}

/** Of all profiles together, and the most that one was told of. */
async function figuresOf(
  firestore: Firestore,
  name: string,
  ids: readonly string[],
  { took, failures }: Crowd,
  { exchange, hours, before }: Round,
): Promise<Figure[]> {
  const told = await Promise.all(ids.map((id) => toldOf(firestore, id)));
  const sum = (of: (one: Told) => number): number => told.reduce((total, one) => total + of(one), 0);
  const most = (of: (one: Told) => number): number => Math.max(...told.map(of));
  for (const failure of new Set(failures)) console.error(failure);
  const against = { what: 'an HTTP exchange with a bare server of Node', value: exchange };
  return [
    { what: `${name}: visits that failed`, value: failures.length, unit: '', goal: { most: 0 } },
    {
      what: `${name}: views counted too many or too few`,
      value: Math.abs(sum(({ counted }) => counted) - before - VISITORS),
      unit: '',
      goal: { most: 0 },
    },
    {
      what: `${name}: viewers the owners are not told of, or twice`,
      value: Math.abs(sum(({ viewers }) => viewers) - before - VISITORS),
      unit: '',
      goal: { most: 0 },
    },
    {
      what: `${name}: notifications of single viewers for one owner`,
      value: most(({ single }) => single),
      unit: '',
      goal: { most: LIMITS.notificationsPerHour * hours },
    },
    {
      what: `${name}: '… more' notifications for one owner`,
      value: most(({ more }) => more),
      unit: '',
      goal: { most: hours },
    },
    { what: `${name}: a visit's answer, p50`, value: percentile(took, 0.5), unit: 'ms', against },
    { what: `${name}: a visit's answer, p99`, value: percentile(took, 0.99), unit: 'ms', against },
  ];
}

async function bareExchange(): Promise<number> {
  const bare = await startBareServer();
  try {
    const took = await times(200, async () => {
      const started = performance.now();
      await (await fetch(`http://localhost:${String(bare.port)}/`, { method: 'POST', body: '{}' })).text();
      return performance.now() - started;
    });
    return percentile(took, 0.5);
  } finally {
    await bare.stop();
  }
}

export async function load(): Promise<BenchResult> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const exchange = await bareExchange();
    const emulator = await startFirestore(fromRoot('firestore.rules'));
    stops.push(() => emulator.stop());
    const instances: RunningFunction[] = [];
    for (let index = 0; index < INSTANCES; index += 1) {
      const instance = await startFunction('trackProfileView', emulator.port);
      stops.push(() => instance.stop());
      instances.push(instance);
    }
    const visit = (index: number, profileId: string): Promise<number> =>
      visitProfile(`http://localhost:${String(instances[index % INSTANCES]?.port ?? 0)}/`, profileId);

    process.env['METADATA_SERVER_DETECTION'] = 'none';
    process.env['FIRESTORE_EMULATOR_HOST'] = `localhost:${String(emulator.port)}`;
    const app = initializeApp({ projectId: PROJECT_ID }, 'load');
    stops.push(() => deleteApp(app));
    const [warm = '', single = '', ...many] = await newProfiles(emulator.port, 102);
    await Promise.all(instances.map((_, index) => visit(index, warm)));
    const figures: Figure[] = [];
    for (const [name, ids, within] of [
      ['one profile', [single], MINUTE],
      ['100 profiles', many, MINUTE],
      ['one profile, all at once', [warm], 0],
    ] as const) {
      const before = await countedOf(getFirestore(app), ids);
      const started = Math.floor(Date.now() / HOUR);
      const visits = await crowd(VISITORS, within, (index) => visit(index, ids[index % ids.length] ?? ''));
      const hours = Math.floor(Date.now() / HOUR) - started + 1;
      figures.push(...(await figuresOf(getFirestore(app), name, ids, visits, { exchange, hours, before })));
    }
    return {
      measured: `${String(VISITORS)} visitors within a minute at even distances, each with a key of their own; ${String(INSTANCES)} instances of the function in Google's Functions framework, and our Firestore emulator.`,
      figures,
      notes: [
        'Nobody waits for anybody: a visitor comes when it is time, whether or not those before have been answered. Visitors go to the instances in turns, so that these are rivals for one profile.',
        'Not through the Functions emulator of firebase-tools: it starts a process of 150 MB for each request that comes while another runs, where Cloud Functions gives an instance 80 at once. A thousand visitors of one profile on the local suite then wait for some 200 starting processes, whatever the function does.',
      ],
    };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

// 1,000 visitors within a minute, on one profile and then on 100: every view counted, the owner told within the cap.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/limits';
import { PORTS, PROJECT_ID } from '../../scripts/lib/project.ts';
import { startBareServer } from '../../bench/lib/processes.ts';
import type { BenchResult, Figure } from '../../bench/lib/result.ts';
import { percentile, times } from '../../bench/lib/statistics.ts';
import { onSuite } from '../../bench/lib/suite.ts';
import { crowd, newProfiles, visitProfile, type Crowd } from './visitors.ts';

const VISITORS = 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
  const others = more.map((document) => Number(/\d+/.exec(String(document.get('message')))?.[0] ?? 0));
  const single = docs.length - more.length;
  return {
    counted: counts.reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0),
    single,
    more: more.length,
    viewers: others.reduce((sum, count) => sum + count, single),
  };
}

async function remove(firestore: Firestore, profileId: string): Promise<void> {
  await firestore.recursiveDelete(firestore.doc(`profiles/${profileId}`));
  const { docs } = await firestore.collection('notifications').where('user_id', '==', profileId).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Of all profiles together, and the most that one was told of. */
async function figuresOf(
  firestore: Firestore,
  name: string,
  ids: readonly string[],
  { took, failures }: Crowd,
  exchange: number,
  hours: number,
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
      value: Math.abs(sum(({ counted }) => counted) - VISITORS),
      unit: '',
      goal: { most: 0 },
    },
    {
      what: `${name}: viewers the owners are not told of, or twice`,
      value: Math.abs(sum(({ viewers }) => viewers) - VISITORS),
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

export const load = (): Promise<BenchResult> =>
  onSuite(async () => {
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    process.env['FIRESTORE_EMULATOR_HOST'] = `localhost:${String(PORTS['firestore'] ?? 0)}`;
    const app = initializeApp({ projectId: PROJECT_ID }, 'load');
    const firestore = getFirestore(app);
    const [first, ...others] = await newProfiles(102);
    if (first === undefined) throw new Error('There are no profiles.');
    try {
      const exchange = await bareExchange();
      const [single = '', ...many] = others;
      // The function's process starts with its first call.
      await visitProfile(first);
      const figures: Figure[] = [];
      for (const [name, ids] of [
        ['one profile', [single]],
        ['100 profiles', many],
      ] as const) {
        const started = Math.floor(Date.now() / HOUR);
        const visits = await crowd(VISITORS, MINUTE, (index) => ids[index % ids.length] ?? '');
        const hours = Math.floor(Date.now() / HOUR) - started + 1;
        figures.push(...(await figuresOf(firestore, name, ids, visits, exchange, hours)));
      }
      return {
        measured: `${String(VISITORS)} visitors within a minute at even distances, each with a key of their own, through Hosting and the function on the local suite.`,
        figures,
        notes: [
          'Nobody waits for anybody: a visitor comes when it is time, whether or not those before have been answered.',
          'All views of one profile go through one transaction on its day, one after another; that is the limit of the one-profile case.',
        ],
      };
    } finally {
      await Promise.all([first, ...others].map((id) => remove(firestore, id)));
      await deleteApp(app);
    }
  });

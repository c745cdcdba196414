// Compares the views and notifications stored in Firestore after a load with the visits that were made.
import type { Firestore } from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/values/limits';
import { PAGE_ACTIONS, type PageAction } from '@marquee/domain/views/page-actions';
import { addViews, noViews, readViews } from '@marquee/domain/views/views';
import { HOUR } from '@marquee/domain/values/time';
import { concurrently, percentile } from '../measure/statistics.ts';
import type { Figure } from '../report/result.ts';
import type { Crowd, Visit } from './visitors.ts';

interface StoredCounts {
  /** Views counted in the profile's documents `views/{week}`. */
  readonly counted: number;
  /** Notifications about a single viewer, and (`more`) about several viewers. */
  readonly single: number;
  readonly more: number;
  /** The number of viewers in all notifications: one in each of `single`, several in each of `more`. */
  readonly viewers: number;
}

async function storedCounts(firestore: Firestore, profileId: string): Promise<StoredCounts> {
  const weeks = await firestore.collection(`profiles/${profileId}/views`).get();
  const { docs } = await firestore.collection('notifications').where('user_id', '==', profileId).get();
  const more = docs.filter(({ id }) => id.includes('_more_'));
  const single = docs.length - more.length;
  return {
    counted: weeks.docs
      .flatMap((week) => readViews(week.id, week.data()))
      .reduce((sum, { count }) => sum + count, 0),
    single,
    more: more.length,
    viewers: more.reduce((sum, document) => sum + Number(document.get('metadata.viewers') ?? 0), single),
  };
}

interface Round {
  readonly name: string;
  readonly ids: readonly string[];
  readonly visitors: number;
  /** The named links that each profile is opened by; past the hour's cap one's opens share a notification a half-hour. */
  readonly links: number;
  /** When the round began, in milliseconds since 1970. */
  readonly started: number;
  /** The median milliseconds of an HTTP exchange with a Node server that does nothing else. */
  readonly exchange: number;
}

/**
 * The figures of a round: failed visits, stored views and viewers of all profiles together against the visits made, the
 * notifications of the profile that has most, and response times. The profiles must be new before the round.
 */
export async function crowdFigures(
  firestore: Firestore,
  { name, ids, visitors, links, started, exchange }: Round,
  { took, failures }: Crowd,
): Promise<Figure[]> {
  const stored: StoredCounts[] = [];
  await concurrently(ids.length, 10, async (index) =>
    stored.push(await storedCounts(firestore, ids[index] ?? '')),
  );
  const sum = (of: (one: StoredCounts) => number): number =>
    stored.reduce((total, one) => total + of(one), 0);
  const most = (of: (one: StoredCounts) => number): number => Math.max(...stored.map(of));
  const hours = Math.floor(Date.now() / HOUR) - Math.floor(started / HOUR) + 1;
  for (const failure of new Set(failures)) console.error(failure);
  const against = { what: 'an HTTP exchange with a bare server of Node', value: exchange };
  return [
    { what: `${name}: visits that failed`, value: failures.length, unit: '', goal: { most: 0 } },
    {
      what: `${name}: views counted too many or too few`,
      value: Math.abs(sum(({ counted }) => counted) - visitors),
      unit: '',
      goal: { most: 0 },
    },
    ...(links === 0
      ? [
          {
            what: `${name}: viewers missing from the notifications, or in them twice`,
            value: Math.abs(sum(({ viewers }) => viewers) - visitors),
            unit: '',
            goal: { most: 0 },
          },
        ]
      : []),
    {
      what: `${name}: notifications of single viewers for one owner`,
      value: most(({ single }) => single),
      unit: '',
      goal: { most: (LIMITS.notificationsPerHour + 2 * links) * hours },
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

/** Compares each named link's counts with its visits, each of which did all the `actions`. */
export async function linkFigures(
  firestore: Firestore,
  name: string,
  visits: readonly Visit[],
  actions: readonly PageAction[],
): Promise<Figure[]> {
  const wrong = { opens: 0, actions: 0 };
  const ids = [...new Set(visits.map(({ profileId }) => profileId))];
  await concurrently(ids.length, 10, async (index) => {
    const { docs } = await firestore.collection(`profiles/${ids[index] ?? ''}/views`).get();
    const { links } = docs.flatMap((week) => readViews(week.id, week.data())).reduce(addViews, noViews(''));
    const made = visits.filter(({ profileId }) => profileId === ids[index]);
    for (const code of new Set([...Object.keys(links), ...made.flatMap((visit) => visit.code ?? [])])) {
      const expected = made.filter((visit) => visit.code === code).length;
      const counted = links[code];
      wrong.opens += Math.abs((counted?.count ?? 0) - expected);
      for (const action of PAGE_ACTIONS) {
        const done = actions.includes(action) ? expected : 0;
        wrong.actions += Math.abs((counted?.actions[action] ?? 0) - done);
      }
    }
  });
  return [
    {
      what: `${name}: opens of links counted too many or too few`,
      value: wrong.opens,
      unit: '',
      goal: { most: 0 },
    },
    {
      what: `${name}: actions of links counted too many or too few`,
      value: wrong.actions,
      unit: '',
      goal: { most: 0 },
    },
  ];
}

/** The mean numbers of documents that Firestore read and wrote for a visit. */
export const costFigures = (
  name: string,
  visit: 'a view' | 'a batch of what is done',
  visitors: number,
  { reads, writes }: { readonly reads: number; readonly writes: number },
): Figure[] => [
  { what: `${name}: documents read, ${visit}`, value: reads / visitors, unit: '' },
  { what: `${name}: documents written, ${visit}`, value: writes / visitors, unit: '' },
];

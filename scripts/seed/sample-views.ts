// The last weeks of a sample profile: how often it was opened each day, and what its owner was told.
import {
  PROFILE_VIEW_TITLE,
  profileViewId,
  profileViewMessage,
  UNNAMED_VIEWER,
  viewDay,
  type NotificationType,
} from '@marquee/domain/notification';
import { displayName } from '@marquee/domain/profile';
import { SAMPLE_ACTORS, type SampleActor } from './sample-actors.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const DAYS = 60;

export interface SampleNotification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly type: NotificationType;
  readonly read: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly viewer: { readonly id: string | null; readonly name: string; readonly isPublic: boolean } | null;
}

interface Event {
  readonly hoursAgo: number;
  /** The position of the viewer among the sample actors; none for somebody without an account. */
  readonly viewer?: number;
  readonly read: boolean;
}

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const EVENTS: readonly Event[] = [
  { hoursAgo: 1.2, viewer: 1, read: false },
  { hoursAgo: 3.4, read: false },
  { hoursAgo: 9.1, viewer: 2, read: false },
  { hoursAgo: 27, read: false },
  { hoursAgo: 31.5, read: true },
  { hoursAgo: 54, viewer: 3, read: true },
  { hoursAgo: 98, read: true },
  { hoursAgo: 124, read: true },
  { hoursAgo: 171, viewer: 1, read: true },
  { hoursAgo: 290, read: true },
  { hoursAgo: 412, viewer: 2, read: true },
  { hoursAgo: 655, read: true },
];

/** What the owner was told, newest first: named and unnamed viewers, and one word of welcome. */
export function sampleNotifications(owner: SampleActor, now: number): SampleNotification[] {
  const views = EVENTS.map(({ hoursAgo, viewer, read }, index): SampleNotification => {
    const at = now - hoursAgo * HOUR;
    const actor = viewer === undefined ? undefined : SAMPLE_ACTORS[viewer];
    const name = actor ? displayName(actor.profile) : UNNAMED_VIEWER;
    return {
      id: profileViewId(owner.uid, actor?.uid ?? `anonymous-sample${index}`, at),
      title: PROFILE_VIEW_TITLE,
      message: profileViewMessage(name),
      type: 'profile_view',
      read,
      at,
      viewer: { id: actor?.uid ?? null, name, isPublic: actor?.profile.is_profile_public === true },
    };
  });
  return [
    ...views,
    {
      id: `${owner.uid}_welcome`,
      title: 'Your profile is public',
      message: 'Share your link: you are told here when somebody opens it.',
      type: 'info',
      read: true,
      at: now - DAYS * DAY,
      viewer: null,
    },
  ];
}

/** Views by day (YYYY-MM-DD) of the last 60 days: more towards the end, fewer on Sundays, none on a few days. */
export function sampleViews(
  owner: SampleActor,
  now: number,
  told: readonly SampleNotification[],
): Map<string, number> {
  const random = seededRandom(SAMPLE_ACTORS.indexOf(owner) + 1);
  const days = Array.from({ length: DAYS }, (_, index): [string, number] => {
    const at = now - (DAYS - 1 - index) * DAY;
    const rise = 1 + (index / DAYS) * 5;
    const sunday = new Date(at).getUTCDay() === 0 ? 0.4 : 1;
    return [viewDay(at), Math.floor(random() * rise * sunday * 1.6)];
  });
  const counts = new Map(days.filter(([, count]) => count > 0));
  const toldByDay = new Map<string, number>();
  for (const { at, type } of told) {
    if (type === 'profile_view') toldByDay.set(viewDay(at), (toldByDay.get(viewDay(at)) ?? 0) + 1);
  }
  // Nobody was told of more views than there were.
  for (const [day, count] of toldByDay) counts.set(day, Math.max(count, counts.get(day) ?? 0));
  return counts;
}

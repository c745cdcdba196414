// The last weeks of a sample profile: its views by day and named link, and its notifications.
import type { NamedLink } from '@marquee/domain/views/named-link';
import {
  linkOpenedMessage,
  PROFILE_VIEW_TITLE,
  profileViewId,
  profileViewMessage,
  UNNAMED_VIEWER,
  type NotificationType,
} from '@marquee/domain/notifications/notification';
import type { PageAction } from '@marquee/domain/views/page-actions';
import { displayName } from '@marquee/domain/profile/profile';
import {
  addViews,
  noViews,
  type ActionCounts,
  type DayViews,
  type ViewSource,
} from '@marquee/domain/views/views';
import { DAY, HOUR, utcDate } from '@marquee/domain/values/time';
import { SAMPLE_ACTORS, type SampleActor } from './sample-actors.ts';

/** The number of days with sample views: /insights compares the last 90 days with those before. */
export const SAMPLE_DAYS = 120;

/** Milliseconds since the revoked link was revoked. */
const REVOKED_FOR = 60 * DAY;

export interface SampleNotification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly type: NotificationType;
  readonly read: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly viewer: { readonly id: string | null; readonly name: string; readonly isPublic: boolean } | null;
  /** The named link that was opened. */
  readonly link?: SampleLink | undefined;
}

export type SampleLink = Pick<
  NamedLink,
  'code' | 'label' | 'ends' | 'opens_private' | 'asks_answer' | 'revoked' | 'created_at'
>;

/** The first actor's named links, the newest first: one opens a private profile, one will end, one was revoked. */
export function sampleLinks(owner: SampleActor, now: number): SampleLink[] {
  if (owner !== SAMPLE_ACTORS[0]) return [];
  const link = (
    code: string,
    label: string,
    daysAgo: number,
    changes: Partial<SampleLink> = {},
  ): SampleLink => ({
    code,
    label,
    ends: 0,
    opens_private: false,
    asks_answer: true,
    revoked: false,
    created_at: now - daysAgo * DAY,
    ...changes,
  });
  return [
    link('0c4s7z8m2kq5w', "Mukesh's office", 40, { opens_private: true }),
    link('7hx2vd9r3ntb6', 'Prithvi Theatre, Zoya', 66),
    link('p3j8w5e1gy0fa', 'Web series auditions', 96, { ends: now + 12 * DAY }),
    link('b6n9t4q2skc7d', 'Ad film, Bengaluru', 110, { revoked: true }),
  ];
}

interface Event {
  readonly hoursAgo: number;
  /** The position of the viewer among the sample actors; none for somebody without an account. */
  readonly viewer?: number;
  /** The position of the named link that was opened. */
  readonly link?: number;
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
  { hoursAgo: 3.4, link: 0, read: false },
  { hoursAgo: 5.2, link: 0, read: false },
  { hoursAgo: 9.1, viewer: 2, read: false },
  { hoursAgo: 27, read: false },
  { hoursAgo: 31.5, read: true },
  { hoursAgo: 40, link: 1, read: true },
  { hoursAgo: 54, viewer: 3, read: true },
  { hoursAgo: 98, read: true },
  { hoursAgo: 124, read: true },
  { hoursAgo: 171, viewer: 1, read: true },
  { hoursAgo: 290, read: true },
  { hoursAgo: 412, viewer: 2, read: true },
  { hoursAgo: 655, read: true },
];

/** The notifications, newest first: named and unnamed viewers, and one welcome message. */
export function sampleNotifications(owner: SampleActor, now: number): SampleNotification[] {
  const links = sampleLinks(owner, now);
  const views = EVENTS.map(({ hoursAgo, viewer, link: position, read }, index): SampleNotification => {
    const at = now - hoursAgo * HOUR;
    const actor = viewer === undefined ? undefined : SAMPLE_ACTORS[viewer];
    const name = actor ? displayName(actor.profile) : UNNAMED_VIEWER;
    const link = position === undefined ? undefined : links[position];
    return {
      id: profileViewId(owner.uid, actor?.uid ?? `anonymous-sample${index}`, at),
      title: PROFILE_VIEW_TITLE,
      message: link ? linkOpenedMessage(link.label) : profileViewMessage(name),
      type: 'profile_view',
      read,
      at,
      viewer: { id: actor?.uid ?? null, name, isPublic: actor?.profile.is_profile_public === true },
      link,
    };
  });
  return [
    ...views,
    {
      id: `${owner.uid}_welcome`,
      title: 'Your profile is public',
      message: 'Share your link. You’ll see here when someone opens it.',
      type: 'info',
      read: true,
      at: now - SAMPLE_DAYS * DAY,
      viewer: null,
    },
  ];
}

/** Of 100 views, how many come from each source. ACTION_SHARES has how many of 100 visitors do each action. */
const SOURCE_SHARES: readonly (readonly [ViewSource, number])[] = [
  ['link', 24],
  ['whatsapp', 28],
  ['instagram', 17],
  ['search', 9],
  ['mail', 4],
  ['youtube', 3],
  ['site', 3],
  ['direct', 12],
];
const ACTION_SHARES: readonly (readonly (readonly [PageAction, number])[])[] = [
  [
    ['seconds10', 80],
    ['seconds30', 52],
    ['seconds60', 27],
  ],
  [
    ['video', 38],
    ['videoHalf', 22],
    ['videoWhole', 12],
  ],
  [['cv', 14]],
  [['photos', 6]],
  [['contact', 7]],
  [['share', 4]],
];

function sourceOf(drawn: number): ViewSource {
  let rest = drawn * 100;
  return SOURCE_SHARES.find(([, share]) => (rest -= share) < 0)?.[0] ?? 'direct';
}

/** The counts of a single view: its source, and what the visitor did. */
function sampleView(day: string, random: () => number, links: readonly SampleLink[]): DayViews {
  const drawn = sourceOf(random());
  const link = drawn === 'link' ? links[Math.floor(random() * links.length)] : undefined;
  const actions: ActionCounts = Object.fromEntries(
    ACTION_SHARES.flatMap((shares) => {
      const done = random() * 100;
      return shares.filter(([, share]) => done < share).map(([action]) => [action, 1]);
    }),
  );
  return {
    day,
    count: 1,
    returns: random() < 0.25 ? { [Math.floor(random() * 14)]: 1 } : {},
    sources: { [drawn === 'link' && !link ? 'direct' : drawn]: 1 },
    actions,
    links: link ? { [link.code]: { count: 1, actions } } : {},
  };
}

/** The views of those of the last SAMPLE_DAYS days that had any: more towards the end, fewer on Sundays. */
export function sampleViews(
  owner: SampleActor,
  now: number,
  notifications: readonly SampleNotification[],
): DayViews[] {
  const random = seededRandom(SAMPLE_ACTORS.indexOf(owner) + 1);
  return Array.from({ length: SAMPLE_DAYS }, (_, index) => {
    const at = now - (SAMPLE_DAYS - 1 - index) * DAY;
    const day = utcDate(at);
    const rise = 1 + (index / SAMPLE_DAYS) * 5;
    const sunday = new Date(at).getUTCDay() === 0 ? 0.4 : 1;
    // There are at least as many views as notifications of views.
    const notified = notifications.filter((one) => one.type === 'profile_view' && utcDate(one.at) === day);
    const count = Math.max(notified.length, Math.floor(random() * rise * sunday * 1.6));
    const links = sampleLinks(owner, now).filter(
      ({ created_at, revoked }) => created_at <= at && (!revoked || at < now - REVOKED_FOR),
    );
    return Array.from({ length: count }, () => sampleView(day, random, links)).reduce(addViews, noViews(day));
  }).filter(({ count }) => count > 0);
}

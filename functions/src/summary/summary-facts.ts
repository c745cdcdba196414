// The content of a weekly summary: numbers, names and one suggestion, from documents that exist for other features.
import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { readSentLinks } from '@marquee/domain/views/named-link';
import { UNNAMED_VIEWER, readNotification } from '@marquee/domain/notifications/notification';
import { completeness, type Completeness, type ProfilePart } from '@marquee/domain/profile/completeness';
import { displayName } from '@marquee/domain/profile/profile';
import { readContact, readProfile } from '@marquee/domain/profile/read-profile';
import { firstViewsId, lastDays, readViews, type DayViews } from '@marquee/domain/views/views';
import { DAY } from '@marquee/domain/values/time';
import { privateDocument } from '../runtime/private-document.ts';
import { isOversized } from '../public-page/oversized.ts';
import { answeredLinks, openedLinks, type AnsweredLink, type OpenedLink } from './week-links.ts';

/** What the owner could improve: `add` a part, or check details that are `stale`, unsaved for months. */
export type Suggestion =
  | { readonly kind: 'add'; readonly part: ProfilePart }
  | { readonly kind: 'stale'; readonly months: number };

export interface SummaryFacts {
  readonly name: string;
  readonly views: number;
  readonly viewsBefore: number;
  /** Viewers who are named to the owner in the app, the latest first. */
  readonly viewers: readonly string[];
  /** The named links that were opened in the week, the most opened first. */
  readonly links: readonly OpenedLink[];
  readonly answers: readonly AnsweredLink[];
  readonly suggestion: Suggestion | undefined;
}

const WEEK_DAYS = 7;

/** The most names in a mail. */
const MAX_VIEWERS = 5;

/** The most notifications of the week that are searched for names. */
const MAX_NOTIFICATIONS = 50;

/** Days without a save after which details may be out of date. */
const STALE_DAYS = 90;
const MONTH_DAYS = 30;

/** The fields of the private document that completeness needs. */
const CONTACT_FIELDS = ['date_of_birth', 'phone_number', 'show_whatsapp', 'whatsapp_link'] as const;

async function viewerNames(database: Firestore, uid: string, since: number): Promise<string[]> {
  const { docs } = await database
    .collection('notifications')
    .where('user_id', '==', uid)
    .where('created_at', '>=', Timestamp.fromMillis(since))
    .orderBy('created_at', 'desc')
    .limit(MAX_NOTIFICATIONS)
    .get();
  const names = docs
    .map((document) => readNotification(document.id, document.data()))
    .flatMap(({ type, viewer_name }) =>
      type === 'profile_view' && viewer_name !== null && viewer_name !== UNNAMED_VIEWER ? [viewer_name] : [],
    );
  return [...new Set(names)].slice(0, MAX_VIEWERS);
}

const sum = (days: readonly DayViews[]): number => days.reduce((total, { count }) => total + count, 0);

/** The views of the seven UTC days before today, and of the seven before them. */
async function weeklyViews(
  database: Firestore,
  uid: string,
  now: number,
): Promise<readonly [readonly DayViews[], readonly DayViews[]]> {
  const { docs } = await database
    .collection(`profiles/${uid}/views`)
    .where('__name__', '>=', database.doc(`profiles/${uid}/views/${firstViewsId(now - 2 * WEEK_DAYS * DAY)}`))
    .get();
  const stored = docs.flatMap((week) => readViews(week.id, week.data()));
  const days = lastDays(stored, 2 * WEEK_DAYS, now - DAY);
  return [days.slice(WEEK_DAYS), days.slice(0, WEEK_DAYS)];
}

/** Missing necessities come first, then outdated details, then improvements. `age` in days. */
function suggestionOf({ missing, better }: Completeness, age: number): Suggestion | undefined {
  const [needed] = missing;
  if (needed) return { kind: 'add', part: needed.part };
  if (age >= STALE_DAYS) return { kind: 'stale', months: Math.floor(age / MONTH_DAYS) };
  const [wanted] = better;
  return wanted && { kind: 'add', part: wanted.part };
}

/** The facts of an owner's week; `undefined` without a profile, or for an oversized one, which no page shows. */
export async function loadFacts(
  database: Firestore,
  uid: string,
  now: number,
): Promise<SummaryFacts | undefined> {
  const reference = database.collection('profiles').doc(uid);
  const profile = await reference.get();
  const stored = profile.data();
  // Checked before anything else is read: a run has many owners in memory.
  if (stored === undefined || isOversized(stored)) return undefined;
  const [[contact], links, [week, weekBefore], viewers] = await Promise.all([
    database.getAll(privateDocument(database, uid, 'contact'), { fieldMask: [...CONTACT_FIELDS] }),
    privateDocument(database, uid, 'links').get(),
    weeklyViews(database, uid, now),
    viewerNames(database, uid, now - WEEK_DAYS * DAY),
  ]);
  const read = readProfile(uid, stored);
  const named = readSentLinks(links.data()).filter(({ archived }) => !archived);
  const updated: unknown = profile.get('updated_at');
  const age = updated instanceof Timestamp ? (now - updated.toMillis()) / DAY : 0;
  return {
    name: displayName(read),
    views: sum(week),
    viewsBefore: sum(weekBefore),
    viewers,
    links: openedLinks(named, week),
    answers: answeredLinks(named, now - WEEK_DAYS * DAY),
    suggestion: suggestionOf(completeness(read, readContact(contact?.data())), age),
  };
}

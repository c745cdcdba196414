// The content of a weekly summary: numbers, names and one suggestion, read from documents that exist anyway.
import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { readNamedLinks } from '@marquee/domain/named-link';
import { UNNAMED_VIEWER, readNotification } from '@marquee/domain/notification';
import { displayName, missingParts, type CompletenessPart } from '@marquee/domain/profile';
import { readContact, readProfile } from '@marquee/domain/read-profile';
import { firstViewsId, lastDays, readViews, type DayViews } from '@marquee/domain/views';
import { linksDocument } from '../links/find-link.ts';
import { openedLinks, type OpenedLink } from './week-links.ts';

/** One improvement of the profile; the most important first. */
export type Suggestion =
  | { readonly kind: 'missing'; readonly part: CompletenessPart }
  | { readonly kind: 'stale'; readonly months: number };

export interface SummaryFacts {
  readonly name: string;
  readonly views: number;
  /** Of the week before. */
  readonly viewsBefore: number;
  /** Viewers who are named to the owner in the app, the latest first. */
  readonly viewers: readonly string[];
  /** The named links that were opened in the week, the most opened first. */
  readonly links: readonly OpenedLink[];
  readonly suggestion: Suggestion | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
const WEEK_DAYS = 7;

/** Names that a mail has room for. */
const MAX_VIEWERS = 5;

/** Notifications of the week that are searched for names. */
const MAX_NOTIFICATIONS = 50;

/** After so long without a save, details may be out of date. In days. */
const STALE_DAYS = 90;
const MONTH_DAYS = 30;

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

/** The seven UTC days before today, and the seven before them. */
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

/** The facts of an owner's week; `undefined` without a profile. */
export async function loadFacts(
  database: Firestore,
  uid: string,
  now: number,
): Promise<SummaryFacts | undefined> {
  const reference = database.collection('profiles').doc(uid);
  const [[profile, contact, links], [week, weekBefore], viewers] = await Promise.all([
    database.getAll(reference, reference.collection('private').doc('contact'), linksDocument(database, uid)),
    weeklyViews(database, uid, now),
    viewerNames(database, uid, now - WEEK_DAYS * DAY),
  ]);
  if (profile?.exists !== true) return undefined;
  // Only whether there is a picture matters, not its address.
  const read = readProfile(uid, profile.data(), '');
  const [part] = missingParts(read, readContact(contact?.data()));
  const updated: unknown = profile.get('updated_at');
  const staleDays = updated instanceof Timestamp ? (now - updated.toMillis()) / DAY : 0;
  let suggestion: Suggestion | undefined;
  if (part !== undefined) suggestion = { kind: 'missing', part };
  else if (staleDays >= STALE_DAYS)
    suggestion = { kind: 'stale', months: Math.floor(staleDays / MONTH_DAYS) };
  return {
    name: displayName(read),
    views: sum(week),
    viewsBefore: sum(weekBefore),
    viewers,
    links: openedLinks(readNamedLinks(links?.data()), week),
    suggestion,
  };
}

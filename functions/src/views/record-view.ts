// Records views in transactions (design, section 7): who looked is decided here from stored documents alone.
import { randomBytes } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/limits';
import {
  halfHour,
  moreViewersMessage,
  PROFILE_VIEW_TITLE,
  profileViewId,
  profileViewMessage,
  UNNAMED_VIEWER,
  viewDay,
} from '@marquee/domain/notification';
import { displayName } from '@marquee/domain/profile';
import { readProfile } from '@marquee/domain/read-profile';
import { readSettings } from '@marquee/domain/settings';
import { gather } from '../lib/gather.ts';
import { retrying } from '../lib/retrying.ts';
import type { SignedInViewer } from './viewer.ts';

export interface View {
  readonly profileId: string;
  readonly viewer: SignedInViewer | undefined;
  /** What makes two views one within a half-hour. */
  readonly viewerKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type ViewOutcome = 'recorded' | 'repeated' | 'own' | 'private' | 'missing';

const HOUR = 60 * 60 * 1000;

const hourOf = ({ now }: View): number => Math.floor(now / HOUR);

/** Marks are read within their half-hour; Firestore's time-to-live policy on `expires_at` clears them away. */
const MARK_LIFETIME = 2 * HOUR;

interface ShownViewer {
  readonly id: string | null;
  readonly name: string;
  readonly email: string | null;
}

/** How the owner gets to see the viewer: by name unless switched off, with the address only if switched on. */
function shownViewer(
  viewer: SignedInViewer | undefined,
  profile: DocumentSnapshot | undefined,
  settings: DocumentSnapshot | undefined,
): ShownViewer {
  if (!viewer) return { id: null, name: UNNAMED_VIEWER, email: null };
  const { show_name_when_viewing, show_email_when_viewing } = readSettings(settings?.data());
  const name = displayName(readProfile(viewer.uid, profile?.data()));
  return {
    id: show_name_when_viewing ? viewer.uid : null,
    name: show_name_when_viewing && name !== '' ? name : UNNAMED_VIEWER,
    email: show_email_when_viewing ? viewer.email : null,
  };
}

/** How many viewers of the present hour have been told of, from the day's document. */
function toldThisHour(day: DocumentSnapshot, hour: number): number {
  const told: unknown = day.get('hour') === hour ? day.get('hour_told') : 0;
  return typeof told === 'number' ? told : 0;
}

function notification(profileId: string, message: string, viewer: ShownViewer) {
  return {
    user_id: profileId,
    title: PROFILE_VIEW_TITLE,
    message,
    type: 'profile_view',
    read: false,
    created_at: FieldValue.serverTimestamp(),
    metadata: {
      viewer_id: viewer.id,
      viewer_name: viewer.name,
      viewer_email: viewer.email,
      timestamp: FieldValue.serverTimestamp(),
      event_type: 'profile_view',
    },
  };
}

/**
 * Instances that record views of one profile stop each other's transactions. The SDK would try again after a second;
 * a transaction takes some 10 ms, and a visitor who waits is one more who runs.
 */
const PATIENCE = { attempts: 10, firstPause: 20 } as const;

/**
 * What the SDK would try again for, as gRPC's codes: cancelled, unknown, deadline exceeded, resource exhausted, aborted,
 * internal, unavailable. A commit that went through all the same has left its marks, so that nothing counts twice.
 */
const PASSING: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && PASSING.includes(error.code);

type Reader = (reference: DocumentReference) => DocumentSnapshot | undefined;

/** All documents in one request, each once. */
async function readAll(transaction: Transaction, references: readonly DocumentReference[]): Promise<Reader> {
  const unique = new Map(references.map((reference) => [reference.path, reference]));
  const snapshots = await transaction.getAll(...unique.values());
  const read = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  return ({ path }) => read.get(path);
}

/** Records views of one profile within one hour, of which there is at least one. */
async function recordTogether(firestore: Firestore, views: readonly View[]): Promise<ViewOutcome[]> {
  const [first] = views;
  if (!first) return [];
  const { profileId } = first;
  const hour = hourOf(first);
  const profiles = firestore.collection('profiles');
  const settings = firestore.collection('settings');
  const notifications = firestore.collection('notifications');
  const owner = profiles.doc(profileId);
  const ownerSettings = settings.doc(profileId);
  const day = owner.collection('views').doc(viewDay(first.now));
  const places = views.map((view) => ({
    ...view,
    mark: day.collection('viewers').doc(`${view.viewerKey}_${String(halfHour(view.now))}`),
    // The viewer's own documents, and the notification that a client which could not reach us may have written itself.
    theirs: view.viewer && {
      profile: profiles.doc(view.viewer.uid),
      settings: settings.doc(view.viewer.uid),
      direct: notifications.doc(profileViewId(profileId, view.viewer.uid, view.now)),
    },
  }));

  const record = async (transaction: Transaction): Promise<ViewOutcome[]> => {
    const read = await readAll(transaction, [
      owner,
      day,
      ownerSettings,
      ...places.flatMap(({ mark, theirs }) => [mark, ...(theirs ? Object.values(theirs) : [])]),
    ]);
    const profile = read(owner);
    const today = read(day);
    if (!profile?.exists || !today) return views.map(() => 'missing');
    if (!readProfile(profileId, profile.data()).is_profile_public) return views.map(() => 'private');

    const wantsToKnow = readSettings(read(ownerSettings)?.data()).notify_views;
    const before = toldThisHour(today, hour);
    let told = before;
    const marked = new Set<string>();
    const outcomes = places.map(({ viewer, now, mark, theirs }): ViewOutcome => {
      if (marked.has(mark.path) || read(mark)?.exists === true) return 'repeated';
      marked.add(mark.path);
      transaction.create(mark, { expires_at: Timestamp.fromMillis(now + MARK_LIFETIME) });
      if (!wantsToKnow || (theirs && read(theirs.direct)?.exists === true)) return 'recorded';
      told += 1;
      if (told > LIMITS.notificationsPerHour) return 'recorded';
      const shown = shownViewer(viewer, theirs && read(theirs.profile), theirs && read(theirs.settings));
      // A viewer who is not named is not named by the id either.
      const key = shown.id ?? `anonymous-${randomBytes(9).toString('base64url')}`;
      transaction.set(
        notifications.doc(profileViewId(profileId, key, now)),
        notification(profileId, profileViewMessage(shown.name), shown),
      );
      return 'recorded';
    });
    if (marked.size === 0) return outcomes;

    transaction.set(
      day,
      { count: FieldValue.increment(marked.size), hour, hour_told: told },
      { merge: true },
    );
    const more = told - LIMITS.notificationsPerHour;
    if (told > before && more > 0) {
      const nobody = { id: null, name: UNNAMED_VIEWER, email: null };
      transaction.set(
        notifications.doc(`${profileId}_more_${String(hour)}`),
        notification(profileId, moreViewersMessage(more), nobody),
      );
    }
    return outcomes;
  };
  return retrying(() => firestore.runTransaction(record, { maxAttempts: 1 }), isPassing, PATIENCE);
}

/** A transaction may write 500 documents; each view writes a mark and a notification. */
const TOGETHER = 100;

type Recorder = (key: string, view: View) => Promise<ViewOutcome>;

const recorders = new WeakMap<Firestore, Recorder>();

function recorderOf(firestore: Firestore): Recorder {
  const known = recorders.get(firestore);
  if (known) return known;
  const recorder = gather<View, ViewOutcome>((views) => recordTogether(firestore, views), TOGETHER);
  recorders.set(firestore, recorder);
  return recorder;
}

/**
 * Counts the view and tells the owner, unless it is the owner's own or the viewer's second in the half-hour. Views of
 * one profile go one transaction after another, each with all that have come meanwhile: side by side they would all
 * want the day's document, and stop each other (docs/performance.md).
 */
export async function recordView(firestore: Firestore, view: View): Promise<ViewOutcome> {
  if (view.viewer?.uid === view.profileId) return 'own';
  return recorderOf(firestore)(`${view.profileId}/${String(hourOf(view))}`, view);
}

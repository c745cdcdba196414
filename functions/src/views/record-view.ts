// Records views (design, section 7; docs/architecture.md, 'Views'): who looked is decided here from stored documents
// alone, in transactions that count a view, remember its viewer and tell the owner, or do none of it.
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { LIMITS } from '@marquee/domain/limits';
import { halfHour, profileViewId, viewDay } from '@marquee/domain/notification';
import { readBlockedViewers } from '@marquee/domain/settings';
import { shardId, VIEW_SHARDS } from '@marquee/domain/views';
import { gather } from '../lib/gather.ts';
import { retrying } from '../lib/retrying.ts';
import { ownersOf } from './owners.ts';
import { BUSY_FROM, hourOf, readTally, toldBy, withViewers, type Tally } from './tally.ts';
import { moreNotification, shownViewer, viewNotification } from './view-notification.ts';
import type { SignedInViewer } from './viewer.ts';

export interface View {
  readonly profileId: string;
  readonly viewer: SignedInViewer | undefined;
  /** What makes two views one within a half-hour. */
  readonly viewerKey: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `blocked`: by an account that the owner has blocked; neither told of nor counted. */
export type ViewOutcome = 'recorded' | 'repeated' | 'own' | 'blocked' | 'private' | 'removed' | 'missing';

/** Marks are read within their half-hour; Firestore's time-to-live policy on `expires_at` clears them away. */
const MARK_LIFETIME = 2 * 60 * 60 * 1000;

/**
 * Instances that record views of one profile stop each other's transactions. The SDK would try again after a second;
 * a transaction takes some 10 ms, and a visitor who waits is one more who runs.
 */
const PATIENCE = { attempts: 10, firstPause: 20 } as const;

/**
 * What the SDK would try again for, as gRPC's codes: cancelled, unknown, deadline exceeded, resource exhausted, aborted,
 * internal, unavailable. A commit that went through all the same has left its viewers' keys, so that nothing counts
 * twice.
 */
const PASSING: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];
const ALREADY_EXISTS = 6;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Views that go into a transaction together; it may write 500 documents. */
const TOGETHER = 200;

/** Milliseconds between an instance's transactions for a busy profile: a document takes about one write a second. */
const BUSY_INTERVAL = 1000;

type Reader = (reference: DocumentReference) => DocumentSnapshot | undefined;

/** All documents in one request, each once. */
async function readAll(transaction: Transaction, references: readonly DocumentReference[]): Promise<Reader> {
  const unique = new Map(references.map((reference) => [reference.path, reference]));
  const snapshots = await transaction.getAll(...unique.values());
  const read = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  return ({ path }) => read.get(path);
}

function blockedBy(settings: DocumentSnapshot | undefined): (viewer: SignedInViewer | undefined) => boolean {
  const ids = new Set(readBlockedViewers(settings?.data()).map(({ id }) => id));
  return (viewer) => viewer !== undefined && ids.has(viewer.uid);
}

/** Views of one profile within one half-hour, of which there is at least one. */
interface Batch {
  readonly profileId: string;
  readonly slot: number;
  /** Of its latest view. */
  readonly now: number;
  readonly views: readonly View[];
  readonly wantsToKnow: boolean;
  /** Whether the profile has been seen to exist just now. */
  readonly isFresh: boolean;
}

/** Whether a profile is busy is known only once its day has been read. */
class TurnedBusy extends Error {}

class ViewRecorder {
  readonly #firestore: Firestore;
  readonly #owners: ReturnType<typeof ownersOf>;
  readonly #gathered: (key: string, view: View) => Promise<ViewOutcome>;
  /** The gathering keys of profiles known to be busy in the newest half-hour. */
  readonly #busy = { slot: 0, keys: new Set<string>() };
  /** This instance's part of busy days' counts: it changes when a rival is met there. */
  #shard = ViewRecorder.#anyShard();

  constructor(firestore: Firestore, clock: () => number) {
    this.#firestore = firestore;
    this.#owners = ownersOf(firestore, clock);
    this.#gathered = gather((views) => this.#recordTogether(views), {
      most: TOGETHER,
      interval: (key) => (this.#busy.keys.has(key) ? BUSY_INTERVAL : 0),
    });
  }

  record(view: View): Promise<ViewOutcome> {
    return this.#gathered(ViewRecorder.#key(view.profileId, halfHour(view.now)), view);
  }

  static #anyShard(): number {
    return Math.floor(Math.random() * VIEW_SHARDS);
  }

  static #key(profileId: string, slot: number): string {
    return `${profileId}/${String(slot)}`;
  }

  #isBusy({ profileId, slot }: Batch): boolean {
    return this.#busy.keys.has(ViewRecorder.#key(profileId, slot));
  }

  #setBusy({ profileId, slot }: Batch): void {
    if (slot > this.#busy.slot) {
      this.#busy.slot = slot;
      this.#busy.keys.clear();
    }
    this.#busy.keys.add(ViewRecorder.#key(profileId, slot));
  }

  #day({ profileId, now }: Batch): DocumentReference {
    return this.#firestore.collection('profiles').doc(profileId).collection('views').doc(viewDay(now));
  }

  #notification(id: string): DocumentReference {
    return this.#firestore.collection('notifications').doc(id);
  }

  #more(transaction: Transaction, { profileId }: Batch, hour: number, viewers: number): void {
    const place = this.#notification(`${profileId}_more_${String(hour)}`);
    transaction.set(place, moreNotification(profileId, viewers), { merge: true });
  }

  async #recordTogether(views: readonly View[]): Promise<ViewOutcome[]> {
    const [first] = views;
    if (!first) return [];
    const { profileId } = first;
    const { value: owner, isFresh } = await this.#owners(profileId);
    const { visibility, wantsToKnow } = owner;
    if (visibility !== 'public') return views.map(() => visibility);
    const now = Math.max(...views.map((view) => view.now));
    const batch = { profileId, slot: halfHour(now), now, views, wantsToKnow, isFresh };
    let told: 'unknown' | 'known' = 'unknown';
    return retrying(
      () =>
        this.#firestore.runTransaction(
          (transaction) =>
            this.#isBusy(batch)
              ? this.#recordBusy(transaction, batch)
              : this.#recordQuiet(transaction, batch, told),
          { maxAttempts: 1 },
        ),
      (error) => {
        if (error instanceof TurnedBusy) {
          this.#setBusy(batch);
          return true;
        }
        if (codeOf(error) === ALREADY_EXISTS && told === 'unknown') {
          told = 'known';
          return true;
        }
        this.#shard = ViewRecorder.#anyShard();
        return PASSING.includes(codeOf(error));
      },
      PATIENCE,
    );
  }

  /** The keys are in the day's document: one read and, with the notification, two writes a view. */
  async #recordQuiet(
    transaction: Transaction,
    batch: Batch,
    told: 'unknown' | 'known',
  ): Promise<ViewOutcome[]> {
    const { profileId, slot, now, views, wantsToKnow, isFresh } = batch;
    const day = this.#day(batch);
    const profiles = this.#firestore.collection('profiles');
    const settings = this.#firestore.collection('settings');
    // Named viewers may have told the owner themselves when the function could not be reached. That is so rare that it
    // is found out by trying, not by reading.
    const asked = told === 'known' ? views.map((view) => this.#notificationOf(view)) : [];
    const signedIn = views.flatMap(({ viewer }) => (viewer ? [viewer.uid] : []));
    const read = await readAll(transaction, [
      day,
      ...signedIn.flatMap((uid) => [profiles.doc(uid), settings.doc(uid)]),
      ...this.#blockList(batch),
      ...asked.flat(),
    ]);
    const today = read(day);
    if (!today) return views.map(() => 'missing');
    // Without a day's document the account may have been deleted since it was remembered: nothing may be left of it.
    if (!today.exists && !isFresh && !(await transaction.get(profiles.doc(profileId))).exists) {
      return views.map(() => 'missing');
    }
    const tally: Tally = readTally(today);
    const isBlocked = blockedBy(read(settings.doc(profileId)));
    const before = tally.seen.get(String(slot)) ?? [];
    if (before.length >= BUSY_FROM) throw new TurnedBusy();

    const counted = new Set(before);
    const { hour, told: toldBefore } = toldBy(tally, now);
    let toldNow = toldBefore;
    const outcomes = views.map((view): ViewOutcome => {
      const { viewer, viewerKey } = view;
      if (isBlocked(viewer)) return 'blocked';
      if (counted.has(viewerKey)) return 'repeated';
      counted.add(viewerKey);
      if (!wantsToKnow) return 'recorded';
      if (told === 'known' && this.#notificationOf(view).some((place) => read(place)?.exists === true)) {
        return 'recorded';
      }
      toldNow += 1;
      if (toldNow > LIMITS.notificationsPerHour) return 'recorded';
      const shown = shownViewer(
        viewer,
        viewer && read(profiles.doc(viewer.uid)),
        viewer && read(settings.doc(viewer.uid)),
      );
      // A viewer who is not named is not named by the id either.
      const id = profileViewId(profileId, shown.id ?? `anonymous-${viewerKey}`, view.now);
      transaction.create(this.#notification(id), viewNotification(profileId, shown));
      return 'recorded';
    });
    const keys = [...counted].slice(before.length);
    if (keys.length === 0) return outcomes;

    transaction.set(day, withViewers(tally, slot, keys, { hour, told: toldNow }));
    const more = toldNow - Math.max(toldBefore, LIMITS.notificationsPerHour);
    if (more > 0) this.#more(transaction, batch, hour, more);
    return outcomes;
  }

  /** Who is blocked holds at once: it is read with every view of an account, where the rest of the owner is remembered. */
  #blockList({ profileId, views }: Batch): DocumentReference[] {
    return views.some(({ viewer }) => viewer) ? [this.#firestore.collection('settings').doc(profileId)] : [];
  }

  /** The notifications a view may have made before: as the viewer's own, and as nobody's. */
  #notificationOf({ profileId, viewer, viewerKey, now }: View): DocumentReference[] {
    return [...(viewer ? [viewer.uid] : []), `anonymous-${viewerKey}`].map((key) =>
      this.#notification(profileViewId(profileId, key, now)),
    );
  }

  /**
   * Past so many viewers each leaves a mark of its own, and the count goes to this instance's shard: nothing that
   * instances read is written by another, and each document is written once a second and instance at most.
   */
  async #recordBusy(transaction: Transaction, batch: Batch): Promise<ViewOutcome[]> {
    const { profileId, slot, now, views, wantsToKnow } = batch;
    const day = this.#day(batch);
    const marks = new Map(
      views.map(({ viewerKey }) => [
        viewerKey,
        day.collection('viewers').doc(`${viewerKey}_${String(slot)}`),
      ]),
    );
    const read = await readAll(transaction, [day, ...marks.values(), ...this.#blockList(batch)]);
    const isBlocked = blockedBy(read(this.#firestore.collection('settings').doc(profileId)));
    const today = read(day);
    if (!today?.exists) return views.map(() => 'missing');
    const counted = new Set(readTally(today).seen.get(String(slot)));
    let viewers = 0;
    const outcomes = views.map(({ viewer, viewerKey }): ViewOutcome => {
      if (isBlocked(viewer)) return 'blocked';
      const mark = marks.get(viewerKey);
      if (counted.has(viewerKey) || !mark || read(mark)?.exists === true) return 'repeated';
      counted.add(viewerKey);
      viewers += 1;
      transaction.create(mark, { expires_at: Timestamp.fromMillis(now + MARK_LIFETIME) });
      return 'recorded';
    });
    if (viewers === 0) return outcomes;

    const shard = day.parent.doc(shardId(day.id, this.#shard));
    transaction.set(shard, { count: FieldValue.increment(viewers) }, { merge: true });
    if (wantsToKnow) this.#more(transaction, batch, hourOf(now), viewers);
    return outcomes;
  }
}

export type RecordView = (view: View) => Promise<ViewOutcome>;

/**
 * Counts views and tells owners, but for the owner's own and a viewer's second in the half-hour. Views of one profile
 * go one transaction after another, each with all that have come meanwhile: side by side they would all want the day's
 * document, and stop each other (docs/performance.md). Made once an instance: it remembers owners for a minute.
 */
export function viewRecorder(firestore: Firestore, clock: () => number = Date.now): RecordView {
  const recorder = new ViewRecorder(firestore, clock);
  return async (view) => (view.viewer?.uid === view.profileId ? 'own' : recorder.record(view));
}

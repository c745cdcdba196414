// Records views (docs/data-and-rules.md, 'Views'): each transaction counts views, stores their viewers and notifies the
// owner, or does none of it. All decisions are made from stored documents.
import type { Firestore } from 'firebase-admin/firestore';
import { linkState, type NamedLink } from '@marquee/domain/views/named-link';
import { halfHour } from '@marquee/domain/views/half-hour';
import pRetry from 'p-retry';
import { batchByKey } from '../async/batch.ts';
import type { LinkBackends } from '../links/find-link.ts';
import { errorCode } from '../runtime/error-code.ts';
import { ownersOf, type Owner } from './owners.ts';
import { recordViews } from './record-views.ts';
import type { View, ViewBatch, ViewOutcome } from './view.ts';

/**
 * Instances that record views of one profile abort each other's transactions. The SDK would try again after a second;
 * a transaction takes some 10 ms, and a waiting request occupies its instance.
 */
const BACKOFF = { retries: 9, minTimeout: 10, randomize: true } as const;

/**
 * gRPC codes that the SDK would retry: cancelled, unknown, deadline exceeded, resource exhausted, aborted, internal,
 * unavailable. A commit that succeeded all the same has stored its viewers' keys, so that nothing counts twice.
 */
const TRANSIENT: readonly unknown[] = [1, 2, 4, 8, 10, 13, 14];
const ALREADY_EXISTS = 6;

/** Views per transaction, which may write 500 documents: each may come by a link that has a notification. */
const MAX_VIEWS = 400;

/** Milliseconds from a batch of a profile's views to the next: a document takes about one write a second. */
const INTERVAL = 1000;

/** Whether the viewer may see the profile; a private one only by a link that opens it. */
function maySee({ code }: View, { visibility }: Owner, links: ReadonlyMap<string, NamedLink>): boolean {
  if (visibility === 'private') return code !== undefined && links.get(code)?.opens_private === true;
  return visibility === 'public';
}

const hiddenOutcome = ({ visibility }: Owner): ViewOutcome =>
  visibility === 'public' ? 'missing' : visibility;

class ViewRecorder {
  readonly #firestore: Firestore;
  readonly #owners: ReturnType<typeof ownersOf>;
  readonly #enqueue: (key: string, view: View) => Promise<ViewOutcome>;

  constructor(backends: LinkBackends, clock: () => number, interval: number) {
    this.#firestore = backends.firestore;
    this.#owners = ownersOf(backends, clock);
    this.#enqueue = batchByKey((views) => this.#recordBatch(views), { most: MAX_VIEWS, interval });
  }

  record(view: View): Promise<ViewOutcome> {
    return this.#enqueue(`${view.profileId}/${String(halfHour(view.now))}`, view);
  }

  async #recordBatch(views: readonly View[]): Promise<readonly ViewOutcome[]> {
    const [first] = views;
    if (!first) return [];
    const { profileId } = first;
    const now = Math.max(...views.map((view) => view.now));
    const isByLinks = views.every(({ code }) => code !== undefined);
    const { value: owner, isFresh } = await (isByLinks
      ? this.#owners.ownerForLinks(profileId)
      : this.#owners.owner(profileId));
    const links = await this.#liveLinks(profileId, views, now);
    const isVisible = views.map((view) => maySee(view, owner, links));
    const visible = views.filter((_view, index) => isVisible[index]);
    if (visible.length === 0) return views.map(() => hiddenOutcome(owner));
    const { wantsNotifications, wantsLinks } = owner;
    const recorded = await this.#transact({
      profileId,
      slot: halfHour(now),
      now,
      views: visible,
      links,
      wantsNotifications,
      wantsLinks,
      isFresh,
    });
    let next = 0;
    return isVisible.map((isSeen) => (isSeen && recorded[next++]) || hiddenOutcome(owner));
  }

  /** The profile's live links by code; empty if no view came by a link. */
  async #liveLinks(
    profileId: string,
    views: readonly View[],
    now: number,
  ): Promise<ReadonlyMap<string, NamedLink>> {
    const codes = [...new Set(views.flatMap(({ code }) => code ?? []))];
    if (codes.length === 0) return new Map();
    const links = await this.#owners.links(profileId, codes);
    return new Map(links.filter((link) => linkState(link, now) === 'live').map((link) => [link.code, link]));
  }

  #transact(batch: ViewBatch): Promise<readonly ViewOutcome[]> {
    let readsNotifications = false;
    return pRetry(
      () =>
        this.#firestore.runTransaction(
          (transaction) => recordViews(this.#firestore, transaction, batch, readsNotifications),
          { maxAttempts: 1 },
        ),
      {
        ...BACKOFF,
        shouldRetry: ({ error }) => {
          if (errorCode(error) === ALREADY_EXISTS && !readsNotifications) {
            readsNotifications = true;
            return true;
          }
          return TRANSIENT.includes(errorCode(error));
        },
      },
    );
  }
}

export type RecordView = (view: View) => Promise<ViewOutcome>;

/**
 * Counts views and notifies owners, except for the owner's own views and repeated ones. A profile's first view is recorded
 * at once, and those of each further second in one transaction: concurrent ones would contend for the week's document. An
 * instance has one recorder, because the recorder caches owners.
 */
export function viewRecorder(
  backends: LinkBackends,
  clock: () => number = Date.now,
  interval = INTERVAL,
): RecordView {
  const recorder = new ViewRecorder(backends, clock, interval);
  return async (view) => (view.viewer?.uid === view.profileId ? 'own' : recorder.record(view));
}

// Decides, without reading or writing, which views of a batch count, and which notify the owner.
import { LIMITS } from '@marquee/domain/values/limits';
import type { DayViews } from '@marquee/domain/views/views';
import { utcDate } from '@marquee/domain/values/time';
import { actionBits, countActions, countOpen, newActions, sumOf } from './count-views.ts';
import { notifiedInHour, type StoredWeek } from './stored-week.ts';
import { MOST_VIEWERS, type Viewers } from './stored-viewers.ts';
import type { Actions, Open, View, ViewBatch, ViewOutcome } from './view.ts';
import { networkKeyOf } from './viewer.ts';

/**
 * The most notifications of anonymous visitors from one network within a half-hour, however many keys one machine makes
 * up. A household or an office rarely has more visitors; further ones are counted without a notification.
 */
export const NOTIFICATIONS_PER_NETWORK = 3;

export interface CountedViews {
  /** The outcome of each view of the batch, in order. */
  readonly outcomes: readonly ViewOutcome[];
  readonly counts: DayViews;
  /** The opens that were counted. */
  readonly opens: readonly Open[];
  /** The viewers of those opens, and the viewers of new actions, each with the bits of all their actions, by half-hour. */
  readonly viewers: ReadonlyMap<number, Viewers>;
}

/**
 * Counts each viewer's open once a half-hour, and each action once for a viewer whose open was counted in the batch's
 * half-hour or the one before. `stored`: the viewers who were counted before, by half-hour.
 */
export function countViews(
  batch: ViewBatch,
  stored: ReadonlyMap<number, Viewers>,
  isBlocked: (view: View) => boolean,
): CountedViews {
  const { slot } = batch;
  const day = utcDate(batch.now);
  const counts: DayViews[] = [];
  const opens: Open[] = [];
  const changed = new Map<number, Map<string, number>>();

  const bitsOf = (at: number, key: string): number | undefined =>
    changed.get(at)?.get(key) ?? stored.get(at)?.get(key);
  const change = (at: number, key: string, bits: number): void => {
    changed.set(at, (changed.get(at) ?? new Map<string, number>()).set(key, bits));
  };

  const outcomeOfOpen = (open: Open): ViewOutcome => {
    if (bitsOf(slot, open.viewerKey) !== undefined) return 'repeated';
    if ((stored.get(slot)?.size ?? 0) + (changed.get(slot)?.size ?? 0) < MOST_VIEWERS) {
      change(slot, open.viewerKey, 0);
    }
    counts.push(countOpen(day, open, batch));
    opens.push(open);
    return 'recorded';
  };
  const outcomeOfActions = (view: Actions): ViewOutcome => {
    const isCurrent = bitsOf(slot, view.viewerKey) !== undefined;
    const [at, key] = isCurrent ? [slot, view.viewerKey] : [slot - 1, view.earlierKey];
    const before = bitsOf(at, key);
    if (before === undefined) return 'unopened';
    const bits = actionBits(view.actions);
    const actions = newActions(bits, before);
    if (actions.length === 0) return 'repeated';
    change(at, key, before | bits);
    counts.push(countActions(day, view, actions, batch));
    return 'recorded';
  };
  const outcomes = batch.views.map((view): ViewOutcome => {
    if (isBlocked(view)) return 'blocked';
    return view.kind === 'open' ? outcomeOfOpen(view) : outcomeOfActions(view);
  });
  return { outcomes, counts: sumOf(day, counts), opens, viewers: changed };
}

/** Whether the owner wants to be notified of an open. */
const wantsNotification = ({ code }: Open, { links, wantsLinks, wantsNotifications }: ViewBatch): boolean =>
  code !== undefined && links.has(code) ? wantsLinks : wantsNotifications;

/** Counts the keys of each network. The returned function counts one more; it returns whether that is within the limit. */
function networkBound(keys: Iterable<string>): (key: string) => boolean {
  const perNetwork = new Map<string, number>();
  const isWithin = (key: string): boolean => {
    const network = networkKeyOf(key);
    if (network === undefined) return true;
    const count = (perNetwork.get(network) ?? 0) + 1;
    perNetwork.set(network, count);
    return count <= NOTIFICATIONS_PER_NETWORK;
  };
  for (const key of keys) isWithin(key);
  return isWithin;
}

export interface NotifiedViews {
  /** Opens that each get a notification. */
  readonly each: readonly Open[];
  /** Opens past the hour's cap, which share notifications. */
  readonly together: readonly Open[];
  readonly hour: number;
  /** How many viewers the hour's notifications cover, the above included. */
  readonly notified: number;
}

/**
 * Which of the counted opens notify the owner. `viewers`: those counted in the half-hour before the batch. `isNotified`:
 * whether a notification of the open exists already, written by the viewer directly.
 */
export function notifyOfOpens(
  batch: ViewBatch,
  opens: readonly Open[],
  { week, viewers }: { readonly week: StoredWeek; readonly viewers: Viewers | undefined },
  isNotified: (open: Open) => boolean,
): NotifiedViews {
  const isWithinNetwork = networkBound(viewers?.keys() ?? []);
  const notifying = opens.filter(
    (open) => isWithinNetwork(open.viewerKey) && wantsNotification(open, batch) && !isNotified(open),
  );
  const { hour, notified } = notifiedInHour(week, batch.now);
  const left = Math.max(0, LIMITS.notificationsPerHour - notified);
  return {
    each: notifying.slice(0, left),
    together: notifying.slice(left),
    hour,
    notified: notified + notifying.length,
  };
}

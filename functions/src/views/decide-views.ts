// Decides, without reading or writing, which views of a batch count, and which notify the owner.
import { LIMITS } from '@marquee/domain/values/limits';
import { viewDay } from '@marquee/domain/notifications/notification';
import type { DayViews } from '@marquee/domain/views/views';
import { actionBits, countActions, countOpen, newActions, sumOf } from './count-views.ts';
import { notifiedInHour, type Tally, type TallyChange } from './tally.ts';
import type { View, ViewBatch, ViewOutcome } from './view.ts';
import { sourceOf } from './viewer.ts';

/**
 * Notifications of anonymous visitors from one network within a half-hour: whoever makes up keys on one machine sends
 * no more. A household or an office rarely has more visitors; they are counted all the same.
 */
const NOTIFICATIONS_PER_NETWORK = 3;

export interface BatchState {
  readonly tally: Tally;
  /** Viewers of the half-hour before who are not in the tally: the bits of their actions by key. */
  readonly earlierViewers: ReadonlyMap<string, number>;
  readonly isBlocked: (view: View) => boolean;
  /** Whether a notification of this view exists already, written by the viewer directly. */
  readonly isNotified: (view: View) => boolean;
}

export interface ViewDecision extends TallyChange {
  /** Of each view of the batch, in order. */
  readonly outcomes: readonly ViewOutcome[];
  /** Views that each get a notification. */
  readonly notify: readonly View[];
  /** Views past the hour's cap, which share notifications. */
  readonly together: readonly View[];
}

/** Whether the owner wants to be notified of an open. */
export const wantsNotification = (
  { code }: View,
  { links, wantsLinks, wantsNotifications }: ViewBatch,
): boolean => (code !== undefined && links.has(code) ? wantsLinks : wantsNotifications);

/** Counts the notifications of each network, and tells whether one more is within its limit. */
function networkBound(keys: readonly string[]): (key: string) => boolean {
  const perSource = new Map<string, number>();
  const isWithin = (key: string): boolean => {
    const source = sourceOf(key);
    if (source === undefined) return true;
    const count = (perSource.get(source) ?? 0) + 1;
    perSource.set(source, count);
    return count <= NOTIFICATIONS_PER_NETWORK;
  };
  keys.forEach(isWithin);
  return isWithin;
}

/** The keys of a batch's half-hour and of the one before, with what their viewers did. */
class Viewers {
  readonly acted = new Map<number, Record<string, number>>();
  readonly #tally: Tally;
  readonly #earlier: ReadonlyMap<string, number>;
  readonly #slot: number;
  readonly #before: readonly string[];
  readonly #counted: Set<string>;

  constructor({ tally, earlierViewers }: BatchState, slot: number) {
    this.#tally = tally;
    this.#earlier = earlierViewers;
    this.#slot = slot;
    this.#before = tally.seen.get(String(slot)) ?? [];
    this.#counted = new Set(this.#before);
  }

  get newKeys(): readonly string[] {
    return [...this.#counted].slice(this.#before.length);
  }

  /** Whether the key is counted for the first time in this half-hour. */
  add(key: string): boolean {
    if (this.#counted.has(key)) return false;
    this.#counted.add(key);
    return true;
  }

  /** The half-hour that an action's viewer was counted in, and the key there. */
  #countedIn({ viewerKey, earlierKey }: View): readonly [number, string] | undefined {
    if (this.#counted.has(viewerKey)) return [this.#slot, viewerKey];
    if (earlierKey === undefined) return undefined;
    const earlier = this.#slot - 1;
    const isSeen =
      this.#earlier.has(earlierKey) || this.#tally.seen.get(String(earlier))?.includes(earlierKey) === true;
    return isSeen ? [earlier, earlierKey] : undefined;
  }

  /** The actions that were not counted before; `undefined` of a viewer who is not counted. */
  act(view: View): ReturnType<typeof newActions> | undefined {
    const found = this.#countedIn(view);
    if (!found) return undefined;
    const [slot, key] = found;
    const stored = (this.#tally.acted.get(String(slot))?.[key] ?? 0) | (this.#earlier.get(key) ?? 0);
    const recorded = this.acted.get(slot)?.[key] ?? stored;
    const bits = actionBits(view.actions ?? []);
    const fresh = newActions(bits, recorded);
    if (fresh.length > 0) this.acted.set(slot, { ...this.acted.get(slot), [key]: recorded | bits });
    return fresh;
  }
}

export function decideViews(batch: ViewBatch, state: BatchState): ViewDecision {
  const { tally, isBlocked, isNotified } = state;
  const day = viewDay(batch.now);
  const viewers = new Viewers(state, batch.slot);
  const isWithinNetwork = networkBound(tally.seen.get(String(batch.slot)) ?? []);
  const { hour, notified: notifiedBefore } = notifiedInHour(tally, batch.now);
  let notified = notifiedBefore;
  const notify: View[] = [];
  const together: View[] = [];
  const counts: DayViews[] = [];

  const decideActions = (view: View): ViewOutcome => {
    const actions = viewers.act(view);
    if (!actions) return 'unopened';
    if (actions.length === 0) return 'repeated';
    counts.push(countActions(day, view, actions, batch));
    return 'recorded';
  };
  const decideOpen = (view: View): ViewOutcome => {
    if (!viewers.add(view.viewerKey)) return 'repeated';
    counts.push(countOpen(day, view, batch));
    const isWithin = isWithinNetwork(view.viewerKey);
    if (!wantsNotification(view, batch) || !isWithin || isNotified(view)) return 'recorded';
    notified += 1;
    (notified <= LIMITS.notificationsPerHour ? notify : together).push(view);
    return 'recorded';
  };
  const outcomes = batch.views.map((view): ViewOutcome => {
    if (isBlocked(view)) return 'blocked';
    return view.actions ? decideActions(view) : decideOpen(view);
  });
  return {
    outcomes,
    counts: sumOf(day, counts),
    slot: batch.slot,
    newKeys: viewers.newKeys,
    acted: viewers.acted,
    notify,
    together,
    hour,
    notified,
  };
}

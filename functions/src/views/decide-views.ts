// Decides, without reading or writing, what a batch of views changes: which count, and which notify the owner.
import { LIMITS } from '@marquee/domain/limits';
import { notifiedInHour, type Tally } from './tally.ts';
import type { View, ViewBatch, ViewOutcome } from './view.ts';
import { sourceOf } from './viewer.ts';

/**
 * Notifications of anonymous visitors from one network within a half-hour: whoever makes up keys on one machine sends no
 * more of them. A household or an office has more visitors than that rarely; they are counted all the same.
 */
const NOTIFICATIONS_PER_NETWORK = 3;

export interface KnownOfBatch {
  readonly tally: Tally;
  readonly isBlocked: (view: View) => boolean;
  /** Whether there is a notification of this view already, written by the viewer directly. */
  readonly isNotified: (view: View) => boolean;
}

export interface ViewDecision {
  /** Of each view of the batch, in order. */
  readonly outcomes: readonly ViewOutcome[];
  /** Keys that are counted for the first time in this half-hour. */
  readonly newKeys: readonly string[];
  /** Views that each get a notification. */
  readonly notify: readonly View[];
  /** Viewers past the hour's cap, who share a notification. */
  readonly more: number;
  /** Hours since 1970, and how many viewers its notifications stand for. */
  readonly hour: number;
  readonly notified: number;
}

export function decideViews(batch: ViewBatch, { tally, isBlocked, isNotified }: KnownOfBatch): ViewDecision {
  const before = tally.seen.get(String(batch.slot)) ?? [];
  const counted = new Set(before);
  const perSource = new Map<string, number>();
  const countSource = (key: string): number => {
    const source = sourceOf(key);
    if (source === undefined) return 0;
    const count = (perSource.get(source) ?? 0) + 1;
    perSource.set(source, count);
    return count;
  };
  before.forEach(countSource);

  const { hour, notified: notifiedBefore } = notifiedInHour(tally, batch.now);
  let notified = notifiedBefore;
  const notify: View[] = [];
  const outcomes = batch.views.map((view): ViewOutcome => {
    if (isBlocked(view)) return 'blocked';
    if (counted.has(view.viewerKey)) return 'repeated';
    counted.add(view.viewerKey);
    const isWithinNetwork = countSource(view.viewerKey) <= NOTIFICATIONS_PER_NETWORK;
    if (!batch.wantsNotifications || !isWithinNetwork || isNotified(view)) return 'recorded';
    notified += 1;
    if (notified <= LIMITS.notificationsPerHour) notify.push(view);
    return 'recorded';
  });
  return {
    outcomes,
    newKeys: [...counted].slice(before.length),
    notify,
    more: Math.max(0, notified - Math.max(notifiedBefore, LIMITS.notificationsPerHour)),
    hour,
    notified,
  };
}

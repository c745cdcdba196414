import { describe, expect, test } from 'vitest';
import { decideViews } from './decide-views.ts';
import type { Tally } from './tally.ts';
import { trackedView } from './track-profile-view.ts';
import type { View, ViewBatch } from './view.ts';

const NOW = Date.UTC(2026, 4, 20, 12, 5);
const SLOT = 1;
const EMPTY: Tally = { count: 0, hour: 0, notified: 0, seen: new Map() };

const view = (viewerKey: string): View => ({ profileId: 'p', viewer: undefined, viewerKey, now: NOW });
const batch = (keys: readonly string[], changes: Partial<ViewBatch> = {}): ViewBatch => ({
  profileId: 'p',
  slot: SLOT,
  now: NOW,
  views: keys.map(view),
  wantsNotifications: true,
  isFresh: true,
  ...changes,
});
const never = () => false;
const decide = (keys: readonly string[], tally: Tally = EMPTY, changes: Partial<ViewBatch> = {}) =>
  decideViews(batch(keys, changes), { tally, isBlocked: never, isNotified: never });
const keysOf = (views: readonly View[]): string[] => views.map(({ viewerKey }) => viewerKey);

describe('decideViews', () => {
  test('a key counts and notifies once, in a batch and over batches', () => {
    const seen: Tally = { ...EMPTY, seen: new Map([[String(SLOT), ['a']]]) };
    const { outcomes, newKeys, notify } = decide(['a', 'b', 'b'], seen);
    expect(outcomes).toEqual(['repeated', 'recorded', 'repeated']);
    expect(newKeys).toEqual(['b']);
    expect(keysOf(notify)).toEqual(['b']);
  });

  test('a network notifies three times, also over batches', () => {
    const first = decide(['net.1', 'net.2']);
    expect(keysOf(first.notify)).toEqual(['net.1', 'net.2']);
    const tally: Tally = { ...EMPTY, seen: new Map([[String(SLOT), [...first.newKeys]]]) };
    const second = decide(['net.3', 'net.4', 'other.1'], tally);
    expect(keysOf(second.notify)).toEqual(['net.3', 'other.1']);
    expect(second.newKeys).toHaveLength(3);
  });

  test('an owner who wants no notifications gets none, and all is counted', () => {
    const { outcomes, notify, notified } = decide(['a'], EMPTY, { wantsNotifications: false });
    expect({ outcomes, notify, notified }).toEqual({ outcomes: ['recorded'], notify: [], notified: 0 });
  });
});

test('the answer to a blocked viewer is that to any other, the first time and again', () => {
  expect(trackedView('blocked')).toEqual(trackedView('recorded'));
  expect(trackedView('blocked')).toEqual(trackedView('repeated'));
  expect(trackedView('own')).not.toEqual(trackedView('recorded'));
});

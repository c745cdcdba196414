import { describe, expect, test } from 'vitest';
import type { NamedLink } from '@marquee/domain/views/named-link';
import { decideViews } from './decide-views.ts';
import type { Tally } from './tally.ts';
import { trackedView } from './track-profile-view.ts';
import type { View, ViewBatch } from './view.ts';

const NOW = Date.UTC(2026, 4, 20, 12, 5);
const SLOT = 1;
const LINK: NamedLink = {
  code: '0123456789abc',
  label: 'Casting office',
  ends: 0,
  opens_private: false,
  asks_answer: true,
  photo: '',
  video: '',
  version: '',
  revoked: false,
  created_at: 1,
};
const EMPTY: Tally = { days: [], hour: 0, notified: 0, seen: new Map(), acted: new Map() };

const view = (viewerKey: string): View => ({ profileId: 'p', viewer: undefined, viewerKey, now: NOW });
const batch = (keys: readonly string[], changes: Partial<ViewBatch> = {}): ViewBatch => ({
  profileId: 'p',
  slot: SLOT,
  now: NOW,
  views: keys.map(view),
  links: new Map([[LINK.code, LINK]]),
  wantsNotifications: true,
  wantsLinks: true,
  isFresh: true,
  ...changes,
});
const never = () => false;
const decide = (keys: readonly string[], tally: Tally = EMPTY, changes: Partial<ViewBatch> = {}) =>
  decideViews(batch(keys, changes), {
    tally,
    earlierViewers: new Map(),
    isBlocked: never,
    isNotified: never,
  });
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

  test('an owner who switched notifications off gets none, and all views are counted', () => {
    const { outcomes, notify, notified } = decide(['a'], EMPTY, { wantsNotifications: false });
    expect({ outcomes, notify, notified }).toEqual({ outcomes: ['recorded'], notify: [], notified: 0 });
  });
});

describe('decideViews counts', () => {
  const open = (key: string, changes: Partial<View> = {}): View => ({ ...view(key), ...changes });
  const decideAll = (views: readonly View[], tally: Tally = EMPTY, changes: Partial<ViewBatch> = {}) =>
    decide([], tally, { views, ...changes });

  test('sources, returns and links of opens', () => {
    const { counts } = decideAll([
      open('a', { source: 'whatsapp' }),
      open('b', { source: 'whatsapp', returnedAfter: 3 }),
      open('c', { source: 'instagram', code: LINK.code }),
      open('d'),
      open('d', { source: 'search' }),
    ]);
    expect(counts).toMatchObject({
      day: '2026-05-20',
      count: 4,
      returns: { 3: 1 },
      sources: { whatsapp: 2, link: 1, direct: 1 },
      links: { [LINK.code]: { count: 1, actions: {} } },
    });
  });

  test('a code that is no live link as no link, and a client’s source `link` as direct', () => {
    const { counts } = decideAll([open('a', { code: 'zzzzzzzzzzzzz' }), open('b', { source: 'link' })]);
    expect(counts.sources).toEqual({ direct: 2 });
    expect(counts.links).toEqual({});
  });

  test('each action of a viewer once, over batches too', () => {
    const first = decideAll([
      open('a', { code: LINK.code }),
      open('a', { code: LINK.code, actions: ['video', 'cv', 'video'] }),
      open('a', { code: LINK.code, actions: ['cv'] }),
    ]);
    expect(first.outcomes).toEqual(['recorded', 'recorded', 'repeated']);
    expect(first.counts.actions).toEqual({ video: 1, cv: 1 });
    expect(first.counts.links).toEqual({ [LINK.code]: { count: 1, actions: { video: 1, cv: 1 } } });
    const acted = new Map([...first.acted].map(([slot, viewers]) => [String(slot), viewers]));
    const tally: Tally = { ...EMPTY, seen: new Map([[String(SLOT), ['a']]]), acted };
    const second = decideAll([open('a', { actions: ['cv', 'contact'] })], tally);
    expect(second.counts.actions).toEqual({ contact: 1 });
    expect(second.newKeys).toEqual([]);
    expect(second.notify).toEqual([]);
  });

  test('no actions of a viewer who did not open the page', () => {
    const { outcomes, counts, acted } = decideAll([open('a', { actions: ['cv'], earlierKey: 'before' })]);
    expect(outcomes).toEqual(['unopened']);
    expect(counts.actions).toEqual({});
    expect(acted.size).toBe(0);
  });

  test('actions of a viewer who opened the page in the half-hour before', () => {
    const act = open('now', { actions: ['cv'], earlierKey: 'before' });
    const tally: Tally = { ...EMPTY, seen: new Map([[String(SLOT - 1), ['before']]]) };
    const { outcomes, acted } = decideAll([act, act], tally);
    expect(outcomes).toEqual(['recorded', 'repeated']);
    expect([...acted.keys()]).toEqual([SLOT - 1]);
  });

  test('an owner who chose notifications of links alone is notified of those', () => {
    const { notify } = decideAll([open('a'), open('b', { code: LINK.code })], EMPTY, {
      wantsNotifications: false,
    });
    expect(keysOf(notify)).toEqual(['b']);
  });
});

test('the answer to a blocked viewer is that to any other, the first time and again', () => {
  expect(trackedView('blocked')).toEqual(trackedView('recorded'));
  expect(trackedView('blocked')).toEqual(trackedView('repeated'));
  expect(trackedView('own')).not.toEqual(trackedView('recorded'));
});

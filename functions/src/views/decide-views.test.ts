import { expect, test } from 'vitest';
import type { NamedLink } from '@marquee/domain/views/named-link';
import { countViews, notifyOfOpens } from './decide-views.ts';
import type { StoredWeek } from './stored-week.ts';
import { MOST_VIEWERS, type Viewers } from './stored-viewers.ts';
import { trackedView } from './track-profile-view.ts';
import type { Actions, Open, View, ViewBatch } from './view.ts';

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
const WEEK: StoredWeek = { days: [], hour: 0, notified: 0 };

type Counted = ReadonlyMap<number, Viewers>;
const NOBODY: Counted = new Map();

const open = (viewerKey: string, changes: Partial<Open> = {}): Open => ({
  kind: 'open',
  profileId: 'p',
  viewer: undefined,
  viewerKey,
  now: NOW,
  ...changes,
});
const act = (viewerKey: string, actions: Actions['actions'], changes: Partial<Actions> = {}): Actions => ({
  ...open(viewerKey),
  kind: 'actions',
  actions,
  earlierKey: 'before',
  ...changes,
});
/** Viewers, each with the bits of its actions, who were counted in a half-hour. */
const after = (viewers: Readonly<Record<string, number>>, slot = SLOT): Counted =>
  new Map([[slot, new Map(Object.entries(viewers))]]);

function decide(views: readonly View[], counted = NOBODY, changes: Partial<ViewBatch> = {}) {
  const batch: ViewBatch = {
    profileId: 'p',
    slot: SLOT,
    now: NOW,
    views,
    links: new Map([[LINK.code, LINK]]),
    wantsNotifications: true,
    wantsLinks: true,
    isFresh: true,
    ...changes,
  };
  const result = countViews(batch, counted, () => false);
  const { each, notified } = notifyOfOpens(
    batch,
    result.opens,
    { week: WEEK, viewers: counted.get(SLOT) },
    () => false,
  );
  return { ...result, notify: each.map(({ viewerKey }) => viewerKey), notified };
}

test('a viewer’s key is counted and notified once, within a batch and across batches', () => {
  const { outcomes, opens, notify } = decide([open('a'), open('b'), open('b')], after({ a: 0 }));
  expect(outcomes).toEqual(['repeated', 'recorded', 'repeated']);
  expect(opens.map(({ viewerKey }) => viewerKey)).toEqual(['b']);
  expect(notify).toEqual(['b']);
});

test('anonymous visitors of one network notify three times in a half-hour, also over batches', () => {
  expect(decide([open('net.1'), open('net.2')]).notify).toEqual(['net.1', 'net.2']);
  const views = [open('net.3'), open('net.4'), open('other.1')];
  const { opens, notify } = decide(views, after({ 'net.1': 0, 'net.2': 0 }));
  expect(notify).toEqual(['net.3', 'other.1']);
  expect(opens).toHaveLength(3);
});

test('an owner who switched notifications off gets none, and all views are counted', () => {
  const { outcomes, notify, notified } = decide([open('a')], NOBODY, { wantsNotifications: false });
  expect({ outcomes, notify, notified }).toEqual({ outcomes: ['recorded'], notify: [], notified: 0 });
});

test('an owner who chose notifications of links alone is notified of those', () => {
  const views = [open('a'), open('b', { code: LINK.code })];
  expect(decide(views, NOBODY, { wantsNotifications: false }).notify).toEqual(['b']);
});

test('opens are counted by source, days since the last visit, and link', () => {
  const { counts } = decide([
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

test('an open with a code of no live link, or with the source `link`, is counted as direct and for no link', () => {
  const { counts } = decide([open('a', { code: 'zzzzzzzzzzzzz' }), open('b', { source: 'link' })]);
  expect(counts.sources).toEqual({ direct: 2 });
  expect(counts.links).toEqual({});
});

test('each action of a viewer counts once, over batches too', () => {
  const { code } = LINK;
  const first = decide([
    open('a', { code }),
    act('a', ['video', 'cv', 'video'], { code }),
    act('a', ['cv'], { code }),
  ]);
  expect(first.outcomes).toEqual(['recorded', 'recorded', 'repeated']);
  expect(first.counts.actions).toEqual({ video: 1, cv: 1 });
  expect(first.counts.links).toEqual({ [code]: { count: 1, actions: { video: 1, cv: 1 } } });
  const second = decide([act('a', ['cv', 'contact'])], first.viewers);
  expect(second.counts.actions).toEqual({ contact: 1 });
  expect(second.opens).toEqual([]);
});

test('actions of a viewer who did not open the page count for nothing', () => {
  const { outcomes, counts, viewers } = decide([act('a', ['cv'])]);
  expect(outcomes).toEqual(['unopened']);
  expect(counts.actions).toEqual({});
  expect(viewers.size).toBe(0);
});

test('actions count once for a viewer who opened the page in the previous half-hour', () => {
  const view = act('now', ['cv']);
  const { outcomes, viewers } = decide([view, view], after({ before: 0 }, SLOT - 1));
  expect(outcomes).toEqual(['recorded', 'repeated']);
  expect([...viewers.keys()]).toEqual([SLOT - 1]);
});

test('a blocked viewer gets the same answer as any other, the first time and again', () => {
  expect(trackedView('blocked')).toEqual(trackedView('recorded'));
  expect(trackedView('blocked')).toEqual(trackedView('repeated'));
  expect(trackedView('own')).not.toEqual(trackedView('recorded'));
});

test('past the viewers that a half-hour remembers, each open counts', () => {
  const many = after(
    Object.fromEntries(Array.from({ length: MOST_VIEWERS - 1 }, (_, index) => [String(index), 0])),
  );
  const { outcomes, counts, viewers } = decide(
    [open('last'), open('last'), open('a'), open('a'), open('7')],
    many,
  );
  expect(outcomes).toEqual(['recorded', 'repeated', 'recorded', 'recorded', 'repeated']);
  expect(counts.count).toBe(3);
  expect([...(viewers.get(SLOT)?.keys() ?? [])]).toEqual(['last']);
});

import { describe, expect, test } from 'vitest';
import {
  afterAttempt,
  leased,
  EMPTY_OUTBOX,
  LEASE,
  withItem,
  type Outbox,
  type PushItem,
} from './outbox-state.ts';
import { MINUTE } from '@marquee/domain/values/time';

const NOON = Date.UTC(2026, 10, 23, 12);
const ALL = { wants: () => true, quietUntil: null };
const DELIVERED = { delivered: true, retry: [], after: 0 };
const view = (id: string): PushItem => ({ id, kind: 'view', name: null, viewers: 1 });
const notice = (id: string): PushItem => ({ id, kind: 'moderation', name: null, viewers: 1 });
const ids = (items: readonly PushItem[] | undefined): string[] => (items ?? []).map(({ id }) => id);

/** The outbox after a message was claimed and sent at once. */
function sent(outbox: Outbox, now: number): Outbox {
  const { outbox: taken, sending } = leased(outbox, ALL, now);
  return afterAttempt(taken, sending?.attempts ?? 0, DELIVERED, now);
}

test('the first notification is due at once', () => {
  expect(withItem(EMPTY_OUTBOX, view('a'), NOON).due_at).toBe(NOON);
});

test('notifications in the half-hour after a push are collected into one push, due when the half-hour is over', () => {
  let outbox = sent(withItem(EMPTY_OUTBOX, view('a'), NOON), NOON);
  outbox = withItem(outbox, view('b'), NOON + MINUTE);
  outbox = withItem(outbox, view('c'), NOON + 29 * MINUTE);
  expect(outbox.due_at).toBe(NOON + 30 * MINUTE);
  expect(leased(outbox, ALL, NOON + 29 * MINUTE).sending).toBeNull();
  expect(ids(leased(outbox, ALL, NOON + 30 * MINUTE).sending?.items)).toEqual(['b', 'c']);
});

test('a notification whose event arrives twice is pushed once, also if the second comes after the push', () => {
  const outbox = withItem(withItem(EMPTY_OUTBOX, view('a'), NOON), view('a'), NOON);
  expect(ids(outbox.pending)).toEqual(['a']);
  expect(withItem(sent(outbox, NOON), view('a'), NOON + MINUTE).pending).toEqual([]);
});

test('the outbox holds at most 50 items in a rush of views, and no view is lost', () => {
  let outbox: Outbox = { ...EMPTY_OUTBOX, sent_at: NOON };
  for (let index = 0; index < 120; index += 1) outbox = withItem(outbox, view(String(index)), NOON);
  expect(outbox.pending).toHaveLength(50);
  expect(outbox.seen).toHaveLength(50);
  expect(outbox.pending.reduce((sum, { viewers }) => sum + viewers, 0)).toBe(120);
});

test('the outbox knows a repeated notification without its id, which may name a viewer', () => {
  const added = withItem(EMPTY_OUTBOX, view('p1_viewer_7'), NOON);
  const sent = { ...added, pending: [] };
  expect(withItem(sent, view('p1_viewer_7'), NOON)).toBe(sent);
  expect(JSON.stringify(sent)).not.toContain('viewer_7');
});

test('a message waits a minute if the clock was put back, so that its quiet hours end in the past', () => {
  const outbox = withItem(EMPTY_OUTBOX, view('a'), NOON);
  const quiet = leased(outbox, { ...ALL, quietUntil: NOON - 30 * MINUTE }, NOON);
  expect(quiet.outbox.due_at).toBe(NOON + MINUTE);
});

test('a message that is due in quiet hours waits for their end', () => {
  const morning = NOON + 8 * 60 * MINUTE;
  const quiet = leased(withItem(EMPTY_OUTBOX, view('a'), NOON), { ...ALL, quietUntil: morning }, NOON);
  expect(quiet.sending).toBeNull();
  expect(quiet.outbox.due_at).toBe(morning);
  expect(ids(leased(quiet.outbox, ALL, morning).sending?.items)).toEqual(['a']);
});

test('notifications of a kind that was switched off meanwhile are dropped, others are sent', () => {
  const outbox = withItem(withItem(EMPTY_OUTBOX, view('a'), NOON), notice('b'), NOON);
  const noViews = { ...ALL, wants: (kind: string) => kind !== 'view' };
  expect(ids(leased(outbox, noViews, NOON).sending?.items)).toEqual(['b']);
  const none = leased(outbox, { ...ALL, wants: () => false }, NOON);
  expect(none.sending).toBeNull();
  expect(none.outbox).toMatchObject({ pending: [], due_at: null });
});

describe('an attempt to send', () => {
  const waiting = withItem(EMPTY_OUTBOX, view('a'), NOON);

  test('a message belongs to one instance until its lease ends, then to another', () => {
    const first = leased(waiting, ALL, NOON);
    expect(first.sending?.attempts).toBe(1);
    expect(leased(first.outbox, ALL, NOON + LEASE - 1).sending).toBeNull();
    const second = leased(first.outbox, ALL, NOON + LEASE);
    expect(second.sending?.attempts).toBe(2);
    // The first instance finishes after all, while the second one has the message.
    expect(afterAttempt(second.outbox, 1, DELIVERED, NOON + LEASE)).toBe(second.outbox);
  });

  test('a failed attempt is repeated after 1, 2, 4, 8, 16 and 32 minutes, then given up', () => {
    let outbox = waiting;
    let now = NOON;
    const waits: number[] = [];
    for (;;) {
      const { outbox: taken, sending } = leased(outbox, ALL, now);
      if (!sending) break;
      outbox = afterAttempt(taken, sending.attempts, { delivered: false, retry: ['phone'], after: 0 }, now);
      if (outbox.due_at === null) break;
      waits.push((outbox.due_at - now) / MINUTE);
      now = outbox.due_at;
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32]);
    expect(outbox).toMatchObject({ sending: null, pending: [], due_at: null });
  });

  test('a retry waits as long as the push service asks, at most six hours', () => {
    const { outbox } = leased(waiting, ALL, NOON);
    const after = (milliseconds: number) =>
      afterAttempt(outbox, 1, { delivered: false, retry: ['phone'], after: milliseconds }, NOON).due_at ?? 0;
    expect(after(20 * MINUTE) - NOON).toBe(20 * MINUTE);
    expect(after(24 * 60 * MINUTE) - NOON).toBe(6 * 60 * MINUTE);
  });

  test('an attempt is repeated only for the devices that did not get the message', () => {
    const { outbox } = leased(waiting, ALL, NOON);
    const again = afterAttempt(outbox, 1, { delivered: true, retry: ['laptop'], after: 0 }, NOON);
    expect(again.sending?.devices).toEqual(['laptop']);
    expect(again.sent_at).toBe(NOON);
  });

  test('notifications that arrive during an attempt wait for their own half-hour', () => {
    const { outbox } = leased(waiting, ALL, NOON);
    const more = withItem(outbox, view('b'), NOON + 1000);
    const done = afterAttempt(more, 1, DELIVERED, NOON + 2000);
    expect(ids(done.pending)).toEqual(['b']);
    expect(done.due_at).toBe(NOON + 2000 + 30 * MINUTE);
  });
});

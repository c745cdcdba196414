// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readNotification, type Notification } from '@marquee/domain/notifications/notification';
import { HOUR, MINUTE } from '@marquee/domain/values/time';
import { AppFrame } from '#web/testing/app-frame.tsx';
import type { UndoableDelete } from './use-undoable-delete.ts';
import { NotificationGroups } from './notification-groups.tsx';

// The dialog would import Firestore; the rows of this test have no viewer to block.
vi.mock('./block-dialog.tsx', () => ({ BlockDialog: () => null }));

const NOW = new Date(2026, 4, 20, 12).getTime();
const ROWS = 100;

const messageReads = new Map<string, number>();
beforeEach(() => messageReads.clear());

/** A notification that records each time a row reads its message. */
function watched(id: string, created_at: number, read = false): Notification {
  return {
    id,
    user_id: 'owner',
    title: 'Profile View',
    get message() {
      messageReads.set(id, (messageReads.get(id) ?? 0) + 1);
      return `${id} viewed your profile`;
    },
    type: 'profile_view',
    read,
    created_at,
    viewer_id: null,
    viewer_name: null,
    viewer_is_public: false,
    viewers: null,
    viewer_email: null,
    link_label: null,
    link_code: null,
    answer: null,
    reminder: null,
  };
}

const nothing = (): void => undefined;
const deletion: UndoableDelete = {
  waiting: new Set(),
  remove: nothing,
  undo: nothing,
  hold: nothing,
  release: nothing,
};

const list = (
  notifications: readonly Notification[],
  now = NOW,
  changes: Partial<Parameters<typeof NotificationGroups>[0]> = {},
) => (
  <AppFrame>
    <NotificationGroups
      notifications={notifications}
      now={now}
      hasMore={false}
      named={undefined}
      deletion={deletion}
      onMark={nothing}
      {...changes}
    />
  </AppFrame>
);

test('only rows that change are rendered again in a long list', () => {
  const notifications = Array.from({ length: ROWS }, (_, index) =>
    watched(`viewer-${String(index)}`, NOW - index * HOUR),
  );
  const { container, rerender } = render(list(notifications));
  expect(container.querySelectorAll('li')).toHaveLength(ROWS);
  expect(messageReads.size).toBe(ROWS);

  messageReads.clear();
  const [first, ...rest] = notifications;
  const marked = [watched('viewer-0', first?.created_at ?? 0, true), ...rest];
  rerender(list(marked));
  expect([...messageReads.keys()]).toEqual(['viewer-0']);

  // A minute later only the newest notifications show another age.
  messageReads.clear();
  rerender(list(marked, NOW + 61_000));
  expect(messageReads.size).toBeGreaterThan(0);
  expect(messageReads.size).toBeLessThan(ROWS / 10);

  messageReads.clear();
  rerender(list(marked, NOW + 61_000, { deletion: { ...deletion, waiting: new Set(['viewer-50']) } }));
  expect(messageReads.size).toBe(0);
  expect(screen.getByText('Notification deleted.')).toBeDefined();
}, 120_000);

describe('views with the same text, grouped in one line', () => {
  const view = (index: number, changes: object = {}, read = false): Notification =>
    readNotification(`view-${String(index)}`, {
      user_id: 'owner',
      type: 'profile_view',
      message: '',
      read,
      created_at: NOW - index * MINUTE,
      metadata: { viewer_id: null, viewer_name: 'Someone', ...changes },
    });
  const three = [view(0), view(1, {}, true), view(2)];
  const line = 'Someone viewed your profile, 3 times';
  // Queried by label, because jsdom takes long to compute roles.
  const details = () => screen.getByLabelText(`Details: ${line}`);
  const entries = () => document.querySelector(`ul[aria-label='${line}']`);

  test('views with the same text are one line, whose Details button shows and hides each of them', () => {
    const { container } = render(list(three));
    expect(container.querySelectorAll('li')).toHaveLength(1);
    expect(screen.getByText(line)).toBeDefined();
    expect(details().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(details());
    expect(details().getAttribute('aria-expanded')).toBe('true');
    expect(entries()?.id).toBe(details().getAttribute('aria-controls'));
    expect(entries()?.querySelectorAll('li')).toHaveLength(3);
    expect(screen.getByText('11:59')).toBeDefined();
    fireEvent.click(details());
    expect(entries()).toBeNull();
  });

  test('views with the same text are marked and deleted together', () => {
    const [onMark, remove] = [vi.fn(), vi.fn()];
    render(list(three, NOW, { onMark, deletion: { ...deletion, remove } }));
    fireEvent.click(screen.getByLabelText(`Mark as read: ${line}`));
    expect(onMark.mock.calls).toEqual([[three, true]]);
    fireEvent.click(screen.getByLabelText(`More: ${line}`));
    expect(screen.queryByText('Block this viewer')).toBeNull();
    fireEvent.click(screen.getByText('Delete'));
    expect(remove.mock.calls).toEqual([[['view-0', 'view-1', 'view-2']]]);
  });

  test('the line of grouped views counts those not deleted; once all are deleted, it says how many', () => {
    const waiting = (...ids: string[]) => ({ deletion: { ...deletion, waiting: new Set(ids) } });
    const { rerender } = render(list(three, NOW, waiting('view-0', 'view-1', 'view-2')));
    expect(screen.getByText('3 notifications deleted.')).toBeDefined();
    rerender(list(three, NOW, waiting('view-1')));
    expect(screen.getByText('Someone viewed your profile, 2 times')).toBeDefined();
  });

  test('the number of grouped views has a plus sign when more of them may be on the next page', () => {
    render(list([...three, view(60 * 24)], NOW, { hasMore: true }));
    expect(screen.getByText(line)).toBeDefined();
    render(list(three, NOW, { hasMore: true }));
    expect(screen.getByText('Someone viewed your profile, 3+ times')).toBeDefined();
  });

  test('a group is open when the address names one of its views', () => {
    render(list(three, NOW, { named: 'view-2' }));
    expect(document.getElementById('notification-view-2')).not.toBeNull();
  });

  test('a group of views by a named link has the link’s label, and each entry its viewer’s name', () => {
    const link_label = "Mukesh's office";
    const opens = [view(0, { link_label }), view(1, { link_label, viewer_name: 'Dev Menon' })];
    render(list(opens, NOW, { named: 'view-1' }));
    expect(screen.getByText("Mukesh's office opened your profile, 2 times")).toBeDefined();
    expect(
      screen.getByText("Dev Menon opened your profile with the link for Mukesh's office, 11:59"),
    ).toBeDefined();
  });

  test('a line of views links to the viewer’s profile only if that was public at the newest view', () => {
    const dev = { viewer_id: 'dev', viewer_name: 'Dev Menon' };
    const { unmount } = render(list([view(0, { ...dev, viewer_is_public: true }), view(1, dev)]));
    expect(screen.getByText('Dev Menon').getAttribute('href')).toBe('/actor/dev');
    unmount();
    render(list([view(0, dev)]));
    expect(document.querySelector('a')).toBeNull();
  });
});

describe('touch gestures on a row', () => {
  const swipe = (from: number, to: number, pointerType = 'touch') => {
    const target = screen.getByText('viewer viewed your profile');
    const pointer = { pointerType, isPrimary: true, pointerId: 1 };
    fireEvent.pointerDown(target, { ...pointer, clientX: from });
    fireEvent.pointerMove(target, { ...pointer, clientX: (from + to) / 2 });
    fireEvent.pointerMove(target, { ...pointer, clientX: to });
    fireEvent.pointerUp(target, { ...pointer, clientX: to });
  };

  test.each([
    ['to the right marks the notification', 100, 220, 'touch', [1, 0]],
    ['to the left deletes the notification', 220, 100, 'touch', [0, 1]],
    ['of 50 pixels does nothing', 100, 150, 'touch', [0, 0]],
    ['by a mouse does nothing', 220, 100, 'mouse', [0, 0]],
  ] as const)('a swipe %s', (_name, from, to, type, [marked, deleted]) => {
    const [onMark, remove] = [vi.fn(), vi.fn()];
    render(list([watched('viewer', NOW)], NOW, { onMark, deletion: { ...deletion, remove } }));
    swipe(from, to, type);
    expect([onMark.mock.calls.length, remove.mock.calls.length]).toEqual([marked, deleted]);
  });

  test('a swipe that the browser takes for scrolling deletes nothing', () => {
    const remove = vi.fn();
    render(list([watched('viewer', NOW)], NOW, { deletion: { ...deletion, remove } }));
    const target = screen.getByText('viewer viewed your profile');
    fireEvent.pointerDown(target, { pointerType: 'touch', isPrimary: true, clientX: 220 });
    fireEvent.pointerMove(target, { pointerType: 'touch', isPrimary: true, clientX: 80 });
    fireEvent.pointerCancel(target, { pointerType: 'touch', isPrimary: true });
    fireEvent.pointerUp(target, { pointerType: 'touch', isPrimary: true, clientX: 80 });
    expect(remove).not.toHaveBeenCalled();
  });
});

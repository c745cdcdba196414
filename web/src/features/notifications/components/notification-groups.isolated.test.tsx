// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Notification } from '@marquee/domain/notification';
import { AppFrame } from '../../../testing/app-frame.tsx';
import type { UndoableDelete } from './use-undoable-delete.ts';
import { NotificationGroups } from './notification-groups.tsx';

// Brings Firestore along; these rows have nobody to block.
vi.mock('./block-viewer.tsx', () => ({ BlockViewer: () => null }));

const NOW = new Date(2026, 4, 20, 12).getTime();
const HOUR = 60 * 60 * 1000;
const ROWS = 200;

const drawn = new Map<string, number>();

/** A notification that notes each time a row reads its message. */
function watched(id: string, created_at: number, read = false): Notification {
  return {
    id,
    user_id: 'owner',
    title: 'Profile View',
    get message() {
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
      return `${id} viewed your profile`;
    },
    type: 'profile_view',
    read,
    created_at,
    viewer_id: null,
    viewer_name: null,
    viewers: null,
    viewer_email: null,
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

const list = (notifications: readonly Notification[], now = NOW, waiting = deletion) => (
  <AppFrame>
    <NotificationGroups notifications={notifications} now={now} deletion={waiting} onMark={nothing} />
  </AppFrame>
);

test('of many rows only those that change are drawn again', () => {
  const notifications = Array.from({ length: ROWS }, (_, index) =>
    watched(`viewer-${String(index)}`, NOW - index * HOUR),
  );
  const { container, rerender } = render(list(notifications));
  expect(container.querySelectorAll('li')).toHaveLength(ROWS);
  expect(drawn.size).toBe(ROWS);

  drawn.clear();
  const [first, ...rest] = notifications;
  const marked = [watched('viewer-0', first?.created_at ?? 0, true), ...rest];
  rerender(list(marked));
  expect([...drawn.keys()]).toEqual(['viewer-0']);

  // Half a minute later only the newest is of another age.
  drawn.clear();
  rerender(list(marked, NOW + 61_000));
  expect(drawn.size).toBeGreaterThan(0);
  expect(drawn.size).toBeLessThan(ROWS / 10);

  drawn.clear();
  rerender(list(marked, NOW + 61_000, { ...deletion, waiting: new Set(['viewer-50']) }));
  expect(drawn.size).toBe(0);
  expect(screen.getByText('Notification deleted.')).toBeDefined();
}, 120_000);

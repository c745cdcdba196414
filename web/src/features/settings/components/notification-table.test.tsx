// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DEFAULT_NOTIFICATION_CHOICES } from '@marquee/domain/accounts/notification-choices';
import { DEFAULT_SETTINGS } from '@marquee/domain/accounts/settings';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { NotificationTable } from './notification-table.tsx';

const CHOICES = { ...DEFAULT_SETTINGS, ...DEFAULT_NOTIFICATION_CHOICES };

const show = (isPushBlocked: boolean) =>
  render(
    <NotificationTable choices={CHOICES} canMail isPushBlocked={isPushBlocked} onChange={() => undefined} />,
    { wrapper: AppFrame },
  );

const pushBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Profile views: Push' });

beforeEach(provideMatchMedia);

test('push messages that the browser blocks are shown as off, disabled and blocked', () => {
  show(true);
  expect([pushBox().checked, pushBox().disabled]).toEqual([false, true]);
  expect(screen.getByText(/^Blocked$/)).toBeDefined();
});

test('push messages that the browser does not block are shown as chosen, enabled and not blocked', () => {
  show(false);
  expect([pushBox().checked, pushBox().disabled]).toEqual([true, false]);
  expect(screen.queryByText(/^Blocked$/)).toBeNull();
});

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QuietHours as Hours } from '@marquee/domain/accounts/time-zone';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { QuietHours } from './quiet-hours.tsx';

const store = vi.fn<(hours: Hours | null) => void>();

function Stored() {
  const [hours, setHours] = useState<Hours | null>({ from: 22 * 60, to: 7 * 60 });
  const change = (next: Hours | null): void => {
    store(next);
    setHours(next);
  };
  return <QuietHours hours={hours} timeZone="Europe/Berlin" onChange={change} />;
}

const pick = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  store.mockReset();
  provideMatchMedia();
  render(<Stored />, { wrapper: AppFrame });
});

test('the quiet hours are stored as soon as a time is picked', () => {
  pick('From', '23:00');
  expect(store).toHaveBeenCalledExactlyOnceWith({ from: 23 * 60, to: 7 * 60 });
});

test('two equal times are not stored as quiet hours, and an error is shown until the times differ', () => {
  pick('From', '07:00');
  expect(store).not.toHaveBeenCalled();
  expect(screen.getByText(/^Enter two different times\./)).toBeDefined();
  pick('To', '22:00');
  expect(store).toHaveBeenCalledExactlyOnceWith({ from: 7 * 60, to: 22 * 60 });
  expect(screen.queryByText(/^Enter two different times\./)).toBeNull();
});

test('the stored time zone is named, not that of the device', () => {
  expect(screen.getByText(/Central European/)).toBeDefined();
});

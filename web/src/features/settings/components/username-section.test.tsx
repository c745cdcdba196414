// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { UsernameSection } from './username-section.tsx';

vi.mock('#web/components/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('#web/username/api/claim-username.ts', () => ({ claimUsername: vi.fn() }));
vi.mock('#web/username/api/release-username.ts', () => ({ releaseUsername: vi.fn() }));
vi.mock('#web/username/api/username-availability.ts', () => ({
  usernameAvailability: () => Promise.resolve('free'),
}));

const section = (username: string) => (
  <AppFrame>
    <MemoryRouter>
      <UsernameSection profile={{ ...emptyProfile('u1'), username }} />
    </MemoryRouter>
  </AppFrame>
);

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Username' });

beforeAll(provideMatchMedia);

test('an emptied username field shows that a username has at least 3 characters', async () => {
  render(section('asha'));
  await userEvent.clear(field());
  await userEvent.tab();
  expect(await screen.findByText('A username has at least 3 characters.')).toBeDefined();
});

test('a username that is being typed stays when the stored one changes; else the stored one is shown', async () => {
  const { rerender } = render(section('asha'));
  rerender(section('asha-rao'));
  expect(field().value).toBe('asha-rao');
  await userEvent.clear(field());
  await userEvent.type(field(), 'asha-devi');
  rerender(section('asha-of-pune'));
  expect(field().value).toBe('asha-devi');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save username' })).toHaveProperty('disabled', false),
  );
});

test('a username that is stored as it was typed is shown in its one spelling', async () => {
  const { rerender } = render(section(''));
  await userEvent.type(field(), '@Asha-Rao');
  rerender(section('asha-rao'));
  expect(field().value).toBe('asha-rao');
  expect(screen.getByRole('button', { name: 'Save username' })).toHaveProperty('disabled', true);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { UsernameSection } from './username-section.tsx';

vi.mock('#web/components/toast.tsx', () => ({ useToast: () => () => undefined }));
vi.mock('#web/username/api/claim-username.ts', () => ({ claimUsername: vi.fn() }));
vi.mock('#web/username/api/release-username.ts', () => ({ releaseUsername: vi.fn() }));
vi.mock('#web/username/api/username-availability.ts', () => ({
  usernameAvailability: () => Promise.resolve('free'),
}));

test('an emptied username field shows that a username has at least 3 characters', async () => {
  provideMatchMedia();
  render(
    <AppFrame>
      <MemoryRouter>
        <UsernameSection profile={{ ...emptyProfile('u1'), username: 'asha' }} />
      </MemoryRouter>
    </AppFrame>,
  );
  await userEvent.clear(screen.getByRole('textbox', { name: 'Username' }));
  await userEvent.tab();
  expect(await screen.findByText('A username has at least 3 characters.')).toBeDefined();
});

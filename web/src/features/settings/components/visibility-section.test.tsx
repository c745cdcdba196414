// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from 'firebase/auth';
import type { TakenDown } from '@marquee/domain/accounts/moderation';
import { emptyProfile } from '@marquee/domain/profile/profile';
import { utcDate } from '@marquee/domain/values/time';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import { VisibilitySection } from './visibility-section.tsx';

const api = vi.hoisted(() => ({
  setVisibility: vi.fn(),
  sendVerification: vi.fn(),
  toast: vi.fn(),
  birthDate: vi.fn<() => string>(),
}));
vi.mock('#web/config/env.ts', () => ({ env: { requireEmailVerification: true } }));
vi.mock('#web/visibility/set-visibility.ts', () => ({ setVisibility: api.setVisibility }));
vi.mock('#web/firebase/references.ts', () => ({ contactRef: () => undefined }));
vi.mock('#web/firebase/live.ts', () => ({
  useLiveDocument: () => ({ status: 'ready', data: { date_of_birth: api.birthDate() } }),
}));
vi.mock('#web/account/verification-mail.ts', () => ({ sendVerification: api.sendVerification }));
vi.mock('#web/components/toast.tsx', () => ({ useToast: () => api.toast }));

const account = (changes: Partial<User>): User =>
  ({ uid: 'asha', email: 'asha@example.com', emailVerified: true, phoneNumber: null, ...changes }) as User;

function show(user: User, is_profile_public = false, taken_down?: TakenDown): HTMLElement {
  const profile = { ...emptyProfile('asha'), is_profile_public, ...(taken_down && { taken_down }) };
  render(
    <AppFrame>
      <MemoryRouter>
        <VisibilitySection profile={profile} user={user} />
      </MemoryRouter>
    </AppFrame>,
  );
  return screen.getByRole('switch', { name: 'Public profile' });
}

const explanation = (): HTMLElement | null => screen.queryByText(/^Your email address isn’t verified yet\./);

beforeEach(() => {
  provideMatchMedia();
  vi.resetAllMocks();
  api.sendVerification.mockResolvedValue(undefined);
  api.birthDate.mockReturnValue('1996-04-12');
});

test('an unverified account sees why it cannot publish, and can have the verification link sent again', async () => {
  const visibility = show(account({ emailVerified: false }));
  expect(visibility).toHaveProperty('disabled', true);
  expect(explanation()?.textContent).toContain('asha@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(api.sendVerification).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    expect(api.toast).toHaveBeenCalledWith(expect.objectContaining({ variant: 'success' }));
  });
});

test('the settings of a taken-down profile say why, and that nobody else can see it', async () => {
  show(account({}), true, { at: 1, reason: 'impersonation' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/taken down.*pretends to be someone else/);
  expect(screen.queryByText(/^Anyone with your link/)).toBeNull();
});

test('an account without an e-mail address and phone number cannot publish', () => {
  expect(show(account({ email: null, emailVerified: false }))).toHaveProperty('disabled', true);
});

test('an unverified account may make its profile private', () => {
  expect(show(account({ emailVerified: false }), true)).toHaveProperty('disabled', false);
  expect(explanation()).toBeNull();
});

test.each([account({}), account({ emailVerified: false, phoneNumber: '+91' })])(
  'an account with a verified email address or a phone number can publish its profile',
  async (user) => {
    api.setVisibility.mockResolvedValue(undefined);
    await userEvent.click(show(user));
    expect(api.setVisibility).toHaveBeenCalledWith('asha', true);
    expect(explanation()).toBeNull();
  },
);

test('a refused change of the visibility is reported by a toast, and leaves the switch enabled', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  api.setVisibility.mockRejectedValue(Object.assign(new Error('no'), { code: 'permission-denied' }));
  const visibility = show(account({}));
  await userEvent.click(visibility);
  await waitFor(() => {
    expect(api.toast).toHaveBeenCalledWith(expect.objectContaining({ variant: 'error' }));
  });
  expect(visibility).toHaveProperty('disabled', false);
});

test.each([
  ['', /^Your date of birth is missing\./],
  [utcDate(Date.now()), /^You are under 18\./],
])(
  'for the birth date %j the switch that publishes the profile is disabled, and the reason is shown',
  (born, reason) => {
    api.birthDate.mockReturnValue(born);
    expect(show(account({}))).toHaveProperty('disabled', true);
    expect(screen.getByText(reason)).toBeDefined();
  },
);

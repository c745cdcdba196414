// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#web/config/paths.ts';
import { AppFrame, provideMatchMedia } from '#web/testing/app-frame.tsx';
import SettingsPage from './settings-page.tsx';

const isWide = vi.hoisted(() => vi.fn<() => boolean>());

vi.mock('#web/components/screen-width.ts', () => ({ useIsWide: isWide }));
vi.mock('#web/account/session.ts', () => ({ useSignedInUser: () => ({ uid: 'asha' }) }));
vi.mock('#web/firebase/references.ts', () => ({ profileRef: () => null, settingsRef: () => null }));
vi.mock('#web/firebase/live.ts', () => ({ useLiveDocument: () => ({ status: 'loading' }) }));
vi.mock('./api/choices.ts', () => ({ useAllChoices: () => ({ status: 'loading' }) }));
vi.mock('./components/blocked-section.tsx', () => ({ BlockedSection: () => <h2>Blocked viewers</h2> }));
vi.mock('./components/notifications-section.tsx', () => ({ NotificationsSection: () => null }));
vi.mock('./components/install-section.tsx', () => ({ InstallSection: () => null }));
vi.mock('./components/data-section.tsx', () => ({ DataSection: () => <h2>Your data</h2> }));
vi.mock('./components/username-section.tsx', () => ({ UsernameSection: () => null }));
vi.mock('./components/visibility-section.tsx', () => ({ VisibilitySection: () => null }));
vi.mock('./components/choices-sections.tsx', () => ({
  AppearanceSection: () => null,
  LanguageSection: () => null,
  ViewerSection: () => null,
}));
vi.mock('./components/email-item.tsx', () => ({ EmailItem: () => null }));
vi.mock('./components/password-item.tsx', () => ({ PasswordItem: () => null }));
vi.mock('./components/google-item.tsx', () => ({ GoogleItem: () => null }));
vi.mock('./components/phone-item.tsx', () => ({ PhoneItem: () => null }));

function open(address: string) {
  const router = createMemoryRouter([{ path: '/settings/:group?', element: <SettingsPage /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />, { wrapper: AppFrame });
  return router;
}

const titles = (): (string | null)[] => screen.getAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  provideMatchMedia();
  isWide.mockReturnValue(false);
});

test('a phone at /settings shows a list of links to five groups of settings', () => {
  open(paths.settings.href());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['link', 'notifications', 'privacy', 'app', 'account'].map(paths.settingsGroup.href),
  );
  expect(titles()).toEqual(['Settings']);
});

test.each([paths.settingsGroup.href('account'), '/settings#data'])(
  'a phone at the address %s shows the group ‘Account and data’',
  (address) => {
    open(address);
    expect(titles()).toEqual(['Account and data', 'Account', 'Your data']);
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  },
);

test('a phone at the address of an unknown group shows the list of groups', () => {
  open('/settings/nothing');
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

test.each([
  ['account', '#account'],
  ['link', '#username'],
  ['nothing', ''],
])(
  'a laptop at /settings/%s shows all groups on one page, and its address gets the hash %j',
  (group, hash) => {
    isWide.mockReturnValue(true);
    const { state } = open(paths.settingsGroup.href(group));
    expect(titles()).toEqual(['Settings', 'Blocked viewers', 'Account', 'Your data']);
    expect(state.location.hash).toBe(hash);
  },
);

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { User } from 'firebase/auth';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Router, Routes, useLocation, type Navigator } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import * as english from '../i18n/catalogue.ts';
import type { Session } from '../account/session.ts';
import { Guard } from './guard.tsx';

function Login() {
  return <p>login {JSON.stringify(useLocation().state)}</p>;
}

function show(session: Session, path = '/settings?tab=account#name'): void {
  render(
    <I18nextProvider i18n={createI18n(english)}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<Login />} />
          <Route path="*" element={<Guard session={session}>the secret</Guard>} />
        </Routes>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const user = { uid: 'u1' } as User;

it('the guard shows a spinner, and not the screen, while the session is pending', () => {
  show({ status: 'pending' });
  expect(screen.getByRole('status').textContent).toContain('Loading...');
  expect(screen.getByText('Verifying your credentials')).toBeTruthy();
  expect(screen.queryByText('the secret')).toBeNull();
});

it('the guard shows an error and a link to the login, and not the screen, where the session could not be read', async () => {
  show({ status: 'error' });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Authentication ErrorInvalid email or password.',
  );
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByText('the secret')).toBeNull();
});

it.each([{ status: 'signed-out' }, { status: 'unverified', user }] as const)(
  'the guard redirects a $status visitor to the login with the return path',
  (session) => {
    show(session);
    expect(screen.getByText('login {"from":"/settings?tab=account#name"}')).toBeTruthy();
  },
);

it('the guard shows the screen to a signed-in user', () => {
  show({ status: 'signed-in', user });
  expect(screen.getByText('the secret')).toBeTruthy();
});

it('the guard redirects to the login only once when it is rendered again before the login is shown', () => {
  const replace = vi.fn<Navigator['replace']>();
  const navigator = { replace, push: vi.fn(), go: vi.fn(), createHref: () => '' } satisfies Navigator;
  const guard = () => (
    <I18nextProvider i18n={createI18n(english)}>
      <Router location="/settings" navigator={navigator}>
        <Guard session={{ status: 'signed-out' }}>the secret</Guard>
      </Router>
    </I18nextProvider>
  );
  const { rerender } = render(guard());
  rerender(guard());
  expect(replace).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as english from '#web/i18n/catalogue.ts';
import { createI18n } from '#web/i18n/create-i18n.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Shows an account form of a build with this API key. */
async function showForm(apiKey: string): Promise<void> {
  for (const name of ['AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID']) {
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'demo');
  }
  vi.stubEnv('VITE_FIREBASE_API_KEY', apiKey);
  const { ConfigurationBanner } = await import('./configuration-banner.tsx');
  const { Form } = await import('#web/components/form/form.tsx');
  const { SubmitButton } = await import('./account-submit-button.tsx');
  render(
    <I18nextProvider i18n={createI18n(english)}>
      <ConfigurationBanner />
      <Form initialValues={{}} onSubmit={() => undefined}>
        <SubmitButton label="Login" busyLabel="Logging in..." />
      </Form>
    </I18nextProvider>,
  );
}

it('a build with placeholder settings shows a banner and disables the submit button', async () => {
  await showForm('your-api-key');
  expect((await screen.findByRole('alert')).textContent).toContain('Configuration Error');
  expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', true);
});

it('a build with real settings shows no banner and enables the submit button', async () => {
  await showForm('demo-key');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false);
});

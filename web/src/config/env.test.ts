import { beforeAll, expect, it, vi } from 'vitest';
import type { readEnv as ReadEnv } from './env.ts';

const settings = {
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-marquee.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-marquee',
  VITE_FIREBASE_STORAGE_BUCKET: 'demo-marquee.appspot.com',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
};

let readEnv: typeof ReadEnv;

beforeAll(async () => {
  // The module checks the real environment on import, so the environment is stubbed first.
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  ({ readEnv } = await import('./env.ts'));
});

it('readEnv requires verification and uses no emulators unless the settings say otherwise', () => {
  expect(readEnv(settings)).toMatchObject({
    firebase: { projectId: 'demo-marquee' },
    appCheckKey: undefined,
    useEmulators: false,
    requireEmailVerification: true,
    isConfigured: true,
  });
  expect(
    readEnv({ ...settings, VITE_USE_EMULATORS: 'true', VITE_REQUIRE_EMAIL_VERIFICATION: 'false' }),
  ).toMatchObject({ useEmulators: true, requireEmailVerification: false });
});

it('readEnv throws an error that names every missing variable', () => {
  const { VITE_FIREBASE_API_KEY: _key, VITE_FIREBASE_APP_ID: _id, ...rest } = settings;
  expect(() => readEnv(rest)).toThrow(/VITE_FIREBASE_API_KEY.*VITE_FIREBASE_APP_ID/s);
});

it('readEnv throws an error that names a boolean variable whose value is neither true nor false', () => {
  expect(() => readEnv({ ...settings, VITE_USE_EMULATORS: 'maybe' })).toThrow(/VITE_USE_EMULATORS/);
});

it.each(['your-api-key', 'YOUR_API_KEY', '<api key>', 'placeholder', 'changeme'])(
  'readEnv takes the API key %j for a placeholder, and returns that the app is not configured',
  (VITE_FIREBASE_API_KEY) => {
    expect(readEnv({ ...settings, VITE_FIREBASE_API_KEY }).isConfigured).toBe(false);
  },
);

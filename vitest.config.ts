// Unit tests of every workspace, one project each. Rules and journey tests need the suite: see scripts/test.ts.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';

/** No test asserts on time: this only ends one that hangs, also on a machine that is busy otherwise. */
const testTimeout = 60_000;

const TESTS = 'src/**/*.test.{ts,tsx}';
/** Tests that put something in the place of modules (`vi.mock`): other files that share the process would get it too. */
const ISOLATED = 'src/**/*.isolated.test.{ts,tsx}';

const web = (name: string, files: Pick<InlineConfig, 'include' | 'exclude' | 'isolate'>) => ({
  extends: './web/vite.config.ts',
  test: {
    name,
    root: 'web',
    // A file that needs a window says so at its head.
    environment: 'node',
    setupFiles: [join(import.meta.dirname, 'web/src/testing/setup.ts')],
    // What renders makes much garbage at once: with more room for it a tenth less time goes into collecting it.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout,
    env: Object.fromEntries(
      ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map((name) => [
        `VITE_FIREBASE_${name}`,
        'test',
      ]),
    ),
    ...files,
  },
});

// Files share a process, and the web's a window too: web/src/testing/setup.ts clears up after each test.
export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'domain', root: 'domain', isolate: false, include: ['src/**/*.test.ts'], testTimeout },
      },
      {
        test: {
          name: 'emulator',
          isolate: false,
          root: 'emulator',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'functions',
          root: 'functions',
          isolate: false,
          include: ['src/**/*.test.ts'],
          testTimeout,
        },
      },
      web('web', { include: [TESTS], exclude: [ISOLATED], isolate: false }),
      web('web-isolated', { include: [ISOLATED] }),
      { test: { name: 'scripts', root: 'scripts', isolate: false, include: ['**/*.test.ts'], testTimeout } },
    ],
  },
});

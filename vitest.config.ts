// Unit tests of every workspace, one project each. Rules and journey tests need the suite: see scripts/test.ts.
import { defineConfig } from 'vitest/config';

/** No test asserts on time: this only ends one that hangs, also on a machine that is busy otherwise. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'emulator',
          root: 'emulator',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      { test: { name: 'functions', root: 'functions', include: ['src/**/*.test.ts'], testTimeout } },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout,
        },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout } },
    ],
  },
});

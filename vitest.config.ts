// Unit tests of every workspace, one project each. Rules and journey tests need the suite: see scripts/test.ts.
import { defineConfig } from 'vitest/config';

/** No test asserts on time: this only ends one that hangs, also on a machine that is busy otherwise. */
const testTimeout = 60_000;

// Files share a process where nothing in them is kept by a module; the web's do not.
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
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          // A file that needs a window says so at its head: making one takes longer than most files' tests.
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout,
        },
      },
      { test: { name: 'scripts', root: 'scripts', isolate: false, include: ['**/*.test.ts'], testTimeout } },
    ],
  },
});

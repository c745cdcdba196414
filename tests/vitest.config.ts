// Tests that need the suite running: the rules and the functions. scripts/test.ts starts it.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    // Each file closes what it opened; the Firebase SDKs are loaded once for all of them.
    isolate: false,
    include: ['rules/**/*.test.ts', 'functions/**/*.test.ts', 'web/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

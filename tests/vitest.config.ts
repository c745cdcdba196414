// Tests that need the suite running: the rules and the functions. scripts/test.ts starts it.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['rules/**/*.test.ts', 'functions/**/*.test.ts', 'web/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

// Unit tests of every workspace, one project each. Rules and journey tests need the suite: see scripts/test.ts.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      { test: { name: 'emulator', root: 'emulator', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] } },
      { test: { name: 'functions', root: 'functions', include: ['src/**/*.test.ts'] } },
      {
        extends: './web/vite.config.ts',
        test: { name: 'web', root: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
      },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});

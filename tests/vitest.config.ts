// Tests that need the suite running: the rules and the functions. scripts/test.ts starts it.
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Leads imports of the emulator's package to its sources. */
const conditions = ['firestore-emulator-source'];

export default defineConfig({
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
  test: {
    root: import.meta.dirname,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Each file closes what it opened; the Firebase SDKs are loaded once for all of them.
      {
        extends: true,
        test: { name: 'backend', include: ['{rules,functions}/**/*.test.ts'], isolate: false },
      },
      // jsdom puts a `fetch` of its own into the process.
      { extends: true, test: { name: 'pages', include: ['web/**/*.test.ts'] } },
    ],
  },
});

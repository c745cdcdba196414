// Tests that need the suite running: the rules and the functions. scripts/test.ts starts it.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The emulator's package as its sources, so that its tests need no build.
  resolve: { alias: { 'firestore-emulator': `${import.meta.dirname}/../emulator/src/index.ts` } },
  test: {
    root: import.meta.dirname,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Each file closes what it opened; the Firebase SDKs are loaded once for all of them.
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['{rules,functions}/**/*.test.ts'],
          exclude: ['functions/push.test.ts'],
          isolate: false,
        },
      },
      // A process each: jsdom puts a `fetch` of its own into its process, and pushes need Node's.
      {
        extends: true,
        test: { name: 'own-process', include: ['web/**/*.test.ts', 'functions/push.test.ts'] },
      },
    ],
  },
});

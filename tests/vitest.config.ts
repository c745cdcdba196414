// Tests that need the suite running, which scripts/test.ts starts.
import { defineConfig } from 'vitest/config';
import { SHARED } from './setup/vitest-options.ts';

export default defineConfig({
  // The emulator's package as its sources, so that its tests need no build.
  resolve: { alias: { 'firestore-emulator': `${import.meta.dirname}/../emulator/src/index.ts` } },
  test: {
    ...SHARED,
    root: import.meta.dirname,
    include: ['{rules,functions,tools,web}/**/*.test.ts'],
    setupFiles: [`${import.meta.dirname}/setup/fail-on-console.ts`],
  },
});

// Tests that need the suite running, which scripts/test.ts starts.
import { defineConfig } from 'vitest/config';
import { SHARED_OPTIONS } from './setup/vitest-options.ts';

export default defineConfig({
  test: {
    ...SHARED_OPTIONS,
    // The emulator's package as it was built for the suite, loaded by Node.
    server: { deps: { external: [/\/emulator\/dist\//] } },
    // One more than the default on two cores: these tests wait about as much as they work.
    maxWorkers: 2,
    root: import.meta.dirname,
    include: ['{rules,functions,tools,web}/**/*.test.ts'],
    setupFiles: [`${import.meta.dirname}/setup/fail-on-console.ts`],
  },
});

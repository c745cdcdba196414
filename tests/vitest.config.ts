// Tests that need the suite running, which scripts/test.ts starts.
import { defineConfig } from 'vitest/config';
import { SHARED_OPTIONS } from './setup/vitest-options.ts';

export default defineConfig({
  test: {
    ...SHARED_OPTIONS,
    // The emulator's package as it was built for the suite, loaded by Node.
    server: { deps: { external: [/\/emulator\/dist\//] } },
    root: import.meta.dirname,
    include: ['{rules,functions,tools,web}/**/*.test.ts'],
    setupFiles: [`${import.meta.dirname}/setup/fail-on-console.ts`],
  },
});

// Tests that need the suite running, which scripts/test.ts starts.
import { existsSync } from 'node:fs';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SHARED_OPTIONS } from './setup/vitest-options.ts';

const isBuilt = existsSync(`${import.meta.dirname}/../emulator/dist`);

export default defineConfig({
  // `npm run check` runs tests of rules without the suite, and in a clone where nothing was built.
  ...(isBuilt
    ? {}
    : {
        ssr: {
          resolve: {
            conditions: [
              'firestore-emulator-source',
              ...defaultServerConditions.filter((condition) => condition !== 'module'),
            ],
          },
        },
      }),
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

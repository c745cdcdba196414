// Unit tests of every workspace of the product, one project each (the emulator has its own). Tests that need the suite: tests/vitest.config.ts.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { SHARED_OPTIONS } from './tests/setup/vitest-options.ts';

const FAIL_ON_CONSOLE = join(import.meta.dirname, 'tests/setup/fail-on-console.ts');
const shared = { ...SHARED_OPTIONS, setupFiles: [FAIL_ON_CONSOLE] };

// Each file runs in a context of its own instead of a process of its own, which costs half the CPU time. Other projects
// need processes: tests start builds and replace `node:fs`.
const inContexts = (groupOrder: number) =>
  ({
    pool: 'vmThreads',
    vmMemoryLimit: '1GB',
    // With a single worker vitest gives all files of a run one context, so that mocks leak from file to file.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // One project after the other: between files of different projects vitest starts a new worker.
    sequence: { ...SHARED_OPTIONS.sequence, groupOrder },
  }) as const;

// The fonts of the card are named by the environment, which a context's process.env does not change.
const DRAWS_TEXT = 'src/card/draw-card.test.ts';

export default defineConfig({
  test: {
    sequence: SHARED_OPTIONS.sequence,
    projects: [
      {
        test: { ...shared, ...inContexts(1), name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          ...shared,
          ...inContexts(2),
          name: 'functions',
          root: 'functions',
          include: ['src/**/*.test.ts'],
          exclude: [DRAWS_TEXT],
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...shared,
          ...inContexts(3),
          name: 'web',
          // Which it exports again, by a `require` that a context refuses.
          alias: { 'react-router-dom': 'react-router' },
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [FAIL_ON_CONSOLE, join(import.meta.dirname, 'web/src/testing/after-each-test.ts')],
          env: Object.fromEntries(
            ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map((name) => [
              `VITE_FIREBASE_${name}`,
              'test',
            ]),
          ),
        },
      },
      {
        // The stand-in of Google compiles rules by the emulator, which is not built for unit tests. Node does not know the
        // condition 'module': the packages that have it would be read in a form that Node cannot import.
        ssr: {
          resolve: {
            conditions: [
              'firestore-emulator-source',
              ...defaultServerConditions.filter((condition) => condition !== 'module'),
            ],
          },
        },
        test: {
          ...shared,
          name: 'repository',
          include: [
            '{scripts,tools,tests/{mutation,repository,old-cv}}/**/*.test.ts',
            `functions/${DRAWS_TEXT}`,
          ],
        },
      },
    ],
  },
});

// The unit tests that Stryker runs on mutants (stryker.config.json): those of the rooms that guard data, in one project.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SHARED_OPTIONS } from '../setup/vitest-options.ts';

const ROOT = join(import.meta.dirname, '../..');

export default defineConfig({
  // The packages' links lead out of Stryker's copy, to sources without mutants.
  resolve: {
    alias: [{ find: /^@marquee\/domain\/(.*)$/, replacement: join(ROOT, 'domain/src/$1.ts') }],
  },
  test: {
    ...SHARED_OPTIONS,
    root: ROOT,
    setupFiles: [join(ROOT, 'web/src/testing/after-each-test.ts')],
    env: Object.fromEntries(
      ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map((name) => [
        `VITE_FIREBASE_${name}`,
        'test',
      ]),
    ),
    include: [
      'domain/src/**/*.test.ts',
      'functions/src/requests/*.test.ts',
      'functions/src/documents/drawing-limit.test.ts',
      'web/src/profile-form/{saving,api,pictures}/**/*.test.ts',
    ],
  },
});

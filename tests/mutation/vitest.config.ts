// The unit tests that Stryker runs on the mutants of a room (`MUTATION_ROOM`, rooms.ts), or those of all rooms.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SHARED_OPTIONS } from '../setup/vitest-options.ts';
import { ROOMS } from './rooms.ts';

const ROOT = join(import.meta.dirname, '../..');

const room = ROOMS[process.env['MUTATION_ROOM'] ?? ''];

export default defineConfig({
  // The packages' links lead out of Stryker's copy, to sources without mutants.
  resolve: {
    alias: [{ find: /^@marquee\/domain\/(.*)$/, replacement: join(ROOT, 'domain/src/$1.ts') }],
  },
  test: {
    ...SHARED_OPTIONS,
    root: ROOT,
    isolate: room?.isolate ?? true,
    // A mutant that hangs fails its test, before Stryker ends and starts a whole process.
    testTimeout: 10_000,
    provide: { shareOfRounds: 0.01 },
    setupFiles: [join(ROOT, 'web/src/testing/after-each-test.ts')],
    env: Object.fromEntries(
      ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map((name) => [
        `VITE_FIREBASE_${name}`,
        'test',
      ]),
    ),
    include: (room === undefined ? Object.values(ROOMS) : [room]).flatMap(({ tests }) => tests),
  },
});

// Edits beside `npm run dev`: `npm run test:dev`. It has the suite's ports, so that nothing else runs beside it.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // The first start may build everything.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});

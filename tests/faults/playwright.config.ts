// What a bad day does, done for real: `npm run faults`. A suite of its own, since its emulators are killed under it.
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/faults',
  globalSetup: './suite-to-break.ts',
  // One at a time: a fault is everybody's.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../.local/faults.json' }]],
});

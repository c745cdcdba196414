// Tests with real faults, such as killed processes: `npm run faults`. They have their own suite, which they kill.
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/faults',
  globalSetup: './suite-to-break.ts',
  // One worker, because a fault affects every test on the suite.
  workers: 1,
  fullyParallel: false,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../.local/faults.json' }]],
});

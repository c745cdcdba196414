// Takes pictures instead of testing: the same browser, suite and screens as the journeys.
import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
import { fromRoot } from '../config/project.ts';

export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  testMatch: 'take.ts',
  outputDir: fromRoot('.local/screenshots-results'),
  reporter: [['line']],
  retries: 0,
});

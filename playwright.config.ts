// Browser journeys against the suite that scripts/test.ts started: no mocks of our own backend.
import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';
import { CHROMIUM_FLAGS, fromRoot, suiteUrl } from './scripts/config/project.ts';

/**
 * Playwright has Chromium keep its shared memory in files on the disk, since a container may have 64 MB of it. Where there
 * is more, memory is quicker: a disk's file system searches among thousands of files that come and go.
 */
function hasRoomInMemory(): boolean {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 30;
}

export default defineConfig({
  testDir: fromRoot('tests/journeys'),
  globalSetup: fromRoot('tests/journeys/global-setup.ts'),
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the smallest machine has cores: journeys wait about as much as they work.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes at a second attempt is named as flaky, and fails the run.
  retries: process.env['CI'] === undefined ? 0 : 1,
  failOnFlakyTests: true,
  // Generous, since a function of the suite starts a process first: what passes waits no longer for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.local/journeys.json' }]],
  use: {
    baseURL: suiteUrl('hosting'),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Without a graphics card the processor draws each frame of an animation: an eighth of a browser's work.
    reducedMotion: 'reduce',
    actionTimeout: 60_000,
    trace: 'on-first-retry',
    // A page's routes do not see a worker's requests: journeys that are about the worker allow it themselves.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
      args: [...CHROMIUM_FLAGS],
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
});

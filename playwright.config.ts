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
  // The local suite starts a process at a Cloud Function's first call: seconds, and more on CI's shared machines.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '.local/journeys.json' }]],
  use: {
    baseURL: suiteUrl('hosting'),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Without a graphics card the processor draws each frame of an animation: an eighth of a browser's work.
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    // A page's routes do not see a worker's requests: journeys that are about the worker allow it themselves.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath()),
      args: [...CHROMIUM_FLAGS],
      ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
    },
  },
});

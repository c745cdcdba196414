// The product in the other engines: `npm run engines` (docs/testing.md#engines).
import { defineConfig } from '@playwright/test';
import { fromRoot } from '../../scripts/config/project.ts';
import journeys from '../../playwright.config.ts';

const { launchOptions: _ofChromium, ...use } = journeys.use ?? {};

const FIREFOX = '/usr/bin/firefox-esr';

/** What BiDi cannot emulate. */
const FIREFOX_PREFERENCES = {
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
  'dom.w3c_touch_events.enabled': 1,
};

export default defineConfig({
  ...journeys,
  testDir: import.meta.dirname,
  outputDir: fromRoot('.local/engines'),
  // WebKit's window and an old Chromium are heavier than a page of the journeys.
  workers: 2,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../.local/engines.json' }]],
  use,
  projects: [
    { name: 'webkit', testDir: 'webkit' },
    { name: 'chromium-2022', testDir: 'chromium-2022' },
    {
      name: 'firefox',
      testDir: '../journeys',
      use: {
        browserName: 'firefox',
        // Firefox as it is released, over WebDriver BiDi. Playwright's own build is not on npm.
        channel: 'moz-firefox',
        launchOptions: { executablePath: FIREFOX, firefoxUserPrefs: FIREFOX_PREFERENCES },
      },
    },
  ],
});

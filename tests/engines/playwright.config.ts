// The product in the other engines: `npm run engines` (docs/testing.md#engines).
import { defineConfig } from '@playwright/test';
import { fromRoot } from '../../scripts/config/project.ts';
import journeys from '../../playwright.config.ts';

const { launchOptions: _ofChromium, ...use } = journeys.use ?? {};

/** `npm run engines -- --by-day`: a part for each push. */
const isByDay = process.env['BY_DAY'] === '1';

/** Some forty journeys of those that Firefox's driver can do. */
const BY_DAY =
  /\/(accounts|accounts-phone|answers|cv-file|editor-dates|message|moderation|my-profile|named-links|notifications|public-page-casting)\.spec\.ts$/;

/** What Firefox or its driver lacks: the tags of journeys (docs/testing.md#engines). */
const NOT_IN_FIREFOX =
  /@(back|cdp|chooser|download|keys|media|offline|requests|scripts|tab|timeline|touch)\b/;

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
  // These browsers are heavier than a page of the journeys.
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
      testIgnore: /\/accessibility\.spec\.ts$/,
      ...(isByDay && { testMatch: BY_DAY }),
      grepInvert: NOT_IN_FIREFOX,
      use: {
        browserName: 'firefox',
        // Firefox as it is released, over WebDriver BiDi. Playwright's own build is not on npm.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: fromRoot('tests/engines/firefox/firefox.mjs'),
          firefoxUserPrefs: FIREFOX_PREFERENCES,
        },
      },
    },
  ],
});

// Nothing is wider than a phone of 360 px, with text at 100 % and at 200 %, where every text that somebody may type has
// a word of 70 letters. The sweep of `accessibility.spec.ts` measures all screens with ordinary texts.
import type { Page } from '@playwright/test';
import { expect, sessionState, startWith, test as base, type Session } from './fixtures.ts';
import { storeShortlistOnDevice } from './screens/steps.ts';
import { showScreen, type Screen } from './screens/screen.ts';
import { SCREENS } from './all-screens.ts';
import { widthBeyond } from './width-beyond.ts';
import { newWordyActor, WORD } from './wordy-actor.ts';

interface Wordy {
  readonly username: string;
  readonly session: Session;
}

/** One actor for all tests of a worker. */
const test = base.extend<object, { readonly wordy: Wordy }>({
  wordy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const actor = await newWordyActor();
      await use({ username: actor.username, session: await sessionState(actor) });
    },
    { scope: 'worker' },
  ],
});

/** States of the sample actor's data, and those of a connection. */
const OF_THE_SAMPLE = /^(?:settings-yesterday|notifications-block|.*-loading|.*-error|notice-.*|public-.*)$/;

const OWNERS: readonly Screen[] = SCREENS.filter(
  ({ as, language, name, path }) =>
    as === 'actor' && language === undefined && typeof path === 'string' && !OF_THE_SAMPLE.test(name),
);

/** The states of `screens` that a visitor brings the actor's pages into, by name, and addresses of their own. */
const VISITORS: Readonly<Record<string, (username: string) => string>> = {
  'public-profile': (username) => `/${username}`,
  'public-profile-menu': (username) => `/${username}`,
  'public-profile-lightbox': (username) => `/${username}`,
  'public-profile-message': (username) => `/${username}`,
  report: (username) => `/${username}`,
  'shortlist-sent': (username) => `/shortlist#${username}`,
  'login-errors': () => '/login',
  'register-errors': () => '/register',
  'verify-otp-errors': () => '/verify-otp',
  'forgot-password': () => '/forgot-password',
  'not-found': () => `/${WORD}/${WORD}`,
};

/** Types the word into each empty or filled text field that is shown. */
async function typeEverywhere(page: Page): Promise<void> {
  const fields = page.locator(
    ':is(input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url], input[type=tel], input[type=password], textarea):visible:enabled:not([readonly])',
  );
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index);
    await field.fill(`${WORD}${String(index)}`);
    // Enter makes an entry of what is typed in a list; in a form it would submit.
    if ((await field.getAttribute('role')) === 'combobox') await field.press('Enter');
    else await field.blur();
  }
}

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
    await expect.soft
      .poll(() => widthBeyond(page), { message: `${what}text at ${size}`, timeout: 5000 })
      .toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

const PHONE = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

// By night and before a release: by day the pages that visitors open.
for (const screen of process.env['SWEEP'] === 'all' ? OWNERS : []) {
  test(`${screen.name} is no wider than a phone with words of 70 letters`, async ({ journey, wordy }) => {
    const page = await journey.open(screen.name, PHONE, screen.provokes);
    await startWith(page, wordy.session);
    await showScreen(page, screen);
    await expectToFit(page, '');
    await typeEverywhere(page);
    await expectToFit(page, 'typed, ');
  });
}

for (const [name, path] of Object.entries(VISITORS)) {
  test(`a visitor's ${name} is no wider than a phone with words of 70 letters`, async ({
    journey,
    wordy,
  }) => {
    const page = await journey.open(name, PHONE, [/status of 4/]);
    // A list that is on the device already is not one that somebody sent.
    if (name !== 'shortlist-sent') await storeShortlistOnDevice({ [wordy.username]: WORD })(page);
    const reach = SCREENS.find((screen) => screen.name === name)?.reach;
    await showScreen(page, { name, path: path(wordy.username), ...(reach ? { reach } : {}) });
    await expectToFit(page, '');
    await typeEverywhere(page);
    await expectToFit(page, 'typed, ');
  });
}

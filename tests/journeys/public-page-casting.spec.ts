// How casting reads a public page: facts and contact at once, credits, skills' videos; on a phone, by keyboard, in Hindi,
// on paper, and without a script.
import type { Page } from '@playwright/test';
import { expect, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { newActor } from './store.ts';

/** The sample actor with 12 credits, an agent and a skill that a video shows. */
const SAMPLE = '/meera-kulkarni';
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

const contact = (page: Page) => page.getByRole('button', { name: 'Chat on WhatsApp' });
/** The oldest of the credits, which is hidden at first. */
const lastCredit = (page: Page) => page.getByText('Antigone in Ahmednagar');

test('on a phone the first screen has the facts, and the contact stays in reach', async ({ journey }) => {
  const page = await journey.open('visitor', PHONE);
  await page.goto(SAMPLE);
  for (const fact of ['22 - 32 yrs', `5'5" (165 cm)`]) await expect(page.getByText(fact)).toBeInViewport();
  await expect(contact(page)).toBeInViewport();
  await page.getByRole('heading', { name: 'Work Links' }).scrollIntoViewIfNeeded();
  await expect(contact(page)).toBeInViewport();
});

test('the introduction and all credits open without a script', { tag: '@scripts' }, async ({ journey }) => {
  const page = await journey.open('visitor', { ...PHONE, javaScriptEnabled: false });
  await page.goto(SAMPLE);
  const introduction = page.locator('[data-cut]');
  const cut = (await introduction.boundingBox())?.height ?? 0;
  await page.getByText('More', { exact: true }).tap();
  expect((await introduction.boundingBox())?.height).toBeGreaterThan(cut);
  await expect(lastCredit(page)).toBeHidden();
  await page.getByText('All 12 credits').tap();
  await expect(lastCredit(page)).toBeVisible();
  await page.getByText('Fewer credits').tap();
  await expect(lastCredit(page)).toBeHidden();
  await page.getByRole('link', { name: 'Share Profile' }).tap();
  await expect(page.getByRole('dialog', { name: 'Share Profile' }).getByLabel('Profile link')).toHaveValue(
    /\/meera-kulkarni$/,
  );
});

test('credits and the video of a skill open by keyboard', async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.goto(SAMPLE);
  await siteStarted(page);
  await page.locator('summary', { hasText: 'All 12 credits' }).focus();
  await page.keyboard.press('Enter');
  const credits = page.getByRole('table', { name: 'Credits' });
  await expect(credits.getByRole('row', { name: /Monsoon Ledger/ })).toBeVisible();
  await expect(lastCredit(page)).toBeVisible();
  await page.getByRole('link', { name: 'Kathak, watch the video' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeFocused();
});

test('facts and credits are in Hindi at an address with ?lang=hi', async ({ journey }) => {
  const page = await journey.open('visitor', PHONE);
  await page.goto(`${SAMPLE}?lang=hi`);
  await expect(page.getByText(/मराठी \(मातृभाषा\)/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'किया हुआ काम', exact: true })).toBeVisible();
  await page.getByText('सभी 12 काम').tap();
  await expect(lastCredit(page)).toBeVisible();
});

test('a printed page has all credits and no buttons', { tag: '@media' }, async ({ journey }) => {
  const page = await journey.open('visitor');
  await page.goto(SAMPLE);
  await page.emulateMedia({ media: 'print' });
  await expect(lastCredit(page)).toBeVisible();
  await expect(page.getByText('All 12 credits')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Share Profile' })).toBeHidden();
});

test('the owner’s page has a bar that links to the editor, and a visitor’s page does not', async ({
  journey,
}) => {
  const actor = await newActor();
  const page = await journey.open('owner');
  await startLoggedIn(page, actor);
  await page.goto(`/${actor.username}`);
  await siteStarted(page);
  const bar = page.getByRole('complementary', { name: 'Your page' });
  await expect(bar).toContainText('This is how others see it.');
  await expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/profile/edit');
  const visitor = await journey.open('visitor');
  await visitor.goto(`/${actor.username}`);
  await siteStarted(visitor);
  await expect(visitor.getByText('This is how others see it.')).toBeHidden();
});

test('the facts of an Urdu profile are read in their order on the page', async ({ journey }) => {
  const actor = await newActor({
    first_name: 'فریدہ',
    last_name: 'جلال',
    introduction: 'ممثلة من حيدر آباد',
    height: `5'6"`,
    screen_age_min: 24,
    screen_age_max: 34,
  });
  const page = await journey.open('visitor');
  await page.goto(`/${actor.username}`);
  /** Where the first occurrence of each character of a fact's value is drawn, in pixels from the left. */
  const places = (value: string, characters: string) =>
    page
      .locator('dd', { hasText: value })
      .first()
      .evaluate((element, wanted) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const node = walker.nextNode();
        return Array.from(wanted, (character) => {
          const at = node?.textContent?.indexOf(character) ?? -1;
          const range = document.createRange();
          if (node) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
          }
          return range.getBoundingClientRect().x;
        });
      }, characters);
  for (const [value, characters] of [
    [`5'6"`, `5'6"`],
    ['34', '23'],
  ] as const) {
    const xs = await places(value, characters);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  }
});

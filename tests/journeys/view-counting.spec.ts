// Which visits count as a view, and which do not.
import type { Page } from '@playwright/test';
import { suiteUrl } from '../../scripts/config/project.ts';
import { expect, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { countsOf, database, messagesOf, newActor, viewsOf } from './store.ts';
import { viewResponse, countingCalls } from './visits.ts';

/** Makes a page hidden until it is shown, as a prerendered page and a background tab are. */
async function hide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  });
}

async function show(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a visitor is counted once: not again by a reload or a second tab, even if the notification was deleted', async ({
  journey,
}) => {
  const actor = await newActor();
  const visitor = await journey.open('visitor');
  const first = viewResponse(visitor);
  await visitor.goto(`/${actor.username}`);
  expect((await first).status()).toBe(200);
  expect(await viewsOf(actor)).toBe(1);

  const { docs } = await database.collection('notifications').where('user_id', '==', actor.uid).get();
  expect(docs).toHaveLength(1);
  await docs[0]?.ref.delete();
  const tab = await visitor.context().newPage();
  for (const open of [() => visitor.reload(), () => tab.goto(`/actor/u/${actor.username}`)]) {
    const again = Promise.race([viewResponse(visitor), viewResponse(tab)]);
    await open();
    expect((await again).status()).toBe(200);
  }
  expect(await viewsOf(actor)).toBe(1);
  expect(await messagesOf(actor.uid)).toEqual([]);
});

test('a view of a hidden page is counted when the page is first shown', async ({ journey }) => {
  const actor = await newActor();
  const visitor = await journey.open('visitor');
  await hide(visitor);
  await visitor.clock.install();
  const calls = countingCalls(visitor);
  await visitor.goto(`/${actor.username}`);
  await siteStarted(visitor);
  await visitor.clock.runFor('05:00');
  expect(calls).toEqual([]);
  expect(await viewsOf(actor)).toBe(0);
  const seen = viewResponse(visitor);
  await show(visitor);
  expect((await seen).status()).toBe(200);
  expect(await viewsOf(actor)).toBe(1);
  expect(calls).toHaveLength(1);
});

test('link previews, robots without JavaScript and the owner are not counted', async ({ journey }) => {
  const actor = await newActor();
  for (const userAgent of ['WhatsApp/2.24.1 A', 'facebookexternalhit/1.1', 'Googlebot/2.1']) {
    const preview = await fetch(suiteUrl('hosting', `/${actor.username}`), {
      headers: { 'User-Agent': userAgent },
    });
    expect(preview.status).toBe(200);
    expect(await preview.text()).toContain('og:title');
  }
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.clock.install({ time: Date.now() });
  const calls = countingCalls(owner);
  await owner.goto(`/${actor.username}`);
  await expect(owner.getByRole('link', { name: 'Share Profile' })).toBeVisible();
  await siteStarted(owner);
  await owner.clock.runFor('05:00');

  // The next visitor is the first who is counted.
  const visitor = await journey.open('visitor');
  const seen = viewResponse(visitor);
  await visitor.goto(`/${actor.username}`);
  await seen;
  expect(await viewsOf(actor)).toBe(1);
  expect(calls).toEqual([]);
});

test(
  'where visitors come from is counted by a word of a fixed list, and nothing else of the address is sent',
  { tag: '@requests' },
  async ({ journey }) => {
    const actor = await newActor();
    const [referrer, campaign] = [
      'https://l.instagram.com/secret?u=secret',
      '?utm_source=WhatsApp&utm_id=secret',
    ];
    for (const [name, query, referer] of [
      ['from Instagram', '', referrer],
      ['from a message', campaign, undefined],
    ] as const) {
      const visitor = await journey.open(`visitor ${name}`);
      const counted = viewResponse(visitor);
      await visitor.goto(`/${actor.username}${query}`, referer === undefined ? {} : { referer });
      expect((await counted).request().postData()).not.toContain('secret');
    }
    expect(await countsOf(actor)).toMatchObject({
      count: 2,
      sources: { instagram: 1, whatsapp: 1 },
    });
  },
);

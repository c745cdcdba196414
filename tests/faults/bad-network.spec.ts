// Three requests in ten fail or are late: a person still succeeds, with retries where the page asks for them.
import type { Page } from '@playwright/test';
import { fillNames, openSection, openEditor, save, stored } from '../journeys/editor.ts';
import { expect, newUsername, test } from '../journeys/fixtures.ts';
import { messagesOf, newActor } from '../journeys/store.ts';
import { viewsOf } from './faults.ts';

const EXPECTED = [
  /net::ERR_/,
  /Could not reach Cloud Firestore backend/,
  /is not on this device/,
  /network-request-failed/,
  /status of 5\d\d/,
];

/** A reproducible random generator: a linear congruential generator (Numerical Recipes' constants). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Count {
  asked: number;
  failed: number;
  late: number;
}

/** Breaks off 15 % of a page's requests for data and pictures, and delays 15 % by two seconds; returns the counts. */
async function badNetwork(page: Page, seed: number): Promise<Count> {
  const roll = dice(seed);
  const count: Count = { asked: 0, failed: 0, late: 0 };
  await page.route('**/*', async (route) => {
    const request = route.request();
    // Another test makes the app's own files fail.
    if (new URL(request.url()).pathname.startsWith('/assets/')) return route.continue();
    if (!['fetch', 'xhr', 'image'].includes(request.resourceType())) return route.continue();
    count.asked += 1;
    const fate = roll();
    if (fate < 0.15) {
      count.failed += 1;
      return route.abort('connectionreset');
    }
    if (fate < 0.3) {
      count.late += 1;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    return route.continue();
  });
  return count;
}

/** Repeats an action until it succeeds, at most six times, as a person does who reads 'please try again'. */
async function insist(attempt: () => Promise<void>, done: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await attempt();
    try {
      await done();
      return;
    } catch (error) {
      if (tries === 6) throw error;
    }
  }
}

for (const seed of [1, 2]) {
  test(`an actor publishes and is notified over a bad network (seed ${String(seed)})`, async ({
    journey,
  }) => {
    const actor = await newActor({ is_profile_public: false });
    const page = await journey.open('actor', undefined, EXPECTED);
    const count = await badNetwork(page, seed);

    await page.goto('/login');
    await page.getByLabel('Email').fill(actor.email);
    await page.getByLabel(/^Password/).fill(actor.password);
    await insist(
      () => page.getByRole('button', { name: 'Login', exact: true }).click(),
      () => expect(page).toHaveURL(/\/my-profile$/, { timeout: 10_000 }),
    );

    const again = page.getByRole('button', { name: 'Try Again' });
    await insist(
      async () =>
        (await again.isVisible()) ? again.click() : page.goto('/profile/edit').then(() => undefined),
      () => expect(page.getByLabel('First name')).toBeVisible({ timeout: 15_000 }),
    );
    const username = newUsername('storm');
    await page.getByLabel('Username').fill(username);
    await fillNames(page, 'Meera', 'Kulkarni');
    await openSection(page, 'Privacy Settings');
    await page.getByRole('switch', { name: /Profile visibility/ }).check();
    await insist(
      () => save(page),
      () => expect(page.getByText('Profile updated successfully!')).toBeVisible({ timeout: 60_000 }),
    );
    expect(await stored(`profiles/${actor.uid}`)).toMatchObject({
      username,
      last_name: 'Kulkarni',
      is_profile_public: true,
    });
    expect(await stored(`usernames/${username}`)).toMatchObject({ uid: actor.uid });

    const visitors = [];
    for (const name of ['first', 'second', 'third']) {
      const visitor = await journey.open(name, undefined, EXPECTED);
      await badNetwork(visitor, seed + visitors.length + 10);
      await visitor.goto(`/${username}`);
      await expect(visitor.getByRole('heading', { level: 1, name: 'Meera Kulkarni' })).toBeVisible();
      visitors.push(visitor);
    }
    await expect.poll(() => viewsOf(actor), { timeout: 60_000 }).toBe(3);
    await expect.poll(() => messagesOf(actor.uid)).toHaveLength(3);
    await page.goto('/notifications');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
      /Someone viewed your profile, 3 times/,
      { timeout: 60_000 },
    );
    expect(count.failed).toBeGreaterThan(0);
    expect(count.late).toBeGreaterThan(0);
  });
}

test('a screen whose file cannot be fetched offers Try Again, which then loads the screen', async ({
  journey,
}) => {
  const actor = await newActor();
  const page = await journey.open('actor', undefined, [...EXPECTED, /dynamically imported module/]);
  await page.goto('/login');
  await page.getByLabel('Email').fill(actor.email);
  await page.getByLabel(/^Password/).fill(actor.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/my-profile$/);
  await page.route(/assets\/notifications-page/, (route) => route.abort('connectionreset'));
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.unroute(/assets\/notifications-page/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await openEditor(page);
});

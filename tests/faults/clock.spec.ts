// Devices whose clock is an hour fast or slow: times that are stored are the server's.
import { fillNames, newEditor, openEditor, save, saved, stored } from '../journeys/editor.ts';
import { expect, logIn, test } from '../journeys/fixtures.ts';
import { messagesOf, newActor } from '../journeys/store.ts';
import { viewsOf } from './faults.ts';
import { HOUR } from '@marquee/domain/values/time';

for (const [wrong, name] of [
  [HOUR, 'an hour fast'],
  [-HOUR, 'an hour slow'],
] as const) {
  test(`a profile edited with a clock ${name} is saved at the server's time`, async ({ journey }) => {
    const started = Date.now();
    const { page, account } = await newEditor(journey, undefined, [], (opened) =>
      opened.clock.install({ time: Date.now() + wrong }),
    );
    await fillNames(page);
    await save(page);
    await saved(page);
    await openEditor(page);
    await page.getByLabel('Height', { exact: true }).fill('172 cm');
    await save(page);
    await saved(page);
    const profile = await stored(`profiles/${account.uid}`);
    const updatedAt = profile?.['updated_at'] as { toMillis: () => number };
    const updated = updatedAt.toMillis();
    expect(updated).toBeGreaterThan(started - 1000);
    expect(updated).toBeLessThan(Date.now() + 1000);
    expect(profile?.['height']).toBe('5\'8" (172 cm)');
  });

  test(`a view with clocks ${name} is notified by the direct write, counted when the function can be reached, and not notified again`, async ({
    journey,
  }) => {
    const [actor, viewer] = [await newActor(), await newActor({ first_name: 'Ravi' })];
    const owner = await journey.open('owner');
    await owner.clock.install({ time: Date.now() + wrong });
    await logIn(owner, actor);
    await owner.goto('/notifications');
    await expect(owner.getByRole('heading', { name: 'No notifications' })).toBeVisible();

    const visitor = await journey.open('viewer', undefined, [/trackProfileView|status of 50\d/]);
    await visitor.clock.install({ time: Date.now() + wrong });
    await logIn(visitor, viewer);
    // The function cannot be reached, so the browser writes the notification itself.
    await visitor.route(/\/api\/trackProfileView/, (route) => route.fulfill({ status: 503, json: {} }));
    await visitor.goto(`/${actor.username}`);
    await expect(owner.getByText('Ravi Rao viewed your profile').first()).toBeVisible();
    // By a slow clock the view is an hour in the future, but the list shows no future time. By a fast clock, the list
    // may say 'an hour ago'.
    await expect(owner.getByText(/\bin an hour\b/)).toHaveCount(0);

    await visitor.unroute(/\/api\/trackProfileView/);
    await visitor.reload();
    await expect.poll(() => viewsOf(actor)).toBe(1);
    expect(await messagesOf(actor.uid)).toHaveLength(1);
  });
}

// The contact of a profile whose owner hides the number from scrapers: given to a person who requests it, and to nobody
// else.
import { expect, test } from './fixtures.ts';
import { database, messagesOf, newActor } from './store.ts';

const NUMBER = '919820012345';

test('a visitor without an account or scripts is led to WhatsApp, and no document holds the number', async ({
  journey,
}) => {
  const actor = await newActor({ whatsapp_link: `https://wa.me/${NUMBER}` });
  const visitor = await journey.open('visitor', { javaScriptEnabled: false });
  await visitor.goto(`/${actor.username}`);
  await expect(visitor.getByRole('button', { name: /WhatsApp/ }).first()).toBeVisible();
  expect(await visitor.content()).not.toContain(NUMBER);
  const { docs } = await database.collection('profiles').where('username', '==', actor.username).get();
  expect(JSON.stringify(docs.map((profile) => profile.data()))).not.toContain(NUMBER);

  const ask = (headers: Record<string, string> = {}) =>
    visitor.request.post('/api/contact', { form: { profile: actor.uid }, maxRedirects: 0, headers });
  const given = await ask();
  expect(given.status()).toBe(303);
  expect(given.headers()['location']).toContain(`https://wa.me/${NUMBER}`);
  const crawler = await ask({ 'user-agent': 'Googlebot/2.1' });
  expect(crawler.status()).toBe(404);
  expect(await crawler.text()).not.toContain(NUMBER);

  await expect.poll(() => messagesOf(actor.uid)).toEqual(['Someone asked for your WhatsApp contact']);
});

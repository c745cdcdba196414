// A visitor of a named link answers with one tap, without an account; the owner is notified, also in the insights.
import { violationsOf } from './axe.ts';
import { expect, openLoggedIn, siteStarted, startLoggedIn, test } from './fixtures.ts';
import { linkRow } from './insights.ts';
import { database, messagesOf, newActor } from './store.ts';

const CODE = '0123456789abc';
const LABEL = "Mukesh's office";

/** Stores an actor with a named link; returns the actor and the link's path. */
async function actorWithLink(changes = {}) {
  const actor = await newActor();
  const link = { label: LABEL, ends: 0, opens_private: false, asks_answer: true, photo: '', video: '' };
  await database.doc(`profiles/${actor.uid}/private/links`).set({
    links: { [CODE]: { ...link, revoked: false, created_at: 1, ...changes } },
    changed: CODE,
    updated_at: new Date(),
  });
  return { actor, path: `/${actor.username}/${CODE}` };
}

test('an answer by touch appears on the owner’s open screen, and so does a changed one', async ({
  journey,
}) => {
  const { actor, path } = await actorWithLink();
  const owner = await journey.open('owner');
  await startLoggedIn(owner, actor);
  await owner.goto('/insights');
  const row = linkRow(owner, LABEL);
  await expect(row).toBeVisible();

  const visitor = await journey.open('visitor', { viewport: { width: 360, height: 740 }, hasTouch: true });
  await visitor.goto(path);
  await visitor.getByRole('button', { name: 'Shortlisted' }).tap();
  // Back on the page that asked, at an address that can be reloaded.
  await expect(visitor).toHaveURL(new RegExp(`${path}\\?answered=shortlisted(&lang=en)?#answer$`));
  await visitor.reload();
  await expect(visitor.getByText('The actor sees: “Shortlisted”.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Shortlisted', pressed: true })).toBeVisible();
  expect(await violationsOf(visitor)).toEqual([]);
  await expect(row).toContainText('Shortlisted');
  await expect.poll(() => messagesOf(actor.uid)).toContain(`Shortlisted: on your link for ${LABEL}`);

  await visitor.getByRole('button', { name: 'Not this time' }).focus();
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('“Not this time”')).toBeVisible();
  await expect(row).toContainText('Not this time');
});

test('an answer needs no script, and is in the page’s language', async ({ journey }) => {
  const { actor, path } = await actorWithLink();
  const visitor = await journey.open('visitor', { javaScriptEnabled: false });
  await visitor.goto(`${path}?lang=hi`);
  await visitor.getByRole('button', { name: 'टेप भेजें' }).click();
  await expect(visitor.getByText('कलाकार को दिखेगा: ‘टेप भेजें’।')).toBeVisible();
  expect(await messagesOf(actor.uid)).toContain(`Send a tape: on your link for ${LABEL}`);
});

test('owners cannot answer their own link on a device where they are signed in', async ({ journey }) => {
  const { actor, path } = await actorWithLink();
  const owner = await journey.open('owner');
  await openLoggedIn(owner, actor);
  await expect(owner.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await owner.goto(path);
  await siteStarted(owner);
  await owner.getByRole('button', { name: 'Got it' }).click();
  await expect(owner.getByText('This is your own profile.')).toBeVisible();
  expect(await messagesOf(actor.uid)).not.toContainEqual(expect.stringContaining(LABEL));
});

test('a link that asks for no answer has no buttons', async ({ journey }) => {
  const { path } = await actorWithLink({ asks_answer: false });
  const visitor = await journey.open('visitor');
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Got it' })).toHaveCount(0);
});

// Web push and the weekly summary as deployed: through Hosting, the triggers of stored documents, and the suite's own push
// service.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localSecret } from '../../scripts/suite/local-secrets.ts';
import { PROJECT_ID, suiteUrl } from '../../scripts/config/project.ts';
import { unsubscribeLink } from '../../functions/src/summary/unsubscribe-link.ts';
import type { PushedMessage } from '../../scripts/push-service/push-service.ts';
import { authorization } from '../rules/matrix/actors.ts';
import { TRIGGER_TIMEOUT } from '../setup/vitest-options.ts';
import { callable, suiteDatabase } from './environment.ts';

const { firestore, auth } = suiteDatabase();
const uid = `push${randomUUID().slice(0, 8)}`;
const email = `${uid}@example.com`;
const account = authorization({ name: 'owner', uid, claims: { email, email_verified: true } }, PROJECT_ID);

beforeAll(async () => {
  await auth.createUser({ uid, email, emailVerified: true });
  await firestore.doc(`profiles/${uid}`).set({ username: uid, first_name: 'Asha', is_profile_public: true });
});
afterAll(async () => {
  for (const collection of ['notifications', 'push_subscriptions']) {
    const { docs } = await firestore.collection(collection).where('user_id', '==', uid).get();
    await Promise.all(docs.map((document) => document.ref.delete()));
  }
  for (const path of [`profiles/${uid}`, `settings/${uid}`, `push_outbox/${uid}`]) {
    await firestore.recursiveDelete(firestore.doc(path));
  }
  await auth.deleteUser(uid);
});

const call = (name: string, data: unknown, headers?: Readonly<Record<string, string>>) =>
  fetch(suiteUrl('hosting', `/api/${name}`), callable(data, headers));

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A subscription as a browser makes it, for the key that the site gives. */
async function subscribe(): Promise<Subscription> {
  const { result } = (await (await call('pushKey', null)).json()) as { result: { key: string } };
  expect(result.key).toMatch(/^B[\w-]{86}$/);
  const body = JSON.stringify({ vapid: result.key });
  return (await (
    await fetch(suiteUrl('push', '/subscribe'), { method: 'POST', body })
  ).json()) as Subscription;
}

const device = ({ endpoint, keys }: Subscription) => ({ endpoint, ...keys, name: 'Test' });

test.each<[string, object]>([
  ['a key that is none', { p256dh: 'x' }],
  ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ['a name without end', { name: 'x'.repeat(61) }],
])('registerPushDevice refuses %s', async (_name, change) => {
  const data = { ...device(await subscribe()), ...change };
  expect((await call('registerPushDevice', data, account)).status).toBe(400);
});

test('a visitor’s view is pushed to a registered device', async () => {
  const subscription = await subscribe();
  expect((await call('registerPushDevice', device(subscription), account)).status).toBe(200);
  const view = { profileId: uid, visitorKey: randomUUID() };
  expect((await call('trackProfileView', view)).status).toBe(200);
  const message = await vi.waitFor(async () => {
    const path = `/messages?endpoint=${encodeURIComponent(subscription.endpoint)}`;
    const { messages } = (await (await fetch(suiteUrl('push', path))).json()) as {
      messages: PushedMessage[];
    };
    const [first] = messages;
    if (!first) throw new Error('no push yet');
    return first;
  }, TRIGGER_TIMEOUT);
  const read = JSON.parse(message.text ?? '') as { path: string };
  expect(read).toMatchObject({ title: 'Someone viewed your profile', unread: 1 });
  const { docs } = await firestore.collection('notifications').where('user_id', '==', uid).get();
  expect(docs.map(({ id }) => `/notifications#${id}`)).toEqual([read.path]);
});

const settings = firestore.doc(`settings/${uid}`);
const link = (): string => unsubscribeLink(suiteUrl('hosting'), uid, 'en', localSecret('UNSUBSCRIBE_SECRET'));

test('the weekly summary is ended by one click of a mail program', async () => {
  await settings.set({ mail_summary: true });
  // A GET, as by a mail scanner that opens the link, changes nothing.
  const page = await fetch(link());
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post">');
  expect((await settings.get()).get('mail_summary')).toBe(true);

  const click = await fetch(link(), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(click.status).toBe(200);
  expect((await settings.get()).get('mail_summary')).toBe(false);
});

test('the weekly summary is not ended by a link that is not signed for the account', async () => {
  await settings.set({ mail_summary: true });
  const forged = link().replace(/signature=.{43}/, `signature=${'A'.repeat(43)}`);
  const other = link().replace(`account=${uid}`, 'account=somebody');
  for (const address of [forged, other, suiteUrl('hosting', '/api/unsubscribe')]) {
    expect((await fetch(address, { method: 'POST' })).status).toBe(403);
  }
  expect((await settings.get()).get('mail_summary')).toBe(true);
});

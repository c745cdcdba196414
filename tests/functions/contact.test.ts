// The contact shield on the suite's Firestore, and its endpoints in the functions' own process: who gets a link, how
// often, and who gets nothing.
import './quiet-log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { DAY } from '@marquee/domain/values/time';
import { confirmPurpose } from '../../functions/src/contact/confirmation-mail.ts';
import { giveLink } from '../../functions/src/contact/give-link.ts';
import { CONTACT_LIMITS } from '../../functions/src/contact/contact-limits.ts';
import { signedLink } from '../../functions/src/mail/signed-link.ts';
import {
  ASHA,
  CLOSED,
  CODE,
  databaseOfAsha,
  FOREIGN,
  NOON,
  storePrivate,
  storeProfile,
} from './contact-fixtures.ts';
import { suiteDatabase, useFunctions } from './environment.ts';

const { firestore, backends, limit, counted, notified } = await databaseOfAsha('demo-functions-contact');
const LINK = /^https:\/\/wa\.me\/919820012345\?text=/;

const ask = (network = 'n1', now = NOON, code = '') =>
  giveLink(backends, { profileId: ASHA, code, network, salt: 'salt', now });

describe('asking for the WhatsApp link', () => {
  test('the WhatsApp link is given, counted exactly and notified once a half-hour', async () => {
    const answers = await Promise.all(['n1', 'n2', 'n3'].map((network) => ask(network)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ outcome: 'given', link: expect.stringMatching(LINK) as string });
    }
    expect(await counted()).toMatchObject({ whatsapp: 3 });
    expect(await notified()).toMatchObject([{ type: 'contact', read: false }]);
    await ask('n1', NOON + DAY / 48);
    expect(await notified()).toHaveLength(2);
  });

  test('a notification that its owner deletes does not come back in its half-hour', async () => {
    await ask('n1');
    await firestore.recursiveDelete(firestore.collection('notifications'));
    await ask('n2');
    expect(await notified()).toEqual([]);
  });

  test('an owner who switched the notification off gets none of a given link', async () => {
    await firestore.doc(`settings/${ASHA}`).set({ notify_contacts: false });
    await ask();
    expect(await notified()).toEqual([]);
    expect(await counted()).toMatchObject({ whatsapp: 1 });
  });

  test('the WhatsApp link of an older profile is given from the public document', async () => {
    await firestore
      .doc(`profiles/${ASHA}`)
      .set({ is_profile_public: true, whatsapp_link: 'https://wa.me/919876543210' });
    await firestore.doc(`profiles/${ASHA}/private/contact`).delete();
    expect(await ask()).toMatchObject({ outcome: 'given' });
  });

  test.each<[string, Partial<ProfileForm>, object]>([
    ['private', { is_profile_public: false }, {}],
    ['taken down', {}, { taken_down: { reason: 'spam' } }],
    ['of somebody who switched WhatsApp off', { show_whatsapp: false }, {}],
    ['of somebody without a number', { phone_number: '' }, {}],
    [
      'of somebody whose agent stands instead',
      {
        representation: {
          role: 'agent',
          name: 'Dev',
          company: '',
          phone: '+91 22 5555 0101',
          email: '',
          instead: true,
        },
      },
      {},
    ],
  ])('no WhatsApp link is given of a profile that is %s', async (_what, changes, more) => {
    await storeProfile(firestore, ASHA, changes, more);
    expect(await ask()).toEqual({ outcome: 'gone' });
    expect(await counted()).toBeUndefined();
  });

  test('the WhatsApp link of a private profile is given by a named link that opens it', async () => {
    await storePrivate(firestore, ASHA);
    expect(await ask('n1', NOON, CODE)).toMatchObject({ outcome: 'given' });
  });

  test('requests by a named link are notified with its label, once a half-hour for each link', async () => {
    await storePrivate(firestore, ASHA, { label: 'Mukesh’s office' });
    await storeProfile(firestore, ASHA);
    for (const code of ['', CODE, CODE, '', FOREIGN]) await ask('n1', NOON, code);
    const messages = (await notified()).map(({ message }) => message as string);
    expect(messages.sort()).toEqual([
      'Mukesh’s office asked for your contact',
      'Someone asked for your WhatsApp contact',
    ]);
    expect(await notified()).toContainEqual(
      expect.objectContaining({
        metadata: expect.objectContaining({ link_code: CODE, link_label: 'Mukesh’s office' }) as unknown,
      }),
    );
  });

  test.each(CLOSED)('no WhatsApp link of a private profile is given %s', async (_how, code, changes) => {
    await storePrivate(firestore, ASHA, changes);
    expect(await ask('n1', NOON, code)).toEqual({ outcome: 'gone' });
  });

  test('no WhatsApp link is given of a profile that was taken down, whatever the named link', async () => {
    await storePrivate(firestore, ASHA);
    await firestore.doc(`profiles/${ASHA}`).update({ taken_down: { reason: 'spam' } });
    expect(await ask('n1', NOON, CODE)).toEqual({ outcome: 'gone' });
  });

  test('no WhatsApp link is given of a deleted account, and nothing is stored for it', async () => {
    await firestore.recursiveDelete(firestore.doc(`profiles/${ASHA}`));
    expect(await ask()).toEqual({ outcome: 'gone' });
    expect(await firestore.listCollections()).toEqual([]);
  });

  test('one network gets a limited number of WhatsApp links of one profile a day', async () => {
    for (let time = 0; time < CONTACT_LIMITS.linksPerNetworkAndProfile; time += 1) {
      expect((await ask()).outcome).toBe('given');
    }
    expect(await ask()).toEqual({ outcome: 'limited' });
    expect((await ask('n2')).outcome).toBe('given');
    expect((await ask('n1', NOON + DAY)).outcome).toBe('given');
  });

  test('one network gets a limited number of WhatsApp links of all profiles a day', async () => {
    for (let index = 0; index <= CONTACT_LIMITS.linksPerNetwork; index += 1) {
      await storeProfile(firestore, `p${String(index)}`);
      const given = await giveLink(backends, {
        profileId: `p${String(index)}`,
        code: '',
        network: 'n',
        salt: 's',
        now: NOON,
      });
      expect(given.outcome).toBe(index < CONTACT_LIMITS.linksPerNetwork ? 'given' : 'limited');
    }
  });

  test('a limited number of WhatsApp links of one profile is given to all networks together', async () => {
    await limit.set({ whatsapp: CONTACT_LIMITS.linksPerProfile - 1 });
    expect((await ask('n1')).outcome).toBe('given');
    expect(await ask('n2')).toEqual({ outcome: 'limited' });
  });

  test('the documents of limits hold neither network nor profile', async () => {
    await ask('203.0.113.7');
    const { docs } = await firestore.collection('call_limits').get();
    expect(JSON.stringify(docs.map((one) => [one.id, one.data()]))).not.toMatch(/203\.0|asha/);
  });
});

describe('the contact endpoints', () => {
  const live = suiteDatabase();
  const uid = `contact-${String(Date.now())}`;
  const functions = useFunctions({ UNSUBSCRIBE_SECRET: 's'.repeat(40) });
  beforeAll(() => storeProfile(live.firestore, uid));
  afterAll(() => live.firestore.recursiveDelete(live.firestore.doc(`profiles/${uid}`)));

  const BROWSER = {
    'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/143.0',
    'sec-fetch-site': 'same-origin',
  };
  const form = (name: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    functions.call(name, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...BROWSER, ...headers },
      body: new URLSearchParams(fields),
    });
  const json = (name: string, body: unknown, headers: Record<string, string> = {}) =>
    functions.call(name, {
      method: 'POST',
      headers: { ...BROWSER, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('a form is redirected to WhatsApp, and a script gets the link, both uncached', async () => {
    const led = await form('askContact', { profile: uid });
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toMatch(LINK);
    expect(led.headers.get('cache-control')).toBe('no-store');
    const response = await json('askContact', { profile: uid });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ link: expect.stringMatching(LINK) as string });
  });

  test.each<[string, Record<string, string>]>([
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s gets no WhatsApp link, and its message is not accepted', async (_who, headers) => {
    const answer = await json('askContact', { profile: uid }, headers);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('wa.me');
    expect((await form('sendMessage', { profile: uid }, headers)).status).toBe(404);
  });

  test('a private profile is contacted with its link’s code, and error pages lead back to that link', async () => {
    const hidden = `${uid}-private`;
    await storePrivate(live.firestore, hidden);
    await live.auth.createUser({ uid: hidden, email: `${hidden}@example.com`, emailVerified: true });
    expect((await form('askContact', { profile: hidden, code: CODE })).status).toBe(303);
    expect((await json('askContact', { profile: hidden, code: CODE })).status).toBe(200);
    for (const code of [FOREIGN, '', [CODE], { toString: CODE }]) {
      expect((await json('askContact', { profile: hidden, code })).status).toBe(404);
    }
    const referer = `https://marquee.example/asha/${CODE}`;
    const refused = await form('sendMessage', { profile: hidden, code: CODE }, { referer });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(`href="/asha/${CODE}"`);
    await live.firestore.recursiveDelete(live.firestore.doc(`profiles/${hidden}`));
  });

  test('a form whose request is refused is answered with a page in the form’s language', async () => {
    const answer = await form('askContact', { profile: 'nobody', lang: 'hi' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toMatch(/^<!doctype html><html[^>]*lang="hi"/i);
  });

  test('a message from an invalid address is answered with 400 and `invalid`', async () => {
    const answer = await json('sendMessage', { profile: uid, name: 'Dev', email: 'nobody', text: 'x' });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid' }]);
  });

  test('an address is confirmed only by the button on the page of its signed link', async () => {
    const sender = `message_2026-05-20_${uid}`;
    const limitOf = live.firestore.doc(`call_limits/${sender}`);
    await limitOf.set({ count: 3 });
    const link = (purpose: string) =>
      signedLink({
        origin: functions.url('confirmSender'),
        endpoint: ENDPOINTS.confirmSender,
        purpose,
        parameters: { account: sender },
        language: 'hi',
        secret: 's'.repeat(40),
      });
    const forged = await fetch(link(confirmPurpose('message_2026-05-20_other')), { method: 'POST' });
    expect(forged.status).toBe(403);
    const page = await fetch(link(confirmPurpose(sender)));
    expect(await page.text()).toMatch(/<form method="post"><button>पुष्टि/);
    expect((await limitOf.get()).data()).toEqual({ count: 3 });
    const done = await fetch(link(confirmPurpose(sender)), { method: 'POST' });
    expect([done.status, (await limitOf.get()).get('confirmed')]).toEqual([200, true]);
    await limitOf.delete();
  });
});

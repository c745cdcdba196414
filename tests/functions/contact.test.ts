// The contact shield on the suite's Firestore, and its endpoints in the functions' own process: who gets a link or may
// write, how often, and who gets nothing.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  contactDocument,
  emptyProfile,
  EMPTY_CONTACT,
  profileDocument,
  profileForm,
  type ProfileForm,
} from '@marquee/domain/profile';
import {
  deliverMessage,
  senderOf,
  type MessageRequest,
} from '../../functions/src/contact/deliver-message.ts';
import { giveLink } from '../../functions/src/contact/give-link.ts';
import { CONTACT_LIMITS, profileLimit } from '../../functions/src/contact/limits.ts';
import { readMessage } from '../../functions/src/contact/read-message.ts';
import { LIMITS } from '@marquee/domain/limits';
import type { NamedLink } from '@marquee/domain/named-link';
import { ownDatabase, suiteDatabase } from './environment.ts';
import { serveFunctions, type ServedFunctions } from './served/functions.ts';

const { firestore, clear, close } = await ownDatabase('demo-functions-contact');
const ASHA = 'asha';
const NOON = Date.UTC(2026, 4, 20, 12);
const DAY = 24 * 60 * 60 * 1000;
const LINK = /^https:\/\/wa\.me\/919820012345\?text=/;

const FORM: ProfileForm = {
  ...profileForm(emptyProfile(ASHA), EMPTY_CONTACT),
  first_name: 'Asha',
  phone_number: '+91 98200 12345',
  is_profile_public: true,
  contact_shield: true,
  accepts_messages: true,
};

async function store(database: typeof firestore, uid: string, changes: Partial<ProfileForm> = {}, more = {}) {
  const form = { ...FORM, ...changes };
  await database.doc(`profiles/${uid}`).set({ ...profileDocument(form), ...more });
  await database.doc(`profiles/${uid}/private/contact`).set(contactDocument(form));
}

const ask = (network = 'n1', now = NOON, code = '') =>
  giveLink(firestore, { profileId: ASHA, code, network, salt: 'salt', now });
const limit = profileLimit(firestore, { profileId: ASHA, day: '2026-05-20', salt: 'salt' });
const counted = async () => (await limit.get()).data();

/** A named link of a profile that is private. */
const [CODE, FOREIGN] = ['0123456789abc', '0123456789abd'];
async function makePrivate(changes: Partial<NamedLink> = {}, uid = ASHA, database = firestore) {
  await store(database, uid, { is_profile_public: false });
  const link = { label: 'Mukesh', ends: 0, opens_private: true, photo: '', video: '', revoked: false };
  await database
    .doc(`profiles/${uid}/private/links`)
    .set({ links: { [CODE]: { ...link, created_at: 1, ...changes } } });
}

/** Links that do not open a private profile. */
const CLOSED: readonly [string, string, Partial<NamedLink>][] = [
  ['without a link', '', {}],
  ['by a link of somebody else', FOREIGN, {}],
  ['by a link that was revoked', CODE, { revoked: true }],
  ['by a link that has ended', CODE, { ends: NOON }],
  ['by a link that opens public profiles alone', CODE, { opens_private: false }],
  ['by what is no code', '../contact', {}],
];
const notified = async () =>
  (await firestore.collection('notifications').where('user_id', '==', ASHA).get()).docs.map((one) =>
    one.data(),
  );

beforeEach(async () => {
  await clear();
  await store(firestore, ASHA);
});
afterAll(close);

describe('asking for the WhatsApp link', () => {
  test('gives it, counts it exactly and notifies once a half-hour', async () => {
    const answers = await Promise.all(['n1', 'n2', 'n3'].map((network) => ask(network)));
    for (const answer of answers) {
      expect(answer).toMatchObject({ outcome: 'given', link: expect.stringMatching(LINK) as string });
    }
    expect(await counted()).toMatchObject({ whatsapp: 3 });
    expect(await notified()).toMatchObject([{ type: 'contact', read: false }]);
    await ask('n1', NOON + DAY / 48);
    expect(await notified()).toHaveLength(2);
  });

  test('tells nobody who switched the notification off', async () => {
    await firestore.doc(`settings/${ASHA}`).set({ notify_contacts: false });
    await ask();
    expect(await notified()).toEqual([]);
    expect(await counted()).toMatchObject({ whatsapp: 1 });
  });

  test('gives that of an older profile, whose link is in the public document', async () => {
    await firestore
      .doc(`profiles/${ASHA}`)
      .set({ is_profile_public: true, whatsapp_link: 'https://wa.me/91' });
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
  ])('gives nothing of a profile that is %s', async (_what, changes, more) => {
    await store(firestore, ASHA, changes, more);
    expect(await ask()).toEqual({ outcome: 'gone' });
    expect(await counted()).toBeUndefined();
  });

  test('gives that of a private profile to who has a link that opens it', async () => {
    await makePrivate();
    expect(await ask('n1', NOON, CODE)).toMatchObject({ outcome: 'given' });
  });

  test.each(CLOSED)('gives nothing of a private profile %s', async (_how, code, changes) => {
    await makePrivate(changes);
    expect(await ask('n1', NOON, code)).toEqual({ outcome: 'gone' });
  });

  test('gives nothing of a profile that was taken down, whatever the link', async () => {
    await makePrivate();
    await firestore.doc(`profiles/${ASHA}`).update({ taken_down: { reason: 'spam' } });
    expect(await ask('n1', NOON, CODE)).toEqual({ outcome: 'gone' });
  });

  test('gives nothing of an account that is deleted, and leaves nothing', async () => {
    await firestore.recursiveDelete(firestore.doc(`profiles/${ASHA}`));
    expect(await ask()).toEqual({ outcome: 'gone' });
    expect(await firestore.listCollections()).toEqual([]);
  });

  test('gives one network so many links of one profile, and the next day again', async () => {
    for (let time = 0; time < CONTACT_LIMITS.linksPerNetworkAndProfile; time += 1) {
      expect((await ask()).outcome).toBe('given');
    }
    expect(await ask()).toEqual({ outcome: 'limited' });
    expect((await ask('n2')).outcome).toBe('given');
    expect((await ask('n1', NOON + DAY)).outcome).toBe('given');
  });

  test('gives one network so many links in all', async () => {
    for (let index = 0; index <= CONTACT_LIMITS.linksPerNetwork; index += 1) {
      await store(firestore, `p${String(index)}`);
      const given = await giveLink(firestore, {
        profileId: `p${String(index)}`,
        code: '',
        network: 'n',
        salt: 's',
        now: NOON,
      });
      expect(given.outcome).toBe(index < CONTACT_LIMITS.linksPerNetwork ? 'given' : 'limited');
    }
  });

  test('gives so many links of one profile, whoever asks', async () => {
    await limit.set({ whatsapp: CONTACT_LIMITS.linksPerProfile - 1 });
    expect((await ask('n1')).outcome).toBe('given');
    expect(await ask('n2')).toEqual({ outcome: 'limited' });
  });

  test('stores neither network nor profile in the documents of limits', async () => {
    await ask('203.0.113.7');
    const { docs } = await firestore.collection('call_limits').get();
    expect(JSON.stringify(docs.map((one) => [one.id, one.data()]))).not.toMatch(/203\.0|asha/);
  });
});

describe('a message', () => {
  const auth = (user: object = { uid: ASHA, email: 'asha@example.com', emailVerified: true }) => ({
    getUsers: () => Promise.resolve({ users: [user], notFound: [] } as never),
  });
  const write = (changes: Partial<MessageRequest> = {}, of = auth()) =>
    deliverMessage(
      { firestore, auth: of, origin: 'https://marquee.example', secret: 's'.repeat(32) },
      {
        profileId: ASHA,
        code: '',
        message: { name: 'Dev', email: 'dev@casting.example', text: 'Audition?' },
        network: 'n1',
        salt: 'salt',
        now: NOON,
        ...changes,
      },
    );
  const text = (words: string) => ({ name: 'Dev', email: 'dev@casting.example', text: words });
  const mails = async () => (await firestore.collection('mail').get()).docs.map((one) => one.data());

  test('becomes one mail to the actor, however often it is posted', async () => {
    expect([await write(), await write()]).toEqual(['sent', 'repeated']);
    expect(await mails()).toMatchObject([
      { to: 'asha@example.com', replyTo: 'dev@casting.example', uid: ASHA, kind: 'message' },
    ]);
    expect(await counted()).toMatchObject({ messages: 1 });
    expect(await notified()).toMatchObject([{ type: 'contact' }]);
  });

  test.each<[string, Partial<ProfileForm>, object]>([
    ['private', { is_profile_public: false }, {}],
    ['taken down', {}, { taken_down: { reason: 'spam' } }],
    ['of somebody who takes no messages', { accepts_messages: false }, {}],
  ])('to a profile that is %s goes nowhere', async (_what, changes, more) => {
    await store(firestore, ASHA, changes, more);
    expect(await write()).toBe('gone');
    expect(await mails()).toEqual([]);
  });

  test('goes to a private profile from who has a link that opens it', async () => {
    await makePrivate();
    expect(await write({ code: CODE })).toBe('sent');
  });

  test.each(CLOSED)('to a private profile %s goes nowhere', async (_how, code, changes) => {
    await makePrivate(changes);
    expect(await write({ code })).toBe('gone');
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['an address that is not verified', { email: 'asha@example.com', emailVerified: false }],
    ['a disabled account', { email: 'asha@example.com', emailVerified: true, disabled: true }],
    ['an account without an address', { emailVerified: false }],
  ])('to %s goes nowhere', async (_what, user) => {
    expect(await write({}, auth(user))).toBe('gone');
  });

  test('of a blocked sender goes nowhere, whatever the spelling of the address', async () => {
    await firestore.doc(`message_blocks/${ASHA}`).set({ senders: [senderOf(ASHA, 'dev@casting.example')] });
    expect(await write({ message: { ...text('Again'), email: 'Dev@Casting.example' } })).toBe('blocked');
    expect(await mails()).toEqual([]);
    expect(await notified()).toEqual([]);
  });

  test('is one of so many a day from one network, and from one address', async () => {
    for (let time = 0; time < CONTACT_LIMITS.messagesPerNetwork; time += 1) {
      const message = { ...text('Hello'), email: `dev${String(time)}@casting.example` };
      expect(await write({ message })).toBe('sent');
    }
    expect(await write()).toBe('limited');
    for (let time = 0; time < CONTACT_LIMITS.messagesPerSender; time += 1) {
      expect(await write({ message: text(String(time)), network: `other${String(time)}` })).toBe('sent');
    }
    expect(await write({ message: text('more'), network: 'another' })).toBe('limited');
  });

  test('is one of so many a day to one actor', async () => {
    await limit.set({ messages: CONTACT_LIMITS.messagesPerProfile });
    expect(await write()).toBe('limited');
  });

  test.each([
    { name: '', email: 'd@c.example', text: 'x' },
    { name: 'Dev\r\nBcc: all@example.com', email: 'd@c.example', text: 'x' },
    { name: 'visit evil.example', email: 'd@c.example', text: 'x' },
    { name: 'Dev', email: 'd@c.example, e@c.example', text: 'x' },
    { name: 'Dev', email: 'd@c.example\nBcc: e@c.example', text: 'x' },
    { name: 'Dev', email: '<d@c.example>', text: 'x' },
    { name: 'Dev', email: 'd@c.example', text: ' ' },
    { name: 'Dev', email: 'd@c.example', text: 'x'.repeat(LIMITS.message + 1) },
    { name: ['Dev'], email: 'd@c.example', text: 'x' },
  ])('that is %j is none', (body) => {
    expect(readMessage(body)).toBeUndefined();
  });
});

describe('the endpoints', () => {
  const live = suiteDatabase();
  const uid = `contact-${String(Date.now())}`;
  let functions: ServedFunctions;
  beforeAll(async () => {
    functions = await serveFunctions({ UNSUBSCRIBE_SECRET: 's'.repeat(40) });
    await store(live.firestore, uid);
  });
  afterAll(async () => {
    await live.firestore.recursiveDelete(live.firestore.doc(`profiles/${uid}`));
    await live.close();
    await functions.stop();
  });

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

  test('a form is led to WhatsApp, a script gets the link, and nothing keeps either', async () => {
    const led = await form('askContact', { profile: uid });
    expect(led.status).toBe(303);
    expect(led.headers.get('location')).toMatch(LINK);
    expect(led.headers.get('cache-control')).toBe('no-store');
    const response = await json('askContact', { profile: uid });
    expect(await response.json()).toEqual({ link: expect.stringMatching(LINK) as string });
  });

  test.each<[string, Record<string, string>]>([
    ['a crawler', { 'user-agent': 'Googlebot/2.1' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('%s gets nothing', async (_who, headers) => {
    const answer = await json('askContact', { profile: uid }, headers);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('wa.me');
    expect((await form('sendMessage', { profile: uid }, headers)).status).toBe(404);
  });

  test.each([
    {},
    { profile: '../x' },
    { profile: 'a/private/contact' },
    { profile: [uid] },
    { profile: 'nobody' },
    [],
  ])('asking for %j gets nothing', async (body) => {
    expect((await json('askContact', body)).status).toBe(404);
  });

  test('a private profile is contacted with the code of its link, and its page is led back to', async () => {
    const hidden = `${uid}-private`;
    await makePrivate({}, hidden, live.firestore);
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

  test('a form that gets nothing is answered with a page, in its language', async () => {
    const answer = await form('askContact', { profile: 'nobody', lang: 'hi' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toMatch(/^<!doctype html><html[^>]*lang="hi"/i);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s is refused', async (method) => {
    expect((await functions.call('askContact', { method, headers: BROWSER })).status).toBe(405);
    expect((await functions.call('sendMessage', { method, headers: BROWSER })).status).toBe(405);
  });

  test('a message that cannot be sent is named as invalid', async () => {
    const answer = await json('sendMessage', { profile: uid, name: 'Dev', email: 'nobody', text: 'x' });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid' }]);
  });

  test('a sender is blocked by a signed link alone', async () => {
    const answer = await functions.call('blockSender', { method: 'GET' });
    expect(answer.status).toBe(403);
    const query = `?account=${uid}&sender=x&signature=${'a'.repeat(43)}`;
    const forged = await fetch(functions.url('blockSender') + query, { method: 'POST' });
    expect(forged.status).toBe(403);
    expect((await live.firestore.doc(`message_blocks/${uid}`).get()).exists).toBe(false);
  });
});

// Every call, attacked: without an account, with a false or a foreign one, with ids that are paths, with values of
// every wrong type, by other methods and from other sites. Nothing fails and nothing leaks.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROWSER_AGENT, PROJECT_ID } from '../../scripts/config/project.ts';
import { localSecret } from '../../scripts/suite/local-secrets.ts';
import { authorization, type Actor } from '../rules/matrix/actors.ts';
import {
  TEST_NOTIFICATIONS_PER_DAY,
  writeTestNotification,
} from '../../functions/src/notifications/send-test-notification.ts';
import { attackedAs } from './attacked-endpoints.ts';
import { callable, suiteDatabase, useFunctions } from './environment.ts';

const { firestore, auth } = suiteDatabase();
const run = randomUUID().slice(0, 8);
const victim = `victim${run}`;
const hostile = `hostile${run}`;
const tokenOf = (claims: Readonly<Record<string, unknown>> = {}, uid = hostile) => {
  const actor: Actor = { name: 'other', uid, claims };
  return authorization(actor, PROJECT_ID);
};
const account = tokenOf();
/** The headers of a login that is too old for what needs a fresh login. */
const stale = tokenOf({ auth_time: 1_700_000_000 });

const FOR_ANYBODY: readonly string[] = attackedAs('anybody');
const FOR_ACCOUNTS: readonly string[] = attackedAs('account');
const CALLABLES = [...FOR_ANYBODY, ...FOR_ACCOUNTS];
const ENDPOINTS = [...CALLABLES, ...attackedAs('file')];

/** Functions in a process of their own, because those of the emulator accept any token. */
const functions = useFunctions({ VAPID_PRIVATE_KEY: localSecret('VAPID_PRIVATE_KEY') });
beforeAll(async () => {
  await auth.createUser({ uid: hostile });
  await firestore.doc(`profiles/${victim}`).set({ first_name: 'Asha', is_profile_public: true });
});
afterAll(async () => {
  for (const uid of [hostile, victim]) {
    const { docs } = await notificationsOf(uid);
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
  await firestore.recursiveDelete(firestore.doc(`profiles/${victim}`));
  await firestore.recursiveDelete(firestore.doc(`moderation/${victim}`));
});

const notificationsOf = (uid: string) =>
  firestore.collection('notifications').where('user_id', '==', uid).get();

/** An account that no other test has used. */
async function newAccount() {
  const uid = `hostile${randomUUID().slice(0, 8)}`;
  await auth.createUser({ uid });
  return { uid, account: tokenOf({}, uid) };
}

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
}

/** Sends a request, and checks what no answer may contain: a server error or internals. */
async function ask(name: string, init: RequestInit): Promise<Answered> {
  const response = await functions.call(name, init);
  const body = await response.text();
  expect(response.status, body).toBeLessThan(500);
  expect(body).not.toMatch(/node_modules|\/dist\/|\bat [\w.<>]+ \(|firestore\/|stack|@example\.com/i);
  return { status: response.status, body, headers: response.headers };
}

const post = (body: string, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'user-agent': BROWSER_AGENT, ...headers },
  body,
});

describe.each(FOR_ACCOUNTS)('route %s for signed-in callers', (name) => {
  it('a call without an account is refused', async () => {
    expect((await ask(name, callable({}))).status).toBe(401);
  });
});

// `seedSkills` stands for all calls, because they read tokens with the same code.
describe.each(['seedSkills'])('function %s with forged tokens', (name) => {
  it.each(['x', 'a.b.c', '.', 'null'])('the token %s is refused', async (token) => {
    expect((await ask(name, callable({}, { authorization: `Bearer ${token}` }))).status).toBe(401);
  });
});

describe.each(ENDPOINTS)('function %s with a forged token and other methods', (name) => {
  it('a token that nobody signed is refused', async () => {
    expect((await ask(name, callable({}, { authorization: 'Bearer e30.e30.' }))).status).toBe(401);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'])('the method %s is refused', async (method) => {
    const { status } = await ask(name, { method, headers: account });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('no other site may read an answer', async () => {
    const origin = 'https://evil.example';
    const preflight = await ask(name, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    const simple = await ask(name, callable({}, { origin }));
    for (const { headers } of [preflight, simple]) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe.each(CALLABLES)('callable function %s with malformed bodies', (name) => {
  it.each([
    ['no JSON', post('{"data":')],
    ['a text', post('"x"')],
    ['a list', post('[]')],
    ['null', post('null')],
    ['no data', post('{}')],
    ['more than data', post('{"data":{},"admin":true}')],
    [
      'a form',
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'data=1' },
    ],
    ['plain text', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"data":{}}' }],
    ['nothing at all', { method: 'POST' }],
  ] satisfies [string, RequestInit][])('a body that is %s is refused', async (_what, init) => {
    const { status } = await ask(name, init);
    expect([400, 401]).toContain(status);
  });
});

const IDS: readonly unknown[] = [
  null,
  true,
  7,
  1e308,
  '',
  ' ',
  '.',
  '..',
  '../settings',
  'a/b',
  '__all__',
  '\ud800',
  'x'.repeat(129),
  'x'.repeat(20_000),
  [],
  ['x'],
  [[]],
  {},
  { toString: 'x' },
];

const DATA: readonly unknown[] = [
  null,
  true,
  7,
  'text',
  JSON.stringify({ profileId: victim, userId: victim }),
  [],
  [{}],
];

const PUSH_KEYS = {
  p256dh: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  auth: 'A'.repeat(22),
};

/** The functions that take parameters: the parameter with an id or address, and valid values of the others. */
const PARAMETERS: readonly (readonly [name: string, field: string, others: object])[] = [
  ['trackProfileView', 'profileId', {}],
  ['reportProfile', 'profileId', { reason: 'spam' }],
  ['sendTestNotification', 'userId', { requestId: randomUUID() }],
  ['moderateProfile', 'profileId', { action: 'dismiss' }],
  ['registerPushDevice', 'endpoint', { ...PUSH_KEYS, name: 'Chrome' }],
  ['videoThumbnail', 'url', {}],
];

describe.each(PARAMETERS)('function %s with hostile data', (name, field, others) => {
  // A moderator, so that only the data is refused.
  const moderator = tokenOf({ moderator: true, email_verified: true });
  const rowOf = (data: unknown) => [JSON.stringify(data).slice(0, 60), data] as const;

  it.each(DATA.map(rowOf))('%s is refused', async (_text, data) => {
    expect((await ask(name, callable(data, moderator))).status).toBe(400);
  });

  it.each(IDS.map(rowOf))(`${field} %s is refused`, async (_text, id) => {
    const { status, body } = await ask(name, callable({ ...others, [field]: id }, moderator));
    if (name === 'videoThumbnail' && status === 200) expect(body).toBe('{"result":{"thumb":null}}');
    else expect([400, 403, 404]).toContain(status);
  });

  it('data that would change the prototype of objects gives no rights', async () => {
    const flags = '{"tester":true,"moderator":true,"uid":"x"}';
    const own = JSON.stringify({ userId: victim, requestId: randomUUID() }).slice(1);
    const body = `{"data":{"__proto__":${flags},"constructor":${flags},${own}}`;
    expect([400, 403]).toContain((await ask(name, post(body, account))).status);
  });

  it('data of a type that other protocols know is refused', async () => {
    const data = { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' };
    expect([400, 403]).toContain((await ask(name, callable(data, account))).status);
  });

  it.each([
    [2000, '[', ']'],
    [9000, '{"a":', '}'],
  ])('data nested %i levels deep is refused', async (levels, open, close) => {
    const body = `{"data":${open.repeat(levels)}0${close.repeat(levels)}}`;
    expect((await ask(name, post(body, account))).status).toBe(400);
  });
});

describe('a forged or hostile address', () => {
  const verified = tokenOf({ email: 'h@example.org', email_verified: true });

  it.each([
    'http://169.254.169.254/computeMetadata/v1/',
    'https://evil.example/a.jpg',
    'file:///etc/passwd',
    'https://i.ytimg.com/vi/x/../../../a.jpg',
    '\u0000',
  ])('no thumbnail is fetched for the address %j', async (url) => {
    const { status, body } = await ask('videoThumbnail', callable({ url }, verified));
    expect([status, body]).toEqual([200, '{"result":{"thumb":null}}']);
  });

  it.each([
    'http://169.254.169.254/',
    'https://evil.example/push',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'http://localhost:5010/x',
  ])('no push is sent to the address %s', async (endpoint) => {
    const device = { endpoint, ...PUSH_KEYS, name: 'Chrome', language: 'en' };
    expect((await ask('registerPushDevice', callable(device, verified))).status).toBe(400);
  });
});

it.each<unknown>([{ toString: 1 }, { valueOf: null }, [[]], '__proto__', 'x'.repeat(5000)])(
  'a visitor’s key that is %j counts as none',
  async (visitorKey) => {
    expect((await ask('trackProfileView', callable({ profileId: victim, visitorKey }))).status).toBe(200);
    expect(
      (await ask('reportProfile', callable({ profileId: victim, reason: 'spam', visitorKey }))).status,
    ).toBe(200);
  },
);

it('forged addresses make no more notifications than one network sends', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `9.9.9.${String(index)}, 198.51.100.1`);
  const before = (await firestore.collection('notifications').where('user_id', '==', victim).get()).size;
  for (const address of addresses) {
    const visitorKey = randomUUID().replaceAll('-', '');
    const headers = { 'x-forwarded-for': address, 'fastly-client-ip': address };
    expect((await ask('trackProfileView', callable({ profileId: victim, visitorKey }, headers))).status).toBe(
      200,
    );
  }
  const { size } = await firestore.collection('notifications').where('user_id', '==', victim).get();
  expect(size - before).toBe(3);
});

describe('calls about other users’ data', () => {
  const notification = { userId: victim, requestId: randomUUID() };

  it('nobody sends a test notification to somebody else', async () => {
    expect((await ask('sendTestNotification', callable(notification, account))).status).toBe(403);
    const { docs } = await firestore.collection('notifications').where('user_id', '==', victim).get();
    expect(docs.filter((document) => document.get('type') === 'info')).toEqual([]);
  });

  it('nobody but a moderator takes a profile down, whatever they claim in the data', async () => {
    const data = { profileId: victim, action: 'take_down', reason: 'other', moderator: true };
    expect((await ask('moderateProfile', callable(data, account))).status).toBe(403);
    expect((await firestore.doc(`profiles/${victim}`).get()).get('taken_down')).toBeUndefined();
  });

  it('nobody deletes or exports an account but their own, and that only freshly logged in', async () => {
    const data = { uid: victim, userId: victim };
    expect((await ask('deleteAccount', callable(data, stale))).status).toBe(400);
    expect((await ask('exportData', callable(data, stale))).status).toBe(400);
    expect((await firestore.doc(`profiles/${victim}`).get()).exists).toBe(true);
  });
});

it('a repeated call to sendTestNotification writes one notification', async () => {
  const { uid, account } = await newAccount();
  const data = { userId: uid, requestId: randomUUID() };
  for (let time = 0; time < 3; time++) {
    expect((await ask('sendTestNotification', callable(data, account))).status).toBe(200);
  }
  expect((await notificationsOf(uid)).size).toBe(1);
});

it('a repeated call to seedSkills writes the skills once', async () => {
  await ask('seedSkills', callable(null, account));
  expect((await ask('seedSkills', callable(null, account))).body).toBe('{"result":{"seeded":0}}');
});

it('calls send no more test notifications than the limit of a day, whose other counts stay', async () => {
  const { uid, account } = await newAccount();
  const now = Date.now();
  const limit = firestore.doc(`call_limits/${uid}`);
  await limit.set({ thumbnail_day: '2026-05-20', thumbnails: 60 });
  const test = () =>
    writeTestNotification(firestore, { sender: uid, recipient: uid, requestId: randomUUID(), now });
  const outcomes = await Promise.all(Array.from({ length: TEST_NOTIFICATIONS_PER_DAY + 4 }, test));
  // The document counts the thumbnails as well.
  expect((await limit.get()).data()).toMatchObject({
    thumbnails: 60,
    test_notifications: TEST_NOTIFICATIONS_PER_DAY,
  });
  expect(outcomes.filter((outcome) => outcome === 'limited').length).toBeGreaterThanOrEqual(4);
  expect(
    (await ask('sendTestNotification', callable({ userId: uid, requestId: randomUUID() }, account))).status,
  ).toBe(429);
  const { docs } = await notificationsOf(uid);
  expect(docs).toHaveLength(TEST_NOTIFICATIONS_PER_DAY);
  expect(docs.filter(({ id }) => id.includes(uid))).toEqual([]);
});

it('a call with the token of a deleted account is refused', async () => {
  const { uid, account } = await newAccount();
  expect((await ask('deleteAccount', callable(null, account))).status).toBe(200);
  const requestId = randomUUID();
  for (const [name, data] of [
    ['deleteAccount', null],
    ['exportData', null],
    ['seedSkills', null],
    ['sendTestNotification', { userId: uid, requestId }],
    ['registerPushDevice', {}],
    ['videoThumbnail', { url: 'https://youtu.be/dQw4w9WgXcQ' }],
    ['trackProfileView', { profileId: victim }],
    ['reportProfile', { profileId: victim, reason: 'spam' }],
  ] as const) {
    expect((await ask(name, callable(data, account))).status, name).toBe(401);
  }
});

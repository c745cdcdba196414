// Endpoints that are no callables, attacked: forms, signed links and pages. Nothing fails, nothing leaks, and no other
// site may read an answer.
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceOf } from '@marquee/domain/site/routes';
import { MAX_SHORTLISTED } from '@marquee/domain/values/timing';
import { MAX_BODY_BYTES } from '../../functions/src/requests/body-limit.ts';
import { BROWSER_AGENT } from '../../scripts/config/project.ts';
import { localSecret } from '../../scripts/suite/local-secrets.ts';
import { attackedAs } from './attacked-endpoints.ts';
import { storeLinks, suiteDatabase, useFunctions } from './environment.ts';

const { firestore } = suiteDatabase();
const run = randomUUID().slice(0, 8);
const victim = `victim${run}`;
const CODE = '0123456789abc';
const NUMBER = '919820012345';

/** Endpoints to which visitors post a form or JSON. */
const POSTED: readonly string[] = attackedAs('posted');
/** Endpoints behind signed links in mails. */
const SIGNED: readonly string[] = attackedAs('signed');
/** Functions that answer with pages and files for visitors: the endpoints that are attacked as shown are among them. */
const SHOWN: readonly string[] = [...new Set(['site', ...attackedAs('shown').map(serviceOf)])];

/** Files of share cards, which lie below an endpoint. */
const CARDS = [
  '.jpg',
  '%00.jpg',
  '..%2f..%2fpages.jpg',
  'a%2fb.jpg',
  `${'x'.repeat(3000)}.jpg`,
  'nobody.svg?v=__proto__',
];

const functions = useFunctions({ UNSUBSCRIBE_SECRET: localSecret('UNSUBSCRIBE_SECRET') });
beforeAll(async () => {
  await firestore.doc(`profiles/${victim}`).set({
    first_name: 'Asha',
    is_profile_public: false,
    has_contact: true,
    accepts_messages: true,
    whatsapp_link: `https://wa.me/${NUMBER}`,
  });
  await storeLinks(firestore, victim, { [CODE]: { opens_private: true, revoked: true } });
});
afterAll(async () => {
  await firestore.recursiveDelete(firestore.doc(`profiles/${victim}`));
});

type Asking = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

/** Sends a request, and checks that no answer has a server error, internals or the actor's WhatsApp number. */
async function ask(name: string, path: string, init: Asking = {}) {
  const headers = { 'user-agent': BROWSER_AGENT, ...init.headers };
  const response = await fetch(functions.url(name) + path, { redirect: 'manual', ...init, headers });
  const body = await response.text();
  expect(response.status, body).toBeLessThan(500);
  expect(body).not.toMatch(/node_modules|\/dist\/|\bat [\w.<>]+ \(|firestore\/|stack|Error:/);
  expect(body + (response.headers.get('location') ?? '')).not.toContain(NUMBER);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  return { status: response.status, body, headers: response.headers };
}

const json = (body: unknown): Asking => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const form = (fields: Readonly<Record<string, string>>): Asking => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

describe.each([...POSTED, ...SIGNED, ...SHOWN])('HTTP function %s', (name) => {
  it('no other site may read an answer', async () => {
    const origin = 'https://evil.example';
    const preflight = { origin, 'access-control-request-method': 'POST' };
    await ask(name, '', { method: 'OPTIONS', headers: preflight });
    await ask(name, '', { headers: { origin } });
  });

  const methods = ['PUT', 'PATCH', 'DELETE', ...(POSTED.includes(name) ? ['GET'] : [])];
  it.each(methods)('the method %s is refused', async (method) => {
    expect((await ask(name, '', { method })).status).toBe(405);
  });
});

const IDS: readonly unknown[] = [
  ...[null, true, 7, '', ' ', '.', '..', '../settings', 'a/b', 'a/private/contact', '__all__', '\u0000'],
  ...['x'.repeat(129), 'x'.repeat(20_000), [], [victim], {}, { toString: victim }],
];

describe.each(POSTED)('HTTP function %s with hostile profile ids', (name) => {
  it.each(IDS.map((id) => [JSON.stringify(id).slice(0, 60), id] as const))(
    'the profile id %s is answered with 404',
    async (_text, profile) => {
      const message = { name: 'Dev', email: 'dev@example.org', text: 'Hello', answer: 'got_it' };
      expect((await ask(name, '', json({ profile, ...message }))).status).toBe(404);
    },
  );

  it.each<unknown>([
    undefined,
    '',
    CODE,
    CODE.toUpperCase(),
    '0'.repeat(13),
    [CODE],
    {},
    '__proto__',
    '../contact',
  ])('a private profile with the code %j is answered with 404', async (code) => {
    const message = { name: 'Dev', email: 'dev@example.org', text: 'Hello', answer: 'got_it' };
    expect((await ask(name, '', json({ profile: victim, code, ...message }))).status).toBe(404);
  });

  it.each([
    ['no JSON', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"profile":' }],
    ['a list', json([])],
    ['a text', json('x')],
    ['plain text', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: `profile=${victim}` }],
    ['nothing', { method: 'POST' }],
    [
      'a form with two profiles',
      {
        method: 'POST',
        body: new URLSearchParams([
          ['profile', victim],
          ['profile', 'x'],
        ]),
      },
    ],
    ['a form whose field is an object', form({ 'profile[toString]': victim, '__proto__[profile]': victim })],
  ] satisfies [string, Asking][])('a body that is %s is refused', async (_what, init) => {
    expect([400, 404]).toContain((await ask(name, '', init)).status);
  });

  it('an answer page links back to no other site, whatever the Referer', async () => {
    for (const referer of ['https://evil.example//evil.example/', 'javascript:alert(1)', '//', 'x']) {
      const { body } = await ask(name, '', {
        ...form({ profile: victim, lang: '"><script>' }),
        headers: { referer },
      });
      expect(body).not.toMatch(/href="(?:\/\/|javascript|https?:\/\/evil)|"><script>/);
    }
  });
});

describe('the answerLink function', () => {
  const open = `open${run}`;
  beforeAll(() => firestore.doc(`profiles/${open}`).set({ is_profile_public: true }));
  afterAll(() => firestore.recursiveDelete(firestore.doc(`profiles/${open}`)));
  const stored = firestore.doc(`profiles/${open}/private/links`);
  const answered = async (): Promise<unknown> => (await stored.get()).get(`links.${CODE}.answer`);
  beforeEach(() => storeLinks(firestore, open, { [CODE]: {} }));
  const fields = { profile: open, code: CODE, answer: 'got_it' };

  it.each(['', 'maybe', 'Got it', 'constructor', '__proto__', 'x'.repeat(20_000)])(
    'answerLink accepts no other word than its own: %.20j',
    async (answer) => {
      expect((await ask('answerLink', '', form({ ...fields, answer }))).status).toBe(404);
      expect(await answered()).toBeUndefined();
    },
  );

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a form of another site', { origin: 'https://evil.example' }],
    ['a program', { 'user-agent': 'Googlebot/2.1' }],
  ])('answerLink accepts no answer from %s', async (_who, headers) => {
    expect((await ask('answerLink', '', { ...form(fields), headers })).status).toBe(404);
    expect(await answered()).toBeUndefined();
  });

  it('answerLink accepts no GET, which a preview sends', async () => {
    const query = new URLSearchParams(fields).toString();
    expect((await ask('answerLink', `?${query}`)).status).toBe(405);
    expect(await answered()).toBeUndefined();
  });

  it('answerLink accepts a visitor’s answer, with a forged token or without one', async () => {
    for (const token of ['', 'x', 'a.b.c']) {
      const { status, body } = await ask('answerLink', '', form({ ...fields, token }));
      expect(status).toBe(200);
      expect(body).toContain('Got it');
    }
    expect(await answered()).toMatchObject({ answer: 'got_it' });
  });
});

describe.each(SIGNED)('HTTP function %s with forged signatures', (name) => {
  it.each([
    '',
    `account=${victim}`,
    `account=${victim}&signature=`,
    `account=${victim}&sender=x&signature=${'A'.repeat(43)}`,
    `account=${victim}&signature=${'%F0%9F%98%80'.repeat(11)}`,
    `account[]=${victim}&signature[]=x`,
    `account=${victim}%2Fprivate%2Fcontact&signature=x`,
    `account=${'x'.repeat(5000)}&signature=x`,
    'account=%00&signature=x',
    'account=%22%3E%3Cscript%3E&signature=%22%3E%3Cscript%3E&lang=%22%3E%3Cscript%3E',
  ])('the query "%s" is refused', async (query) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { status, body } = await ask(name, `?${query}`, { method });
      expect(status).toBe(403);
      expect(body).not.toContain('<script>');
    }
  });
});

describe.each(SHOWN)('HTTP function %s with hostile addresses', (name) => {
  it.each([
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '%',
    'a%0d%0aset-cookie:x=1',
    '__all__/cv.pdf',
    'actor/__all__/photos.pdf',
    `actor/${victim}/private/contact`,
    `${'x'.repeat(3000)}.jpg`,
    'shortlist/photos.pdf',
    'shortlist/photos.pdf?names=%00,..,a%2Fb',
    'shortlist/photos.pdf?names[]=x&names[__proto__]=y',
    'sitemap-1-of-99999999.xml',
    'sitemap-0-of-0.xml',
    ...CARDS.map((file) => `api/card/${file}`),
  ])('the address /%s is answered with a redirect or an error', async (path) => {
    const { status, headers } = await ask(name, path);
    expect([301, 400, 404]).toContain(status);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each(['x', 'Bearer x', 'Bearer a.b.c', 'Basic eDp5'])(
    'a request with the token %s gets no private profile',
    async (authorization) => {
      for (const path of [`actor/${victim}`, `actor/${victim}/cv.pdf`, `api/card/${victim}.jpg`]) {
        const { status, body } = await ask(name, path, { headers: { authorization } });
        expect([403, 404]).toContain(status);
        expect(body).not.toContain('Asha');
      }
    },
  );
});

it('a shortlist of too many names is redirected to one with thirty names', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `nobody-${run}-${String(index)}`).join(',');
  const moved = await ask('drawings', `shortlist/photos.pdf?names=${names}`);
  const address = moved.headers.get('location') ?? '';
  expect(moved.status).toBe(301);
  expect(new URL(address, 'http://x').searchParams.get('names')?.split(',')).toHaveLength(MAX_SHORTLISTED);
  const { status, headers } = await ask('drawings', address.slice(1));
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

describe('large and compressed bodies, which every function refuses before any of its own code runs', () => {
  const LARGE = ' '.repeat(MAX_BODY_BYTES + 1);

  /** Sends a POST and returns the response's status. The response's body is read, which ends the connection. */
  async function post(name: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
    const response = await functions.call(name, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER_AGENT, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
    await response.text();
    return response.status;
  }

  it.each(['site', 'drawings', 'views', 'api'])('%s refuses a large body', async (name) => {
    expect(await post(name, LARGE)).toBe(413);
  });

  it.each([
    'text/plain',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/cloudevents+json',
  ])('a large body of the type %s is refused', async (type) => {
    expect(await post('trackProfileView', LARGE, { 'content-type': type })).toBe(413);
  });

  it.each(['trackProfileView', 'exportData', 'site'])(
    'a large body without a length ends the connection to %s',
    async (name) => {
      const sent = new Promise<string>((resolve) => {
        const request = httpRequest(functions.url(name), {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        });
        const sending = setInterval(() => request.write(LARGE), 5);
        const settle = (outcome: string): void => {
          clearInterval(sending);
          resolve(outcome);
          request.destroy();
        };
        request.once('response', ({ statusCode }) => settle(String(statusCode)));
        request.on('error', () => settle('closed'));
      });
      expect(await sent).toBe('closed');
    },
  );

  it.each(['trackProfileView', 'exportData'])('%s refuses a compressed body', async (name) => {
    expect(await post(name, '{"data":{}}', { 'content-encoding': 'gzip' })).toBe(415);
  });

  it('a small body without a length is read', async () => {
    const body = Buffer.from(JSON.stringify({ data: { profileId: `none${randomUUID()}` } }));
    const stream = new ReadableStream({
      start: (controller) => {
        for (const byte of body) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await post('trackProfileView', stream)).toBe(404);
  });
});

describe('bodies that dribble in, on connections that are never completed', () => {
  /** Sends headers and one byte a second, and returns how the connection ends. */
  function dribble(name: string, method = 'POST'): Promise<string> {
    return new Promise((resolve) => {
      const request = httpRequest(functions.url(name), {
        method,
        headers: { 'content-type': 'application/json', 'content-length': '60000' },
      });
      const sending = setInterval(() => request.write(' '), 1000);
      const settle = (outcome: string): void => {
        clearInterval(sending);
        resolve(outcome);
        request.destroy();
      };
      request.once('response', ({ statusCode }) => settle(String(statusCode)));
      request.on('error', () => settle('closed'));
      request.write('{');
    });
  }

  it('500 of them end by themselves at each function, which meanwhile answers other requests', async () => {
    const services = ['askContact', 'trackProfileView', 'site', 'drawings'];
    const held = services.map((name) => Promise.all(Array.from({ length: 125 }, () => dribble(name))));
    const message = { name: 'Dev', email: 'dev@example.org', text: 'Hello', answer: 'got_it' };
    for (const name of ['askContact', 'sendMessage', 'answerLink']) {
      expect((await ask(name, '', json({ profile: `nobody${run}`, ...message }))).status, name).toBe(404);
    }
    expect((await ask('trackProfileView', '', json({ data: { profileId: `none${run}` } }))).status).toBe(404);
    for (const name of ['site', 'drawings']) expect((await ask(name, `nobody-${run}`)).status).toBe(404);
    for (const outcomes of held) expect(new Set(await outcomes)).toEqual(new Set(['closed']));
  });

  it('a GET request with a body is refused, or ended if the body is not complete in time', async () => {
    const names = ['site', 'drawings', 'unsubscribe', 'askContact', 'trackProfileView'];
    const slow = Promise.all(names.map((name) => dribble(name, 'GET')));
    for (const name of names) {
      const status = await new Promise<number | undefined>((resolve) => {
        const request = httpRequest(
          functions.url(name),
          { headers: { 'content-length': '2' } },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        );
        request.end('{}');
      });
      expect(status, name).toBe(413);
    }
    expect(await slow).toEqual(names.map(() => 'closed'));
  });
});

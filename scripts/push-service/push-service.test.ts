import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import webPush from 'web-push';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPushService, type PushedMessage, type PushService } from './push-service.ts';

interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const keys = webPush.generateVAPIDKeys();
const others = webPush.generateVAPIDKeys();
let service: PushService;
beforeAll(async () => {
  service = await startPushService(0);
});
afterAll(() => service.close());

async function subscribe(): Promise<Subscribed> {
  const body = JSON.stringify({ vapid: keys.publicKey });
  const response = await fetch(`${service.origin}/subscribe`, { method: 'POST', body });
  expect(response.status).toBe(201);
  return (await response.json()) as Subscribed;
}

interface Sender {
  readonly vapid?: typeof keys;
  readonly change?: (headers: Record<string, string>) => void;
}

async function push(subscription: Subscribed, text: string, { vapid = keys, change }: Sender = {}) {
  const { headers, body } = webPush.generateRequestDetails(subscription, text, {
    vapidDetails: { subject: 'mailto:a@example.com', ...vapid },
    TTL: 60,
    contentEncoding: 'aes128gcm',
  });
  const sent = headers as Record<string, string>;
  change?.(sent);
  return fetch(subscription.endpoint, { method: 'POST', headers: sent, body: new Uint8Array(body) });
}

async function messages({ endpoint }: Subscribed): Promise<PushedMessage[]> {
  const response = await fetch(`${service.origin}/messages?endpoint=${encodeURIComponent(endpoint)}`);
  return ((await response.json()) as { messages: PushedMessage[] }).messages;
}

test('the push service decrypts a message that is signed and encrypted for a subscription, and gives it to that one alone', async () => {
  const subscription = await subscribe();
  const other = await subscribe();
  expect((await push(subscription, 'hello')).status).toBe(201);
  expect(await messages(subscription)).toMatchObject([{ text: 'hello', ttl: 60 }]);
  expect(await messages(other)).toEqual([]);
});

test.each<[string, number, Sender]>([
  ['another sender’s keys', 403, { vapid: others }],
  ['a key that is not the signature’s', 403, { vapid: { ...others, publicKey: keys.publicKey } }],
  ['no authorization', 401, { change: (headers) => delete headers['Authorization'] }],
  ['no TTL', 400, { change: (headers) => delete headers['TTL'] }],
  ['another encoding', 415, { change: (headers) => (headers['Content-Encoding'] = 'aesgcm') }],
])('a message with %s is answered %i, and the browser gets nothing', async (_name, status, sender) => {
  const subscription = await subscribe();
  expect((await push(subscription, 'hello', sender)).status).toBe(status);
  expect(await messages(subscription)).toEqual([]);
});

test('the push service refuses a token made for another push service', async () => {
  const subscription = await subscribe();
  const elsewhere = webPush.generateRequestDetails(
    { ...subscription, endpoint: 'https://push.example/x' },
    'x',
    {
      vapidDetails: { subject: 'mailto:a@example.com', ...keys },
    },
  ).headers as Record<string, string>;
  const response = await push(subscription, 'hello', {
    change: (headers) => (headers['Authorization'] = elsewhere['Authorization'] ?? ''),
  });
  expect(response.status).toBe(403);
});

test('a message encrypted for other keys is accepted with 201, and is listed without a text', async () => {
  const [subscription, other] = [await subscribe(), await subscribe()];
  expect((await push({ ...subscription, keys: other.keys }, 'hello')).status).toBe(201);
  expect((await messages(subscription)).map(({ text }) => text)).toEqual([undefined]);
});

test('a message to an ended subscription is answered 410, and one to an unknown subscription 404', async () => {
  const subscription = await subscribe();
  await fetch(subscription.endpoint, { method: 'DELETE' });
  expect((await push(subscription, 'hello')).status).toBe(410);
  expect((await push({ ...subscription, endpoint: `${service.origin}/push/none` }, 'hello')).status).toBe(
    404,
  );
});

test('a simulated fault affects one subscription until it is switched off', async () => {
  const subscription = await subscribe();
  const fault = subscription.endpoint.replace('/push/', '/faults/');
  const order = (kind: object) => fetch(fault, { method: 'PUT', body: JSON.stringify(kind) });
  await order({ kind: 'limited', retryAfter: 7 });
  const limited = await push(subscription, 'hello');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  await order({ kind: 'gone' });
  expect((await push(subscription, 'hello')).status).toBe(410);
  await order({ kind: 'down' });
  await expect(push(subscription, 'hello')).rejects.toThrow();
  expect((await push(await subscribe(), 'hello')).status).toBe(201);
  await fetch(fault, { method: 'DELETE' });
  expect((await push(subscription, 'hello')).status).toBe(201);
});

test.each<[string, Record<string, string>]>([
  ['with the site’s origin', { Origin: 'https://evil.example' }],
  ['with a hidden origin', { Origin: 'null' }],
  ['through a host name that resolves to this machine', { Host: 'rebound.example' }],
])('a request from another site’s page %s is refused with 403', async (_how, headers) => {
  for (const [method, path] of [
    ['GET', '/messages'],
    ['POST', '/subscribe'],
    ['OPTIONS', '/subscribe'],
  ] as const) {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${service.origin}${path}`, { method, headers }, (response) => {
        response.resume();
        resolve(response.headers['access-control-allow-origin'] === undefined ? response.statusCode : 200);
      })
        .on('error', reject)
        .end();
    });
    expect([path, status]).toEqual([path, 403]);
  }
});

test('pages of the app may read the service’s messages across origins', async () => {
  for (const origin of ['http://localhost:5000', 'http://localhost:5173', 'http://127.0.0.1:5000']) {
    const { headers } = await fetch(`${service.origin}/messages`, { headers: { Origin: origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  }
});

test('the push service does not listen on this machine’s address in the network', async () => {
  const { port } = new URL(service.origin);
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  // A machine without a network has no other address.
  if (outside !== undefined) await expect(fetch(`http://${outside}:${port}/messages`)).rejects.toThrow();
});

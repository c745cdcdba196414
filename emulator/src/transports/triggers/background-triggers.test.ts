import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { composeEmulator } from '../../compose.ts';
import { documentPattern } from './background-triggers.ts';

interface Received {
  readonly path: string;
  readonly event: Readonly<Record<string, unknown>>;
}

const received: Received[] = [];
let status = 200;
let atOnce = 0;
let mostAtOnce = 0;
let functions: Server;
let firestore: Awaited<ReturnType<typeof composeEmulator>>;

beforeAll(async () => {
  functions = createServer((request, response) => {
    let body = '';
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => (atOnce -= 1));
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ path: request.url ?? '', event: JSON.parse(body) as Received['event'] });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', () => resolve()));
  const functionsEmulator = `127.0.0.1:${String((functions.address() as AddressInfo).port)}`;
  firestore = await composeEmulator({ host: '127.0.0.1', port: 0, functionsEmulator });
});
afterAll(async () => {
  await firestore.close();
  functions.close();
});

let project = 0;
beforeEach(() => {
  received.length = 0;
  mostAtOnce = 0;
  status = 200;
  // The number goes up by two, because one test also uses the project with the number in between.
  project += 2;
});

const at = (path: string): string => `http://127.0.0.1:${String(firestore.port)}${path}`;
const documents = (): string => at(`/v1/projects/demo-${String(project)}/databases/(default)/documents`);

function register(kind: string, pattern: string, id = `trigger-${kind}`): Promise<Response> {
  return fetch(at(`/emulator/v1/projects/demo-${String(project)}/eventarcTrigger?eventarcTriggerId=${id}`), {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({
      eventType: `google.cloud.firestore.document.v1.${kind}`,
      database: '(default)',
      namespace: '(default)',
      document: { value: pattern, matchType: 'PATH_PATTERN' },
    }),
  });
}

async function write(path: string, value: string): Promise<void> {
  const { ok } = await fetch(`${documents()}/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { text: { stringValue: value } } }),
  });
  expect(ok).toBe(true);
}

/** Waits until `count` events are received; returns their kinds and documents. */
async function events(count: number): Promise<string[]> {
  await expect.poll(() => received.length).toBe(count);
  return received.map(
    ({ event }) => `${String(event['type']).split('.').at(-1) ?? ''} ${String(event['document'])}`,
  );
}

test('a created document is posted to its trigger as a CloudEvent, and a change or deletion of it is not', async () => {
  await register('created', 'notifications/{id}');
  await write('notifications/one', 'first');
  await write('notifications/one', 'second');
  await write('other/one', 'first');
  await write('notifications/one/below/two', 'first');
  await fetch(`${documents()}/notifications/one`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  await write('notifications/three', 'first');
  expect(await events(2)).toEqual(['created notifications/one', 'created notifications/three']);
  const [first] = received;
  const name = `projects/demo-${String(project)}/databases/(default)/documents/notifications/one`;
  expect(first?.path).toBe(`/functions/projects/demo-${String(project)}/triggers/trigger-created`);
  expect(first?.event).toMatchObject({
    specversion: '1.0',
    subject: 'documents/notifications/one',
    datacontenttype: 'application/json',
    project: `demo-${String(project)}`,
    data: { value: { name, fields: { text: { stringValue: 'first' } } } },
  });
});

test('a trigger of the kind ‘written’ gets the document before and after each change', async () => {
  await register('written', 'settings/{uid}');
  await write('settings/asha', 'a');
  await events(1);
  await write('settings/asha', 'b');
  await events(2);
  await fetch(`${documents()}/settings/asha`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  await events(3);
  const texts = received.map(({ event }) => {
    const data = event['data'] as Readonly<
      Record<string, { fields: { text: { stringValue: string } } } | undefined>
    >;
    return [data['oldValue']?.fields.text.stringValue, data['value']?.fields.text.stringValue];
  });
  expect(texts).toEqual([
    [undefined, 'a'],
    ['a', 'b'],
    ['b', undefined],
  ]);
});

test('a write that changes nothing fires no trigger, nor does a write to another project', async () => {
  await register('updated', '{collection}/{id}');
  await write('a/b', 'same');
  await write('a/b', 'same');
  project += 1;
  await write('a/b', 'same');
  await write('a/b', 'other');
  project -= 1;
  await write('a/b', 'other');
  expect(await events(1)).toEqual(['updated a/b']);
});

test('a trigger that the Functions emulator no longer knows is dropped', async () => {
  await register('created', 'a/{id}', 'old');
  status = 404;
  await write('a/b', 'x');
  await events(1);
  status = 200;
  await register('created', 'a/{id}', 'new');
  await write('a/c', 'x');
  await events(2);
  expect(received.at(-1)?.path).toMatch(/\/new$/);
});

test('events of many documents are delivered at most two at a time', async () => {
  await register('created', 'many/{id}', 'many');
  await Promise.all(Array.from({ length: 30 }, (_, index) => write(`many/${String(index)}`, 'x')));
  await events(30);
  expect(mostAtOnce).toBeLessThanOrEqual(2);
});

test('an import fires no trigger', async () => {
  await register('created', 'a/{id}');
  const loading = [{ name: 'a/loaded', fields: { text: { stringValue: 'x' } } }];
  const response = await fetch(at(`/emulator/v1/projects/demo-${String(project)}:load`), {
    method: 'POST',
    body: JSON.stringify({ documents: loading }),
  });
  expect(response.status).toBe(200);
  const loaded = await fetch(`${documents()}/a/loaded`, { headers: { authorization: 'Bearer owner' } });
  expect(await loaded.json()).toMatchObject({ fields: { text: { stringValue: 'x' } } });
  await write('a/written', 'x');
  expect(await events(1)).toEqual(['created a/written']);
});

test('the registration of a trigger with an unknown event type is refused', async () => {
  expect((await register('read', 'a/{id}')).status).toBe(400);
});

test.each([
  ['a/{id}', 'a/b', true],
  ['a/{id}', 'a/b/c/d', false],
  ['a/*', 'a/b', true],
  ['a/{rest=**}', 'a/b/c/d', true],
  ['a.b/{id}', 'axb/c', false],
])('whether the pattern %s matches the path %s is answered with %s', (pattern, path, matches) => {
  expect(documentPattern(pattern).test(path)).toBe(matches);
});

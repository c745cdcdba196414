// What only HTTP has: the emulator's own endpoints, CORS, details of REST, and WebChannel's sessions.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { RestDriver } from '../support/rest-driver.ts';
import { int } from '../support/json.ts';
import { clear, startTarget, type Target } from '../support/target.ts';

let target: Target;
let driver: RestDriver;

beforeAll(async () => {
  target = await startTarget();
  driver = new RestDriver(target.address);
});
beforeEach(() => clear(target));
afterAll(() => target.close());

/** Sends a request as an administrator, unless the headers have another authorization. */
const ask = (path: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  if (!headers.has('authorization')) headers.set('authorization', 'Bearer owner');
  return fetch(`http://${target.address}${path}`, { ...init, headers });
};
interface CoverageAnswer {
  readonly cost: unknown;
}

const documents = (): string => `/v1/${target.database}/documents`;
const rulesPath = (): string => `/emulator/v1/projects/${target.project}:securityRules`;
const put = async (...paths: string[]): Promise<void> => {
  const writes = paths.map((path) => ({
    update: { name: `${target.database}/documents/${path}`, fields: { v: int(1) } },
  }));
  await driver.commit(target.database, writes);
};
const exists = async (path: string): Promise<boolean> =>
  (await driver.get(target.database, [`${target.database}/documents/${path}`]))[0] !== undefined;

/** Sends a request as a user, for whom the rules apply. */
const askAs = (uid: string, path: string, init: RequestInit = {}) => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid })}.`;
  return ask(path, { ...init, headers: { authorization: `Bearer ${token}` } });
};

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /a/{id} { allow read: if true; allow create: if request.auth.uid == 'ann' && id.size() < 4; }
} }`;
const loadRules = () =>
  ask(rulesPath(), {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: RULES }] } }),
  });
const create = (uid: string, ...ids: string[]) => {
  const writes = ids.map((id) => ({
    update: { name: `${target.database}/documents/a/${id}`, fields: {} },
  }));
  return askAs(uid, `${documents()}:commit`, { method: 'POST', body: JSON.stringify({ writes }) });
};

it(':ruleCoverage has each collection’s costliest operation and request, and leaves out refused requests', async () => {
  await loadRules();
  await askAs('ann', `${documents()}/a/1`);
  await create('ann', '2', '3');
  await create('bob', '4', '5', '6');
  const { cost } = (await (
    await ask(`/emulator/v1/projects/${target.project}:ruleCoverage`)
  ).json()) as CoverageAnswer;
  // The cost of a create: 5 for the left side of the condition, 2 for `&&`, 4 for the right side.
  const write = (id: string) => ({
    method: 'create',
    path: `a/${id}`,
    allowed: true,
    cost: { expressions: 11, lookups: 0 },
  });
  expect(cost).toEqual({
    limit: 1000,
    collections: [
      {
        collection: 'a/*',
        operation: write('2'),
        request: { expressions: 22, operations: [write('2'), write('3')] },
      },
    ],
  });
});

it(':requests has each request’s caller, cost, reason of refusal and, on demand, trace, newest first', async () => {
  await loadRules();
  await askAs('ann', `${documents()}/a/1`);
  await create('bob', '4');
  const path = `/emulator/v1/projects/${target.project}:requests`;
  const { requests } = (await (await ask(`${path}?limit=2`)).json()) as { requests: unknown };
  expect(requests).toMatchObject([
    {
      uid: 'bob',
      allowed: false,
      expressions: 6,
      operations: [{ method: 'create', path: 'a/4', allowed: false, reason: "false for 'create' @ L3" }],
    },
    { uid: 'ann', allowed: true, expressions: 1, operations: [{ method: 'get', path: 'a/1' }] },
  ]);
  expect((await ask(`${path}?limit=none`)).status).toBe(400);
  const traced = (await (await ask(`${path}?limit=1&trace=true`)).json()) as { requests: unknown };
  expect(traced.requests).toMatchObject([
    { operations: [{ trace: [{ line: 3, result: 'false', condition: { value: 'false' } }] }] },
  ]);
});

it('GET / answers Ok', async () => {
  const response = await ask('/?whatever');
  expect([response.status, await response.text()]).toEqual([200, 'Ok\n']);
});

it.each([
  ['GET', '/nothing'],
  ['GET', '/reset'],
  ['POST', '/Reset'],
  ['PUT', '/v1/projects/x'],
])('%s %s answers 404', async (method, path) => {
  const response = await ask(path, { method });
  expect([response.status, await response.text()]).toEqual([404, 'Not Found\n']);
});

it('DELETE clears a database, or the documents below a path', async () => {
  await put('a/1', 'a/1/s/2', 'b/3');
  const remove = (path: string) =>
    ask(`/emulator/v1/${target.database}/documents${path}`, { method: 'DELETE' });
  expect(await (await remove('/a/1/s')).text()).toBe('{\n}\n');
  expect([await exists('a/1'), await exists('a/1/s/2')]).toEqual([true, false]);
  await remove('/a');
  expect([await exists('a/1'), await exists('b/3')]).toEqual([false, true]);
  await remove('');
  expect(await exists('b/3')).toBe(false);
});

it(':securityRules replaces the rules, or answers with their errors and keeps the old rules', async () => {
  const rules = (content: string, more: object = {}) =>
    ask(rulesPath(), { method: 'PUT', body: JSON.stringify({ rules: { files: [{ content }] }, ...more }) });
  const good =
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /a/{b} { allow read; } } }";
  expect((await rules(good)).status).toBe(200);
  expect((await fetch(`http://${target.address}${documents()}/a/x`)).status).toBe(404);
  const refused = await rules('service cloud.firestore {');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('INVALID_ARGUMENT');
  const tolerated = await rules('service cloud.firestore {', { ignore_errors: true });
  expect(tolerated.status).toBe(200);
  expect(await tolerated.json()).toMatchObject({
    issues: [{ severity: 'ERROR', sourcePosition: { line: 1, column: expect.any(Number) as number } }],
  });
  // The previous rules still apply.
  expect((await fetch(`http://${target.address}${documents()}/closed/x`)).status).toBe(403);
  await rules("rules_version = '2'; service cloud.firestore { match /{p=**} { allow read, write; } }");
});

it(':ruleCoverage answers with JSON, and :ruleCoverage.html with a page', async () => {
  const json = await ask(`/emulator/v1/projects/${target.project}:ruleCoverage`);
  expect(json.status).toBe(200);
  expect(await json.json()).toHaveProperty('rules');
  const page = await ask(`/emulator/v1/projects/${target.project}:ruleCoverage.html`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

it('registrations of triggers of the first and the second generation are accepted', async () => {
  const v1 = await ask(`/emulator/v1/projects/${target.project}/triggers/us-central1-f`, {
    method: 'PUT',
    body: '{}',
  });
  const v2 = await ask(`/emulator/v1/projects/${target.project}/eventarcTrigger?eventarcTriggerId=f`, {
    method: 'POST',
    body: '{}',
  });
  expect([v1.status, v2.status]).toEqual([200, 200]);
});

it('CORS allows pages of this machine, with credentials, also on unknown paths', async () => {
  for (const path of ['/', '/nothing', `${documents()}/c/none`]) {
    const { headers } = await ask(path, { headers: { origin: 'http://localhost:5000' } });
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
    expect(headers.get('access-control-allow-credentials')).toBe('true');
  }
  expect((await ask('/')).headers.get('access-control-allow-origin')).toBeNull();
});

it('CORS allows all methods and the requested headers in the answer to a preflight', async () => {
  const response = await ask(`${documents()}:commit`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://127.0.0.1:5173',
      'access-control-request-headers': 'authorization,x-goog-api-client',
    },
  });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-goog-api-client');
  expect(response.headers.get('access-control-allow-methods')).toBe('DELETE,GET,HEAD,PATCH,POST,PUT');
});

it('REST answers an error with its HTTP status and code, and escapes the slashes in its JSON', async () => {
  const response = await ask(`${documents()}/c/none`);
  expect(response.status).toBe(404);
  const text = await response.text();
  expect(text).toContain(`Document (${target.database}/documents/c/none) not found.`.replaceAll('/', '\\/'));
  expect(JSON.parse(text)).toMatchObject({ error: { code: 404, status: 'NOT_FOUND' } });
});

it('REST ignores the content type, and accepts field names in snake case', async () => {
  await put('c/d');
  const response = await ask(`${documents()}:runQuery`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ structured_query: { from: [{ collection_id: 'c' }] } }),
  });
  expect(await response.json()).toHaveLength(1);
});

it('REST reads a document from the body, and its name, masks and preconditions from the URL', async () => {
  const response = await ask(`${documents()}/c/d?updateMask.fieldPaths=a&updateMask.fieldPaths=b&unknown=1`, {
    method: 'PATCH',
    body: JSON.stringify({ fields: { a: int(1), c: int(1) } }),
  });
  expect(await response.json()).toMatchObject({
    name: `${target.database}/documents/c/d`,
    fields: { a: int(1) },
  });
  const missing = await ask(`${documents()}/c/e?currentDocument.exists=true`, { method: 'DELETE' });
  expect(missing.status).toBe(404);
});

it.each<[Json, Json]>([
  [{ integerValue: '1.0' }, int(1)],
  [{ integerValue: '1e3' }, int(1000)],
  [{ integerValue: '+9223372036854775807' }, int(9_223_372_036_854_775_807n)],
  [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [{ bytesValue: 'AQI' }, { bytesValue: 'AQI=' }],
])('REST reads the value %j as %j', async (sent, stored) => {
  const path = `${documents()}/c/d`;
  expect((await ask(path, { method: 'PATCH', body: JSON.stringify({ fields: { a: sent } }) })).status).toBe(
    200,
  );
  expect(await (await ask(path)).json()).toMatchObject({ fields: { a: stored } });
});

it.each<Json>([
  { integerValue: '1.5' },
  { integerValue: ' 1' },
  { doubleValue: '1e400' },
  { doubleValue: ' 1' },
  { doubleValue: '0x10' },
  { nullValue: 'x' },
  { bytesValue: 'x' },
  { timestampValue: '2020-01-01t00:00:00z' },
])('REST refuses the value %j', async (sent) => {
  const body = JSON.stringify({ fields: { a: sent } });
  expect((await ask(`${documents()}/c/d`, { method: 'PATCH', body })).status).toBe(400);
});

it('REST refuses several values of a parameter that has one', async () => {
  expect((await ask(`${documents()}/c?pageSize=2&pageSize=3`)).status).toBe(400);
});

it('REST decodes document names in URLs, and refuses invalid percent-encoding', async () => {
  await put('c/naïve id');
  expect((await ask(`${documents()}/c/na%C3%AFve%20id`)).status).toBe(200);
  expect((await ask(`${documents()}/c/%E0%A4%A`)).status).toBe(400);
});

it.each([
  ['a body that is not JSON', '{'],
  ['a body that is not an object', '[]'],
  ['an unknown field', '{"nonsense": 1}'],
  ['an object in place of a list', '{"writes": {}}'],
  [
    'a value with two types',
    '{"writes":[{"update":{"name":"x","fields":{"a":{"integerValue":"1","stringValue":"x"}}}}]}',
  ],
  ['a write with two operations', '{"writes":[{"delete":"a","verify":"b"}]}'],
  [
    'an integer out of range',
    '{"writes":[{"update":{"fields":{"a":{"integerValue":"9223372036854775808"}}}}]}',
  ],
  [
    'values nested a thousand deep',
    `{"writes":[{"update":{"fields":{"a":${'{"mapValue":{"fields":{"a":'.repeat(1000)}{"nullValue":null}${'}}}'.repeat(1000)}}}}]}`,
  ],
  [
    'a timestamp that is not a time',
    '{"writes":[{"update":{"fields":{"a":{"timestampValue":"yesterday"}}}}]}',
  ],
])('REST refuses %s', async (_, body) => {
  const response = await ask(`${documents()}:commit`, { method: 'POST', body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
});

it('REST refuses bodies over 16 MiB', async () => {
  const response = await ask(`${documents()}:commit`, {
    method: 'POST',
    body: 'x'.repeat(17 * 1024 * 1024),
  });
  expect(response.status).toBe(413);
});

const channel = (query: string, init?: RequestInit) =>
  ask(`/google.firestore.v1.Firestore/Listen/channel?VER=8&${query}`, init);

it('WebChannel refuses unknown sessions', async () => {
  for (const query of ['SID=none&RID=rpc&TYPE=xmlhttp', 'SID=none&RID=5&TYPE=terminate']) {
    expect((await channel(query)).status).toBe(400);
  }
  expect((await channel('SID=none&RID=5', { method: 'POST', body: 'count=0' })).status).toBe(400);
});

const handshake = async (): Promise<string> => {
  const body = new URLSearchParams({ count: '0', ofs: '0', headers: 'Authorization:Bearer owner\r\n' });
  const text = await (await channel('RID=1&CVER=22', { method: 'POST', body })).text();
  expect(text).toMatch(/^\d+\n\[\[0,\["c","[^"]+","",8,12,30000\]\]\]$/);
  return (/"c","([^"]+)"/.exec(text) as unknown as [string, string])[1];
};

it('WebChannel forgets a terminated session', async () => {
  const sid = await handshake();
  expect((await channel(`SID=${sid}&RID=2&TYPE=terminate`, { method: 'POST' })).status).toBe(200);
  expect((await channel(`SID=${sid}&RID=rpc`)).status).toBe(400);
});

it('WebChannel applies a repeated post once, and resends unacknowledged messages', async () => {
  const sid = await handshake();
  const message = {
    database: target.database,
    addTarget: { targetId: 2, documents: { documents: [`${target.database}/documents/c/d`] } },
  };
  const post = () =>
    channel(`SID=${sid}&RID=2&AID=0`, {
      method: 'POST',
      body: new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify(message) }),
    });
  await post();
  expect(await (await post()).text()).toMatch(/^\d+\n\[0,\d+,\d+\]$/);
  const poll = async () => (await channel(`SID=${sid}&RID=rpc&AID=0&CI=1&TYPE=xmlhttp`)).text();
  const first = await poll();
  expect(first.match(/"ADD"/g)).toHaveLength(1);
  expect(await poll()).toBe(first);
});

it('WebChannel answers 400 to a message that is not JSON, and reports an invalid message on the stream', async () => {
  const sid = await handshake();
  const send = (data: string) =>
    channel(`SID=${sid}&RID=2`, {
      method: 'POST',
      body: new URLSearchParams({ count: '1', ofs: '0', req0___data__: data }),
    });
  expect((await send('{')).status).toBe(400);
  expect((await send('{"nonsense":1}')).status).toBe(200);
  expect(await (await channel(`SID=${sid}&RID=rpc&AID=0&CI=1`)).text()).toContain(
    '"status":"INVALID_ARGUMENT"',
  );
});

it('WebChannel sends the first bytes of a streaming back channel at once', async () => {
  const sid = await handshake();
  const abort = new AbortController();
  const response = await channel(`SID=${sid}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp`, { signal: abort.signal });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe('14\n[[1,["noop"]]]');
  abort.abort();
});

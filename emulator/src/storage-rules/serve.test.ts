// The Storage rules runtime over stdin and stdout, line by line, as firebase-tools uses it.
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from './json.ts';
import { serveStorageRules } from './serve.ts';

type Answer = Readonly<Record<string, unknown>>;

/** A client of the runtime, which reads the runtime's answers line by line. */
class Client {
  private readonly input = new PassThrough();
  private readonly answers: NodeJS.AsyncIterator<string>;

  constructor() {
    const output = new PassThrough();
    this.answers = createInterface({ input: output })[Symbol.asyncIterator]();
    serveStorageRules(this.input, output);
  }

  write(text: string): void {
    this.input.write(text);
  }

  async line(): Promise<string> {
    return (await this.answers.next()).value as string;
  }

  async next(): Promise<Answer> {
    return JSON.parse(await this.line()) as Answer;
  }

  async ask(message: Json): Promise<Answer> {
    this.write(`${JSON.stringify(message)}\n`);
    return this.next();
  }
}

async function ready(): Promise<Client> {
  const client = new Client();
  expect(await client.next()).toMatchObject({ id: -1, status: 'ok' });
  return client;
}

async function loaded(source: string): Promise<Client> {
  const client = await ready();
  const answer = await client.ask(load(source));
  expect(answer).toMatchObject({ id: 0, status: 'ok', errors: [], result: { rulesVersion: 2 } });
  return client;
}

function load(content: string, id = 0): Json {
  const source = { files: [{ name: 'storage.rules', content }] };
  return { id, action: 'load_ruleset', context: { rulesetName: 'r', source } };
}

const inBucket = (body: string): string =>
  `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;

function request(auth: Json, resource: Json, path: string): Json {
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((simple) => ({ simple }));
  const fields = {
    path: { path_value: { segments } },
    time: { timestamp_value: '2024-05-06T07:08:09.123Z' },
    resource,
    auth,
  };
  return { map_value: { fields } };
}

const NULL: Json = { null_value: null };
const metadata: Json = {
  map_value: {
    fields: {
      name: { string_value: 'images/a.png' },
      bucket: { string_value: 'bk' },
      generation: { int_value: 17 },
      size: { int_value: 2048 },
      contentType: { string_value: 'image/png' },
      contentEncoding: NULL,
      timeCreated: { timestamp_value: '2024-05-05T00:00:00.000Z' },
      metadata: { map_value: { fields: { owner: { string_value: 'alice' }, ratio: { float_value: 0.5 } } } },
      md5Hash: { string_value: 'é😀' },
    },
  },
};
const alice: Json = {
  map_value: {
    fields: {
      uid: { string_value: 'alice' },
      token: {
        map_value: {
          fields: {
            email_verified: { bool_value: true },
            roles: { list_value: { values: [{ string_value: 'admin' }] } },
          },
        },
      },
    },
  },
};

interface Case {
  readonly method?: string;
  readonly path?: string;
  readonly auth?: Json;
  readonly before?: Json;
  readonly after?: Json;
}

function verify(
  { method = 'get', path = '/b/bk/o/images/a.png', auth = NULL, before = NULL, after = NULL }: Case,
  id = 1,
): Json {
  const variables = { resource: before, request: request(auth, after, path) };
  return {
    id,
    action: 'verify',
    context: { rulesetName: 'r', service: 'firebase.storage', path, method, variables },
  };
}

describe('answers of the Storage rules runtime', () => {
  const rows: readonly (readonly [condition: string, request: Case, expected: boolean])[] = [
    ['true', {}, true],
    ['false', {}, false],
    ['request.auth != null', {}, false],
    ['request.auth.uid == "alice"', { auth: alice }, true],
    ['request.auth.token.email_verified && "admin" in request.auth.token.roles', { auth: alice }, true],
    ['request.method == "create"', { method: 'create', after: metadata }, true],
    ['request.path == /b/bk/o/images/a.png', {}, true],
    ['request.time.year() == 2024', {}, true],
    ['request.resource == null && resource == null', {}, true],
    ['request.resource.size < 5 * 1024 * 1024', { method: 'create', after: metadata }, true],
    ['request.resource.size < 1024', { method: 'create', after: metadata }, false],
    ['request.resource.size is int', { method: 'create', after: metadata }, true],
    ['request.resource.contentType.matches("image/.*")', { method: 'create', after: metadata }, true],
    ['resource.metadata.owner == request.auth.uid', { auth: alice, before: metadata }, true],
    ['resource.metadata.ratio == 0.5', { before: metadata }, true],
    ['resource.contentEncoding == null', { before: metadata }, true],
    ['resource.md5Hash == "é😀"', { before: metadata }, true],
    ['resource.timeCreated < request.time', { before: metadata }, true],
    ['bucket == "bk" && file == "a.png"', {}, true],
    ['resource.size > 1', {}, false],
  ];
  test.each(rows)('the verdict of the condition "%s" for %o is %s', async (condition, asked, expected) => {
    const client = await loaded(inBucket(`match /images/{file} { allow read, write: if ${condition}; }`));
    expect(await client.ask(verify(asked))).toEqual({
      id: 1,
      status: 'ok',
      errors: [],
      warnings: [],
      result: { permit: expected },
    });
  });

  const methods: readonly (readonly [allow: string, method: string, expected: boolean])[] = [
    ['read', 'read', true],
    ['read', 'list', true],
    ['get', 'read', false],
    ['write', 'write', true],
    ['write', 'update', true],
    ['create', 'write', false],
    ['create, update, delete', 'write', true],
    ['delete', 'delete', true],
    ['read, write', 'create', true],
  ];
  test.each(methods)('whether "allow %s" covers %s is answered with %s', async (allow, method, expected) => {
    const client = await loaded(inBucket(`match /{all=**} { allow ${allow}; }`));
    expect((await client.ask(verify({ method })))['result']).toEqual({ permit: expected });
  });

  const paths: readonly (readonly [pattern: string, path: string, expected: boolean])[] = [
    ['/{all=**}', '/b/bk/o/a/b/c', true],
    ['/{all=**}', '/b/bk/o', true],
    ['/a/{rest=**}', '/b/bk/o/a', true],
    ['/a/{file}', '/b/bk/o/a/b/c', false],
    ['/users/{uid}/{file}', '/b/bk/o/users/alice/x y.png', true],
  ];
  test.each(paths)('whether match %s covers %s is answered with %s', async (pattern, path, expected) => {
    const client = await loaded(inBucket(`match ${pattern} { allow read; }`));
    expect((await client.ask(verify({ path })))['result']).toEqual({ permit: expected });
  });
});

describe('Firestore lookups from Storage rules', () => {
  const doc = (path: string): string => `/databases/(default)/documents/${path}`;
  const found = (id: number, fields: Json): Json => ({
    id,
    status: 'ok',
    result: { name: 'projects/p/databases/(default)/documents/users/alice', fields },
    errors: [],
    warnings: [],
  });
  const missing = (id: number): Json => ({ id, status: 'not_found', errors: [], warnings: [] });

  test('a Firestore lookup has the id of the request that needs it, and is repeated for the next request', async () => {
    const condition = `firestore.get(${doc('users/$(request.auth.uid)')}).data.level >= 2`;
    const client = await loaded(inBucket(`match /{f=**} { allow read: if ${condition}; }`));
    expect(await client.ask(verify({ auth: alice }, 7))).toEqual({
      server_request_id: 7,
      action: 'fetch_firestore_document',
      context: { path: '/databases/(default)/documents/users/alice' },
    });
    expect(await client.ask(found(7, { level: { integerValue: '2' } }))).toMatchObject({
      id: 7,
      result: { permit: true },
    });
    // Nothing is cached between requests.
    expect(await client.ask(verify({ auth: alice }, 8))).toMatchObject({ server_request_id: 8 });
    expect(await client.ask(found(8, { level: { integerValue: '1' } }))).toMatchObject({
      id: 8,
      result: { permit: false },
    });
  });

  test('firestore.exists is false and firestore.get is null for a missing document', async () => {
    const client = await loaded(
      inBucket(
        `match /{f=**} { allow read: if !firestore.exists(${doc('a/b')}) && firestore.get(${doc('a/b')}) == null; }`,
      ),
    );
    expect(await client.ask(verify({}, 3))).toMatchObject({ server_request_id: 3 });
    expect(await client.ask(missing(3))).toMatchObject({ id: 3, result: { permit: true } });
  });

  test('a request may make two Firestore lookups, and is refused at a third one', async () => {
    const condition = ['a', 'b', 'c'].map((id) => `firestore.exists(${doc(`u/${id}`)})`).join(' || ');
    const client = await loaded(inBucket(`match /{f=**} { allow read: if ${condition}; }`));
    expect(await client.ask(verify({}, 1))).toMatchObject({ context: { path: doc('u/a') } });
    expect(await client.ask(missing(1))).toMatchObject({ context: { path: doc('u/b') } });
    expect(await client.ask(missing(1))).toMatchObject({ id: 1, result: { permit: false } });
  });

  test('Firestore lookups return every type of value', async () => {
    const d = `firestore.get(${doc('u/a')}).data`;
    const condition = [
      `${d}.s == 'é'`,
      `${d}.n == null`,
      `${d}.b`,
      `${d}.f is float`,
      `${d}.t.year() == 2024`,
      `${d}.l == [1]`,
      `${d}.m.x == 'y'`,
      `${d}.g.latitude() == 1.0`,
      `${d}.r == ${doc('c/d')}`,
      `${d}.y == b'a'`,
      `firestore.get(${doc('u/a')}).id == 'alice'`,
    ].join(' && ');
    const client = await loaded(inBucket(`match /{f=**} { allow read: if ${condition}; }`));
    await client.ask(verify({}));
    const answer = await client.ask(
      found(1, {
        s: { stringValue: 'é' },
        n: { nullValue: null },
        b: { booleanValue: true },
        f: { doubleValue: 1 },
        t: { timestampValue: '2024-01-01T00:00:00Z' },
        l: { arrayValue: { values: [{ integerValue: '1' }] } },
        m: { mapValue: { fields: { x: { stringValue: 'y' } } } },
        g: { geoPointValue: { latitude: 1 } },
        r: { referenceValue: 'projects/p/databases/(default)/documents/c/d' },
        y: { bytesValue: 'YQ==' },
      }),
    );
    expect(answer).toMatchObject({ result: { permit: true } });
  });

  test('Firestore lookups of several requests may be pending at once, and may be answered in any order', async () => {
    const condition = `firestore.exists(${doc('u/$(f)')})`;
    const client = await loaded(inBucket(`match /{f} { allow read: if ${condition}; }`));
    expect(await client.ask(verify({ path: '/b/bk/o/x' }, 1))).toMatchObject({ server_request_id: 1 });
    expect(await client.ask(verify({ path: '/b/bk/o/y' }, 2))).toMatchObject({ server_request_id: 2 });
    expect(await client.ask(found(2, {}))).toMatchObject({ id: 2, result: { permit: true } });
    expect(await client.ask(missing(1))).toMatchObject({ id: 1, result: { permit: false } });
  });
});

test('rulesets that do not compile are refused with line and column, and the status is ok all the same', async () => {
  const client = await ready();
  const answer = await client.ask(load('service firebase.storage {\n  oops\n}'));
  expect(answer).toMatchObject({ id: 0, status: 'ok' });
  expect(answer).not.toHaveProperty('result');
  expect((answer['errors'] as string[]).map((error) => JSON.parse(error) as unknown)).toEqual([
    {
      description_: "Unexpected 'oops'.",
      sourcePosition_: { fileName_: 'storage.rules', line_: 2, column_: 3 },
    },
  ]);
  expect(await client.ask(verify({}))).toMatchObject({
    errors: ['Unknown ruleset: "r".'],
    result: { permit: false },
  });
});

test('a ruleset of version 1 is loaded with one warning', async () => {
  const client = await ready();
  const answer = await client.ask(
    load('service firebase.storage { match /b/{b}/o { match /{all=**} { allow read; } } }'),
  );
  expect(answer).toMatchObject({ errors: [], result: { rulesVersion: 1 } });
  expect(answer['warnings']).toHaveLength(1);
});

test('a ruleset replaces the one of the same name, unless it does not compile', async () => {
  const client = await loaded(inBucket('match /{all=**} { allow read; }'));
  await client.ask(load('nonsense', 2));
  expect(await client.ask(verify({}))).toMatchObject({ result: { permit: true } });
  await client.ask(load(inBucket('match /other { allow read; }'), 3));
  expect(await client.ask(verify({}))).toMatchObject({ result: { permit: false } });
});

test('output lines are ASCII, so that no chunk can split a character', async () => {
  const client = await ready();
  client.write(`${JSON.stringify(load('é😀'))}\n`);
  const line = await client.line();
  expect(line).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(line)).toHaveProperty('errors');
});

test('input lines of any kind neither end the runtime nor cause an internal error', async () => {
  const client = await loaded(inBucket('match /{all=**} { allow read; }'));
  const odd = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n]/g, '')),
    fc
      .record({
        id: fc.jsonValue(),
        action: fc.constantFrom('verify', 'load_ruleset', 'other', null),
        context: fc.oneof(
          fc.jsonValue(),
          fc.record({
            rulesetName: fc.constantFrom('r', 'x', null),
            source: fc.jsonValue(),
            method: fc.constantFrom('get', 'peek', null),
            path: fc.oneof(fc.string(), fc.jsonValue()),
            variables: fc.jsonValue(),
          }),
        ),
      })
      .map((message) => JSON.stringify(message)),
  );
  fc.assert(
    fc.property(odd, (line) => {
      client.write(`${line}\n`);
    }),
    { numRuns: 500 },
  );
  client.write(`${JSON.stringify(verify({}, 424_242))}\n`);
  for (let answer = await client.line(); !answer.includes('424242'); answer = await client.line()) {
    expect(answer).not.toContain('Internal error');
  }
});

// Random requests of an end user under rules that look up documents and ask what the request is.
import fc from 'fast-check';
import { type Json, userToken } from '../tests/support/driver.ts';
import { int, string } from '../tests/support/json.ts';
import { RestDriver } from '../tests/support/rest-driver.ts';
import { putRules } from '../tests/support/target.ts';
import { type Answer, answerOf } from './answer.ts';
import { code, databaseOf, type Kind, newProject } from './question.ts';

interface RequestQuestion {
  readonly rules: readonly string[];
  readonly ask: Json;
}

const TOKEN = userToken('u', { admin: true });
const D = '/databases/$(database)/documents';
const IDS = ['a', 'b', 'e', 'missing'];
const lookups = fc
  .tuple(
    fc.constantFrom('get', 'exists', 'getAfter', 'existsAfter'),
    fc.integer({ min: 1, max: 11 }),
    fc.constantFrom(0, 3, 7, 10),
    fc.constantFrom('&&', '||'),
  )
  .map(([call, count, first, joined]) =>
    Array.from({ length: count }, (_, n) => {
      const path = `${D}/d/${first + n}`;
      const test = call.startsWith('get') ? `${call}(${path}).data.n == 1` : `${call}(${path})`;
      return joined === '||' ? `!(${test})` : test;
    }).join(` ${joined} `),
  )
  .map((text) => `(${text})`);
const asked = fc.constantFrom(
  'true',
  'false',
  'resource == null',
  'resource != null',
  'request.resource == null',
  'request.resource != null',
  "'resource' in request",
  'request.resource.data.n == 1',
  'request.resource.data.n == 2',
  'resource.data.n == 1',
  `request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])`,
  `request.resource.data.keys().hasOnly(['n'])`,
  `existsAfter(${D}/c/a)`,
  `exists(${D}/c/a)`,
  `getAfter(${D}/c/b).data.n == 2`,
  `get(${D}/c/$(id)).data.n == 1`,
  `getAfter(${D}/c/$(id)).data.n == 2`,
  `get(${D}/c/missing) == null`,
  `exists(${D}/c)`,
  `exists(/x/y)`,
  `exists(/databases/other/documents/c/a)`,
  `request.path == ${D}/c/$(id)`,
  `request.path[4] == id`,
  `resource.id == id`,
  `request.resource.id == id`,
  `resource.__name__ == ${D}/c/$(id)`,
  `request.resource.__name__ == ${D}/c/$(id)`,
  "request.auth.uid == 'u'",
  'request.auth.token.admin',
  "request.auth.token.sub == 'u'",
  'request.time is timestamp',
  'request.time == request.resource.data.t',
  "request.method == 'get'",
  "request.method in ['create', 'update']",
  'request.query.limit == null',
  "'query' in request",
  'request.keys().size() > 4',
  "request.keys().hasOnly(['auth', 'method', 'path', 'time', 'resource', 'query', 'params'])",
  "'params' in request",
  "'headers' in request",
  "'app' in request",
  "resource.keys().hasOnly(['data', 'id', '__name__'])",
  'resource.keys().size() == 3',
);
const condition = fc.oneof(
  { weight: 2, arbitrary: asked },
  { weight: 2, arbitrary: lookups },
  {
    weight: 1,
    arbitrary: fc.tuple(asked, fc.constantFrom('&&', '||'), lookups).map((parts) => parts.join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(asked, fc.constantFrom('&&', '||'), asked).map((parts) => parts.join(' ')),
  },
);
const rule = fc
  .tuple(
    fc.constantFrom('/c/{id}', '/c/{id}', '/c/{id}', '/{all=**}/c/{id}', '/c/{id=**}', '/{all=**}'),
    fc.constantFrom('read', 'write', 'get', 'list', 'create', 'update', 'delete', 'read, write'),
    condition,
  )
  .map(
    ([path, methods, text]) =>
      `match ${path} { allow ${methods}: if ${path === '/{all=**}' || path === '/c/{id=**}' ? text.replaceAll(/\bid\b(?!\s*==|\()/g, "'a'") : text}; }`,
  );

const name = fc.constantFrom(...IDS).map((id) => `DATABASE/documents/c/${id}`);
const precondition = fc.option(
  fc.constantFrom<Json>({ exists: true }, { exists: false }, { updateTime: '2020-01-01T00:00:00Z' }),
  { nil: undefined },
);
const write: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      update: fc.record({
        name,
        fields: fc.constantFrom<Json>({ n: int(1) }, { n: int(2) }, { m: string('x') }, {}),
      }),
      updateMask: fc.option(
        fc.constantFrom({ fieldPaths: ['n'] }, { fieldPaths: [] }, { fieldPaths: ['m'] }),
        { nil: undefined },
      ),
      updateTransforms: fc.option(fc.constant([{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }]), {
        nil: undefined,
        freq: 3,
      }),
      currentDocument: precondition,
    }),
  },
  { weight: 2, arbitrary: fc.record({ delete: name, currentDocument: precondition }) },
  {
    weight: 1,
    arbitrary: fc.record({
      verify: name,
      currentDocument: fc.constantFrom({ exists: true }, { exists: false }),
    }),
  },
);
const ask: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .array(write, { minLength: 1, maxLength: 3 })
      .map((writes): Json => ({ method: 'Commit', writes })),
  },
  {
    weight: 2,
    arbitrary: fc
      .uniqueArray(name, { minLength: 1, maxLength: 4 })
      .map((documents): Json => ({ method: 'BatchGetDocuments', documents })),
  },
  { weight: 1, arbitrary: name.map((one): Json => ({ method: 'GetDocument', name: one })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Json>({}, { limit: 1 }).map((more): Json => ({
      method: 'RunQuery',
      parent: 'DATABASE/documents',
      structuredQuery: { from: [{ collectionId: 'c' }], ...more },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Json>({}, { pageSize: 1 }).map((more): Json => ({
      method: 'ListDocuments',
      parent: 'DATABASE/documents',
      collectionId: 'c',
      ...more,
    })),
  },
  { weight: 1, arbitrary: fc.constant<Json>({ method: 'ListCollectionIds', parent: 'DATABASE/documents' }) },
  {
    weight: 1,
    arbitrary: fc.constant<Json>({
      method: 'RunAggregationQuery',
      parent: 'DATABASE/documents',
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'c' }] },
        aggregations: [{ alias: 'n', count: {} }],
      },
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      method: fc.constant('BatchWrite'),
      writes: fc.array(write, { minLength: 1, maxLength: 2 }),
    }),
  },
);

export const REQUESTS: Kind<RequestQuestion> = {
  name: 'requests',
  runs: 1000,
  arbitrary: fc.record({ rules: fc.array(rule, { minLength: 1, maxLength: 3 }), ask }),
  async ask({ address }, { rules, ask: template }): Promise<Answer> {
    const project = newProject();
    const database = databaseOf(project);
    const driver = new RestDriver(address);
    const stored = [
      ...IDS.slice(0, 3).map((id) => `c/${id}`),
      ...Array.from({ length: 22 }, (_, n) => `d/${n}`),
    ];
    await driver.commit(
      database,
      stored.map((path) => ({ update: { name: `${database}/documents/${path}`, fields: { n: int(1) } } })),
    );
    try {
      await putRules(
        { address, project },
        `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${rules.join(' ')} } }`,
      );
    } catch {
      return { error: 'rules' };
    }
    const { method, ...request } = JSON.parse(
      JSON.stringify(template).replaceAll('DATABASE', database),
    ) as Json;
    return answerOf(async () => {
      await driver.call(String(method), { database, ...request }, TOKEN);
      return 'allowed';
    });
  },
  rightDifferences: [
    {
      what: 'a verify is judged once',
      source:
        'Google’s judges it first as a read, which has no request.resource, where only false refuses and an error does not',
      applies: ({ rules, ask: { writes = [] } }: RequestQuestion) =>
        rules.join(' ').includes("'resource' in request") && JSON.stringify(writes).includes('"verify"'),
    },
    {
      what: 'get() of a missing document is null',
      source:
        'recorded of production (t-k/fireemu, conformance/fs-rules-production.json: get-missing-is-null)',
      applies: ({ rules }: RequestQuestion, _ours, google) =>
        'error' in google &&
        google.error === 'PERMISSION_DENIED' &&
        rules.join(' ').includes('missing) == null'),
    },
  ],
  asTest: (question, expected) => `  it('…', async () => {
    const question = ${code(question)};
    // ${JSON.stringify(expected)}
  });`,
};

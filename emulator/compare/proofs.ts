// Random rules for a list, and queries: whether a query's filters prove the condition.
import fc from 'fast-check';
import { ANONYMOUS, type Json } from '../tests/support/driver.ts';
import { array, bool, double, int, map, NAN, NULL, reference, string, time } from '../tests/support/json.ts';
import { RestDriver } from '../tests/support/rest-driver.ts';
import { putRules } from '../tests/support/target.ts';
import { type Answer, answerOf } from './answer.ts';
import { tryDocuments } from './proof-truth.ts';
import { code, databaseOf, type Kind, newProject } from './question.ts';

interface ProofQuestion {
  readonly condition: string;
  readonly query: Json;
}

/** Values in the notation of rules and as ProtoJSON. */
const VALUES: readonly (readonly [literal: string, value: Json])[] = [
  ['null', NULL],
  ['true', bool(true)],
  ['false', bool(false)],
  ['1', int(1)],
  ['2', int(2)],
  ['1.0', double(1)],
  ['1.5', double(1.5)],
  ["'a'", string('a')],
  ["'b'", string('b')],
  ["''", string('')],
  ['[]', array()],
  ["['a']", array(string('a'))],
  ["['a', 'b']", array(string('a'), string('b'))],
  ['[1]', array(int(1))],
  ['[1.0]', array(double(1))],
  ["{'x': 1}", map({ x: int(1) })],
  ["{'x': 'a'}", map({ x: string('a') })],
  ['{}', map({})],
  ['timestamp.date(2024, 2, 29)', time('2024-02-29T00:00:00Z')],
  ['(0.0 / 0)', NAN],
];
const value = fc.constantFrom(...VALUES.map(([, json]) => json));
const literal = fc.constantFrom(...VALUES.map(([text]) => text));
const FIELDS = ['p', 'q', 'p.x'];
const D = 'resource.data';

const atom: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(fc.constantFrom(...FIELDS), fc.constantFrom('==', '==', '!=', '<', '<=', '>', '>='), literal)
      .map(([field, op, right]) => `${D}.${field} ${op} ${right}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(literal, fc.constantFrom('==', '<', '>='), fc.constantFrom(...FIELDS))
      .map(([left, op, field]) => `${left} ${op} ${D}.${field}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(literal, fc.constantFrom(...FIELDS))
      .map(([left, field]) => `${left} in ${D}.${field}`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...FIELDS), fc.array(literal, { maxLength: 3 }))
      .map(([field, list]) => `${D}.${field} in [${list.join(', ')}]`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...FIELDS),
        fc.constantFrom('string', 'int', 'float', 'number', 'list', 'map', 'bool', 'timestamp', 'null'),
      )
      .filter(([, type]) => type !== 'null')
      .map(([field, type]) => `${D}.${field} is ${type}`),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'id == "a"',
      'resource.id == id',
      "resource.id == 'a'",
      `'p' in ${D}`,
      `${D}.keys().hasAll(['p'])`,
      `${D}.get('p', 1) == 1`,
      `${D}.get('r', 1) == 1`,
      `${D}.p == ${D}.q`,
      `${D}.p.size() == 1`,
      `${D}['p'] == 1`,
      `${D} is map`,
      `resource == null`,
      `resource != null`,
      `${D}.p.x == 1`,
      `${D}.p[0] == 'a'`,
      `${D}.p.hasAny(['a'])`,
      `${D}.p.hasOnly(['a'])`,
      `${D}.p + 1 == 2`,
      `${D}.p.matches('a')`,
      'request.query.limit <= 2',
      'request.query.limit == null',
      'request.query.offset == 0',
      `request.query.orderBy.p == 'ASC'`,
      `'p' in request.query.orderBy`,
      "request.method == 'list'",
      'request.path.size() == 1',
      `request.path[3] == 'c'`,
      `resource.__name__ is path`,
      'true',
      'false',
      `${D}.size() == 2`,
      `${D}.diff({}).affectedKeys().size() == 0`,
      `${D}.keys() is list`,
      `exists(/databases/$(database)/documents/c/$(${D}.p))`,
      `exists(/databases/$(database)/documents/c/$(id))`,
      `get(/databases/$(database)/documents/c/a).data.p == ${D}.p`,
    ),
  },
);
const condition: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    { weight: 3, arbitrary: atom },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any'))
        .map(([left, op, right]) => `(${left} ${op} ${right})`),
    },
    { weight: 1, arbitrary: tie('any').map((inner) => `!(${inner})`) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(tie('any'), tie('any'), tie('any'))
        .map(([when, yes, no]) => `(${when} ? ${yes} : ${no})`),
    },
  ),
})).any;

const DATABASE = 'DATABASE';
const named = fc.constantFrom('a', 'b', 'missing').map((id) => reference(`${DATABASE}/documents/c/${id}`));
const field = (fieldPath: string, op: string, operand: Json): Json => ({
  fieldFilter: { field: { fieldPath }, op, value: operand },
});
const leaf: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...FIELDS),
        fc.constantFrom(
          'EQUAL',
          'EQUAL',
          'NOT_EQUAL',
          'LESS_THAN',
          'LESS_THAN_OR_EQUAL',
          'GREATER_THAN',
          'GREATER_THAN_OR_EQUAL',
          'ARRAY_CONTAINS',
        ),
        value,
      )
      .map(([path, op, operand]) => field(path, op, operand)),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...FIELDS),
        fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
        fc.array(value, { minLength: 1, maxLength: 3 }),
      )
      .map(([path, op, list]) => field(path, op, array(...list))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...FIELDS), fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'))
      .map(([fieldPath, op]): Json => ({ unaryFilter: { op, field: { fieldPath } } })),
  },
  { weight: 2, arbitrary: named.map((name) => field('__name__', 'EQUAL', name)) },
  {
    weight: 1,
    arbitrary: fc
      .array(named, { minLength: 1, maxLength: 2 })
      .map((names) => field('__name__', 'IN', array(...names))),
  },
);
/** The top field of a filter: filters that contradict each other return nothing, and prove nothing worth asking. */
const topField = (filter: Json): string => /"fieldPath":"(\w+)/.exec(JSON.stringify(filter))?.[1] ?? '';
const filter: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  {
    weight: 3,
    arbitrary: fc
      .uniqueArray(leaf, { minLength: 2, maxLength: 3, selector: topField })
      .map((filters): Json => ({ compositeFilter: { op: 'AND', filters } })),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(leaf, { minLength: 2, maxLength: 2 })
      .map((filters): Json => ({ compositeFilter: { op: 'OR', filters } })),
  },
);
const query: fc.Arbitrary<Json> = fc.record(
  {
    from: fc.constant([{ collectionId: 'c' }]),
    where: filter,
    orderBy: fc.constantFrom('p', 'q').map((fieldPath) => [{ field: { fieldPath }, direction: 'ASCENDING' }]),
    limit: fc.constantFrom(1, 2, 3),
    offset: fc.constantFrom(0, 1),
  },
  { requiredKeys: ['from', 'where'] },
);

export const PROOFS: Kind<ProofQuestion> = {
  name: 'proofs',
  runs: 1000,
  arbitrary: fc.record({ condition, query }),
  async ask({ address }, { condition: text, query: template }): Promise<Answer> {
    const project = newProject();
    const database = databaseOf(project);
    const driver = new RestDriver(address);
    await driver.commit(database, [
      { update: { name: `${database}/documents/c/a`, fields: { p: int(1), q: string('a') } } },
      {
        update: {
          name: `${database}/documents/c/b`,
          fields: { p: map({ x: int(1) }), q: array(string('a')) },
        },
      },
    ]);
    const asked = JSON.parse(JSON.stringify(template).replaceAll(DATABASE, database)) as Json;
    const parent = `${database}/documents`;
    // A query that is refused without rules shows nothing of them.
    const served = await answerOf(() => driver.query(parent, asked));
    if ('error' in served) return { error: 'query' };
    try {
      await putRules(
        { address, project },
        `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /c/{id} { allow list: if ${text}; } } }`,
      );
    } catch {
      return { error: 'rules' };
    }
    return answerOf(async () => {
      await driver.query(parent, asked, ANONYMOUS);
      return 'allowed';
    });
  },
  rightDifferences: [
    {
      what: 'a condition that is not true for some document which the query returns',
      source:
        'documentation: a query is refused if it could return documents that the rules refuse; of the emulator such a query is a known bug (firebase/firebase-tools#4420), production refuses it (davideast/pyric#368)',
      applies: (question: ProofQuestion, ours, google) =>
        isRefused(ours) && 'result' in google && !tried(question).isTrueForAll,
    },
    {
      what: 'a condition that is true for all documents which the query could return',
      source: 'documentation: a query is judged by the documents that it could return',
      applies: (question: ProofQuestion, ours, google) =>
        'result' in ours && isRefused(google) && tried(question).isTrueForAll,
    },
    {
      what: 'a condition on the keys of a document, of which a query knows only those that it filters',
      source: 'production refuses such a query (davideast/pyric#368)',
      applies: ({ condition: text }: ProofQuestion, ours, google) =>
        isRefused(ours) && 'result' in google && /keys\(\)|data\.size\(\)|diff\(/.test(text),
    },
    {
      what: 'a query that finds nothing, as an order with NaN does: its filters prove nothing',
      source: 'reference of FieldFilter: no value is less or greater than NaN',
      applies: (question: ProofQuestion, ours, google) =>
        isRefused(ours) && 'result' in google && !tried(question).isAny,
    },
  ],
  asTest: (question, expected) => `  it('…', async () => {
    const question = ${code(question)};
    // ${JSON.stringify(expected)}
  });`,
};

function isRefused(answer: Answer): boolean {
  return 'error' in answer && answer.error === 'PERMISSION_DENIED';
}

function tried({ condition: text, query: asked }: ProofQuestion): ReturnType<typeof tryDocuments> {
  return tryDocuments(
    text,
    asked,
    VALUES.map(([, json]) => json),
  );
}

// Random structured queries over a few documents.
import fc from 'fast-check';
import type { Json } from '../tests/support/driver.ts';
import { array, reference, where } from '../tests/support/json.ts';
import { RestDriver } from '../tests/support/rest-driver.ts';
import { type Answer, answerOf, plainDocuments } from './answer.ts';
import { code, databaseOf, type Kind, newProject } from './question.ts';
import { validFields, value } from './values.ts';

interface QueryQuestion {
  readonly documents: Readonly<Record<string, Json>>;
  readonly query: Json;
}

const PATHS = ['c/a', 'c/b', 'c/é', 'c/__id2__', 'c/__id10__', 'c/a/c/below', 'd/a', 'd/a/c/beside'];
const FIELD = fc.constantFrom('p', 'q', 'r', 'p.x');
const NAME = '__name__';
/** Stands for the database of a question's project, which is made when the question is asked. */
const DATABASE = 'DATABASE';
const named = fc.constantFrom(...PATHS).map((path) => reference(`${DATABASE}/documents/${path}`));
const list = (element: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.array(element, { maxLength: 3 }).map((values) => array(...values));

const unaryFilter = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: FIELD }, { weight: 1, arbitrary: fc.constant(NAME) }),
    fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'),
  )
  .map(([fieldPath, op]): Json => ({ unaryFilter: { op, field: { fieldPath } } }));
const single = fc.constantFrom(
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
);
const several = fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY');
const leaf: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(FIELD, single, value).map(([field, op, operand]) => where(field, op, operand)),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(FIELD, several, list(value)).map(([field, op, operand]) => where(field, op, operand)),
  },
  { weight: 1, arbitrary: fc.tuple(single, named).map(([op, operand]) => where(NAME, op, operand)) },
  { weight: 1, arbitrary: fc.tuple(several, list(named)).map(([op, operand]) => where(NAME, op, operand)) },
  { weight: 2, arbitrary: unaryFilter },
);
const filter: fc.Arbitrary<Json> = fc.letrec<{ filter: Json }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc
      .tuple(fc.constantFrom('AND', 'OR'), fc.array(tie('filter'), { maxLength: 3 }))
      .map(([op, filters]): Json => ({ compositeFilter: { op, filters } })),
  ),
})).filter;

const order = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: FIELD }, { weight: 1, arbitrary: fc.constant(NAME) }),
    fc.constantFrom('ASCENDING', 'DESCENDING'),
  )
  .map(([fieldPath, direction]): Json => ({ field: { fieldPath }, direction }));
const cursor = fc
  .tuple(fc.array(fc.oneof(value, named), { maxLength: 2 }), fc.boolean())
  .map(([values, before]): Json => ({ values, before }));

const query: fc.Arbitrary<Json> = fc
  .record(
    {
      from: fc
        .boolean()
        .map((allDescendants) => [{ collectionId: 'c', ...(allDescendants && { allDescendants }) }]),
      where: filter,
      orderBy: fc.array(order, { maxLength: 2 }),
      startAt: cursor,
      endAt: cursor,
      offset: fc.constantFrom(0, 1, -1),
      limit: fc.constantFrom(0, 1, 2, 4, -1),
    },
    { requiredKeys: ['from'] },
  )
  // Most queries have no cursors, which most orders would refuse.
  .chain((made) =>
    fc.constantFrom(made, ...[0, 1, 2].map(() => ({ ...made, startAt: undefined, endAt: undefined }))),
  );

export const QUERIES: Kind<QueryQuestion> = {
  name: 'queries',
  runs: 2000,
  arbitrary: fc.record({
    documents: fc.dictionary(fc.constantFrom(...PATHS), validFields, { minKeys: 3, maxKeys: 6 }),
    query,
  }),
  async ask({ address }, { documents, query: template }): Promise<Answer> {
    const database = databaseOf(newProject());
    const driver = new RestDriver(address);
    const writes = Object.entries(documents).map(([path, fields]) => ({
      update: { name: `${database}/documents/${path}`, fields },
    }));
    await driver.commit(database, writes);
    const asked = JSON.parse(JSON.stringify(template).replaceAll(DATABASE, database)) as Json;
    return answerOf(async () => plainDocuments(await driver.query(`${database}/documents`, asked)));
  },
  rightDifferences: [
    {
      what: 'a collection is read backwards without a filter',
      source: 'production serves orderBy(documentId(), "desc") (googleapis/nodejs-firestore, system tests)',
      applies: (question: QueryQuestion, _ours, google) =>
        'error' in google &&
        google.error === 'FAILED_PRECONDITION' &&
        JSON.stringify(question.query).includes('DESCENDING'),
    },
    {
      what: 'a filter != or not-in with NaN does not find NaN',
      source: 'firebase/firebase-js-sdk, integration tests of not-in',
      applies: (question: QueryQuestion) =>
        /"NOT_(EQUAL|IN)","value":.*"NaN"/.test(JSON.stringify(question.query)),
    },
  ],
  asTest: ({ documents, query: asked }, expected) => `  it('…', async () => {
    await bench.put(${code(documents)});
    const query = ${code(asked)};
    // ${JSON.stringify(expected)}
  });`,
};

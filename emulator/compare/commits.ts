// Random commits of a few writes: what is answered, and what is stored after them.
import fc from 'fast-check';
import type { Json } from '../tests/support/driver.ts';
import { int } from '../tests/support/json.ts';
import { RestDriver } from '../tests/support/rest-driver.ts';
import { type Answer, answerOf, plainDocuments } from './answer.ts';
import { code, databaseOf, type Kind, newProject } from './question.ts';
import { fields, validFields, value } from './values.ts';

interface CommitQuestion {
  readonly before: Readonly<Record<string, Json>>;
  readonly writes: readonly Json[];
}

const PATHS = ['c/a', 'c/b'];
/** Stands for the database of a question's project. */
const DATABASE = 'DATABASE';
const name = fc.constantFrom(...PATHS).map((path) => `${DATABASE}/documents/${path}`);
const fieldPath = fc.constantFrom('p', 'q', 'p.x', 'q.x.y', '`a.b`', '', '__a__');
const precondition = fc.option(fc.constantFrom<Json>({ exists: true }, { exists: false }), {
  nil: undefined,
});
const transform: fc.Arbitrary<Json> = fc.oneof(
  fc.record({ fieldPath, setToServerValue: fc.constant('REQUEST_TIME') }),
  fc.record({ fieldPath, increment: fc.oneof(value, fc.constant(int(9_223_372_036_854_775_807n))) }),
  fc.record({ fieldPath, maximum: value }),
  fc.record({ fieldPath, minimum: value }),
  fc.record({ fieldPath, appendMissingElements: fc.record({ values: fc.array(value, { maxLength: 2 }) }) }),
  fc.record({ fieldPath, removeAllFromArray: fc.record({ values: fc.array(value, { maxLength: 2 }) }) }),
);
const some = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });
const transforms = some(fc.array(transform, { maxLength: 2 }));
const mask = some(fc.record({ fieldPaths: fc.array(fieldPath, { maxLength: 2 }) }));

const write: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      update: fc.record({ name, fields }),
      updateMask: mask,
      updateTransforms: transforms,
      currentDocument: precondition,
    }),
  },
  { weight: 2, arbitrary: fc.record({ delete: name, currentDocument: precondition }) },
  { weight: 1, arbitrary: fc.record({ verify: name, currentDocument: precondition }) },
  { weight: 1, arbitrary: fc.record({ delete: name, updateMask: mask, updateTransforms: transforms }) },
);

export const COMMITS: Kind<CommitQuestion> = {
  name: 'commits',
  runs: 500,
  arbitrary: fc.record({
    before: fc.dictionary(fc.constantFrom(...PATHS), validFields, { maxKeys: 2 }),
    writes: fc.array(write, { minLength: 1, maxLength: 3 }),
  }),
  async ask({ address }, { before, writes: template }): Promise<Answer> {
    const database = databaseOf(newProject());
    const driver = new RestDriver(address);
    const names = PATHS.map((path) => `${database}/documents/${path}`);
    await driver.commit(
      database,
      Object.entries(before).map(([path, stored]) => ({
        update: { name: `${database}/documents/${path}`, fields: stored },
      })),
    );
    const writes = JSON.parse(JSON.stringify(template).replaceAll(DATABASE, database)) as Json[];
    const answer = await answerOf(async () => {
      const { writeResults } = await driver.commit(database, writes);
      return writeResults.map(({ transformResults = [] }) => transformResults);
    });
    const after = plainDocuments(await driver.get(database, names));
    // Both take the time of the request, and both differ in it.
    return withoutTimes({ result: { answer, after } });
  },
  rightDifferences: [
    {
      what: 'a list or a vector in a list, by a transform',
      source:
        'documentation of the types of data: an array cannot contain another array as one of its elements',
      applies: (question: CommitQuestion) =>
        /appendMissingElements":\{"values":\[[^\]]*("arrayValue|__vector__)/.test(
          JSON.stringify(question.writes),
        ),
    },
    {
      what: 'a value that no document may have, which a later write of the commit overwrites or deletes',
      source: 'documentation of limits: constraints on field names and sizes hold for each write',
      applies: ({ writes }: CommitQuestion, ours, google) => {
        const names = writes.map((one) => JSON.stringify(one).match(/DATABASE\/documents\/c\/./)?.[0]);
        return (
          new Set(names).size < names.length &&
          JSON.stringify(ours).includes('INVALID_ARGUMENT') &&
          'result' in (google as { result: { answer: object } }).result.answer
        );
      },
    },
  ],
  asTest: ({ before, writes }, expected) => `  it('…', async () => {
    await bench.put(${code(before)});
    const writes = ${code(writes)};
    // ${JSON.stringify(expected)}
  });`,
};

/** An answer in which the times of today are all the same. */
function withoutTimes(answer: Answer): Answer {
  const today = new Date().getUTCFullYear();
  return JSON.parse(
    JSON.stringify(answer).replaceAll(
      new RegExp(`"timestampValue":"${today}-[^"]+"`, 'g'),
      '"timestampValue":"NOW"',
    ),
  ) as Answer;
}

// Random conditions of rules for the read of one document.
import fc from 'fast-check';
import { ANONYMOUS, CallError, type Json } from '../tests/support/driver.ts';
import { array, bool, double, geo, int, map, NULL, reference, string, time } from '../tests/support/json.ts';
import { RestDriver } from '../tests/support/rest-driver.ts';
import { putRules } from '../tests/support/target.ts';
import type { Answer } from './answer.ts';
import { databaseOf, type Kind, newProject } from './question.ts';

const DOCUMENT: Json = {
  int: int(7),
  float: double(1.5),
  whole: double(1),
  text: string('Hello'),
  emoji: string('a\u{1F600}'),
  flag: bool(true),
  nothing: NULL,
  list: array(string('a'), string('b')),
  numbers: array(int(1), double(2), int(3)),
  map: map({ a: int(1), nested: map({ deep: string('x') }) }),
  at: time('2024-02-29T23:59:58.5Z'),
  place: geo(48.25, 16.5),
  ref: reference('projects/p/databases/(default)/documents/c/a'),
  vector: map({ __type__: string('__vector__'), value: array(double(1)) }),
};

const D = 'resource.data';
const atom = fc.constantFrom(
  ...Object.keys(DOCUMENT).map((field) => `${D}.${field}`),
  `${D}.missing`,
  ...[
    'true',
    'false',
    'null',
    '0',
    '1',
    '2',
    '-1',
    '1.0',
    '2.5',
    '.5',
    `''`,
    `'a'`,
    `'Hello'`,
    `'1'`,
    `'[a-z]+'`,
  ],
  ...[`b'ab'`, '[]', '[1]', '[1.0, 2]', `['a', 'b']`, '[[1]]', '{}', `{'a': 1}`, `{'a': 1.0, 'b': [1]}`],
  ...[
    'request.auth',
    'request.method',
    'request.resource',
    'resource',
    'request',
    D,
    'id',
    `path('/a/b')`,
    '/a/b',
  ],
  ...[`timestamp.date(2024, 2, 29)`, `duration.value(1, 'd')`, 'latlng.value(1, 2)'],
);
const TYPES = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
  'map_diff',
];
const METHODS: readonly (readonly [name: string, args: number])[] = [
  ['size', 0],
  ['keys', 0],
  ['values', 0],
  ['toSet', 0],
  ['lower', 0],
  ['upper', 0],
  ['trim', 0],
  ['toUtf8', 0],
  ['year', 0],
  ['seconds', 0],
  ['latitude', 0],
  ['toMillis', 0],
  ['date', 0],
  ['toBase64', 0],
  ['affectedKeys', 0],
  ['changedKeys', 0],
  ['hasAll', 1],
  ['hasAny', 1],
  ['hasOnly', 1],
  ['concat', 1],
  ['removeAll', 1],
  ['join', 1],
  ['split', 1],
  ['matches', 1],
  ['diff', 1],
  ['union', 1],
  ['intersection', 1],
  ['difference', 1],
  ['get', 2],
  ['replace', 2],
  ['distance', 1],
];
const FUNCTIONS = [
  'int',
  'float',
  'string',
  'path',
  'math.abs',
  'math.ceil',
  'math.floor',
  'math.round',
  'math.sqrt',
  'hashing.md5',
];

const expression: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => {
  const any = tie('any');
  return {
    any: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      { weight: 4, arbitrary: atom },
      {
        weight: 4,
        arbitrary: fc
          .tuple(
            any,
            fc.constantFrom('==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%', '&&', '||'),
            any,
          )
          .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
      },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom(...METHODS)
          .chain(([method, args]) =>
            fc
              .tuple(any, fc.array(any, { minLength: args, maxLength: args }))
              .map(([receiver, given]) => `${receiver}.${method}(${given.join(', ')})`),
          ),
      },
      { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...FUNCTIONS), any).map(([f, x]) => `${f}(${x})`) },
      {
        weight: 1,
        arbitrary: fc.tuple(any, fc.constantFrom(...TYPES)).map(([x, type]) => `(${x} is ${type})`),
      },
      { weight: 1, arbitrary: any.map((x) => `!(${x})`) },
      { weight: 1, arbitrary: fc.tuple(any, any).map(([x, index]) => `${x}[${index}]`) },
      {
        weight: 1,
        arbitrary: fc.tuple(any, fc.nat(3), fc.nat(3)).map(([x, from, to]) => `${x}[${from}:${to}]`),
      },
      { weight: 1, arbitrary: fc.tuple(any, any, any).map(([x, yes, no]) => `(${x} ? ${yes} : ${no})`) },
    ),
  };
}).any;

/** A condition that is true or false more often than an error. */
const condition = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(expression, fc.constantFrom('==', '!='), expression).map((parts) => parts.join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(expression, fc.constantFrom(...TYPES)).map(([x, type]) => `${x} is ${type}`),
  },
  { weight: 1, arbitrary: expression },
);

export const RULES: Kind<string> = {
  name: 'rules',
  runs: 2000,
  arbitrary: condition,
  async ask({ address }, text): Promise<Answer> {
    const project = newProject();
    const database = databaseOf(project);
    const name = `${database}/documents/c/d`;
    const driver = new RestDriver(address);
    await driver.commit(database, [{ update: { name, fields: DOCUMENT } }]);
    try {
      await putRules({ address, project }, rulesOf(text));
    } catch (error) {
      const isFailure = error instanceof Error && error.message.includes('"code":500');
      return { result: isFailure ? COMPILER_FAILS : 'does not compile' };
    }
    try {
      await driver.get(database, [name], ANONYMOUS);
      return { result: 'allowed' };
    } catch (error) {
      if (error instanceof CallError && error.code === 'PERMISSION_DENIED') return { result: 'refused' };
      throw error;
    }
  },
  rightDifferences: [
    {
      what: 'an expression at which Google’s compiler fails itself',
      source:
        'HTTP 500, IllegalStateException in ExpressionResolverRunner, such as for a call of math in a condition of an index',
      applies: (_text, _ours, google) => 'result' in google && google.result === COMPILER_FAILS,
    },
  ],
  asTest: (text, expected) =>
    `    [${JSON.stringify(text)}, ${'result' in expected ? JSON.stringify(expected.result) : ''}],`,
};

const COMPILER_FAILS = 'the compiler fails';

function rulesOf(text: string): string {
  return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { match /c/{id} { allow get: if ${text}; } } }`;
}

// Every function, method and operator of the rules language with right and odd arguments, and whether its result is
// exactly that of ours: the condition compares it with the literal of our result, or asks whether it is an error.
import fc from 'fast-check';
import { compileRules } from '../src/rules/compile.ts';
import { CompiledFirestoreRules } from '../src/rules/firestore-rules.ts';
import { documentRequest, rulesFor } from '../src/rules/testing.ts';
import type { Result } from '../src/rules/values.ts';
import type { Kind } from './question.ts';
import { RULES } from './rules.ts';
import { literalOf } from './rules-literal.ts';

const INTS = [
  '0',
  '1',
  '-1',
  '2',
  '7',
  '60',
  '1000',
  '9223372036854775807',
  '-9223372036854775807',
  '1709251198500',
];
const FLOATS = [
  '0.0',
  '1.0',
  '-1.5',
  '2.5',
  '.5',
  '(-0.0)',
  '0.1',
  '1e',
  '(1.0 / 0)',
  '(-1.0 / 0)',
  '(0.0 / 0)',
  '123456789.125',
  "float('1e300')",
  "float('-2.5e-7')",
  "float('9007199254740993')",
].filter((text) => !text.endsWith('e'));
const STRINGS = [
  "''",
  "'a'",
  "'A'",
  "'abc'",
  "'Hello World'",
  "' x\\t '",
  "'a,b,,c'",
  "','",
  "'1'",
  "'-42'",
  "'+7'",
  "'1.5'",
  "'1e3'",
  "'NaN'",
  "'Infinity'",
  "'true'",
  "'0x10'",
  "'é'",
  "'a\\u0301'",
  "'ß'",
  "'İ'",
  "'\u{1F600}'",
  "'a\\nb'",
  "'[a-z]+'",
  "'(a)(b)?'",
  "'b*'",
  "'.'",
  "'^a'",
  "'c$'",
  "'\\\\d'",
  "'$1'",
  "'/a/b'",
  "'a//b'",
  "'d'",
  "'ms'",
  "'w'",
];
const PATTERNS = [
  "''",
  "'a'",
  "'[a-z]+'",
  "'b*'",
  "','",
  "'.'",
  "'^a'",
  "'c$'",
  "'(a)|(b)'",
  "'a?'",
  "'\\\\s+'",
  "'\\\\b'",
  "'(?i)h'",
  "'l{2}'",
  "'x{0,1001}'",
  "'['",
  "'\\\\p{L}'",
  "'[[:alpha:]]'",
  "'(?P<n>a)'",
  "'a**'",
  "'\\\\Qa.b\\\\E'",
];
const BYTES = ["b''", "b'ab'", "b'\\x00\\xff'", "b'é'"];
const LISTS = [
  '[]',
  '[1]',
  '[1.0]',
  '[1, 2, 3]',
  "['a']",
  "['a', 'b', 'a']",
  "['b', 'a']",
  '[1, 1.0]',
  '[null]',
  '[[1]]',
  '[[1.0]]',
  "[{'a': 1}]",
  "[true, 1, 'a']",
  '[1.5, null, true]',
  '[/a/b]',
];
const MAPS = [
  '{}',
  "{'a': 1}",
  "{'a': 1.0}",
  "{'a': 1, 'b': 2}",
  "{'b': 2, 'c': [1]}",
  "{'a': {'b': {'c': 1}}}",
  "{'a': null}",
  "{'': 1}",
  "{'x': 'b'}",
];
const SETS = [
  '[].toSet()',
  "['a', 'b'].toSet()",
  "['b', 'c'].toSet()",
  '[1].toSet()',
  '[1.0, 2].toSet()',
  '[[1], [1.0]].toSet()',
];
const PATHS = [
  '/a/b',
  '/a/b/c',
  "path('/a/b')",
  "path('a/{x}/c')",
  "path('/a/{x=**}')",
  '(/a/{x}/c)',
  "path('')",
  "path('/')",
  "path('a//b')",
  '/databases/(default)/documents/c/d',
];
const TIMES = [
  'timestamp.date(2024, 2, 29)',
  'timestamp.date(1970, 1, 1)',
  'timestamp.date(1, 1, 1)',
  'timestamp.date(9999, 12, 31)',
  'timestamp.value(-1)',
  'timestamp.value(1709251198500)',
  "(timestamp.value(1) + duration.value(999, 'ns'))",
  'timestamp.date(1969, 12, 31)',
  'timestamp.date(2023, 12, 31)',
  'timestamp.date(2024, 12, 30)',
];
const DURATIONS = [
  "duration.value(1, 'd')",
  "duration.value(-1, 'ns')",
  "duration.value(1500, 'ms')",
  "duration.value(-1500, 'ms')",
  'duration.time(1, 2, 3, 4)',
  "duration.value(0, 's')",
  "duration.value(10000, 'w')",
  "duration.value(52000, 'w')",
];
const POINTS = [
  'latlng.value(0, 0)',
  'latlng.value(48.2, 16.37)',
  'latlng.value(-90, 180)',
  'latlng.value(90.0, -180.0)',
];
const OTHERS = ['true', 'false', 'null'];

const texts = (list: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...list);
const OF = {
  int: texts(INTS),
  float: texts(FLOATS),
  string: texts(STRINGS),
  pattern: texts(PATTERNS),
  bytes: texts(BYTES),
  list: texts(LISTS),
  map: texts(MAPS),
  set: texts(SETS),
  path: texts(PATHS),
  timestamp: texts(TIMES),
  duration: texts(DURATIONS),
  latlng: texts(POINTS),
  other: texts(OTHERS),
} as const;
type Type = keyof typeof OF;
const any = fc.oneof(...Object.values(OF));
/** Mostly a value of the type, now and then of any. */
const of = (type: Type): fc.Arbitrary<string> =>
  fc.oneof({ weight: 6, arbitrary: OF[type] }, { weight: 1, arbitrary: any });
const ofTypes = (types: readonly Type[]): fc.Arbitrary<string> =>
  fc.tuple(...types.map(of)).map((args) => args.join(', '));
/** Mostly arguments of these types, now and then one too few or too many. */
const given = (...types: Type[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: types.length === 0 ? fc.constant('') : ofTypes(types) },
    { weight: 1, arbitrary: types.length > 1 ? ofTypes(types.slice(1)) : fc.constant('') },
    { weight: 1, arbitrary: ofTypes([...types, 'int']) },
  );

const METHODS: readonly (readonly [receiver: Type, name: string, ...args: Type[]])[] = [
  ...(['string', 'bytes', 'list', 'set', 'map', 'path'] as const).map((type) => [type, 'size'] as const),
  ['string', 'lower'],
  ['string', 'upper'],
  ['string', 'trim'],
  ['string', 'toUtf8'],
  ['string', 'matches', 'pattern'],
  ['string', 'split', 'pattern'],
  ['string', 'replace', 'pattern', 'string'],
  ['bytes', 'toBase64'],
  ['bytes', 'toHexString'],
  ...(['list', 'set'] as const).flatMap((type) =>
    (['hasAll', 'hasAny', 'hasOnly'] as const).flatMap((name) =>
      (['list', 'set'] as const).map((arg) => [type, name, arg] as const),
    ),
  ),
  ['list', 'concat', 'list'],
  ['list', 'removeAll', 'list'],
  ['list', 'join', 'string'],
  ['list', 'toSet'],
  ['set', 'union', 'set'],
  ['set', 'intersection', 'set'],
  ['set', 'difference', 'set'],
  ['map', 'keys'],
  ['map', 'values'],
  ['map', 'get', 'string', 'int'],
  ['map', 'get', 'list', 'int'],
  ...(['addedKeys', 'removedKeys', 'changedKeys', 'unchangedKeys', 'affectedKeys'] as const).map(
    (name) => ['map', `diff(${name}`, 'map'] as const,
  ),
  ...(
    [
      'year',
      'month',
      'day',
      'hours',
      'minutes',
      'seconds',
      'nanos',
      'dayOfWeek',
      'dayOfYear',
      'date',
      'time',
      'toMillis',
    ] as const
  ).map((name) => ['timestamp', name] as const),
  ['duration', 'seconds'],
  ['duration', 'nanos'],
  ['latlng', 'latitude'],
  ['latlng', 'longitude'],
  ['path', 'bind', 'map'],
];
const FUNCTIONS: readonly (readonly [name: string, ...args: Type[]])[] = [
  ...(['string', 'int', 'float', 'path', 'debug'] as const).flatMap((name) =>
    (['int', 'float', 'string', 'other', 'path', 'list'] as const).map((type) => [name, type] as const),
  ),
  ...(['abs', 'ceil', 'floor', 'round', 'sqrt', 'isNaN'] as const).flatMap((name) =>
    (['int', 'float'] as const).map((type) => [`math.${name}`, type] as const),
  ),
  ['math.pow', 'float', 'int'],
  ['math.pow', 'int', 'float'],
  ...(['crc32', 'crc32c', 'md5', 'sha256'] as const).flatMap((name) =>
    (['string', 'bytes'] as const).map((type) => [`hashing.${name}`, type] as const),
  ),
  ['duration.value', 'int', 'string'],
  ['duration.time', 'int', 'int', 'int', 'int'],
  ['duration.abs', 'duration'],
  ['timestamp.date', 'int', 'int', 'int'],
  ['timestamp.value', 'int'],
  ['latlng.value', 'float', 'int'],
];

const call: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(...METHODS).chain(([type, name, ...args]) => {
      const diff = /^diff\((.*)/.exec(name)?.[1];
      return fc
        .tuple(of(type), given(...args))
        .map(([receiver, text]) =>
          diff === undefined ? `${receiver}.${name}(${text})` : `${receiver}.diff(${text}).${diff}()`,
        );
    }),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...FUNCTIONS)
      .chain(([name, ...args]) => given(...args).map((text) => `${name}(${text})`)),
  },
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
    weight: 3,
    // Operators on two values of one type are errors less often.
    arbitrary: fc
      .constantFrom(...(Object.keys(OF) as Type[]))
      .chain((type) =>
        fc
          .tuple(OF[type], fc.constantFrom('==', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'), OF[type])
          .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.oneof(OF.timestamp, OF.duration),
        fc.constantFrom('+', '-'),
        fc.oneof(OF.timestamp, OF.duration),
      )
      .map((parts) => `(${parts.join(' ')})`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(any, fc.oneof(OF.int, OF.string, any))
      .map(([object, index]) => `${object}[${index}]`),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.oneof(OF.list, OF.string, any),
        fc.constantFrom('0', '1', '2', '3', '-1', "'a'", '1.0'),
        fc.constantFrom('0', '1', '2', '3', '4', '-1', 'null'),
      )
      .map(([object, from, to]) => `${object}[${from}:${to}]`),
  },
  { weight: 1, arbitrary: any.map((value) => `(-${value})`) },
);

/** Our result of an expression; `undefined` if it does not compile, or is never evaluated. */
function ourResult(expression: string): Result | undefined {
  const { rules } = compileRules(rulesFor(`allow get: if debug(${expression}) == 1;`), 'cloud.firestore');
  if (!rules) return undefined;
  let result: Result | undefined;
  new CompiledFirestoreRules(rules.ruleset, (value) => (result = value)).authorize(documentRequest());
  return result;
}

export const CALLS: Kind<string> = {
  ...RULES,
  name: 'calls',
  rightDifferences: [
    ...RULES.rightDifferences,
    {
      what: 'the last digit of a power with a broken exponent',
      source: 'ECMAScript leaves Math.pow to the engine: V8’s differs from Java’s by one in the last place',
      applies: (expression: string) => /math\.pow\(/.test(expression),
    },
  ],
  arbitrary: call.map((expression) => {
    const result = ourResult(expression);
    const literal = result === undefined ? undefined : literalOf(result);
    // Elements of lists are compared with their types.
    return literal === undefined ? `[${expression}] is list` : `[${expression}] == [${literal}]`;
  }),
};

// Walks the table of limits: each number is reached without an error, and the next one is refused as the table says.
import { expect, it } from 'vitest';
import { compileRules } from '../src/rules/compile.ts';
import { LIMITS, type LimitName, limitText } from '../src/value/limits.ts';
import { ANONYMOUS, type Json } from './support/driver.ts';
import { and, array, double, from, int, map, orderBy, string, where } from './support/json.ts';
import { onCallTransports } from './support/suite.ts';
import { putRules } from './support/target.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const inDocuments = (text: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${text} } }`;
const condition = (text: string): string => inDocuments(`match /c/{id} { allow get, list: if ${text}; }`);

type RulesLimit = {
  [Name in LimitName]: (typeof LIMITS)[Name]['code'] extends 'RULES_ERROR' ? Name : never;
}[LimitName];

/** Rules with so many of what each limit counts. */
const RULES: Readonly<Record<RulesLimit, (count: number) => string>> = {
  rulesBytes: (count) => `${condition('true')}//`.padEnd(count, 'x'),
  functionArguments: (count) =>
    inDocuments(
      `function f(${range(count)
        .map((n) => `a${n}`)
        .join()}) { return true; }`,
    ),
  functionVariables: (count) =>
    inDocuments(
      `function f() { ${range(count)
        .map((n) => `let v${n} = 1;`)
        .join(' ')} return true; }`,
    ),
  callDepth: (count) =>
    inDocuments(
      range(count)
        .map((n) => `function f${n}() { return ${n === count - 1 ? 'true' : `f${n + 1}()`}; }`)
        .join(' '),
    ),
  matchDepth: (count) => inDocuments(`${'match /c/{d} {'.repeat(count)} allow get; ${'}'.repeat(count)}`),
  matchSegments: (count) =>
    inDocuments(
      `match /${range(count - 3)
        .fill(0)
        .join('/')} { allow get; }`,
    ),
  matchCaptures: (count) =>
    inDocuments(
      `match /${range(count - 1)
        .map((n) => `{c${n}}`)
        .join('/')} { allow get; }`,
    ),
  expressionDepth: (count) => condition(`${'('.repeat(count - 1)}true${')'.repeat(count - 1)}`),
};

it.each(Object.keys(RULES) as RulesLimit[])(
  'rules at the limit %s compile, beyond it they do not',
  (name) => {
    const { most, text } = LIMITS[name];
    const errors = (count: number): string[] =>
      compileRules(RULES[name](count), 'cloud.firestore')
        .issues.filter(({ severity }) => severity === 'ERROR')
        .map(({ description }) => description);
    expect(errors(most)).toEqual([]);
    // The name of a function is in some of the texts.
    const message = limitText(name, { name: 'NAME' }).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    expect(errors(most + 1), text).toEqual([expect.stringMatching(message.replace('NAME', '\\w+'))]);
  },
);

onCallTransports('limits of requests', (bench) => {
  const set = (fields: Json, more: Json = {}, path = 'c/d') =>
    bench.driver.commit(bench.target.database, [{ update: { name: bench.name(path), fields }, ...more }]);
  const query = (more: Json, authorization?: string) =>
    bench.driver.query(bench.name(), from('c', more), authorization);
  const text = (bytes: number): Json => string('x'.repeat(bytes));
  const lookUp = (count: number): string =>
    range(count)
      .map((n) => `exists(/databases/$(database)/documents/d/${n})`)
      .join(' && ');
  const withRules = async (rules: string): Promise<void> => {
    await bench.put(Object.fromEntries(range(30).map((n) => [`d/${n}`, {}])));
    await bench.put({ 'c/d': {}, 'c/e': {} });
    await putRules(bench.target, rules);
  };
  const get = (...paths: string[]) =>
    bench.driver.get(
      bench.target.database,
      paths.map((path) => bench.name(path)),
      ANONYMOUS,
    );

  /** Requests with so many of what each limit counts. */
  const requests: Readonly<
    Record<Exclude<LimitName, RulesLimit | 'messageBytes'>, (count: number) => Promise<unknown>>
  > = {
    commitBytes: (count) => {
      // A document takes 29 bytes for `many/` and its id of three letters, 32 more, and 3 for the field.
      const overhead = 16 + 5 + 4 + 32 + 2 + 1;
      const sizes = [...range(10).fill(1_000_000), count - 10 * 1_000_000];
      return bench.driver.commit(
        bench.target.database,
        sizes.map((size, n) => ({
          update: { name: bench.name(`many/${100 + n}`), fields: { s: text(size - overhead) } },
        })),
      );
    },
    documentBytes: (count) => {
      const size = count - (16 + 2 + 2 + 32);
      return set({ a: text(500_000 - 3), b: text(size - 500_000 - 3) });
    },
    indexEntries: (count) =>
      set(Object.fromEntries(range(Math.ceil(count / 2)).map((n) => [`f${n}`, int(n)]))),
    valueBytes: (count) => set({ s: text(count) }),
    fieldNameBytes: (count) => set({ ['n'.repeat(count)]: int(1) }),
    fieldPathBytes: (count) =>
      set({}, { updateMask: { fieldPaths: [`${'n'.repeat(700)}.${'n'.repeat(count - 701)}`] } }),
    depth: (count) => set({ m: range(count).reduce<Json>((inner) => map({ m: inner }), int(1)) }),
    idBytes: (count) => set({}, {}, `c/${'i'.repeat(count)}`),
    transforms: (count) =>
      set({}, { updateTransforms: range(count).map((n) => ({ fieldPath: `f${n}`, increment: int(1) })) }),
    vectorDimensions: (count) =>
      set({ v: map({ __type__: string('__vector__'), value: array(...range(count).map(double)) }) }),
    queriedValueBytes: (count) => query({ where: where('f', 'EQUAL', text(count)) }),
    inequalityFields: (count) =>
      query({ where: and(...range(count).map((n) => where(`f${n}`, 'GREATER_THAN', int(1)))) }),
    filtersAndOrders: (count) =>
      query({
        where: and(...range(50).map((n) => where(`f${n}`, 'EQUAL', int(1)))),
        orderBy: range(count - 50).map((n) => orderBy(`g${n}`)),
      }),
    inValues: (count) => query({ where: where('f', 'IN', array(...range(count).map(int))) }),
    notInValues: (count) => query({ where: where('f', 'NOT_IN', array(...range(count).map(int))) }),
    disjunctions: (count) =>
      query({
        where: and(
          where('f', 'IN', array(...range(Math.ceil(count / 2)).map(int))),
          where('g', 'IN', array(int(1), int(2))),
        ),
      }),
    arrayContains: (count) =>
      query({ where: and(...range(count).map((n) => where(`f${n}`, 'ARRAY_CONTAINS', int(1)))) }),
    nearest: (count) =>
      query({
        findNearest: {
          vectorField: { fieldPath: 'v' },
          queryVector: map({ __type__: string('__vector__'), value: array(double(1)) }),
          distanceMeasure: 'EUCLIDEAN',
          limit: count,
        },
      }),
    aggregations: (count) =>
      bench.driver.call('RunAggregationQuery', {
        parent: bench.name(),
        structuredAggregationQuery: {
          structuredQuery: from('c'),
          aggregations: range(count).map((n) => ({ alias: `a${n}`, count: {} })),
        },
      }),
    lookupsOfADocument: async (count) => {
      await withRules(condition(lookUp(count)));
      await get('c/d');
    },
    lookupsOfAQuery: async (count) => {
      await withRules(condition(lookUp(count)));
      await query({}, ANONYMOUS);
    },
    lookupsOfSeveralDocuments: async (count) => {
      const [first, second] = [lookUp(10), lookUp(count).split(' && ').slice(10).join(' && ')];
      await withRules(
        inDocuments(`match /c/d { allow get: if ${first}; } match /c/e { allow get: if ${second}; }`),
      );
      await get('c/d', 'c/e');
    },
    expressions: async (count) => {
      // A term costs 1, and an `&&` 2.
      const terms = range(Math.ceil((count + 2) / 3)).map(() => 'true');
      const balanced = (some: readonly string[]): string =>
        some.length === 1
          ? (some[0] as string)
          : `(${balanced(some.slice(0, some.length >> 1))} && ${balanced(some.slice(some.length >> 1))})`;
      await withRules(condition(balanced(terms)));
      await get('c/d');
    },
  };

  it.each(Object.keys(requests) as (keyof typeof requests)[])(
    'a request at the limit %s is served, beyond it it is refused',
    async (name) => {
      const { most, code, text: message } = LIMITS[name];
      await requests[name](most);
      await bench.put({ 'c/d': {} });
      await expect(requests[name](most + 1)).rejects.toMatchObject({
        code,
        ...(code === 'INVALID_ARGUMENT' && {
          message: expect.stringMatching(pattern(message, most)) as string,
        }),
      });
    },
  );
});

/** The pattern of a limit's text, in which names stand for anything. */
function pattern(message: string, most: number): RegExp {
  const parts = message.replaceAll('{most}', String(most)).split(/\{\w+\}/);
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).join('.+')}$`,
  );
}

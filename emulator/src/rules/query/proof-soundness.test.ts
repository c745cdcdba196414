// A query that judge-query.ts allows may return only documents that the rules also allow one by one.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { compareValues, valuesEqual } from '../../value/compare.ts';
import { type Fields, isNan, isNumber, type Value } from '../../value/value.ts';
import type { FirestoreRules, QueryFilter } from '../engine.ts';
import {
  ALICE,
  compiled,
  documentRequest,
  type Plain,
  queryRequest,
  rulesFor,
  time,
  toValue,
} from '../testing.ts';

// The tests check hundreds of thousands of pairs of a query and a condition.
vi.setConfig({ testTimeout: 60_000 });

const D = 'resource.data';

const VALUES: readonly Plain[] = [
  null,
  true,
  false,
  0n,
  1n,
  1.0,
  1.5,
  2n,
  NaN,
  '',
  'a',
  'b',
  time('2024-01-01T00:00:00Z').plain,
  ['a'],
  [1n],
  [1.0],
  ['a', 1.0],
  [],
  { x: 1n },
  { x: 1.0 },
  { x: 'a' },
  { x: 'a', y: 'b' },
];

const LITERALS = [
  ..."null true false 0 1 1.0 1.5 2 '' 'a' 'b' ['a'] [1] [1.0] ['a',1,null] [] {'x':1} {'x':'a'}".split(' '),
  'timestamp.date(2024, 1, 1)',
];
const TYPES = ['int', 'float', 'number', 'string', 'list', 'map', 'bool', 'timestamp', 'vector'];
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in'];

/** Three documents for each value as `f`, with other values as `g` and `m`, and one document without `f`. */
const DOCUMENTS = VALUES.flatMap((f, index) =>
  [1, 5, 11].map((distance) => {
    const other = VALUES[(index + distance) % VALUES.length] as Plain;
    const third = VALUES[(index + 2 * distance) % VALUES.length] as Plain;
    return { f, g: other, m: distance === 1 ? third : { x: third } };
  }),
).concat([{ g: 1n, m: {} } as never]);
const REQUESTS = DOCUMENTS.map((resource) => documentRequest({ auth: ALICE, resource }));

function leafFilters(field: readonly string[]): QueryFilter[] {
  const single = ['==', '!=', '<', '<=', '>', '>=', 'array-contains'] as const;
  const unary = ['is-null', 'is-not-null', 'is-nan', 'is-not-nan'] as const;
  const several = ['in', 'not-in', 'array-contains-any'] as const;
  const lists: Plain[] = VALUES.map((value, index) => [value, VALUES[(index + 3) % VALUES.length] as Plain]);
  return [
    ...single.flatMap((op) => VALUES.map((value) => ({ field, op, value: toValue(value) }))),
    ...several.flatMap((op) => lists.map((value) => ({ field, op, value: toValue(value) }))),
    ...unary.map((op) => ({ field, op })),
  ];
}

function atomsOn(access: string): string[] {
  const compared = COMPARISONS.flatMap((op) =>
    LITERALS.flatMap((literal) => [`${access} ${op} ${literal}`, `${literal} ${op} ${access}`]),
  );
  return [
    ...compared,
    ...compared.map((atom) => `!(${atom})`),
    ...TYPES.flatMap((type) => [`${access} is ${type}`, `!(${access} is ${type})`]),
    access,
    `!${access}`,
    `${access}.x == 1`,
    `!(${access}.x == 1)`,
    `${access}.x is int`,
    `${access}.size() == 1`,
    `${access}.keys().hasAny(['x'])`,
    `'x' in ${access}`,
    `[${access}] != ['a']`,
    `!('a' in [${access}])`,
    `{'k': ${access}} != {'k': 'a'}`,
    `[${access}].toSet().hasOnly(['a'])`,
    `${access} + 1 == 2`,
    `${access} / 2 == 0`,
    `string(${access}) == '1'`,
  ];
}

const rulesets = new Map<string, FirestoreRules>();

function rulesOf(condition: string): FirestoreRules {
  let rules = rulesets.get(condition);
  if (!rules) rulesets.set(condition, (rules = compiled(rulesFor(`allow read: if ${condition};`))));
  return rules;
}

/** Whether a list has a number depends on the number's type, which filters ignore: as on Google's emulator, rules of queries too. */
const NUMBER_IN_LIST = /\bin \[[^\]]*\d|\d in /;

/** Checks a query and, if it is allowed, each document that it returns. Returns the number of documents checked. */
function check(condition: string, filter: QueryFilter): number {
  if (NUMBER_IN_LIST.test(condition)) return 0;
  const rules = rulesOf(condition);
  if (!rules.authorize(queryRequest({ auth: ALICE, filter })).allowed) return 0;
  const returned = REQUESTS.filter((request) => matches(request.resource as Fields, filter));
  for (const request of returned) {
    if (rules.authorize(request).allowed) continue;
    expect.unreachable(`${condition} is not so for ${show(request.resource)} of ${show(filter)}`);
  }
  return returned.length;
}

function show(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part instanceof Map) return Object.fromEntries(part) as unknown;
    return typeof part === 'bigint' ? `${part}n` : part;
  });
}

test('a query that is proven allowed finds only allowed documents, for every condition and filter on a field', () => {
  let checks = 0;
  for (const filter of leafFilters(['f'])) {
    for (const condition of atomsOn(`${D}.f`)) checks += check(condition, filter);
  }
  expect(checks).toBeGreaterThan(20_000);
});

test('a query that is proven allowed finds only allowed documents, for filters on members of maps', () => {
  let checks = 0;
  // A third of the conditions is enough, because the test above has all of them.
  const some = atomsOn(`${D}.m.x`).filter((_atom, index) => index % 3 === 0);
  for (const filter of [...leafFilters(['m', 'x']), ...leafFilters(['m'])]) {
    for (const condition of [...some, `'m' in ${D}`, `${D}.m is map`, `${D}.m == null`]) {
      checks += check(condition, filter);
    }
  }
  expect(checks).toBeGreaterThan(20_000);
});

test('a query that is proven allowed finds only allowed documents, for combined conditions and filters', () => {
  const leaf = fc.constantFrom(...leafFilters(['f']), ...leafFilters(['g']), ...leafFilters(['m', 'x']));
  const filters = fc.letrec<{ filter: QueryFilter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 2 },
      leaf,
      fc.record({
        op: fc.constantFrom('and', 'or'),
        filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
      }),
    ),
  })).filter;
  const atom = fc.constantFrom(
    ...atomsOn(`${D}.f`),
    ...atomsOn(`${D}.g`),
    ...atomsOn(`${D}.get('f', 1)`),
    ...COMPARISONS.flatMap((op) => [`${D}.f ${op} ${D}.g`, `!(${D}.f ${op} ${D}.g)`]),
    `'f' in ${D}`,
    `!('f' in ${D})`,
    'resource != null',
    'resource != {}',
    'id == "d"',
    'resource.id != "e"',
  );
  const conditions = fc.letrec<{ condition: string }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 2 },
      atom,
      fc
        .tuple(tie('condition'), fc.constantFrom('&&', '||'), tie('condition'))
        .map((parts) => `(${parts.join(' ')})`),
      fc
        .tuple(tie('condition'), tie('condition'), tie('condition'))
        .map(([first, second, third]) => `(${first} ? ${second} : ${third})`),
    ),
  })).condition;
  let checks = 0;
  fc.assert(
    fc.property(filters, conditions, (filter, condition) => {
      checks += check(condition, filter);
    }),
    { numRuns: 5000 },
  );
  expect(checks).toBeGreaterThan(100);
});

/** An independent implementation of filters, written from Firestore's documentation. */
function matches(fields: Fields, filter: QueryFilter): boolean {
  if (!('field' in filter)) {
    return filter.op === 'and'
      ? filter.filters.every((inner) => matches(fields, inner))
      : filter.filters.some((inner) => matches(fields, inner));
  }
  let value: Value | undefined = { type: 'map', fields };
  for (const name of filter.field) value = value?.type === 'map' ? value.fields.get(name) : undefined;
  return value !== undefined && matchesValue(value, filter);
}

function matchesValue(value: Value, filter: Exclude<QueryFilter, { filters: unknown }>): boolean {
  const isNull = value.type === 'null';
  switch (filter.op) {
    case 'is-null':
      return isNull;
    case 'is-not-null':
      return !isNull;
    case 'is-nan':
      return isNan(value);
    case 'is-not-nan':
      return !isNan(value) && !isNull;
    case '==':
      return equals(value, filter.value);
    case '!=':
      return !isNull && !valuesEqual(value, filter.value);
    case 'in':
      return elements(filter.value).some((operand) => equals(value, operand));
    case 'not-in':
      return (
        !isNull &&
        !elements(filter.value).some((operand) => operand.type === 'null' || valuesEqual(value, operand))
      );
    case 'array-contains':
      return elements(value).some((element) => equals(element, filter.value));
    case 'array-contains-any':
      return elements(filter.value).some((operand) =>
        elements(value).some((element) => equals(element, operand)),
      );
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const isSameType = filter.value.type === value.type || (isNumber(filter.value) && isNumber(value));
      if (isNan(value) || isNull || isNan(filter.value) || !isSameType) return false;
      const ordering = compareValues(value, filter.value);
      if (filter.op === '<') return ordering < 0;
      if (filter.op === '<=') return ordering <= 0;
      return filter.op === '>' ? ordering > 0 : ordering >= 0;
    }
  }
}

/** Whether a filter `==` matches: null and NaN as operands equal nothing. */
function equals(own: Value, operand: Value): boolean {
  return operand.type !== 'null' && !isNan(operand) && valuesEqual(own, operand);
}

function elements(value: Value): readonly Value[] {
  return value.type === 'array' ? value.values : [];
}

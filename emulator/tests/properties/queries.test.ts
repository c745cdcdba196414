// Compares query results with those of a simple evaluator that follows the documentation.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planQuery, type QueryPlan, runPlan } from '../../src/query/plan.ts';
import { isComposite, type Filter, type StructuredQuery } from '../../src/query/query.ts';
import { Database } from '../../src/store/database.ts';
import type { DatabaseView } from '../../src/store/document-tree.ts';
import { FirestoreError } from '../../src/store/error.ts';
import { compareValues } from '../../src/value/compare.ts';
import type { StoredDocument } from '../../src/value/document.ts';
import { compareDocumentPaths } from '../../src/value/resource-name.ts';
import { isNan, isNumber, type Value } from '../../src/value/value.ts';
import { fields, path, query as anyQuery } from './arbitrary.ts';

const ID = { project: 'demo', database: '(default)' };
const sameKind = (left: Value, right: Value): boolean =>
  left.type === right.type || (isNumber(left) && isNumber(right));
const equal = (left: Value, right: Value): boolean => compareValues(left, right) === 0;
const listOf = (value: Value): readonly Value[] => (value.type === 'array' ? value.values : []);

function read(document: StoredDocument, names: readonly string[]): Value | undefined {
  let value: Value | undefined = { type: 'map', fields: document.fields };
  for (const name of names) value = value?.type === 'map' ? value.fields.get(name) : undefined;
  return value;
}

function passes(filter: Filter, document: StoredDocument): boolean {
  if (isComposite(filter)) {
    const outcomes = filter.filters.map((part) => passes(part, document));
    return filter.op === 'and' ? !outcomes.includes(false) : outcomes.includes(true);
  }
  const value = read(document, filter.field);
  if (value === undefined) return false;
  const same = (other: Value): boolean => other.type !== 'null' && !isNan(other) && equal(value, other);
  switch (filter.op) {
    case 'is-null':
      return value.type === 'null';
    case 'is-nan':
      return isNan(value);
    case 'is-not-null':
      return value.type !== 'null';
    case 'is-not-nan':
      return value.type !== 'null' && !isNan(value);
    case '==':
      return same(filter.value);
    case '!=':
      return filter.value.type !== 'null' && value.type !== 'null' && !equal(value, filter.value);
    case 'in':
      return listOf(filter.value).some(same);
    case 'not-in':
      return (
        value.type !== 'null' &&
        listOf(filter.value).every((other) => other.type !== 'null' && !equal(value, other))
      );
    case 'array-contains':
      return listOf(value).some(
        (one) => filter.value.type !== 'null' && !isNan(filter.value) && equal(one, filter.value),
      );
    case 'array-contains-any':
      return listOf(filter.value).some(
        (other) => other.type !== 'null' && !isNan(other) && listOf(value).some((one) => equal(one, other)),
      );
    default: {
      const { value: bound, op } = filter;
      if (!sameKind(value, bound) || value.type === 'null' || isNan(value) || isNan(bound)) return false;
      const order = compareValues(value, bound);
      return op === '<' ? order < 0 : op === '<=' ? order <= 0 : op === '>' ? order > 0 : order >= 0;
    }
  }
}

const RANGES = ['<', '<=', '>', '>=', '!=', 'not-in'];

/** Whether a comparison with a value can match anything: none does with null, and no range with NaN. */
function canMatch(op: string, value: Value): boolean {
  if (op === 'not-in') return true;
  return value.type !== 'null' && (op === '!=' || !isNan(value));
}

function naive(query: StructuredQuery, documents: readonly StoredDocument[]): string[] {
  const filters = query.where ? (isComposite(query.where) ? query.where.filters : [query.where]) : [];
  const ranged = filters.flatMap((filter) =>
    'value' in filter && RANGES.includes(filter.op) && canMatch(filter.op, filter.value)
      ? [filter.field]
      : [],
  );
  const direction = query.orderBy.at(-1)?.direction ?? 'ASC';
  const explicit = query.orderBy.map(({ field }) => field.join('.'));
  const implied = [...new Set(ranged.map((field) => field.join('.')))]
    .filter((name) => !explicit.includes(name))
    .sort();
  const orders = [...query.orderBy, ...implied.map((name) => ({ field: name.split('.'), direction }))];
  const found = documents.filter(
    (document) =>
      document.path.at(-2) === 'c' &&
      (query.allDescendants || document.path.length === 2) &&
      orders.every(({ field }) => read(document, field) !== undefined) &&
      (!query.where || passes(query.where, document)),
  );
  found.sort((left, right) => {
    for (const order of orders) {
      const difference = compareValues(read(left, order.field) as Value, read(right, order.field) as Value);
      if (difference !== 0) return order.direction === 'ASC' ? difference : -difference;
    }
    const byName = compareDocumentPaths(left.path, right.path);
    return direction === 'ASC' ? byName : -byName;
  });
  return found
    .slice(query.offset, query.limit === undefined ? undefined : query.offset + query.limit)
    .map((document) => document.path.join('/'));
}

const someDocuments = fc.uniqueArray(fc.tuple(path, fields), {
  selector: ([segments]) => segments.join('/'),
  maxLength: 10,
});

/** Plans a query; an invalid one makes fast-check discard the example. */
function planOf(query: StructuredQuery): QueryPlan {
  try {
    return planQuery(ID, query);
  } catch (error) {
    if (error instanceof FirestoreError) fc.pre(false);
    throw error;
  }
}

it('a query finds what a naive evaluator finds, in the same order', () => {
  fc.assert(
    fc.property(someDocuments, anyQuery, (contents, query) => {
      const database = new Database(ID);
      database.load(contents.map(([segments, content]) => ({ path: segments, fields: content })));
      const found = runPlan(planOf(query), database).documents.map((document) => document.path.join('/'));
      expect(found).toEqual(naive(query, [...database.all()]));
    }),
    { numRuns: 2000 },
  );
});

it('a query finds what a naive evaluator finds after changes, and its first result in the earlier state', () => {
  fc.assert(
    fc.property(
      someDocuments,
      someDocuments,
      fc.subarray(['a', 'b', 'é']),
      anyQuery,
      fc.nat(),
      (before, after, gone, anything, pick) => {
        // The query filters by all the fields that one document has at first.
        const fixed = [...(before[pick % before.length]?.[1] ?? [])];
        fc.pre(fixed.length > 0);
        const filters = fixed.map(([name, held]): Filter => ({ op: '==', field: [name], value: held }));
        const query: StructuredQuery = { ...anything, where: { op: 'and', filters } };
        const plan = planOf(query);
        const database = new Database(ID);
        const load = (contents: typeof before): void =>
          database.load(contents.map(([segments, content]) => ({ path: segments, fields: content })));
        const find = (view: DatabaseView): string[] =>
          runPlan(plan, view).documents.map((document) => document.path.join('/'));
        load(before);
        // The first query builds the index that later queries use.
        const first = find(database);
        const time = database.readTime();
        load(after);
        for (const id of gone) database.clear(['c', id]);
        expect(find(database)).toEqual(naive(query, [...database.all()]));
        const earlier = database.snapshotAt(time);
        expect(earlier && find(earlier)).toEqual(first);
        expect(find(database)).toEqual(naive(query, [...database.all()]));
      },
    ),
    { numRuns: 1000 },
  );
});

it('a query reads only documents with the values of its equality filters, unless these are in a disjunction', () => {
  const database = new Database(ID);
  const text = (content: string): Value => ({ type: 'string', value: content });
  database.load(
    Array.from({ length: 1000 }, (_, index) => ({
      path: ['c', `d${String(index)}`],
      fields: new Map<string, Value>([
        ['owner', text(`o${String(index % 40)}`)],
        ['read', { type: 'boolean', value: index % 80 === 3 }],
        ['at', { type: 'integer', value: BigInt(index) }],
      ]),
    })),
  );
  const countReads = (query: Partial<StructuredQuery>): { reads: number; found: number } => {
    const plan = planQuery(ID, {
      parent: [],
      collectionId: 'c',
      allDescendants: false,
      where: undefined,
      orderBy: [],
      startAt: undefined,
      endAt: undefined,
      offset: 0,
      limit: undefined,
      select: undefined,
      ...query,
    });
    let reads = 0;
    const { documents } = runPlan(
      {
        ...plan,
        matches: (document) => {
          reads += 1;
          return plan.matches(document);
        },
      },
      database,
    );
    return { reads, found: documents.length };
  };
  const owner: Filter = { op: '==', field: ['owner'], value: text('o3') };
  const read: Filter = { op: '==', field: ['read'], value: { type: 'boolean', value: false } };
  const newest = { orderBy: [{ field: ['at'], direction: 'DESC' as const }], limit: 10 };
  expect(countReads({ where: owner, ...newest })).toEqual({ reads: 25, found: 10 });
  expect(countReads({ where: { op: 'and', filters: [read, owner] }, ...newest })).toEqual({
    reads: 12,
    found: 10,
  });
  // Without orderBy, documents are read in the order of the result, so that reading stops at the limit.
  expect(countReads({ where: owner, limit: 10 })).toEqual({ reads: 10, found: 10 });
  expect(countReads({ where: { op: 'or', filters: [read, owner] }, ...newest }).reads).toBe(1000);
});

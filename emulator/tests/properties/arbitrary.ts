// Random documents and queries, made from few values so that queries often match documents.
import fc from 'fast-check';
import type { Filter, Order, StructuredQuery } from '../../src/query/query.ts';
import type { Fields, Value } from '../../src/value/value.ts';

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ type: 'null' }),
  fc.boolean().map((value): Value => ({ type: 'boolean', value })),
  fc.integer({ min: -2, max: 2 }).map((value): Value => ({ type: 'integer', value: BigInt(value) })),
  fc.constantFrom(-2, -0.5, -0, 1, 1.5, Infinity, NaN).map((value): Value => ({ type: 'double', value })),
  fc
    .constantFrom('', 'a', 'b', 'é', '\uFF5E', '\u{1F600}')
    .map((value): Value => ({ type: 'string', value })),
  fc.constantFrom(0, 1).map((seconds): Value => ({ type: 'timestamp', value: { seconds, nanos: 0 } })),
);

const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  {
    weight: 1,
    arbitrary: fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ type: 'array', values })),
  },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.constantFrom('x', 'y'), scalar, { maxKeys: 2 })
      .map((entries): Value => ({ type: 'map', fields: new Map(Object.entries(entries)) })),
  },
);

const FIELDS = ['p', 'q', 'r'] as const;
export const fields: fc.Arbitrary<Fields> = fc
  .dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 3 })
  .map((entries) => new Map(Object.entries(entries)));

const field = fc.constantFrom<readonly string[]>(['p'], ['q'], ['r'], ['p', 'x']);
const list = fc.array(value, { minLength: 1, maxLength: 3 }).map((values): Value => ({
  type: 'array',
  values: values.filter(({ type }) => type !== 'array'),
}));

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ op: fc.constantFrom('==', '<', '<=', '>', '>=', 'array-contains' as const), field, value }),
  fc.record({ op: fc.constantFrom('in', 'array-contains-any' as const), field, value: list }),
  fc.record({ op: fc.constantFrom('is-null', 'is-nan' as const), field }),
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  leaf,
  fc.record({ op: fc.constantFrom('!=' as const), field, value }),
  fc.record({ op: fc.constantFrom('not-in' as const), field, value: list }),
  fc.record({
    op: fc.constantFrom('and', 'or' as const),
    filters: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  }),
);

const order: fc.Arbitrary<Order> = fc.record({ field, direction: fc.constantFrom('ASC', 'DESC' as const) });

/** Queries over the collection `c`; some are invalid. */
export const query: fc.Arbitrary<StructuredQuery> = fc.record({
  parent: fc.constant([]),
  collectionId: fc.constant('c'),
  allDescendants: fc.boolean(),
  where: fc.option(filter, { nil: undefined }),
  orderBy: fc.uniqueArray(order, { maxLength: 2, selector: (entry) => entry.field.join('.') }),
  startAt: fc.constant(undefined),
  endAt: fc.constant(undefined),
  offset: fc.constantFrom(0, 0, 0, 1),
  limit: fc.constantFrom(undefined, undefined, 1, 2, 4),
  select: fc.constant(undefined),
});

/** Paths of random documents: in the collection `c`, below it, and in other collections. */
export const path = fc.constantFrom<readonly string[]>(
  ['c', 'a'],
  ['c', 'b'],
  ['c', 'é'],
  ['c', '\uFF5E'],
  ['c', '\u{1F600}'],
  ['c', '__id2__'],
  ['c', '__id10__'],
  ['c', 'a', 'c', 'below'],
  ['d', 'a', 'c', 'beside'],
  ['d', 'other'],
);

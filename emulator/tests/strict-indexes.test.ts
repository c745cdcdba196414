import { expect, it } from 'vitest';
import type { Json } from './support/driver.ts';
import { and, array, from, int, map, or, orderBy, string, where } from './support/json.ts';
import { onCallTransports } from './support/suite.ts';

function index(collectionGroup: string, fields: Readonly<Record<string, string>>, queryScope = 'COLLECTION') {
  const parts = Object.entries(fields).map(([fieldPath, kind]) =>
    kind === 'CONTAINS' ? { fieldPath, arrayConfig: kind } : { fieldPath, order: kind },
  );
  return { collectionGroup, queryScope, fields: parts };
}

const INDEXES = JSON.stringify({
  indexes: [
    index('c', { a: 'ASCENDING', n: 'DESCENDING' }),
    index('c', { b: 'ASCENDING', n: 'DESCENDING' }),
    index('c', { tags: 'CONTAINS', n: 'ASCENDING' }),
    index('g', { a: 'ASCENDING', n: 'ASCENDING' }, 'COLLECTION_GROUP'),
  ],
  fieldOverrides: [
    {
      collectionGroup: 'g',
      fieldPath: 'a',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    },
    { collectionGroup: 'c', fieldPath: 'unindexed', indexes: [] },
  ],
});

// Google's emulator, to which this variable may point, has no strict indexes.
if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) it.skip('strict indexes', () => undefined);
else
  onCallTransports(
    'strict indexes',
    (bench) => {
      const run = (query: Json) => bench.driver.query(bench.name(), query);
      const eq = (field: string): Json => where(field, 'EQUAL', int(1));
      const more = (field: string): Json => where(field, 'GREATER_THAN', int(1));
      const group = (query: Json = {}): Json => ({
        from: [{ collectionId: 'g', allDescendants: true }],
        ...query,
      });

      it('a field without indexes has no index entries, also for what is in it', async () => {
        const numbers = array(...Array.from({ length: 20_000 }, (_, n) => int(n)));
        const set = (fields: Json) =>
          bench.driver.commit(bench.target.database, [{ update: { name: bench.name('c/d'), fields } }]);
        await set({ unindexed: numbers });
        await set({ unindexed: map({ inner: numbers }) });
        await expect(set({ indexed: numbers })).rejects.toMatchObject({
          code: 'INVALID_ARGUMENT',
          message: 'too many index entries for entity /c/d',
        });
      });

      it.each<[string, Json]>([
        ['a query without a filter', from('c')],
        ['an equality', from('c', { where: eq('x') })],
        [
          'equalities whose automatic indexes merge',
          from('c', { where: and(eq('x'), eq('y'), where('tags', 'ARRAY_CONTAINS', int(1))) }),
        ],
        ['a range on one field', from('c', { where: and(more('n'), where('n', 'LESS_THAN', int(9))) })],
        ['an order of one field', from('c', { orderBy: [orderBy('n', 'DESCENDING')] })],
        ['an equality and an order', from('c', { where: eq('a'), orderBy: [orderBy('n', 'DESCENDING')] })],
        ['an equality and an order, read backwards', from('c', { where: eq('a'), orderBy: [orderBy('n')] })],
        ['an order on the field of an equality', from('c', { where: eq('x'), orderBy: [orderBy('x')] })],
        [
          'equalities and an order that two indexes cover together',
          from('c', { where: and(eq('a'), eq('b')), orderBy: [orderBy('n', 'DESCENDING')] }),
        ],
        [
          'an array element and an order',
          from('c', { where: where('tags', 'ARRAY_CONTAINS', int(1)), orderBy: [orderBy('n')] }),
        ],
        [
          'an in filter and an order',
          from('c', {
            where: where('a', 'IN', array(int(1), int(2))),
            orderBy: [orderBy('n', 'DESCENDING')],
          }),
        ],
        [
          'a disjunction of which each branch is served',
          from('c', { where: or(eq('x'), and(eq('y'), eq('z'))) }),
        ],
        ['an order by name', from('c', { orderBy: [orderBy('__name__')] })],
        ['a collection group without a filter', group()],
        ['a collection group with an equality on a field that has a group index', group({ where: eq('a') })],
        ['a collection group with a composite index', group({ where: eq('a'), orderBy: [orderBy('n')] })],
      ])('strict indexes serve %s', async (_, query) => {
        await expect(run(query)).resolves.toEqual([]);
      });

      it.each<[string, Json, string]>([
        ['an equality and a range', from('c', { where: and(eq('x'), more('n')) }), '"fieldPath":"x"'],
        ['two orders', from('c', { orderBy: [orderBy('n'), orderBy('m')] }), '"fieldPath":"m"'],
        ['ranges on two fields', from('c', { where: and(more('n'), more('m')) }), '"fieldPath":"m"'],
        [
          'equalities and an order of which one index is missing',
          from('c', { where: and(eq('a'), eq('x')), orderBy: [orderBy('n')] }),
          '"fieldPath":"x"',
        ],
        [
          'an order and then the name in the other direction',
          from('c', { orderBy: [orderBy('n'), orderBy('__name__', 'DESCENDING')] }),
          '"__name__"',
        ],
        [
          'a collection group with an equality on a field without a group index',
          group({ where: eq('b') }),
          'fieldOverrides',
        ],
        [
          'a collection group with an equality to a text in a field without a group index',
          group({ where: where('n', 'EQUAL', string('x')) }),
          'COLLECTION_GROUP',
        ],
        [
          'an equality on a field whose indexes are switched off',
          from('c', { where: eq('unindexed') }),
          'unindexed',
        ],
        [
          'a disjunction of which one branch is not served',
          from('c', { where: or(eq('a'), eq('x')), orderBy: [orderBy('n')] }),
          '"fieldPath":"x"',
        ],
      ])('strict indexes refuse %s, and name what is missing', async (_, query, named) => {
        await expect(run(query)).rejects.toMatchObject({
          code: 'FAILED_PRECONDITION',
          message: expect.stringContaining(named) as string,
        });
        await expect(run(query)).rejects.toThrow('The query requires an index. ');
      });

      it('a sum of filtered documents needs an index of the filtered and the summed field', async () => {
        const sum = (query: Json) =>
          bench.driver.call('RunAggregationQuery', {
            parent: bench.name(),
            structuredAggregationQuery: {
              structuredQuery: query,
              aggregations: [{ sum: { field: { fieldPath: 'n' } }, alias: 's' }],
            },
          });
        await expect(sum(from('c'))).resolves.toHaveLength(1);
        await expect(sum(from('c', { where: eq('a') }))).resolves.toHaveLength(1);
        await expect(sum(from('c', { where: eq('x') }))).rejects.toMatchObject({
          code: 'FAILED_PRECONDITION',
        });
      });
    },
    { indexes: INDEXES },
  );

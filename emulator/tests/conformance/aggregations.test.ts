import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { double, from, int, NULL, orderBy, string, where } from '../support/json.ts';
import { onCallTransports } from '../support/suite.ts';

onCallTransports('aggregations', (bench) => {
  const aggregate = async (aggregations: Json[], query: Json = from('c')) => {
    const structuredAggregationQuery = { structuredQuery: query, aggregations };
    const request = { parent: bench.name(), structuredAggregationQuery };
    const [answer] = (await bench.driver.call('RunAggregationQuery', request)) as [Json];
    return (answer['result'] as { aggregateFields: Json }).aggregateFields;
  };
  const aggregationOf = (kind: string, fieldPath: string, alias: string): Json => ({
    [kind]: { field: { fieldPath } },
    alias,
  });

  it('a count respects filters, limit and upTo', async () => {
    await bench.put(Object.fromEntries([1, 2, 3].map((n) => [`c/${n}`, { v: int(n) }])));
    expect(await aggregate([{ count: {} }])).toEqual({ field_1: int(3) });
    expect(await aggregate([{ count: { upTo: '2' }, alias: 'n' }])).toEqual({ n: int(2) });
    expect(await aggregate([{ count: {} }], from('c', { limit: 1 }))).toEqual({ field_1: int(1) });
    expect(
      await aggregate([{ count: {} }], from('c', { where: where('v', 'GREATER_THAN', int(1)) })),
    ).toEqual({ field_1: int(2) });
  });

  it('the limit and the offset of an aggregation count only documents with the aggregated fields', async () => {
    await bench.put({
      'c/a': { o: int(1) },
      'c/b': { o: int(2), v: int(5) },
      'c/c': { o: int(3), v: int(7) },
    });
    const sum = [aggregationOf('sum', 'v', 's'), { count: {}, alias: 'n' }];
    const ordered = (more: Json): Json => from('c', { orderBy: [orderBy('o')], ...more });
    expect(await aggregate(sum, ordered({ limit: 1 }))).toEqual({ s: int(5), n: int(1) });
    expect(await aggregate(sum, ordered({ offset: 1, limit: 5 }))).toEqual({ s: int(7), n: int(1) });
  });

  it('a sum of a query that is ordered by the name alone is refused, a count is not', async () => {
    const ordered = from('c', { orderBy: [orderBy('__name__')] });
    await expect(aggregate([aggregationOf('sum', 'v', 's')], ordered)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(
        /^This query requires an index that has fields \[v\] after __name__/,
      ) as string,
    });
    expect(await aggregate([{ count: {} }], ordered)).toEqual({ field_1: int(0) });
  });

  it('the alias of an aggregation has at most 1,500 bytes', async () => {
    const alias = 'é'.repeat(750);
    expect(await aggregate([{ count: {}, alias }])).toEqual({ [alias]: int(0) });
    await expect(aggregate([{ count: {}, alias: `${alias}x` }])).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'The property.name is longer than 1500 bytes.',
    });
  });

  it('sum and avg ignore values that are not numbers, and are 0 and null without documents', async () => {
    await bench.put({ 'c/a': { v: int(1) }, 'c/b': { v: int(2) }, 'c/c': { v: string('x') }, 'c/d': {} });
    expect(
      await aggregate([
        aggregationOf('sum', 'v', 's'),
        aggregationOf('avg', 'v', 'a'),
        { count: {}, alias: 'n' },
      ]),
    ).toEqual({
      s: int(3),
      a: double(1.5),
      n: int(3),
    });
    await bench.put({ 'c/e': { v: double(0.5) } });
    expect(await aggregate([aggregationOf('sum', 'v', 's')])).toEqual({ s: double(3.5) });
    expect(
      await aggregate([aggregationOf('sum', 'v', 's'), aggregationOf('avg', 'v', 'a')], from('none')),
    ).toEqual({
      s: int(0),
      a: NULL,
    });
  });

  it('a sum becomes a double when integers overflow', async () => {
    await bench.put({ 'c/a': { v: int(9223372036854775807n) }, 'c/b': { v: int(1) } });
    expect(await aggregate([aggregationOf('sum', 'v', 's')])).toEqual({ s: double(9223372036854775808) });
  });

  it('more than five aggregations, duplicate aliases and __name__ are refused', async () => {
    const bad = { code: 'INVALID_ARGUMENT' };
    await expect(aggregate(Array.from({ length: 6 }, () => ({ count: {} })))).rejects.toMatchObject(bad);
    await expect(
      aggregate([
        { count: {}, alias: 'n' },
        { count: {}, alias: 'n' },
      ]),
    ).rejects.toMatchObject(bad);
    await expect(aggregate([aggregationOf('sum', '__name__', 's')])).rejects.toMatchObject(bad);
  });
});

// Vector search as Firestore's documentation and the server SDKs describe it.
import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { array, double, from, int, map, orderBy, string, where } from '../support/json.ts';
import { onCallTransports } from '../support/suite.ts';

const vector = (...components: number[]): Json =>
  map({ __type__: string('__vector__'), value: array(...components.map(double)) });

const nearest = (more: Json = {}): Json => ({
  vectorField: { fieldPath: 'v' },
  queryVector: vector(1, 0),
  distanceMeasure: 'EUCLIDEAN',
  limit: 10,
  ...more,
});

interface Found {
  readonly name: string;
  readonly fields?: Readonly<Record<string, Json>>;
}

onCallTransports('vector search', (bench) => {
  const search = async (more: Json = {}, query: Json = {}): Promise<Found[]> => {
    const documents = await bench.driver.query(
      bench.name(),
      from('c', { findNearest: nearest(more), ...query }),
    );
    return documents as unknown as Found[];
  };
  const ids = async (more: Json = {}, query: Json = {}): Promise<string[]> =>
    (await search(more, query)).map(({ name }) => name.split('/').at(-1) as string);
  const distances = (documents: readonly Found[], field: string): unknown[] =>
    documents.map(({ fields }) => (fields?.[field] as { doubleValue?: unknown } | undefined)?.doubleValue);
  const refuses = (more: Json, message: string | RegExp, code = 'INVALID_ARGUMENT'): Promise<void> =>
    expect(search(more)).rejects.toMatchObject({
      code,
      message: (typeof message === 'string' ? message : expect.stringMatching(message)) as string,
    });
  const seed = () =>
    bench.put({
      'c/far': { v: vector(0, 3), color: string('red'), n: int(1) },
      'c/near': { v: vector(2, 0), color: string('red'), n: int(2) },
      'c/same': { v: vector(1, 0), color: string('blue'), n: int(3) },
      'c/back': { v: vector(-1, 0), color: string('blue'), n: int(4) },
    });

  it('a search by Euclidean distance returns the least distance first', async () => {
    await seed();
    const found = await search({ distanceResultField: 'd' });
    expect(found.map(({ name }) => name.split('/').at(-1))).toEqual(['same', 'near', 'back', 'far']);
    expect(distances(found, 'd')).toEqual([0, 1, 2, Math.sqrt(10)]);
    expect(found[0]?.fields?.['n']).toEqual(int(3));
  });

  it('a search with a limit, an offset or a cursor of the query is refused', async () => {
    for (const [query, what] of [
      [{ limit: 1 }, 'query limit'],
      [{ offset: 1 }, 'query offset'],
      [{ startAt: { values: [] } }, 'cursor'],
    ] as const) {
      await expect(search({}, query)).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: `A ${what} cannot be used with FindNearest`,
      });
    }
  });

  it('a search by cosine distance compares directions alone, and returns ties in query order', async () => {
    await seed();
    const found = await search({ distanceMeasure: 'COSINE', distanceResultField: 'd' });
    expect(found.map(({ name }) => name.split('/').at(-1))).toEqual(['near', 'same', 'far', 'back']);
    expect(distances(found, 'd')).toEqual([0, 0, 1, 2]);
    expect(await ids({ distanceMeasure: 'COSINE' }, { orderBy: [orderBy('n', 'DESCENDING')] })).toEqual([
      'same',
      'near',
      'far',
      'back',
    ]);
  });

  it('a search by dot product returns the greatest product first', async () => {
    await seed();
    const found = await search({ distanceMeasure: 'DOT_PRODUCT', distanceResultField: 'd' });
    expect(found.map(({ name }) => name.split('/').at(-1))).toEqual(['near', 'same', 'far', 'back']);
    expect(distances(found, 'd')).toEqual([2, 1, 0, -1]);
  });

  it('a search by cosine distance is refused if it finds a zero vector', async () => {
    await bench.put({ 'c/zero': { v: vector(0, 0) } });
    await refuses(
      { distanceMeasure: 'COSINE' },
      'Cannot compute cosine distance against a vector with a magnitude of zero.',
      'FAILED_PRECONDITION',
    );
    expect(await ids()).toEqual(['zero']);
  });

  it('vector search respects limit and threshold', async () => {
    await seed();
    expect(await ids({ limit: 2 })).toEqual(['same', 'near']);
    expect(await ids({ distanceThreshold: 1 })).toEqual(['same', 'near']);
    expect(await ids({ distanceMeasure: 'COSINE', distanceThreshold: 0.5 })).toEqual(['near', 'same']);
    expect(await ids({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: 1 })).toEqual(['near', 'same']);
  });

  it('vector search skips documents without a vector of the same dimension', async () => {
    await bench.put({
      'c/none': { n: int(1) },
      'c/list': { v: array(double(1), double(0)) },
      'c/three': { v: vector(1, 0, 0) },
      'c/two': { v: vector(1, 0) },
    });
    expect(await ids()).toEqual(['two']);
  });

  it('vector search applies to the results of filters and order', async () => {
    await seed();
    expect(await ids({}, { where: where('color', 'EQUAL', string('red')) })).toEqual(['near', 'far']);
    expect(await ids({}, { where: where('n', 'GREATER_THAN', int(2)) })).toEqual(['same', 'back']);
    expect(await ids({ limit: 2 }, { orderBy: [orderBy('n')] })).toEqual(['same', 'near']);
  });

  it('vector search finds vectors inside maps and in collection groups', async () => {
    await bench.put({
      'c/a': { m: map({ v: vector(0, 1) }) },
      'p/q/c/b': { m: map({ v: vector(1, 0) }) },
    });
    const documents = await bench.driver.query(bench.name(), {
      from: [{ collectionId: 'c', allDescendants: true }],
      findNearest: nearest({ vectorField: { fieldPath: 'm.v' } }),
    });
    expect((documents as unknown as Found[]).map(({ name }) => name.split('/').at(-1))).toEqual(['b', 'a']);
  });

  it('the distance replaces a field of its name in the result, and is returned only if selected', async () => {
    await seed();
    const select = (...paths: string[]) => ({
      select: { fields: paths.map((fieldPath) => ({ fieldPath })) },
    });
    const [selected] = await search({ distanceResultField: 'color', limit: 1 }, select('color'));
    expect(selected?.fields).toEqual({ color: double(0) });
    const [without] = await search({ distanceResultField: 'd', limit: 1 }, select('n'));
    expect(without?.fields).toEqual({ n: int(3) });
    expect(await bench.fields('c/same')).toMatchObject({ color: string('blue') });
  });

  it('an invalid vector search is refused', async () => {
    await refuses({ limit: 0 }, 'FindNearest.limit must be a positive integer of no more than 1000');
    await refuses({ limit: 1001 }, 'FindNearest.limit must be a positive integer of no more than 1000');
    await refuses({ limit: undefined }, /limit/);
    await refuses({ distanceMeasure: 'DISTANCE_MEASURE_UNSPECIFIED' }, 'Unknown Distance Measure.');
    await refuses({ queryVector: array(double(1)) }, /vector/);
    await refuses({ queryVector: vector() }, 'Cannot have a zero length vector.');
    await refuses({ vectorField: { fieldPath: '__name__' } }, /__name__/);
    await refuses(
      { distanceResultField: '__name__' },
      'The distanceResultField.property.name "__name__" is reserved.',
    );
    await refuses({ distanceThreshold: 'NaN' }, 'distanceThreshold must be a finite number.');
  });
});

const INDEXES = JSON.stringify({
  indexes: [
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [{ fieldPath: 'v', vectorConfig: { dimension: 2, flat: {} } }],
    },
    {
      collectionGroup: 'c',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'color', order: 'ASCENDING' },
        { fieldPath: 'v', vectorConfig: { dimension: 2, flat: {} } },
      ],
    },
  ],
});

onCallTransports(
  'vector search with strict indexes',
  (bench) => {
    const search = (findNearest: Json, query: Json = {}) =>
      bench.driver.query(bench.name(), from('c', { findNearest, ...query }));

    it('vector search is served by an index of its dimension and its filters', async () => {
      await bench.put({ 'c/a': { v: vector(1, 0), color: string('red') } });
      expect(await search(nearest())).toHaveLength(1);
      expect(await search(nearest(), { where: where('color', 'EQUAL', string('red')) })).toHaveLength(1);
    });

    it('vector search is refused without an index, which the error names', async () => {
      await expect(search(nearest({ queryVector: vector(1, 0, 0) }))).rejects.toMatchObject({
        code: 'FAILED_PRECONDITION',
        message: `The query requires an index. Add to indexes in firestore.indexes.json: ${JSON.stringify({
          collectionGroup: 'c',
          queryScope: 'COLLECTION',
          fields: [{ fieldPath: 'v', vectorConfig: { dimension: 3, flat: {} } }],
        })}`,
      });
      await expect(search(nearest(), { where: where('n', 'EQUAL', int(1)) })).rejects.toMatchObject({
        code: 'FAILED_PRECONDITION',
      });
    });
  },
  { indexes: INDEXES },
);

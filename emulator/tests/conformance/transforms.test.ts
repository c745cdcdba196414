import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { array, double, int, map, NAN, NULL, string } from '../support/json.ts';
import { onEveryTransport } from '../support/suite.ts';

onEveryTransport('transforms', (bench) => {
  const transform = async (
    stored: Json | undefined,
    ...transforms: Json[]
  ): Promise<[Json | undefined, readonly Json[]]> => {
    const name = bench.name('c/d');
    if (stored) await bench.put({ 'c/d': stored });
    const { writeResults } = await bench.driver.commit(bench.target.database, [
      { update: { name }, updateMask: { fieldPaths: [] }, updateTransforms: transforms },
    ]);
    return [await bench.fields('c/d'), writeResults[0]?.transformResults ?? []];
  };
  const increment = (value: Json, fieldPath = 'n'): Json => ({ fieldPath, increment: value });

  it('increment adds to a number, or replaces any other value', async () => {
    expect(await transform({ n: int(5) }, increment(int(-7)))).toEqual([{ n: int(-2) }, [int(-2)]]);
    expect(await transform({ n: int(1) }, increment(double(0.5)))).toEqual([
      { n: double(1.5) },
      [double(1.5)],
    ]);
    expect(await transform({ n: string('x') }, increment(int(3)))).toEqual([{ n: int(3) }, [int(3)]]);
    expect(await transform({}, increment(int(3), 'a.b'))).toEqual([{ a: map({ b: int(3) }) }, [int(3)]]);
  });

  it('increment stops at the largest and smallest integer', async () => {
    const most = int(9223372036854775807n);
    expect(await transform({ n: most }, increment(int(1)))).toEqual([{ n: most }, [most]]);
    const least = int(-9223372036854775808n);
    expect(await transform({ n: least }, increment(int(-1)))).toEqual([{ n: least }, [least]]);
  });

  it('maximum and minimum store the greater or smaller value, and keep the stored one if both are equal', async () => {
    const maximum = (value: Json): Json => ({ fieldPath: 'n', maximum: value });
    const minimum = (value: Json): Json => ({ fieldPath: 'n', minimum: value });
    expect(await transform({ n: int(5) }, maximum(double(5.5)))).toEqual([{ n: double(5.5) }, [double(5.5)]]);
    expect(await transform({ n: int(5) }, maximum(double(5)))).toEqual([{ n: int(5) }, [int(5)]]);
    expect(await transform({ n: int(5) }, minimum(int(-5)))).toEqual([{ n: int(-5) }, [int(-5)]]);
    expect(await transform({ n: NULL }, minimum(int(7)))).toEqual([{ n: int(7) }, [int(7)]]);
    expect(await transform({ n: int(5) }, maximum(NAN))).toEqual([{ n: NAN }, [NAN]]);
  });

  it('arrayUnion adds missing elements, or replaces a value that is not an array', async () => {
    const union = (...values: Json[]): Json => ({ fieldPath: 'l', appendMissingElements: { values } });
    const [fields, results] = await transform(
      { l: array(int(1), string('a')) },
      union(double(1), string('b'), string('b')),
    );
    expect(fields).toEqual({ l: array(int(1), string('a'), string('b')) });
    expect(results).toEqual([NULL]);
    expect((await transform({ l: int(1) }, union(int(2))))[0]).toEqual({ l: array(int(2)) });
  });

  it('arrayRemove removes every equal element', async () => {
    const remove = (...values: Json[]): Json => ({ fieldPath: 'l', removeAllFromArray: { values } });
    const [fields] = await transform({ l: array(int(1), int(2), double(1), NAN) }, remove(int(1), NAN));
    expect(fields).toEqual({ l: array(int(2)) });
  });

  it('serverTimestamp is the time of the request in milliseconds, the same for all fields of a write', async () => {
    const serverTime = (fieldPath: string): Json => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
    const before = Date.now();
    const [fields, results] = await transform({}, serverTime('a'), serverTime('b.c'));
    const [first] = results;
    expect(results).toEqual([first, first]);
    expect(fields).toEqual({ a: first, b: map({ c: first }) });
    const stamp = (first as { timestampValue: string }).timestampValue;
    expect(stamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/);
    expect(Date.parse(stamp)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(stamp)).toBeLessThanOrEqual(Date.now());
  });

  it('several transforms are applied in order, after the update', async () => {
    const { writeResults } = await bench.driver.commit(bench.target.database, [
      {
        update: { name: bench.name('c/d'), fields: { n: int(10) } },
        updateTransforms: [increment(int(1)), increment(int(2)), { fieldPath: 'n', minimum: int(4) }],
      },
    ]);
    expect(writeResults[0]?.transformResults).toEqual([int(11), int(13), int(4)]);
  });

  it('an increment that is not a number is refused', async () => {
    await expect(transform({}, increment(string('1')))).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Input must be int64 or double.',
    });
  });

  it('a write of transforms alone, as old SDKs send it, is applied', async () => {
    await bench.put({ 'c/d': { n: int(1), other: int(2) } });
    await bench.driver.commit(bench.target.database, [
      { transform: { document: bench.name('c/d'), fieldTransforms: [increment(int(4))] } },
    ]);
    expect(await bench.fields('c/d')).toEqual({ n: int(5), other: int(2) });
  });

  it('a write of transforms without any is refused', async () => {
    const write = { transform: { document: bench.name('c/d'), fieldTransforms: [] } };
    await expect(bench.driver.commit(bench.target.database, [write])).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'The list of FieldTransform must not be empty.',
    });
  });
});

import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import {
  array,
  bool,
  bytes,
  double,
  geo,
  int,
  map,
  NAN,
  NULL,
  reference,
  string,
  time,
} from '../support/json.ts';
import { onEveryTransport } from '../support/suite.ts';

onEveryTransport('documents', (bench) => {
  const set = (path: string, fields: Json, more: Json = {}) =>
    bench.driver.commit(bench.target.database, [{ update: { name: bench.name(path), fields }, ...more }]);
  const get = async (path: string) => (await bench.driver.get(bench.target.database, [bench.name(path)]))[0];

  it('a read returns every type of value as it was stored', async () => {
    const fields = {
      null: NULL,
      yes: bool(true),
      no: bool(false),
      zero: int(0),
      big: int(9007199254740993n),
      least: int(-9223372036854775808n),
      double: double(1.5),
      nan: NAN,
      infinity: double('-Infinity'),
      time: time('2024-02-29T12:00:00.123456Z'),
      before1970: time('1901-01-01T00:00:00.500Z'),
      text: string('naïve 😀 \u0000 end'),
      empty: string(''),
      bytes: bytes('\u0000ÿ'),
      ref: reference(bench.name('a/b')),
      geo: geo(-12.5, 180),
      array: array(int(1), NULL, map({ in: array(string('x')) })),
      emptyArray: { arrayValue: {} },
      map: map({ inner: map({ deep: int(1) }) }),
      emptyMap: { mapValue: {} },
      'with.dot and `tick`': int(2),
    };
    await set('c/all', fields);
    const document = await get('c/all');
    const stored = document?.fields as Record<string, Json>;
    const { emptyArray, emptyMap, ...others } = stored;
    const { emptyArray: _, emptyMap: __, ...expected } = fields;
    expect(others).toEqual(expected);
    // An answer may have or omit the list of an empty array and the fields of an empty map.
    expect([{ arrayValue: {} }, { arrayValue: { values: [] } }]).toContainEqual(emptyArray);
    expect([{ mapValue: {} }, { mapValue: { fields: {} } }]).toContainEqual(emptyMap);
  });

  it('a stored timestamp is cut to microseconds', async () => {
    await set('c/t', { t: time('2024-01-01T00:00:00.123456789Z') });
    expect(await get('c/t')).toMatchObject({ fields: { t: time('2024-01-01T00:00:00.123456Z') } });
  });

  it('a document that was never written is missing', async () => {
    expect(await get('c/none')).toBeUndefined();
  });

  it('a set replaces the document and keeps its creation time', async () => {
    await set('c/d', { a: int(1), b: int(2) });
    const before = await get('c/d');
    await set('c/d', { c: int(3) });
    const after = await get('c/d');
    expect(after?.fields).toEqual({ c: int(3) });
    expect(after?.createTime).toBe(before?.createTime);
    expect(String(after?.updateTime) > String(before?.updateTime)).toBe(true);
  });

  it('a write returns its time, which becomes the document’s update time', async () => {
    const { writeResults, commitTime } = await set('c/d', { a: int(1) });
    expect(writeResults).toHaveLength(1);
    expect(writeResults[0]?.updateTime).toBe(commitTime);
    expect((await get('c/d'))?.updateTime).toBe(commitTime);
  });

  it('a write that changes nothing keeps the update time', async () => {
    const first = await set('c/d', { a: int(1), m: map({ x: double(1) }) });
    const second = await set('c/d', { m: map({ x: double(1) }), a: int(1) });
    expect(second.writeResults[0]?.updateTime).toBe(first.writeResults[0]?.updateTime);
    expect(second.commitTime).not.toBe(first.commitTime);
    expect((await get('c/d'))?.updateTime).toBe(first.commitTime);
  });

  it('a document stores 1 and 1.0 as different values', async () => {
    await set('c/d', { a: int(1) });
    await set('c/d', { a: double(1) });
    expect((await get('c/d'))?.fields).toEqual({ a: double(1) });
  });

  it('a delete removes the document, and succeeds for a missing one', async () => {
    await set('c/d', { a: int(1) });
    const name = bench.name('c/d');
    await bench.driver.commit(bench.target.database, [{ delete: name }]);
    expect(await get('c/d')).toBeUndefined();
    const { writeResults } = await bench.driver.commit(bench.target.database, [{ delete: name }]);
    expect(writeResults).toEqual([{}].map((empty) => expect.objectContaining(empty) as object));
  });

  it('a delete leaves the documents of subcollections', async () => {
    await set('c/d', {});
    await set('c/d/sub/e', { a: int(1) });
    await bench.driver.commit(bench.target.database, [{ delete: bench.name('c/d') }]);
    expect((await get('c/d/sub/e'))?.fields).toEqual({ a: int(1) });
  });

  it('an update mask merges its fields, deletes those without a value and leaves the others', async () => {
    await set('c/d', { keep: int(1), change: int(1), drop: int(1), m: map({ a: int(1), b: int(2) }) });
    await set(
      'c/d',
      { change: int(2), ignored: int(9), m: map({ a: int(5), c: int(9) }) },
      {
        updateMask: { fieldPaths: ['change', 'drop', 'm.a', 'absent.deep'] },
      },
    );
    expect(await bench.fields('c/d')).toEqual({
      keep: int(1),
      change: int(2),
      m: map({ a: int(5), b: int(2) }),
    });
  });

  it('an update mask creates the document and the maps on its path', async () => {
    await set(
      'c/d',
      { a: map({ 'b c': map({ d: int(1) }) }) },
      { updateMask: { fieldPaths: ['a.`b c`.d'] } },
    );
    expect(await bench.fields('c/d')).toEqual({ a: map({ 'b c': map({ d: int(1) }) }) });
    await set('c/e', {}, { updateMask: { fieldPaths: [] } });
    expect(await bench.fields('c/e')).toEqual({});
  });

  it('an update mask replaces a value on its path by a map', async () => {
    await set('c/d', { a: int(1) });
    await set('c/d', { a: map({ b: int(2) }) }, { updateMask: { fieldPaths: ['a.b'] } });
    expect(await bench.fields('c/d')).toEqual({ a: map({ b: int(2) }) });
  });

  it('a commit applies all its writes in order, or none', async () => {
    const name = bench.name('c/d');
    await bench.driver.commit(bench.target.database, [
      { update: { name, fields: { a: int(1) } } },
      { update: { name, fields: { b: int(2) } }, updateMask: { fieldPaths: ['b'] } },
    ]);
    expect(await bench.fields('c/d')).toEqual({ a: int(1), b: int(2) });
    await expect(
      bench.driver.commit(bench.target.database, [
        { delete: name },
        { update: { name: bench.name('c/none') }, currentDocument: { exists: true } },
      ]),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await bench.fields('c/d')).toEqual({ a: int(1), b: int(2) });
  });
});

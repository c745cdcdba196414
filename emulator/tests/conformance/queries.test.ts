import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import {
  and,
  array,
  bool,
  double,
  from,
  int,
  map,
  NAN,
  NULL,
  or,
  orderBy,
  reference,
  string,
  time,
  unary,
  where,
} from '../support/json.ts';
import { querying } from '../support/querying.ts';
import { onEveryTransport } from '../support/suite.ts';

onEveryTransport('queries', (bench) => {
  const { ids, find, put } = querying(bench);

  it('equality and range filters find values of their type only, and != also finds values of other types', async () => {
    await put({
      int: { v: int(5) },
      double: { v: double(5) },
      more: { v: double(5.5) },
      nan: { v: NAN },
      null: { v: NULL },
      text: { v: string('5') },
      none: {},
    });
    expect(await find(where('v', 'EQUAL', int(5)))).toEqual(['double', 'int']);
    expect(await find(where('v', 'LESS_THAN', double(5.5)))).toEqual(['double', 'int']);
    expect(await find(where('v', 'LESS_THAN_OR_EQUAL', double(5.5)))).toEqual(['double', 'int', 'more']);
    expect(await find(where('v', 'GREATER_THAN', int(5)))).toEqual(['more']);
    expect(await find(where('v', 'GREATER_THAN_OR_EQUAL', string('')))).toEqual(['text']);
    expect(await find(where('v', 'NOT_EQUAL', int(5)))).toEqual(['nan', 'more', 'text']);
  });

  it('IS_NULL and IS_NAN find null and NaN, and their negations find all other values except null', async () => {
    await put({ nan: { v: NAN }, null: { v: NULL }, one: { v: int(1) }, none: {} });
    expect(await find(unary('v', 'IS_NULL'))).toEqual(['null']);
    expect(await find(unary('v', 'IS_NAN'))).toEqual(['nan']);
    expect(await find(unary('v', 'IS_NOT_NULL'))).toEqual(['nan', 'one']);
    expect(await find(unary('v', 'IS_NOT_NAN'))).toEqual(['one']);
  });

  it('array-contains and array-contains-any find documents by an element of an array', async () => {
    await put({
      a: { l: array(int(1), string('x')) },
      b: { l: array(double(1), map({ k: int(1) })) },
      c: { l: array(int(2)) },
      d: { l: int(1) },
    });
    expect(await find(where('l', 'ARRAY_CONTAINS', int(1)))).toEqual(['a', 'b']);
    expect(await find(where('l', 'ARRAY_CONTAINS', map({ k: double(1) })))).toEqual(['b']);
    expect(await find(where('l', 'ARRAY_CONTAINS_ANY', array(string('x'), int(2))))).toEqual(['a', 'c']);
  });

  it('filters by in and not-in compare a field with a list of values', async () => {
    await put({
      a: { v: int(1) },
      b: { v: string('x') },
      c: { v: array(int(1)) },
      d: { v: NULL },
      e: { w: int(1) },
    });
    expect(await find(where('v', 'IN', array(double(1), string('x'), string('y'))))).toEqual(['a', 'b']);
    expect(await find(where('v', 'IN', array({ arrayValue: { values: [int(1)] } })))).toEqual(['c']);
    expect(await find(where('v', 'NOT_IN', array(int(1))))).toEqual(['b', 'c']);
    expect(await find(where('v', 'NOT_IN', array(int(1), NULL)))).toEqual([]);
  });

  it('a filter may be on a field inside a map or on a whole map', async () => {
    await put({
      a: { m: map({ x: map({ y: int(1) }) }) },
      b: { m: map({ x: int(1) }) },
      c: { 'm.x': int(1) },
    });
    expect(await find(where('m.x.y', 'EQUAL', int(1)))).toEqual(['a']);
    expect(await find(where('m', 'EQUAL', map({ x: double(1) })))).toEqual(['b']);
    expect(await find(where('`m.x`', 'EQUAL', int(1)))).toEqual(['c']);
  });

  it('and and or combine filters', async () => {
    await put({
      a: { x: int(1), y: int(1) },
      b: { x: int(1), y: int(2) },
      c: { x: int(2), y: int(1) },
      d: { x: int(3), y: int(3) },
    });
    const x = (value: number): Json => where('x', 'EQUAL', int(value));
    const y = (value: number): Json => where('y', 'EQUAL', int(value));
    expect(await find(and(x(1), y(2)))).toEqual(['b']);
    expect(await find(or(x(1), y(1)))).toEqual(['a', 'b', 'c']);
    expect(await find(and(or(x(1), x(2)), y(1)))).toEqual(['a', 'c']);
    expect(await find(or(and(x(1), y(1)), and(x(3), y(3))))).toEqual(['a', 'd']);
  });

  it('inequalities on several fields order the result by those fields', async () => {
    await put({
      a: { x: int(3), y: int(1) },
      b: { x: int(2), y: int(5) },
      c: { x: int(2), y: int(4) },
      d: { x: int(0), y: int(9) },
    });
    const filter = and(where('y', 'GREATER_THAN', int(0)), where('x', 'GREATER_THAN', int(1)));
    expect(await find(filter)).toEqual(['c', 'b', 'a']);
    expect(await find(filter, { orderBy: [orderBy('y', 'DESCENDING')] })).toEqual(['b', 'c', 'a']);
  });

  it('a filter on __name__ finds documents by their names', async () => {
    await put({ a: {}, b: {}, c: {} });
    const name = (id: string): Json => reference(bench.name(`c/${id}`));
    expect(await find(where('__name__', 'GREATER_THAN', name('a')))).toEqual(['b', 'c']);
    expect(await find(where('__name__', 'EQUAL', name('b')))).toEqual(['b']);
    expect(await find(where('__name__', 'IN', array(name('c'), name('a'), name('z'))))).toEqual(['a', 'c']);
  });

  it('a filter compares timestamps, booleans and references', async () => {
    const ref = (id: string): Json => reference(bench.name(`c/${id}`));
    await put({
      a: { t: time('2024-01-01T00:00:00Z'), r: ref('a') },
      b: { t: time('2024-01-01T00:00:00.000001Z'), r: ref('b') },
      c: { t: bool(true) },
    });
    expect(await find(where('t', 'GREATER_THAN', time('2024-01-01T00:00:00Z')))).toEqual(['b']);
    expect(await find(where('t', 'EQUAL', bool(true)))).toEqual(['c']);
    expect(await find(where('r', 'LESS_THAN', ref('b')))).toEqual(['a']);
  });

  it('an order sorts values of different types by type', async () => {
    await put({
      map: { v: map({}) },
      array: { v: array(int(1)) },
      geo: { v: { geoPointValue: { latitude: 1, longitude: 2 } } },
      ref: { v: reference(bench.name('a/b')) },
      bytes: { v: { bytesValue: 'AA==' } },
      text: { v: string('') },
      time: { v: time('2024-01-01T00:00:00Z') },
      number: { v: int(-5) },
      nan: { v: NAN },
      true: { v: bool(true) },
      false: { v: bool(false) },
      null: { v: NULL },
      none: {},
    });
    const expected = 'null false true nan number time text bytes ref geo array map'.split(' ');
    expect(await ids(from('c', { orderBy: [orderBy('v')] }))).toEqual(expected);
    expect(await ids(from('c', { orderBy: [orderBy('v', 'DESCENDING')] }))).toEqual(expected.toReversed());
  });

  it('names are ordered by their UTF-8 bytes, numeric ids first', async () => {
    await put({
      a: {},
      B: {},
      '10': {},
      '9': {},
      é: {},
      '\u{1F600}': {},
      '\uFF5E': {},
      __id7__: {},
      __id10__: {},
    });
    expect(await ids(from('c'))).toEqual([
      '__id7__',
      '__id10__',
      '10',
      '9',
      'B',
      'a',
      'é',
      '\uFF5E',
      '\u{1F600}',
    ]);
  });

  it('ties are ordered by name, in the direction of the query’s last order unless the query orders by name', async () => {
    await put({ a: { v: int(1) }, b: { v: int(1) }, c: { v: int(0) } });
    expect(await ids(from('c', { orderBy: [orderBy('v', 'DESCENDING')] }))).toEqual(['b', 'a', 'c']);
    expect(await ids(from('c', { orderBy: [orderBy('v', 'DESCENDING'), orderBy('__name__')] }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('an order leaves out documents without its field', async () => {
    await put({ a: { v: int(1), w: int(1) }, b: { v: int(1) }, c: { w: int(1) } });
    expect(await ids(from('c', { orderBy: [orderBy('v'), orderBy('w')] }))).toEqual(['a']);
  });

  const numbered = () => put(Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`d${n}`, { v: int(n) }])));

  it('limit and offset cut the result', async () => {
    await numbered();
    expect(await ids(from('c', { orderBy: [orderBy('v')], limit: 2 }))).toEqual(['d1', 'd2']);
    expect(await ids(from('c', { orderBy: [orderBy('v')], limit: 2, offset: 3 }))).toEqual(['d4', 'd5']);
    expect(await ids(from('c', { orderBy: [orderBy('v')], offset: 9 }))).toEqual([]);
  });

  it('a result starts at or after the values of a cursor, and ends at or before them', async () => {
    await numbered();
    const window = (startAt?: Json, endAt?: Json) =>
      ids(from('c', { orderBy: [orderBy('v')], ...(startAt && { startAt }), ...(endAt && { endAt }) }));
    expect(await window({ values: [int(2)], before: true })).toEqual(['d2', 'd3', 'd4', 'd5']);
    expect(await window({ values: [int(2)], before: false })).toEqual(['d3', 'd4', 'd5']);
    expect(await window(undefined, { values: [double(3)], before: true })).toEqual(['d1', 'd2']);
    expect(await window({ values: [int(2)], before: true }, { values: [int(3)], before: false })).toEqual([
      'd2',
      'd3',
    ]);
  });

  it('a result starts after the document of a cursor in a descending order with ties', async () => {
    await put({ a: { v: int(1) }, b: { v: int(1) }, c: { v: int(1) }, d: { v: int(0) } });
    const query = from('c', {
      orderBy: [orderBy('v', 'DESCENDING'), orderBy('__name__', 'DESCENDING')],
      startAt: { values: [int(1), reference(bench.name('c/b'))], before: false },
    });
    expect(await ids(query)).toEqual(['a', 'd']);
  });

  it('a query finds documents of its own collection only', async () => {
    await bench.put({ 'c/a': {}, 'c/a/c/b': {}, 'd/x/c/e': {}, 'cc/f': {} });
    expect(await ids(from('c'))).toEqual(['a']);
    expect(await ids(from('c'), 'c/a')).toEqual(['b']);
  });

  it('a collection group query finds documents anywhere, in order of their full names', async () => {
    await bench.put({
      'c/z': { v: int(1) },
      'c/a/c/b': { v: int(2) },
      'd/x/c/e': { v: int(3) },
      'd/x/cc/f': { v: int(4) },
    });
    const group = { from: [{ collectionId: 'c', allDescendants: true }] };
    expect(await ids(group)).toEqual(['b', 'z', 'e']);
    expect(await ids({ ...group, where: where('v', 'GREATER_THAN', int(1)) })).toEqual(['b', 'e']);
    expect(await ids(group, 'd/x')).toEqual(['e']);
  });

  it('a query without a collection id searches every collection', async () => {
    await bench.put({ 'c/a': {}, 'd/b': {}, 'd/b/e/f': {} });
    expect(await ids({ from: [{ allDescendants: true }] })).toEqual(['a', 'b', 'f']);
    expect(await ids({ from: [{ allDescendants: true }] }, 'd/b')).toEqual(['f']);
  });

  it('a conjunction of no filters finds everything', async () => {
    await bench.put({ 'c/a': { v: int(1) }, 'c/b': {} });
    expect(await ids(from('c', { where: and() }))).toEqual(['a', 'b']);
    expect(await ids(from('c', { where: and(where('v', 'EQUAL', int(1)), and()) }))).toEqual(['a']);
    expect(await ids(from('c', { where: or(where('v', 'EQUAL', int(1)), and()) }))).toEqual(['a', 'b']);
  });
});

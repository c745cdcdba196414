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
import { onEveryTransport, pathsOf } from '../support/suite.ts';

onEveryTransport('queries', (bench) => {
  /** The ids of a query's results, in order. */
  const ids = async (query: Json, parent = ''): Promise<string[]> =>
    pathsOf(await bench.driver.query(bench.name(parent), query)).map(
      (path) => path.split('/').at(-1) as string,
    );
  const find = (filter: Json, more: Json = {}) => ids(from('c', { where: filter, ...more }));
  const refuses = async (query: Json, message: string | RegExp, code = 'INVALID_ARGUMENT'): Promise<void> => {
    await expect(bench.driver.query(bench.name(), query)).rejects.toMatchObject({
      code,
      message: (typeof message === 'string' ? message : expect.stringMatching(message)) as string,
    });
  };
  /** Google's listeners, by which WebChannel's driver queries, check less than its calls. */
  const isGooglesListener = (): boolean => !bench.target.isOurs && bench.driver.name.startsWith('WebChannel');
  /** Stores documents in the collection `c`, by their ids. */
  const put = (documents: Readonly<Record<string, Json>>) =>
    bench.put(Object.fromEntries(Object.entries(documents).map(([id, fields]) => [`c/${id}`, fields])));

  it('an equality on the name with an inequality on another field is refused', async () => {
    await put({ a: { v: int(1) }, b: { v: int(2) } });
    const named = (op: string, value: Json) => where('__name__', op, value);
    const one = named('EQUAL', reference(bench.name('c/b')));
    const range = where('v', 'GREATER_THAN', int(0));
    const message =
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';
    await refuses(from('c', { where: and(one, range) }), message);
    await refuses(
      from('c', {
        where: and(named('IN', array(reference(bench.name('c/b')))), where('v', 'NOT_EQUAL', int(1))),
      }),
      message,
    );
    expect(await find(and(one, where('v', 'EQUAL', int(2))))).toEqual(['b']);
    await refuses(from('c', { where: or(one, where('v', 'LESS_THAN', int(2))) }), message);
    const after = named('GREATER_THAN', reference(bench.name('c/a')));
    expect(await find(and(one, range, after))).toEqual(['b']);
  });

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

  it('an inequality is not ordered by the name before its own field', async () => {
    const refusal = 'order by clause cannot contain more fields after the key';
    const inequality = where('v', 'GREATER_THAN', int(0));
    for (const filter of [inequality, where('v', 'NOT_EQUAL', int(0)), unary('v', 'IS_NOT_NULL')]) {
      await refuses(from('c', { where: filter, orderBy: [orderBy('__name__')] }), refusal);
      await refuses(from('c', { where: filter, orderBy: [orderBy('__name__', 'DESCENDING')] }), refusal);
      await refuses(from('c', { where: filter, orderBy: [orderBy('w'), orderBy('__name__')] }), refusal);
    }
    await bench.put({ 'c/a': { v: int(1), w: int(1) }, 'c/b': { v: int(1), w: int(0) } });
    const descending = orderBy('__name__', 'DESCENDING');
    expect(await ids(from('c', { where: inequality, orderBy: [orderBy('v'), descending] }))).toEqual([
      'b',
      'a',
    ]);
    expect(
      await ids(from('c', { where: where('v', 'EQUAL', int(1)), orderBy: [orderBy('__name__')] })),
    ).toEqual(['a', 'b']);
    expect(await ids(from('c', { where: inequality, orderBy: [orderBy('w')] }))).toEqual(['b', 'a']);
  });

  it('an invalid query is refused', async () => {
    const numbers = (length: number) => array(...Array.from({ length }, (_, n) => int(n)));
    await refuses(
      { from: [{ collectionId: 'a' }, { collectionId: 'b' }] },
      'StructuredQuery.from cannot have more than one collection selector.',
    );
    await refuses(from('c', { limit: -1 }), 'limit is negative');
    await refuses(
      from('c', { where: where('v', 'IN', { arrayValue: {} }) }),
      "'IN' requires an non-empty ArrayValue.",
    );
    await refuses(from('c', { where: where('v', 'IN', int(1)) }), "'IN' requires an ArrayValue.");
    await refuses(
      from('c', { where: where('v', 'IN', numbers(31)) }),
      "'IN' supports up to 30 comparison values.",
    );
    await refuses(
      from('c', { where: where('v', 'NOT_IN', numbers(11)) }),
      "'NOT_IN' supports up to 10 comparison values.",
    );
    await refuses(
      from('c', { where: and(where('v', 'NOT_EQUAL', int(1)), where('w', 'NOT_EQUAL', int(1))) }),
      /^Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query\.$/,
    );
    await refuses(
      from('c', { where: and(where('v', 'NOT_IN', array(int(1))), where('w', 'IN', array(int(1)))) }),
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
    await refuses(
      from('c', {
        where: and(where('v', 'ARRAY_CONTAINS', int(1)), where('w', 'ARRAY_CONTAINS_ANY', array(int(1)))),
      }),
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
    );
    await refuses(
      from('c', { where: and(where('v', 'IN', numbers(6)), where('w', 'IN', numbers(6))) }),
      /^Too many disjunctions/,
    );
    await refuses(
      from('c', { orderBy: [orderBy('v'), orderBy('v')] }),
      'order by clause cannot contain duplicate fields v',
    );
    await refuses(
      from('c', { orderBy: [orderBy('__name__'), orderBy('v')] }),
      'order by clause cannot contain more fields after the key',
    );
    await refuses(
      from('c', { where: where('__name__', 'EQUAL', string('x')) }),
      '__key__ filter value must be a Key',
    );
    await refuses(from('c', { startAt: { values: [int(1)] } }), 'Cursor has too many values.');
    await refuses(
      from('c', { orderBy: [orderBy('__name__')], startAt: { values: [string('x')] } }),
      'Cursor __key__ value is not a document reference.',
    );
    await refuses({ where: where('v', 'EQUAL', int(1)) }, 'kind is required for filter: v');
    for (const op of ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']) {
      const value = reference(bench.name('c/d'));
      await refuses(
        from('c', { where: where('__name__', op, op === 'ARRAY_CONTAINS' ? value : array(value)) }),
        'the name __key__ is reserved',
      );
    }
    for (const op of ['IS_NAN', 'IS_NOT_NAN', 'IS_NULL', 'IS_NOT_NULL']) {
      await refuses(from('c', { where: unary('__name__', op) }), '__key__ filter value must be a Key');
    }
    await refuses(from('c', { where: or() }), 'Composite filter must have at least one sub-filter.');
    await refuses({ orderBy: [orderBy('v')] }, 'kind is required for all orders except __key__ ascending');
  });

  it('a path with a reserved name is refused in filters, orders and projections', async () => {
    if (isGooglesListener()) return;
    await put({ a: { m: map({ x: int(1) }) } });
    for (const path of ['__x__', 'm.__x__', '__x__.m', '_____', '`__a.b__`', '__type__', 'm.__name__']) {
      await refuses(from('c', { where: where(path, 'EQUAL', int(1)) }), /reserved/);
      await refuses(from('c', { where: unary(path, 'IS_NULL') }), /reserved/);
      await refuses(from('c', { orderBy: [orderBy(path)] }), /reserved/);
      await refuses(from('c', { select: { fields: [{ fieldPath: path }] } }), /reserved/);
    }
    for (const path of ['__', '____', '__x', 'x__'])
      expect(await find(where(path, 'EQUAL', int(1)))).toEqual([]);
  });

  it('a name of another database is refused in filters and cursors of the name', async () => {
    if (isGooglesListener()) return;
    await put({ a: {} });
    const other = reference('projects/other/databases/(default)/documents/c/a');
    const own = reference(bench.name('c/a'));
    const refusal =
      /^The request was for database '.*' but was attempting to access database 'projects\/other\//;
    for (const op of ['EQUAL', 'LESS_THAN', 'NOT_EQUAL'])
      await refuses(from('c', { where: where('__name__', op, other) }), refusal);
    await refuses(from('c', { where: where('__name__', 'IN', array(own, other)) }), refusal);
    await refuses(from('c', { where: where('__name__', 'NOT_IN', array(other)) }), refusal);
    await refuses(
      from('c', { orderBy: [orderBy('__name__')], startAt: { values: [other] } }),
      'The cursor key is in a different database than the query',
    );
  });

  it('array-contains may stand beside the same filter', async () => {
    if (isGooglesListener()) return;
    await put({ a: { l: array(int(1)), n: int(1) }, b: { l: array(int(2)) } });
    const contains = where('l', 'ARRAY_CONTAINS', int(1));
    const either = or(contains, where('n', 'EQUAL', int(1)));
    for (const filter of [
      and(contains, contains, contains),
      and(and(contains), and(contains)),
      and(either, either),
    ])
      expect(await find(filter)).toEqual(['a']);
    const refusal = "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";
    await refuses(from('c', { where: and(contains, and(contains)) }), refusal);
    await refuses(from('c', { where: and(contains, where('l', 'ARRAY_CONTAINS', int(2))) }), refusal);
  });
});

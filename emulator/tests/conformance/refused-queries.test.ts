import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { and, array, from, int, map, or, orderBy, reference, string, unary, where } from '../support/json.ts';
import { querying } from '../support/querying.ts';
import { onEveryTransport } from '../support/suite.ts';

onEveryTransport('refused queries', (bench) => {
  const { ids, find, refuses, put } = querying(bench);

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

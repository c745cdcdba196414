// What production answers to queries under rules; the source is that of production-rules.test.ts.
import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { and, array, bool, from, int, orderBy, reference, string, where } from '../support/json.ts';
import { onCallTransports } from '../support/suite.ts';
import { TOKEN, USER, userCalls } from '../support/user-calls.ts';
import { LIST_BUDGETS, QUERY_SHAPES } from './production-answers.ts';

const D = '/databases/$(database)/documents';

onCallTransports('production', (bench) => {
  const { load, isAllowed, query } = userCalls(bench);
  const OWNED = 'request.auth != null && resource.data.owner == request.auth.uid';
  const named = (id: string): Json => where('__name__', 'EQUAL', reference(bench.name(`c/${id}`)));
  const owner = (op: string, ...uids: string[]): Json =>
    where('owner', op, op === 'IN' ? array(...uids.map(string)) : string(uids[0] ?? ''));
  const rows: readonly (readonly [title: string, rule: string, query: () => Json, expected: boolean])[] = [
    ['by the own owner', OWNED, () => ({ where: owner('EQUAL', USER) }), true],
    ['by another owner', OWNED, () => ({ where: owner('EQUAL', 'b') }), false],
    ['without a filter', OWNED, () => ({}), false],
    ['by a list with the own owner', OWNED, () => ({ where: owner('IN', USER) }), true],
    ['by a list with two owners', OWNED, () => ({ where: owner('IN', USER, 'b') }), false],
    [
      'by owner and number',
      OWNED,
      () => ({ where: and(owner('EQUAL', USER), where('n', 'EQUAL', int(1))) }),
      true,
    ],
    ['with the limit', 'request.query.limit <= 2', () => ({ limit: 2 }), true],
    ['over the limit', 'request.query.limit <= 2', () => ({ limit: 3 }), false],
    ['without a limit', 'request.query.limit <= 2', () => ({}), false],
    ['without a limit that is null', 'request.query.limit == null', () => ({}), true],
    ['with a limit that is not null', 'request.query.limit == null', () => ({ limit: 1 }), false],
    ['without an offset', 'request.query.offset == 0', () => ({}), true],
    ['with an offset of 0', 'request.query.offset == 0', () => ({ offset: 0 }), true],
    ['with an offset of 1', 'request.query.offset == 0', () => ({ offset: 1 }), false],
    ['with an allowed offset', 'request.query.offset <= 1', () => ({ offset: 1 }), true],
    ['with a refused offset', 'request.query.offset <= 1', () => ({ offset: 2 }), false],
    ['without an order that is null', 'request.query.orderBy == null', () => ({}), false],
    [
      'with an order that is null',
      'request.query.orderBy == null',
      () => ({ orderBy: [orderBy('n')] }),
      false,
    ],
    [
      'of public documents',
      'resource.data.public == true',
      () => ({ where: where('public', 'EQUAL', bool(true)) }),
      true,
    ],
    [
      'of others',
      'resource.data.public == true',
      () => ({ where: where('public', 'EQUAL', bool(false)) }),
      false,
    ],
    [
      'of a list with public',
      'resource.data.public == true',
      () => ({ where: where('public', 'IN', array(bool(true))) }),
      true,
    ],
    ['of all', 'resource.data.public == true', () => ({}), false],
    ['of one allowed name', "d == 'one'", () => ({ where: named('one') }), true],
    ['of another name', "d == 'one'", () => ({ where: named('two') }), false],
    ['of no name', "d == 'one'", () => ({}), false],
    ['of the name of an own document', OWNED, () => ({ where: named('one') }), true],
    ['of the name of another’s document', OWNED, () => ({ where: named('two') }), false],
  ];

  it.each(rows)('a query $0 is allowed by its rule: $3', async (_title, rule, structured, expected) => {
    await bench.put({
      'c/one': { owner: string(USER), n: int(1), public: bool(true) },
      'c/two': { owner: string('b'), n: int(2), public: bool(false) },
    });
    await load(`match /c/{d} { allow list: if ${rule}; }`);
    expect(await isAllowed(query(from('c', structured())))).toBe(expected);
  });

  it.each(QUERY_SHAPES)(
    'a query seen by %j in rules is allowed plain: $1, ordered: $2, limited: $3',
    async (rule, ...expected) => {
      await bench.put({ 'c/d': { n: int(1) } });
      await load(`match /c/{d} { allow list: if ${rule}; }`);
      const shapes: Json[] = [{}, { orderBy: [orderBy('n')] }, { limit: 5, offset: 0 }];
      const allowed: boolean[] = [];
      for (const shape of shapes) allowed.push(await isAllowed(query(from('c', shape))));
      expect(allowed).toEqual(expected);
    },
  );

  it('a query of a collection group needs a recursive rule, and is proven as any query', async () => {
    await load(`
      match /{path=**}/g/{d} { allow list: if ${OWNED}; }
      match /x/{x}/h/{d} { allow list; }`);
    const group = (id: string, more: Json = {}): Json => ({
      from: [{ collectionId: id, allDescendants: true }],
      ...more,
    });
    expect(await isAllowed(query(group('g', { where: owner('EQUAL', USER) })))).toBe(true);
    expect(await isAllowed(query(group('g')))).toBe(false);
    expect(await isAllowed(query(group('h')))).toBe(false);
    expect(await isAllowed(bench.driver.query(bench.name('x/1'), from('h'), TOKEN))).toBe(true);
  });

  it('counts and lists of documents are judged as queries', async () => {
    await bench.put({ 'c/1': {}, 'c/2': {}, 'c/3': {} });
    const count = (structuredQuery: Json) =>
      bench.driver.call(
        'RunAggregationQuery',
        {
          parent: bench.name(),
          structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
        },
        TOKEN,
      );
    const list = (more: Json = {}) =>
      bench.driver.call('ListDocuments', { parent: bench.name(), collectionId: 'c', ...more }, TOKEN);
    await load(`match /c/{d} { allow list: if ${OWNED}; }`);
    expect(await isAllowed(count(from('c', { where: owner('EQUAL', USER) })))).toBe(true);
    expect(await isAllowed(count(from('c')))).toBe(false);
    expect(await isAllowed(list())).toBe(false);
    await load('match /c/{d} { allow list: if request.query.limit <= 2; }');
    expect(await isAllowed(count(from('c')))).toBe(false);
    expect(await isAllowed(list({ pageSize: 2 }))).toBe(true);
    expect(await isAllowed(list({ pageSize: 3 }))).toBe(false);
    expect(await isAllowed(list())).toBe(false);
    await load('match /c/{d} { allow get; }');
    expect(await isAllowed(query(from('c')))).toBe(false);
  });

  it.each(LIST_BUDGETS)('a list that looks up %i documents is allowed: %s', async (count, expected) => {
    await bench.put(Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`b/${n}`, { n: int(1) }])));
    const lookups = Array.from({ length: count }, (_, n) => `get(${D}/b/${n}).data.n == 1`).join(' && ');
    await load(`match /c/{d} { allow list: if ${lookups}; }`);
    expect(await isAllowed(query(from('c')))).toBe(expected);
    await bench.put({ 'c/d': {} });
    expect(await isAllowed(query(from('c')))).toBe(expected);
  });
});

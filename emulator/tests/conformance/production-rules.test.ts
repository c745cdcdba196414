// What production answers, as others have recorded it in public: t-k/fireemu, conformance/fs-rules-production.json, asked
// of a production database over REST and gRPC with end users' tokens on 2026-09-25. The cases are stated in our own words.
// Of what it records, an emulator cannot be asked for tokens' signatures and expiry, and for accounts that change after
// their token was issued.
import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { int, NULL, orderBy, string } from '../support/json.ts';
import { onCallTransports } from '../support/suite.ts';
import { putRules } from '../support/target.ts';
import { TOKEN, USER, userCalls } from '../support/user-calls.ts';
import { ACCESS_BUDGETS, COMPILED, CREATIONS, EVALUATED, READS, UPDATES } from './production-answers.ts';

const D = '/databases/$(database)/documents';

onCallTransports('production', (bench) => {
  const { load, isAllowed, commit, get, update, create } = userCalls(bench);
  const lookedUp = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`b/${n}`, { n: int(1) }]));
  const SOURCES = { 's/present': { n: int(1) }, 's/doomed': { n: int(1) }, 'p/2': { owner: string(USER) } };

  it.each(COMPILED)('$0: the rules compile: $2', async (_title, source, compiles) => {
    const loaded = putRules(bench.target, source);
    const error = await loaded.then(
      () => undefined,
      (reason: unknown) => String(reason),
    );
    expect(error === undefined, error).toBe(compiles);
  });

  it.each(EVALUATED)(
    'a get by the conditions of "$0" is allowed: $2',
    async (_title, conditions, expected) => {
      await bench.put({ 'c/d': { n: int(1), pattern: string('('), nothing: NULL }, ...SOURCES });
      const chain = Array.from(
        { length: 20 },
        (_, n) => `function f${n}() { return ${n === 19 ? 'true' : `f${n + 1}()`}; }`,
      );
      await load(
        `${chain.join(' ')} match /c/{d} { ${conditions.map((text) => `allow get: if ${text};`).join(' ')} }`,
      );
      expect(await isAllowed(get('c/d'))).toBe(expected);
    },
  );

  it.each(READS)('a $0 of a document by %j is allowed: $2', async (method, condition, expected) => {
    await bench.put({ 'c/d': { a: int(1) }, ...SOURCES });
    await load(`match /c/{d} { allow ${method}: if ${condition}; }`);
    const call = method === 'get' ? get('c/d') : commit({ delete: bench.name('c/d') });
    expect(await isAllowed(call)).toBe(expected);
  });

  it.each([
    ['get', true],
    ['delete', true],
  ] as const)('a %s of a missing document has no resource', async (method, expected) => {
    await load(`match /c/{d} { allow ${method}: if resource == null; }`);
    const call = method === 'get' ? get('c/x') : commit({ delete: bench.name('c/x') });
    expect(await isAllowed(call)).toBe(expected);
  });

  it.each(CREATIONS)('a creation with %j by %j is allowed: $2', async (fields, condition, expected) => {
    await load(`match /c/{d} { allow create: if ${condition}; }`);
    expect(await isAllowed(commit(create('c/d', fields)))).toBe(expected);
  });

  it.each(UPDATES)('an update "$0" by %j is allowed: $3', async (_title, condition, write, expected) => {
    await bench.put({ 'c/d': { a: int(1) } });
    await load(`match /c/{d} { allow update: if ${condition}; }`);
    expect(await isAllowed(commit(write(bench.name('c/d'))))).toBe(expected);
  });

  it.each([
    ['the time of the request', 'updateTransforms', true],
    ['another time', 'fields', false],
  ])('a creation with %s by its time is allowed or refused', async (_title, kind, expected) => {
    await load('match /c/{d} { allow create: if request.resource.data.t == request.time; }');
    const write =
      kind === 'fields'
        ? create('c/d', { t: { timestampValue: '2020-01-01T00:00:00Z' } })
        : { ...create('c/d'), updateTransforms: [{ fieldPath: 't', setToServerValue: 'REQUEST_TIME' }] };
    expect(await isAllowed(commit(write))).toBe(expected);
  });

  it.each([
    [`exists(${D}/s/present)`, [], true],
    [`getAfter(${D}/p/1).data.owner == request.auth.uid`, ['p/1'], true],
    [`get(${D}/p/1).data.owner == request.auth.uid`, ['p/1'], false],
    [`get(${D}/p/2).data.owner == request.auth.uid`, [], true],
    [`existsAfter(${D}/p/1)`, ['p/1'], true],
    [`!existsAfter(${D}/s/doomed)`, ['-s/doomed'], true],
    [`getAfter(${D}/c/d).data.n == 7`, [], true],
    [`getAfter(${D}/s/present).data.n == 2`, ['+s/present'], true],
    [`get(${D}/s/present).data.n == 2`, ['+s/present'], false],
  ] as const)(
    'a creation by %j, beside writes of %j, is allowed: %s',
    async (condition, beside, expected) => {
      await bench.put(SOURCES);
      await load(`
      match /c/{d} { allow create: if ${condition}; }
      match /p/{d} { allow create: if request.resource.data.owner == request.auth.uid; }
      match /s/{d} { allow update, delete: if request.auth != null; }`);
      const writes = beside.map((path): Json => {
        if (path.startsWith('-')) return { delete: bench.name(path.slice(1)) };
        return path.startsWith('+')
          ? update(path.slice(1), { n: int(2) })
          : create(path, { owner: string(USER) });
      });
      expect(await isAllowed(commit(create('c/d', { n: int(7) }), ...writes))).toBe(expected);
    },
  );

  it('a creation of a document that exists is judged first, and is then refused as existing', async () => {
    await bench.put({ 'c/d': {}, 'no/rule': {} });
    await load('match /c/{d} { allow create; }');
    await expect(commit(create('c/d'))).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    for (const write of [
      { ...update('no/missing', {}), currentDocument: { exists: true } },
      { ...update('no/rule', {}), currentDocument: { exists: false } },
      { ...update('no/rule', {}), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } },
    ]) {
      expect(await isAllowed(commit(write))).toBe(false);
    }
  });

  it.each(ACCESS_BUDGETS)('a $0 by $1 is allowed: $2', async (method, condition, expected) => {
    await bench.put(lookedUp);
    await load(`match /c/{d} { allow ${method}: if ${condition}; }`);
    const call = method === 'get' ? get('c/d') : commit(create('c/d'));
    expect(await isAllowed(call)).toBe(expected);
  });

  it.each([
    [
      '10 and 10 different documents',
      [
        [0, 10],
        [10, 10],
      ],
      true,
    ],
    [
      'three times 7 different documents',
      [
        [0, 7],
        [7, 7],
        [14, 7],
      ],
      false,
    ],
    [
      'three times 7 of 14 documents',
      [
        [0, 7],
        [0, 7],
        [7, 7],
      ],
      true,
    ],
  ] as const)('a commit whose writes look up %s is allowed: $2', async (_title, spans, expected) => {
    await bench.put(lookedUp);
    await load(
      spans
        .map(([first, count], n) => {
          const lookups = Array.from({ length: count }, (_, at) => `get(${D}/b/${first + at}).data.n == 1`);
          return `match /c/${n} { allow create: if ${lookups.join(' && ')}; }`;
        })
        .join(' '),
    );
    expect(await isAllowed(commit(...spans.map((_, n) => create(`c/${n}`))))).toBe(expected);
  });

  it('a commit with one refused write changes nothing', async () => {
    await bench.put({ 'c/x': { n: int(1), owner: string(USER) }, 'c/y': { n: int(1), owner: string('b') } });
    await load('match /c/{d} { allow update: if resource.data.owner == request.auth.uid; }');
    const change = (path: string, n: number): Json => update(path, { n: int(n) }, ['n']);
    expect(await isAllowed(commit(change('c/x', 2), change('c/y', 2)))).toBe(false);
    expect(await bench.fields('c/x')).toEqual({ n: int(1), owner: string(USER) });
    await commit(change('c/x', 5), change('c/x', 6));
    expect(await bench.fields('c/x')).toEqual({ n: int(6), owner: string(USER) });
  });

  it('end users cannot write in batches, list collections or partition a query', async () => {
    await load('match /{document=**} { allow read, write; }');
    const calls: readonly (readonly [method: string, request: Json])[] = [
      ['BatchWrite', { database: bench.target.database, writes: [update('c/d', {})] }],
      ['ListCollectionIds', { parent: bench.name() }],
      ['ListCollectionIds', { parent: bench.name('c/d') }],
      [
        'PartitionQuery',
        {
          parent: bench.name(),
          partitionCount: 2,
          structuredQuery: {
            from: [{ collectionId: 'c', allDescendants: true }],
            orderBy: [orderBy('__name__')],
          },
        },
      ],
    ];
    for (const [method, request] of calls) {
      expect(await isAllowed(bench.driver.call(method, request, TOKEN)), method).toBe(false);
    }
  });
});

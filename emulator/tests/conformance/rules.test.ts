// Rules as requests meet them: budgets of lookups, names in lists, what reads lack, vectors.
import { expect, it } from 'vitest';
import { ANONYMOUS, type Json } from '../support/driver.ts';
import { array, double, from, int, map, reference, string, where } from '../support/json.ts';
import { onCallTransports } from '../support/suite.ts';
import { putRules } from '../support/target.ts';

onCallTransports('rules', (bench) => {
  const load = (text: string) =>
    putRules(
      bench.target,
      `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${text} } }`,
    );
  const lookUp = (first: number, count: number): string =>
    Array.from({ length: count }, (_, n) => `exists(/databases/$(database)/documents/d/${first + n})`).join(
      ' && ',
    );
  const putLookedUp = (): Promise<void> =>
    bench.put(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`d/${n}`, { n: int(1) }])));
  const isAllowed = async (answer: Promise<unknown>): Promise<boolean> => {
    try {
      await answer;
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'PERMISSION_DENIED' });
      return false;
    }
  };
  const list = (query: Json = {}) => isAllowed(bench.driver.query(bench.name(), from('c', query), ANONYMOUS));
  const get = (...paths: string[]) =>
    isAllowed(
      bench.driver.get(
        bench.target.database,
        paths.map((path) => bench.name(path)),
        ANONYMOUS,
      ),
    );

  it.each([
    [10, true],
    [11, true],
    [20, true],
    [21, false],
  ])('a query whose rules look up %i documents is allowed: %s', async (count, expected) => {
    await putLookedUp();
    await load(`match /c/{id} { allow list: if ${lookUp(0, count)}; }`);
    expect(await list()).toBe(expected);
  });

  it.each([
    ['request.resource.data.n == 1', 'c/d', true],
    ['request.resource.data.diff(resource.data).affectedKeys().size() == 0', 'c/d', true],
    ['request.resource == null', 'c/d', false],
    ['request.resource == null', 'c/missing', true],
  ])('the rule for a document that a commit verifies, %s, for %s: %s', async (condition, path, expected) => {
    await bench.put({ 'c/d': { n: int(1) } });
    await load(`match /c/{id} { allow get: if ${condition}; }`);
    const verify = { verify: bench.name(path), currentDocument: { exists: path === 'c/d' } };
    const committed = bench.driver.commit(bench.target.database, [verify], ANONYMOUS);
    expect(await isAllowed(committed)).toBe(expected);
    // A read alone has no such member.
    expect(await get(path)).toBe(false);
  });

  it('several documents of one call share 20 lookups, and each has 10', async () => {
    await putLookedUp();
    await load(`
      match /c/a { allow get: if ${lookUp(0, 6)}; }
      match /c/b { allow get: if ${lookUp(6, 6)}; }
      match /c/e { allow get: if ${lookUp(12, 6)}; }
      match /c/f { allow get: if ${lookUp(18, 7)}; }
      match /c/g { allow get: if ${lookUp(0, 10)}; }
      match /c/h { allow get: if ${lookUp(0, 11)}; }`);
    expect(await get('c/a', 'c/b', 'c/e')).toBe(true);
    expect(await get('c/a', 'c/b', 'c/e', 'c/f')).toBe(false);
    expect(await get('c/g')).toBe(true);
    expect(await get('c/h')).toBe(false);
  });

  it('a list knows the id of a document that its filter names', async () => {
    await load(`
      match /c/{id} { allow list: if id == 'one' || id == 'two'; }
      match /g/exactly { allow list: if true; }`);
    const named = (...ids: string[]): Json => ({
      where:
        ids.length === 1
          ? where('__name__', 'EQUAL', reference(bench.name(`c/${ids[0] ?? ''}`)))
          : where('__name__', 'IN', array(...ids.map((id) => reference(bench.name(`c/${id}`))))),
    });
    expect(await list(named('one'))).toBe(true);
    expect(await list(named('one', 'two'))).toBe(true);
    expect(await list(named('three'))).toBe(false);
    expect(await list(named('one', 'three'))).toBe(false);
    expect(await list()).toBe(false);
    const exactly = (id: string): Json =>
      from('g', { where: where('__name__', 'EQUAL', reference(bench.name(`g/${id}`))) });
    expect(await isAllowed(bench.driver.query(bench.name(), exactly('exactly'), ANONYMOUS))).toBe(true);
    expect(await isAllowed(bench.driver.query(bench.name(), exactly('other'), ANONYMOUS))).toBe(false);
  });

  it.each([
    ['request.resource == null', false, true],
    ["'resource' in request", false, true],
    ["!('resource' in request)", true, false],
  ])('%s is %s for reads and %s for deletes', async (condition, ofReads, ofDeletes) => {
    await bench.put({ 'c/d': {} });
    await load(`match /c/{id} { allow get, list, delete: if ${condition}; }`);
    expect(await get('c/d')).toBe(ofReads);
    expect(await list()).toBe(ofReads);
    const remove = bench.driver.commit(bench.target.database, [{ delete: bench.name('c/d') }], ANONYMOUS);
    expect(await isAllowed(remove)).toBe(ofDeletes);
  });

  it('a call with a wrong number of arguments, a missing method and a match at the tenth level compile', async () => {
    await load(`
      function one(a) { return a; }
      match /c/{id} { allow get: if one(true, false); allow fetch: if true; }
      match /ok/{id} { allow get: if one(true, false) || true; }
      ${Array.from({ length: 10 }, (_, level) => `match /m/{m${level}} {`).join('')} allow get; ${'}'.repeat(10)}`);
    expect(await get('c/d')).toBe(false);
    expect(await get('ok/d')).toBe(true);
    expect(await get(Array.from({ length: 10 }, () => 'm/x').join('/'))).toBe(true);
  });

  it('rules with a pattern that RE2 refuses do not replace others', async () => {
    await load('match /c/{id} { allow get; }');
    for (const pattern of ['a(?=b)', '[', String.raw`(a)\\1`, '(']) {
      await expect(load(`match /c/{id} { allow get: if id.matches('${pattern}'); }`)).rejects.toThrow(
        /L1:\d+ Invalid regular expression pattern\. Pattern: /,
      );
    }
    expect(await get('c/d')).toBe(true);
  });

  it.each([
    ['resource.data.e is vector', true],
    ['resource.data.e is map', false],
    ['resource.data.e is list', false],
    ['resource.data.e == resource.data.same', true],
    ['resource.data.e == resource.data.other', false],
    ['resource.data.e in [resource.data.same]', true],
    ['resource.data.e == [1.0, 2.0]', false],
    ['resource.data.e.size() == 2', false],
    ['resource.data.e.keys().size() == 2', false],
    ["resource.data.e.get('value', 0) == 0", false],
    ['resource.data.e.value.size() == 2', false],
    ['resource.data.e[0] == 1.0', false],
    ["'value' in resource.data.e", false],
  ])('the condition %s on a vector is %s', async (condition, expected) => {
    const vector = (...values: number[]): Json =>
      map({ __type__: string('__vector__'), value: array(...values.map(double)) });
    await bench.put({ 'c/d': { e: vector(1, 2), same: vector(1, 2), other: vector(2, 1) } });
    await load(`match /c/{id} { allow get: if ${condition}; }`);
    expect(await get('c/d')).toBe(expected);
  });
});

import { expect, it } from 'vitest';
import type { Json, JsonDocument } from '../support/driver.ts';
import { from, int } from '../support/json.ts';
import { onCallTransports } from '../support/suite.ts';

onCallTransports('transactions', (bench) => {
  const call = (method: string, request: Json): Promise<readonly Json[]> =>
    bench.driver.call(method, { database: bench.target.database, ...request });
  const begin = async (options?: Json): Promise<string> =>
    (await call('BeginTransaction', options ? { options } : {}))[0]?.['transaction'] as string;
  const read = async (path: string, transaction?: string): Promise<Json | undefined> => {
    const [answer] = await call('BatchGetDocuments', {
      documents: [bench.name(path)],
      ...(transaction && { transaction }),
    });
    return (answer?.['found'] as JsonDocument | undefined)?.fields;
  };
  const write = (path: string, value: number): Json => ({
    update: { name: bench.name(path), fields: { v: int(value) } },
  });
  const commit = (writes: Json[], transaction?: string) =>
    call('Commit', { writes, ...(transaction && { transaction }) });
  const query = (structuredQuery: Json, more: Json = {}) =>
    bench.driver.call('RunQuery', { parent: bench.name(), structuredQuery, ...more });
  const ABORTED = { code: 'ABORTED' };

  it('a transaction reads and commits', async () => {
    await bench.put({ 'c/d': { v: int(1) } });
    const transaction = await begin();
    expect(await read('c/d', transaction)).toEqual({ v: int(1) });
    await commit([write('c/d', 2)], transaction);
    expect(await bench.fields('c/d')).toEqual({ v: int(2) });
  });

  it('a transaction may begin with its first read', async () => {
    await bench.put({ 'c/d': { v: int(1) } });
    const [got] = await call('BatchGetDocuments', {
      documents: [bench.name('c/d')],
      newTransaction: { readWrite: {} },
    });
    const first = got?.['transaction'] as string;
    expect(Buffer.from(first, 'base64').length).toBeGreaterThan(0);
    await commit([write('c/d', 2)], first);
    const [found] = await query(from('c'), { newTransaction: {} });
    await commit([write('c/d', 3)], found?.['transaction'] as string);
    expect(await bench.fields('c/d')).toEqual({ v: int(3) });
  });

  it('a transaction blocks other writes to documents it has read', async () => {
    await bench.put({ 'c/d': { v: int(1) } });
    const transaction = await begin();
    await read('c/d', transaction);
    const outside = commit([write('c/d', 9)]);
    // Each read is a round trip, so the outside write arrives before the transaction's commit.
    for (let trip = 0; trip < 10; trip++) expect(await read('c/d')).toEqual({ v: int(1) });
    await commit([write('c/d', 2)], transaction);
    await outside;
    // The outside write waited: applied first, it would have aborted the transaction.
    expect(await bench.fields('c/d')).toEqual({ v: int(9) });
  });

  it('a write that waits more than two seconds for a transaction is aborted', async () => {
    const transaction = await begin();
    await read('c/missing', transaction);
    await expect(commit([write('c/missing', 1)])).rejects.toMatchObject({
      ...ABORTED,
      message: 'Transaction lock timeout.',
    });
    // The transaction that has read the document goes on.
    await commit([write('c/missing', 2)], transaction);
    expect(await bench.fields('c/missing')).toEqual({ v: int(2) });
  });

  it('one of two conflicting transactions succeeds, the other is aborted', async () => {
    await bench.put({ 'c/d': { v: int(1) } });
    const [one, two] = [await begin(), await begin()];
    await Promise.all([read('c/d', one), read('c/d', two)]);
    const outcomes = await Promise.allSettled([
      commit([write('c/d', 2)], one),
      commit([write('c/d', 3)], two),
    ]);
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failures).toHaveLength(1);
    expect(failures[0]?.reason).toMatchObject(ABORTED);
  });

  it('a transaction locks queried collections against new documents', async () => {
    const transaction = await begin();
    await query(from('c'), { transaction });
    const insert = commit([write('c/new', 1)]);
    for (let trip = 0; trip < 10; trip++) expect(await bench.fields('c/new')).toBeUndefined();
    await call('Rollback', { transaction });
    await insert;
    expect(await bench.fields('c/new')).toEqual({ v: int(1) });
  });

  it('a transaction does not block reads', async () => {
    await bench.put({ 'c/d': { v: int(1) } });
    const [one, two] = [await begin(), await begin()];
    expect(await read('c/d', one)).toEqual({ v: int(1) });
    expect(await read('c/d', two)).toEqual({ v: int(1) });
    expect(await read('c/d')).toEqual({ v: int(1) });
    await call('Rollback', { transaction: one });
    await call('Rollback', { transaction: two });
  });

  it('a transaction ends with its commit or rollback', async () => {
    const ended = { ...ABORTED, message: 'The referenced transaction has expired or is no longer valid.' };
    const committed = await begin();
    await commit([write('c/d', 1)], committed);
    await expect(commit([write('c/d', 2)], committed)).rejects.toMatchObject(ended);
    await expect(read('c/d', committed)).rejects.toMatchObject(ended);
    const rolledBack = await begin();
    await call('Rollback', { transaction: rolledBack });
    await call('Rollback', { transaction: rolledBack });
    await expect(commit([write('c/d', 2)], rolledBack)).rejects.toMatchObject(ended);
  });

  it('an unknown transaction id is refused', async () => {
    const transaction = Buffer.from('nonsense').toString('base64');
    await expect(call('Rollback', { transaction })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Transaction is invalid or expired.',
    });
  });

  it('a commit that fails ends its transaction', async () => {
    const transaction = await begin();
    const impossible = { ...write('c/none', 1), currentDocument: { exists: true } };
    await expect(commit([impossible], transaction)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(commit([write('c/none', 1)], transaction)).rejects.toMatchObject(ABORTED);
  });

  it('a read-only transaction reads one state, locks nothing and refuses writes', async () => {
    await bench.put({ 'c/d': { v: int(1) } });
    const transaction = await begin({ readOnly: {} });
    expect(await read('c/d', transaction)).toEqual({ v: int(1) });
    await commit([write('c/d', 2), write('c/e', 1)]);
    expect(await read('c/d', transaction)).toEqual({ v: int(1) });
    expect(await query(from('c'), { transaction })).toHaveLength(1);
    await expect(commit([write('c/d', 3)], transaction)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Cannot modify entities in a read-only transaction.',
    });
  });
});

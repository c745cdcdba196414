import { expect, it } from 'vitest';
import type { Json, JsonDocument } from '../support/driver.ts';
import { from, int, map, orderBy } from '../support/json.ts';
import { onCallTransports, pathsOf } from '../support/suite.ts';

onCallTransports('methods', (bench) => {
  const call = async (method: string, request: Json): Promise<Json> =>
    (await bench.driver.call(method, request))[0] as Json;

  it('GetDocument returns the whole document or the fields of a mask, and refuses a missing document', async () => {
    await bench.put({ 'c/d': { a: int(1), m: map({ x: int(1), y: int(2) }) } });
    const name = bench.name('c/d');
    expect(await call('GetDocument', { name })).toMatchObject({ name, fields: { a: int(1) } });
    expect((await call('GetDocument', { name, mask: { fieldPaths: ['m.y', 'none'] } }))['fields']).toEqual({
      m: map({ y: int(2) }),
    });
    await expect(call('GetDocument', { name: bench.name('c/none') })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: `Document (${bench.name('c/none')}) not found.`,
    });
  });

  it('CreateDocument takes a given id or makes one, and refuses the id of an existing document', async () => {
    const parent = bench.name();
    const request = { parent, collectionId: 'c', document: { fields: { a: int(1) } } };
    expect((await call('CreateDocument', { ...request, documentId: 'd' }))['name']).toBe(bench.name('c/d'));
    await expect(call('CreateDocument', { ...request, documentId: 'd' })).rejects.toMatchObject({
      code: 'ALREADY_EXISTS',
    });
    const { name, fields } = (await call('CreateDocument', request)) as unknown as JsonDocument;
    expect(name).toMatch(/\/documents\/c\/[A-Za-z0-9]{20}$/);
    expect(fields).toEqual({ a: int(1) });
  });

  it('UpdateDocument writes the fields of its mask, and DeleteDocument deletes the document', async () => {
    const name = bench.name('c/d');
    await call('UpdateDocument', { document: { name, fields: { a: int(1), b: int(2) } } });
    const updated = await call('UpdateDocument', {
      document: { name, fields: { a: int(5) } },
      updateMask: { fieldPaths: ['a'] },
      currentDocument: { exists: true },
    });
    expect(updated['fields']).toEqual({ a: int(5), b: int(2) });
    await call('DeleteDocument', { name });
    await expect(call('DeleteDocument', { name, currentDocument: { exists: true } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('BatchGetDocuments answers in the order of the request', async () => {
    await bench.put({ 'c/a': {}, 'c/b': {} });
    const documents = ['c/b', 'c/none', 'c/a'].map((path) => bench.name(path));
    const answers = await bench.driver.call('BatchGetDocuments', {
      database: bench.target.database,
      documents,
    });
    expect(answers.map(({ found, missing }) => missing ?? (found as JsonDocument).name)).toEqual(documents);
    expect(answers.every(({ readTime }) => typeof readTime === 'string')).toBe(true);
  });

  it('ListDocuments answers page by page in the requested order, and refuses a negative page size', async () => {
    await bench.put(Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`c/d${n}`, { v: int(-n) }])));
    const request = { parent: bench.name(), collectionId: 'c', pageSize: 2 };
    const pages: string[][] = [];
    let pageToken = '';
    do {
      const page = await call('ListDocuments', { ...request, ...(pageToken && { pageToken }) });
      pages.push(pathsOf((page['documents'] ?? []) as JsonDocument[]));
      pageToken = (page['nextPageToken'] as string | undefined) ?? '';
    } while (pageToken);
    expect(pages).toEqual([['c/d1', 'c/d2'], ['c/d3', 'c/d4'], ['c/d5']]);
    const ordered = await call('ListDocuments', { ...request, pageSize: 10, orderBy: 'v' });
    expect(pathsOf(ordered['documents'] as JsonDocument[])[0]).toBe('c/d5');
    await expect(call('ListDocuments', { ...request, pageSize: -1 })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'Page size must be nonnegative.',
    });
  });

  it.each([{}, { orderBy: 'v' }, { orderBy: 'v desc' }, { showMissing: true }])(
    'a page of ListDocuments with %j goes on after the last document of the page before it',
    async (more) => {
      const isDescending = 'orderBy' in more && more.orderBy.endsWith('desc');
      const document = (n: number): Json => ({ v: int(isDescending ? 10 - n : n) });
      const page = async (pageToken?: string) => {
        const request = { parent: bench.name(), collectionId: 'c', pageSize: 3, ...more };
        const { documents = [], nextPageToken } = await call('ListDocuments', {
          ...request,
          ...(pageToken !== undefined && { pageToken }),
        });
        return {
          paths: pathsOf(documents as JsonDocument[]),
          next: nextPageToken as string | undefined,
        };
      };
      await bench.put(Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((n) => [`c/d${n}`, document(n)])));
      const first = await page();
      expect(first.paths).toEqual(['c/d1', 'c/d2', 'c/d3']);
      await bench.put({ 'c/a': document(0) });
      expect((await page(first.next)).paths).toEqual(['c/d4', 'c/d5', 'c/d6']);
      const { database } = bench.target;
      for (const gone of ['c/d1', 'c/d3']) {
        await bench.driver.commit(database, [{ delete: bench.name(gone) }]);
      }
      const second = await page(first.next);
      expect(second.paths).toEqual(['c/d4', 'c/d5', 'c/d6']);
      expect(await page(second.next)).toEqual({ paths: ['c/d7'], next: undefined });
    },
  );

  it('a page token of another list is refused', async () => {
    await bench.put({ 'c/a': { v: int(1) }, 'c/b': { v: int(1) }, 'd/a': {} });
    const request = { parent: bench.name(), collectionId: 'c', pageSize: 1 };
    const { nextPageToken: pageToken } = await call('ListDocuments', request);
    for (const wrong of [
      { ...request, pageToken: 'x' },
      { ...request, pageToken: '3' },
      { ...request, pageToken, collectionId: 'd' },
      { ...request, pageToken, orderBy: 'v' },
    ]) {
      await expect(call('ListDocuments', wrong)).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
        message: 'invalid page token',
      });
    }
  });

  it('a page of ListCollectionIds goes on after the last id of the page before it', async () => {
    await bench.put({ 'b/x': {}, 'd/x': {}, 'f/x': {} });
    const first = await call('ListCollectionIds', { parent: bench.name(), pageSize: 2 });
    await bench.put({ 'a/x': {}, 'e/x': {} });
    const { nextPageToken: pageToken } = first;
    const second = await call('ListCollectionIds', { parent: bench.name(), pageToken });
    expect(second['collectionIds']).toEqual(['e', 'f']);
  });

  it('a read at a time of years ago or of the future is refused', async () => {
    const { database } = bench.target;
    for (const readTime of ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z']) {
      await expect(
        call('BatchGetDocuments', { database, documents: [bench.name('c/d')], readTime }),
      ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
      await expect(
        call('BeginTransaction', { database, options: { readOnly: { readTime } } }),
      ).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
    }
  });

  it('ListDocuments with showMissing also lists missing documents that have descendants', async () => {
    await bench.put({ 'c/a': { v: int(1) }, 'c/gone/sub/x': {} });
    const page = await call('ListDocuments', { parent: bench.name(), collectionId: 'c', showMissing: true });
    const documents = page['documents'] as JsonDocument[];
    expect(pathsOf(documents)).toEqual(['c/a', 'c/gone']);
    expect(documents[1]?.createTime).toBeUndefined();
    const without = await call('ListDocuments', { parent: bench.name(), collectionId: 'c' });
    expect(pathsOf(without['documents'] as JsonDocument[])).toEqual(['c/a']);
  });

  it('ListCollectionIds lists collections, those of missing documents included', async () => {
    await bench.put({ 'b/x': {}, 'a/x/sub/y': {}, 'a/gone/other/z': {} });
    const list = async (parent: string, more: Json = {}) =>
      (await call('ListCollectionIds', { parent, ...more }))['collectionIds'];
    expect(await list(bench.name())).toEqual(['a', 'b']);
    expect(await list(bench.name('a/gone'))).toEqual(['other']);
    const page = await call('ListCollectionIds', { parent: bench.name(), pageSize: 1 });
    expect(await list(bench.name(), { pageToken: page['nextPageToken'] })).toEqual(['b']);
  });

  it('ListCollectionIds and ListDocuments order ids as their UTF-8 bytes', async () => {
    // In UTF-16 the emoji would come first.
    const ids = ['～', '😀'];
    await bench.put(Object.fromEntries(ids.map((id) => [`${id}/x`, {}])));
    expect((await call('ListCollectionIds', { parent: bench.name() }))['collectionIds']).toEqual(ids);
    await bench.put(Object.fromEntries(ids.map((id) => [`c/${id}`, {}])));
    const listed = await call('ListDocuments', {
      parent: bench.name(),
      collectionId: 'c',
      showMissing: true,
    });
    expect(pathsOf(listed['documents'] as JsonDocument[])).toEqual(ids.map((id) => `c/${id}`));
  });

  it('RunQuery returns the selected fields and the number of skipped results', async () => {
    await bench.put({ 'c/a': { x: int(1), y: int(1) }, 'c/b': { x: int(2), y: int(2) } });
    const structuredQuery = from('c', {
      orderBy: [orderBy('x')],
      offset: 1,
      select: { fields: [{ fieldPath: 'y' }] },
    });
    const [answer] = await bench.driver.call('RunQuery', { parent: bench.name(), structuredQuery });
    expect(answer).toMatchObject({ skippedResults: 1, document: { fields: { y: int(2) } } });
    expect((answer as { document: JsonDocument }).document.fields).not.toHaveProperty('x');
    const keysOnly = from('c', { select: { fields: [{ fieldPath: '__name__' }] } });
    const [first] = await bench.driver.call('RunQuery', { parent: bench.name(), structuredQuery: keysOnly });
    expect((first as { document: JsonDocument }).document.fields ?? {}).toEqual({});
  });

  it('RunQuery without results answers with the read time only', async () => {
    const answers = await bench.driver.call('RunQuery', { parent: bench.name(), structuredQuery: from('c') });
    expect(answers).toHaveLength(1);
    expect(answers[0]).toHaveProperty('readTime');
    expect(answers[0]?.['document'] ?? null).toBeNull();
  });

  it.each(['RunQuery', 'RunAggregationQuery'])(
    '%s refuses explainOptions as UNIMPLEMENTED',
    async (method) => {
      const structuredQuery = from('c');
      const explained = bench.driver.call(method, {
        parent: bench.name(),
        ...(method === 'RunQuery'
          ? { structuredQuery }
          : { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } }),
        explainOptions: { analyze: true },
      });
      await expect(explained).rejects.toMatchObject({
        code: 'UNIMPLEMENTED',
        message: expect.stringContaining('Query Explain') as string,
      });
    },
  );

  it('a document that a batch asks for twice is read once', async () => {
    await bench.put({ 'c/a': {} });
    const names = ['c/a', 'c/a', 'c/b', 'c/b'].map((path) => bench.name(path));
    expect(await bench.driver.get(bench.target.database, names)).toHaveLength(2);
  });

  it('a document that is created has no name in the request', async () => {
    const document = { name: bench.name('c/a'), fields: {} };
    const request = { parent: bench.name(), collectionId: 'c', documentId: 'b', document };
    await expect(call('CreateDocument', request as unknown as Json)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringMatching(/^document.name must not be set/) as string,
    });
  });

  it('BatchWrite applies its writes independently, with a status for each, and refuses two writes to a document', async () => {
    await bench.put({ 'c/a': {} });
    const { database } = bench.target;
    const writes = [
      { update: { name: bench.name('c/a') }, currentDocument: { exists: false } },
      { update: { name: bench.name('c/b'), fields: { v: int(1) } } },
    ];
    const answer = await call('BatchWrite', { database, writes });
    expect((answer['status'] as Json[]).map(({ code = 0 }) => code)).toEqual([6, 0]);
    expect(await bench.fields('c/b')).toEqual({ v: int(1) });
    await expect(call('BatchWrite', { database, writes: [writes[1], writes[1]] })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'the same document cannot be written more than once in a single request',
    });
  });

  it('Commit without writes has no commit time', async () => {
    expect((await call('Commit', { database: bench.target.database }))['commitTime'] ?? null).toBeNull();
  });

  it('PartitionQuery is UNIMPLEMENTED', async () => {
    await expect(call('PartitionQuery', { parent: bench.name() })).rejects.toMatchObject({
      code: 'UNIMPLEMENTED',
    });
  });
});

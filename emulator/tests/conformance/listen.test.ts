import { expect, it } from 'vitest';
import { ANONYMOUS, type Json, type TestStream, userToken } from '../support/driver.ts';
import { from, int, orderBy, string, where } from '../support/json.ts';
import { nextSnapshot, type Snapshot } from '../support/listening.ts';
import { onStreamTransports, pathsOf } from '../support/suite.ts';
import { putRules } from '../support/target.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /mine/{id} { allow read: if request.auth.uid == resource.data.owner; }
} }`;

onStreamTransports('listen', (bench) => {
  const open = (): TestStream => bench.driver.open('Listen', bench.target.database);
  const addQuery = (stream: TestStream, targetId: number, structuredQuery: Json, more: Json = {}): void =>
    stream.send({
      database: bench.target.database,
      addTarget: { targetId, query: { parent: bench.name(), structuredQuery }, ...more },
    });
  const addDocuments = (stream: TestStream, targetId: number, paths: string[], more: Json = {}): void =>
    stream.send({
      database: bench.target.database,
      addTarget: { targetId, documents: { documents: paths.map((path) => bench.name(path)) }, ...more },
    });
  const remove = (path: string) => bench.driver.commit(bench.target.database, [{ delete: bench.name(path) }]);
  const summary = ({ changed, gone }: Snapshot) => ({
    changed: pathsOf(changed).sort(),
    gone: gone.map((name) => name.slice(bench.name().length + 1)).sort(),
  });

  it('a listener gets the result in order, then CURRENT', async () => {
    await bench.put({ 'c/a': { v: int(2) }, 'c/b': { v: int(1) } });
    const stream = open();
    addQuery(stream, 4, from('c', { orderBy: [orderBy('v')] }));
    const { messages } = await nextSnapshot(stream);
    const kinds = messages.map(({ targetChange, documentChange }) =>
      documentChange
        ? pathsOf([documentChange.document])[0]
        : (targetChange?.targetChangeType ?? 'NO_CHANGE'),
    );
    expect(kinds).toEqual(['ADD', 'c/b', 'c/a', 'CURRENT', 'NO_CHANGE']);
    expect(messages.at(-1)?.targetChange?.resumeToken).toEqual(expect.any(String));
    expect(messages[1]?.documentChange?.targetIds).toEqual([4]);
    stream.close();
  });

  it('a listener gets the changes of a commit in one snapshot', async () => {
    const stream = open();
    addQuery(stream, 2, from('c', { where: where('v', 'GREATER_THAN', int(0)) }));
    await nextSnapshot(stream);
    await bench.put({
      'c/in': { v: int(1) },
      'c/out': { v: int(-1) },
      'd/other': { v: int(1) },
      'c/too': { v: int(2) },
    });
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['c/in', 'c/too'], gone: [] });
    await bench.put({ 'c/in': { v: int(0) }, 'c/out': { v: int(5) } });
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['c/out'], gone: ['c/in'] });
    await remove('c/out');
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: [], gone: ['c/out'] });
    stream.close();
  });

  it('a listener gets nothing for writes without changes or outside its target', async () => {
    await bench.put({ 'c/a': { v: int(1) } });
    const stream = open();
    addQuery(stream, 2, from('c'));
    await nextSnapshot(stream);
    await bench.put({ 'c/a': { v: int(1) } });
    await bench.put({ 'd/x': {}, 'c/a/c/deep': {} });
    await bench.put({ 'c/b': {} });
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['c/b'], gone: [] });
    stream.close();
  });

  it('a listener to named documents gets those that exist, the names of missing ones, and later changes', async () => {
    await bench.put({ 'c/a': {} });
    const stream = open();
    addDocuments(stream, 2, ['c/a', 'c/missing']);
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['c/a'], gone: ['c/missing'] });
    await bench.put({ 'c/missing': { v: int(1) } });
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['c/missing'], gone: [] });
    await remove('c/a');
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: [], gone: ['c/a'] });
    stream.close();
  });

  it('a listener with a limit gets the documents that enter or leave its result', async () => {
    await bench.put({ 'c/a': { v: int(1) }, 'c/b': { v: int(2) }, 'c/c': { v: int(3) } });
    const stream = open();
    addQuery(stream, 2, from('c', { orderBy: [orderBy('v')], limit: 2 }));
    expect(summary(await nextSnapshot(stream)).changed).toEqual(['c/a', 'c/b']);
    await bench.put({ 'c/zero': { v: int(0) } });
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['c/zero'], gone: ['c/b'] });
    await bench.put({ 'c/late': { v: int(9) } });
    await remove('c/a');
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['c/b'], gone: ['c/a'] });
    await bench.put({ 'c/zero': { v: int(8) } });
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['c/c'], gone: ['c/zero'] });
    stream.close();
  });

  it('a listener gets the changes of a collection group', async () => {
    const stream = open();
    addQuery(stream, 2, { from: [{ collectionId: 'c', allDescendants: true }] });
    await nextSnapshot(stream);
    await bench.put({ 'a/x/c/y': {}, 'c/z': {}, 'c/z/d/w': {} });
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: ['a/x/c/y', 'c/z'], gone: [] });
    stream.close();
  });

  it('a stream sends each change of a document once, for all its targets', async () => {
    const stream = open();
    addQuery(stream, 2, from('c'));
    await nextSnapshot(stream);
    addQuery(stream, 4, from('c', { where: where('v', 'EQUAL', int(1)) }));
    await nextSnapshot(stream);
    addDocuments(stream, 6, ['c/a']);
    await nextSnapshot(stream);
    await bench.put({ 'c/a': { v: int(1) } });
    const { messages } = await nextSnapshot(stream);
    expect(messages).toHaveLength(2);
    expect(messages[0]?.documentChange?.targetIds?.toSorted()).toEqual([2, 4, 6]);
    await bench.put({ 'c/a': { v: int(2) } });
    const second = await nextSnapshot(stream);
    expect(second.messages[0]?.documentChange).toMatchObject({ removedTargetIds: [4] });
    stream.close();
  });

  it('a removed target gets no changes', async () => {
    const stream = open();
    addQuery(stream, 2, from('c'));
    await nextSnapshot(stream);
    stream.send({ database: bench.target.database, removeTarget: 2 });
    expect(await stream.next()).toMatchObject({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [2] },
    });
    stream.send({ database: bench.target.database, removeTarget: 99 });
    await bench.put({ 'c/a': {} });
    addQuery(stream, 4, from('d'));
    expect(await stream.next()).toMatchObject({ targetChange: { targetChangeType: 'ADD', targetIds: [4] } });
    stream.close();
  });

  it('an invalid target is removed, and its stream goes on', async () => {
    const stream = open();
    addQuery(stream, 2, from('c', { limit: -1 }));
    await expect(nextSnapshot(stream)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'limit is negative',
    });
    addQuery(stream, 4, from('c'));
    await nextSnapshot(stream);
    stream.close();
  });

  it('a resumed listener gets the changes since its token, deletions included, and the number of documents', async () => {
    await bench.put({ 'c/stays': {}, 'c/changes': { v: int(1) }, 'c/goes': {} });
    const first = open();
    addQuery(first, 2, from('c'));
    const { resumeToken } = await nextSnapshot(first);
    first.close();
    await bench.put({ 'c/changes': { v: int(2) }, 'c/new': {} });
    await remove('c/goes');
    const second = open();
    addQuery(second, 2, from('c'), { resumeToken });
    const snapshot = await nextSnapshot(second);
    expect(summary(snapshot)).toEqual({ changed: ['c/changes', 'c/new'], gone: ['c/goes'] });
    // A client that then has another number of documents must query again.
    expect(snapshot.messages.find(({ filter }) => filter)?.filter).toEqual({ targetId: 2, count: 3 });
    second.close();
  });

  it('a listener with a token that is too old gets a RESET and the whole result', async () => {
    await bench.put({ 'c/a': {} });
    const stream = open();
    // The token is {1: {1: 1000}} in protobuf: 1000 microseconds since 1970.
    addQuery(stream, 2, from('c'), { resumeToken: Buffer.from([10, 3, 8, 232, 7]).toString('base64') });
    const snapshot = await nextSnapshot(stream);
    expect(snapshot.messages.map(({ targetChange }) => targetChange?.targetChangeType)).toContain('RESET');
    expect(summary(snapshot).changed).toEqual(['c/a']);
    stream.close();
  });

  it('a listener gets the deletions when the database is cleared', async () => {
    await bench.put({ 'c/a': {}, 'c/b': {} });
    const stream = open();
    addQuery(stream, 2, from('c'));
    await nextSnapshot(stream);
    await fetch(`http://${bench.target.address}/emulator/v1/${bench.target.database}/documents`, {
      method: 'DELETE',
    });
    expect(summary(await nextSnapshot(stream))).toEqual({ changed: [], gone: ['c/a', 'c/b'] });
    stream.close();
  });
});

onStreamTransports(
  'listen under rules',
  (bench) => {
    const add = (stream: TestStream, targetId: number, what: Json): void =>
      stream.send({ database: bench.target.database, addTarget: { targetId, ...what } });
    const query = (structuredQuery: Json): Json => ({ query: { parent: bench.name(), structuredQuery } });
    const owned = (owner: string): Json =>
      query(from('mine', { where: where('owner', 'EQUAL', string(owner)) }));
    const denied = { code: 'PERMISSION_DENIED' };

    it('a target that rules do not allow is removed, and its stream goes on', async () => {
      await bench.put({ 'mine/a': { owner: string('alice') } });
      const stream = bench.driver.open('Listen', bench.target.database, userToken('alice'));
      add(stream, 2, query(from('mine')));
      await expect(nextSnapshot(stream)).rejects.toMatchObject(denied);
      add(stream, 4, owned('alice'));
      expect((await nextSnapshot(stream)).changed).toHaveLength(1);
      stream.close();
      const anonymous = bench.driver.open('Listen', bench.target.database, ANONYMOUS);
      add(anonymous, 2, owned('alice'));
      await expect(nextSnapshot(anonymous)).rejects.toMatchObject(denied);
      anonymous.close();
    });

    it('a listener is removed when its user may no longer read the document', async () => {
      await bench.put({ 'mine/a': { owner: string('alice') } });
      const stream = bench.driver.open('Listen', bench.target.database, userToken('alice'));
      add(stream, 2, { documents: { documents: [bench.name('mine/a')] } });
      await nextSnapshot(stream);
      await bench.put({ 'mine/a': { owner: string('bob') } });
      await expect(nextSnapshot(stream)).rejects.toMatchObject(denied);
      stream.close();
    });

    it('a listener is removed when new rules do not allow it', async () => {
      const stream = bench.driver.open('Listen', bench.target.database, userToken('alice'));
      add(stream, 2, owned('alice'));
      await nextSnapshot(stream);
      await putRules(
        bench.target,
        'service cloud.firestore { match /databases/{d}/documents { match /none/{x} { allow read; } } }',
      );
      await expect(nextSnapshot(stream)).rejects.toMatchObject(denied);
      stream.close();
      await putRules(bench.target, RULES);
    });
  },
  { rules: RULES },
);

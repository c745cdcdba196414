import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { int } from '../support/json.ts';
import { onEveryTransport } from '../support/suite.ts';

onEveryTransport('preconditions', (bench) => {
  const update = (path: string, currentDocument: object) =>
    bench.driver.commit(bench.target.database, [
      { update: { name: bench.name(path), fields: { a: int(2) } }, currentDocument },
    ]);

  it('a create of an existing document is refused', async () => {
    await bench.put({ 'c/d': { a: int(1) } });
    await expect(update('c/d', { exists: false })).rejects.toMatchObject({
      code: 'ALREADY_EXISTS',
      message: expect.stringContaining('entity already exists: ') as string,
    });
    expect(await bench.fields('c/d')).toEqual({ a: int(1) });
    await update('c/new', { exists: false });
    expect(await bench.fields('c/new')).toEqual({ a: int(2) });
  });

  it('an update of a missing document is refused', async () => {
    await expect(update('c/none', { exists: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining('no entity to update: ') as string,
    });
  });

  it('an update with an old updateTime is refused', async () => {
    await bench.put({ 'c/d': { a: int(1) } });
    const [document] = await bench.driver.get(bench.target.database, [bench.name('c/d')]);
    const updateTime = document?.updateTime;
    await update('c/d', { updateTime });
    await expect(update('c/d', { updateTime })).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
      message: expect.stringMatching(
        /^the stored version \(\d+\) does not match the required base version \(\d+\)$/,
      ) as string,
    });
  });

  it('a delete that requires an existing document is refused for a missing one', async () => {
    const remove = (currentDocument: object) =>
      bench.driver.commit(bench.target.database, [{ delete: bench.name('c/d'), currentDocument }]);
    await expect(remove({ exists: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await bench.put({ 'c/d': { a: int(1) } });
    await remove({ exists: true });
    expect(await bench.fields('c/d')).toBeUndefined();
  });

  type Step = 'delete' | 'set' | 'update' | 'update a version' | 'set another';
  const writes: Readonly<Record<Step, () => Json>> = {
    delete: () => ({ delete: bench.name('c/d') }),
    set: () => ({ update: { name: bench.name('c/d'), fields: { a: int(3) } } }),
    update: () => ({ ...writes.set(), currentDocument: { exists: true } }),
    'update a version': () => ({
      ...writes.set(),
      currentDocument: { updateTime: '2020-01-01T00:00:00Z' },
    }),
    'set another': () => ({ update: { name: bench.name('c/other'), fields: {} } }),
  };
  const commit = (...steps: Step[]) =>
    bench.driver.commit(
      bench.target.database,
      steps.map((step) => writes[step]()),
    );

  it.each([true, false])(
    'an update after a delete fails the whole commit; the document existed: %s',
    async (existed) => {
      if (existed) await bench.put({ 'c/d': { a: int(1) } });
      for (const refused of ['update', 'update a version'] as const) {
        await expect(commit('set another', 'delete', refused)).rejects.toMatchObject({
          code: 'INVALID_ARGUMENT',
        });
        await expect(commit('set', 'delete', refused)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
      }
      expect(await bench.fields('c/d')).toEqual(existed ? { a: int(1) } : undefined);
      expect(await bench.fields('c/other')).toBeUndefined();
    },
  );

  it('a document can be deleted, set, and then updated in one commit', async () => {
    await commit('delete', 'delete');
    await commit('delete', 'set');
    expect(await bench.fields('c/d')).toEqual({ a: int(3) });
    await commit('set', 'delete', 'set');
    await commit('delete', 'set', 'update');
    expect(await bench.fields('c/d')).toEqual({ a: int(3) });
  });

  it('a verify checks its precondition without writing the document', async () => {
    await bench.put({ 'c/read': { a: int(1) } });
    const [document] = await bench.driver.get(bench.target.database, [bench.name('c/read')]);
    const commit = (currentDocument: object) =>
      bench.driver.commit(bench.target.database, [
        { verify: bench.name('c/read'), currentDocument },
        { update: { name: bench.name('c/written'), fields: { a: int(1) } } },
      ]);
    await commit({ updateTime: document?.updateTime });
    expect(await bench.fields('c/written')).toEqual({ a: int(1) });
    await bench.put({ 'c/read': { a: int(2) } });
    await expect(commit({ updateTime: document?.updateTime })).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
    });
    await expect(commit({ exists: false })).rejects.toMatchObject({ code: 'ALREADY_EXISTS' });
    expect(await bench.fields('c/read')).toEqual({ a: int(2) });
  });
});

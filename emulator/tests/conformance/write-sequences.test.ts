// Which writes of one document may follow each other in a commit, and what deletes and verifications may not have.
import { expect, it } from 'vitest';
import type { Json } from '../support/driver.ts';
import { array, int, map } from '../support/json.ts';
import { onCallTransports, onEveryTransport } from '../support/suite.ts';

type Step =
  | 'set'
  | 'create'
  | 'update'
  | 'delete'
  | 'delete existing'
  | 'delete missing'
  | 'verify'
  | 'set old'
  | 'set older'
  | 'delete old';

const DIFFERENT = 'Cannot collapse mutations with different version preconditions';
const OLD = 'VersionPrecondition{exactBaseVersion=1577836800000000, maxBaseVersion=null}';
const OLDER = 'VersionPrecondition{exactBaseVersion=1546300800000000, maxBaseVersion=null}';

/** Writes in one commit on a missing document, and Google's message if they are refused. */
const SEQUENCES: readonly (readonly [steps: readonly Step[], message?: string])[] = [
  [['set', 'create'], 'Cannot upsert then insert an entity in the same request.'],
  [['create', 'create'], 'Cannot insert then insert an entity in the same request.'],
  [['update', 'create'], 'Cannot update then insert an entity in the same request.'],
  [['update', 'set', 'create'], 'Cannot update then insert an entity in the same request.'],
  [['delete', 'set', 'create'], 'Cannot upsert then insert an entity in the same request.'],
  [['delete', 'update'], 'Cannot delete then update an entity in the same request.'],
  [['delete', 'delete existing'], 'Cannot delete then delete an entity in the same request.'],
  [['set', 'delete missing'], 'Cannot upsert then delete an entity in the same request.'],
  [['verify', 'set'], 'the same document cannot be verified and then written in a single request'],
  [['verify', 'delete'], 'the same document cannot be verified and then written in a single request'],
  [['set', 'verify'], 'the same document cannot be written and then verified in a single request'],
  [['verify', 'verify'], 'the same document cannot be verified more than once in a single request'],
  [['set', 'set old'], `${DIFFERENT} (null and ${OLD})`],
  [['create', 'delete old'], `${DIFFERENT} (null and ${OLD})`],
  [['set old', 'set', 'set older'], `${DIFFERENT} (${OLD} and ${OLDER})`],
  [['delete old', 'set old'], 'Cannot delete then update an entity in the same request.'],
  [['verify', 'delete old'], 'the same document cannot be verified and then written in a single request'],
  [['create', 'update']],
  [['create', 'set']],
  [['set', 'update']],
  [['set', 'delete existing']],
  [['delete', 'create']],
  [['delete missing', 'create']],
  [['set', 'delete', 'create']],
  [['create', 'delete', 'create']],
  [['delete', 'delete']],
  [['verify']],
];

onEveryTransport('writes of one document in one commit', (bench) => {
  const writes: Readonly<Record<Step, () => Json>> = {
    set: () => ({ update: { name: bench.name('c/d'), fields: { a: int(1) } } }),
    create: () => ({ ...writes.set(), currentDocument: { exists: false } }),
    update: () => ({ ...writes.set(), currentDocument: { exists: true } }),
    delete: () => ({ delete: bench.name('c/d') }),
    'set old': () => ({ ...writes.set(), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
    'set older': () => ({ ...writes.set(), currentDocument: { updateTime: '2019-01-01T00:00:00Z' } }),
    'delete old': () => ({ ...writes.delete(), currentDocument: { updateTime: '2020-01-01T00:00:00Z' } }),
    'delete existing': () => ({ ...writes.delete(), currentDocument: { exists: true } }),
    'delete missing': () => ({ ...writes.delete(), currentDocument: { exists: false } }),
    verify: () => ({ verify: bench.name('c/d'), currentDocument: { exists: false } }),
  };

  it.each(SEQUENCES.map(([steps, message]) => ({ steps, message, answer: message ?? 'answered' })))(
    '$steps together: $answer',
    async ({ steps, message }) => {
      const commit = bench.driver.commit(
        bench.target.database,
        steps.map((step) => writes[step]()),
      );
      if (message === undefined) await commit;
      else await expect(commit).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', message });
    },
  );
});

onCallTransports('two deletions of one version', (bench) => {
  it('two deletions of one version in one commit ask for it once', async () => {
    const { database } = bench.target;
    const name = bench.name('c/d');
    const old = { delete: name, currentDocument: { updateTime: '2020-01-01T00:00:00Z' } };
    await expect(bench.driver.commit(database, [old, old])).rejects.toMatchObject({
      code: 'FAILED_PRECONDITION',
    });
    const { writeResults } = await bench.driver.commit(database, [{ update: { name, fields: {} } }]);
    const { updateTime = '' } = writeResults[0] ?? {};
    const current = { delete: name, currentDocument: { updateTime } };
    await bench.driver.commit(database, [current, current]);
  });
});

onCallTransports('writes with what they may not have', (bench) => {
  const refuses = (write: Json, message: string) =>
    expect(bench.driver.commit(bench.target.database, [write])).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message,
    });

  it('a delete with transforms or a mask is refused', async () => {
    const write = { delete: bench.name('c/d') };
    await refuses(
      { ...write, updateTransforms: [{ fieldPath: 'a', increment: int(1) }] },
      'a delete must not specify a update transform.',
    );
    await refuses(
      { ...write, updateMask: { fieldPaths: ['a'] } },
      'a delete must not specify a document mask.',
    );
  });

  it('a list in a list is refused also in a field that the mask leaves out', async () => {
    const inner = array(int(1));
    for (const value of [array(inner), map({ a: array(inner) }), array(map({ a: array(inner) }))]) {
      await refuses(
        { update: { name: bench.name('c/d'), fields: { a: value } }, updateMask: { fieldPaths: ['b'] } },
        'Cannot convert an array value in an array value.',
      );
    }
  });

  it('a verification without a precondition is refused', async () => {
    await refuses({ verify: bench.name('c/d') }, 'a verify must contain a precondition');
  });

  it('a read-only transaction is not committed, whether with writes or without', async () => {
    const { database } = bench.target;
    for (const writes of [[], [{ update: { name: bench.name('c/d') } }]]) {
      const [begun] = await bench.driver.call('BeginTransaction', { database, options: { readOnly: {} } });
      const { transaction } = begun as { transaction: string };
      await expect(bench.driver.call('Commit', { database, writes, transaction })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENT',
      });
    }
  });
});

// The restore drill: an export of the suite, and the comparison on databases of this file's own.
import { beforeEach, expect, test } from 'vitest';
import { compareDatabases } from '../../tools/restore/compare.ts';
import { DRILL_PROJECT, restoreExport } from '../../tools/restore/restore.ts';
import { ownDatabase, suiteDatabase } from '../functions/environment.ts';

const live = await ownDatabase('demo-drill');
const restored = await ownDatabase('demo-drill-restored');
// A project of this file's own: others write to the suite's meanwhile.
const suite = suiteDatabase('demo-drill-suite');
const copy = suiteDatabase(DRILL_PROJECT);

beforeEach(async () => {
  for (const { firestore, clear } of [live, restored]) {
    await clear();
    await firestore.doc('profiles/asha').set({ first_name: 'Asha', username: 'asha' });
    await firestore.doc('profiles/asha/private/contact').set({ phone: '' });
    await firestore.doc('usernames/asha').set({ uid: 'asha' });
  }
});

const compared = async (): Promise<string[]> =>
  (await compareDatabases(live.firestore, restored.firestore)).map(({ level, what }) => `${level}: ${what}`);

test('a restored database that holds everything passes the comparison', async () => {
  expect(await compared()).toEqual([
    'ok: profiles: 1 live, 1 restored',
    'ok: usernames: 1 live, 1 restored',
    'ok: …/private: 1 live, 1 restored',
    'ok: …/views: 0 live, 0 restored',
    'ok: 1 of 1 profiles of a sample are readable',
  ]);
});

test('a collection that the restored database lacks, and profiles deleted since, are reported', async () => {
  await restored.firestore.doc('usernames/asha').delete();
  await live.firestore.doc('profiles/asha').delete();
  await live.firestore.doc('profiles/meera').set({ first_name: 'Meera' });
  expect(await compared()).toEqual(
    expect.arrayContaining([
      'missing: usernames: 1 live, none restored',
      'reminder: 1 profiles of the sample were deleted since',
    ]),
  );
});

test('an export of the database is restored into another project, and removed there', async () => {
  await suite.firestore.doc('profiles/asha').set({ first_name: 'Asha' });
  const { remove } = await restoreExport('demo-drill-suite');
  const levels = (await compareDatabases(suite.firestore, copy.firestore)).map(({ level }) => level);
  expect(new Set(levels)).toEqual(new Set(['ok']));
  expect((await copy.firestore.doc('profiles/asha').get()).get('first_name')).toBe('Asha');
  await remove();
  expect((await copy.firestore.collection('profiles').get()).size).toBe(0);
  await suite.clear();
});

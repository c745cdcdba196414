import { expect, it } from 'vitest';
import { ANONYMOUS, type Json, userToken } from '../support/driver.ts';
import { from, string, where } from '../support/json.ts';
import { onCallTransports } from '../support/suite.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /open/{id} { allow read, write; }
  match /mine/{id} { allow read, write: if request.auth.uid == resource.data.owner || request.auth.uid == request.resource.data.owner; }
} }`;

onCallTransports(
  'authorization',
  (bench) => {
    const get = (path: string, authorization?: string) =>
      bench.driver.get(bench.target.database, [bench.name(path)], authorization);
    const denied = { code: 'PERMISSION_DENIED' };

    it('an administrator bypasses the rules, a user does not', async () => {
      await bench.put({ 'closed/x': {}, 'open/x': {} });
      for (const admin of ['Bearer owner', 'bearer OWNER', 'Bearer ya29.token']) await get('closed/x', admin);
      for (const other of [ANONYMOUS, userToken('alice')]) {
        await expect(get('closed/x', other)).rejects.toMatchObject(denied);
        expect(await get('open/x', other)).toHaveLength(1);
      }
    });

    it('an invalid authorization header is refused', async () => {
      for (const header of ['Bearer garbage', 'Bearer ownerx', 'Bearer a.b.c', 'Bearer e30.W10.']) {
        await expect(get('open/x', header)).rejects.toMatchObject({
          code: 'INVALID_ARGUMENT',
          message: 'invalid jwt',
        });
      }
      await expect(get('open/x', 'Basic eDp5')).rejects.toMatchObject({ code: 'UNKNOWN' });
    });

    it('a rule on an owner field lets only the owner read', async () => {
      await bench.put({ 'mine/x': { owner: string('alice') } });
      expect(await get('mine/x', userToken('alice'))).toHaveLength(1);
      await expect(get('mine/x', userToken('bob'))).rejects.toMatchObject(denied);
    });

    it('rules are checked before preconditions', async () => {
      const update = { update: { name: bench.name('closed/none') }, currentDocument: { exists: true } };
      await expect(
        bench.driver.commit(bench.target.database, [update], userToken('alice')),
      ).rejects.toMatchObject(denied);
    });

    it('a user may not make administrative calls', async () => {
      const user = userToken('alice');
      const { database } = bench.target;
      const refused = (method: string, request: Json, message: string) =>
        expect(bench.driver.call(method, request, user)).rejects.toMatchObject({ ...denied, message });
      await refused('BatchWrite', { database, writes: [] }, 'Batch writes require admin authentication.');
      await refused(
        'ListCollectionIds',
        { parent: bench.name() },
        'Metadata operations require admin authentication.',
      );
      await refused(
        'ListDocuments',
        { parent: bench.name(), collectionId: 'open', showMissing: true },
        'Metadata operations require admin authentication.',
      );
    });

    it('a query is allowed or refused by its constraints, not by the documents it finds', async () => {
      const query = (structuredQuery: Json) =>
        bench.driver.query(bench.name(), structuredQuery, userToken('alice'));
      await bench.put({ 'mine/x': { owner: string('alice') } });
      await expect(query(from('mine'))).rejects.toMatchObject(denied);
      expect(await query(from('mine', { where: where('owner', 'EQUAL', string('alice')) }))).toHaveLength(1);
      await expect(
        query(from('mine', { where: where('owner', 'EQUAL', string('bob')) })),
      ).rejects.toMatchObject(denied);
    });
  },
  { rules: RULES },
);

// What the functions keep of views: the owner reads the days and their shards, nobody the marks and the secret.
import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { shardId } from '@marquee/domain/views';
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { firestoreAs, given, OWNER, rulesEnvironment, type Actor } from './environment.ts';

const DAY = '2026-11-21';
const VIEWS = `profiles/${OWNER}/views`;
const MARK = `${VIEWS}/${DAY}/viewers/abc_1`;
const SECRET = 'secrets/viewers';
const ACTORS: readonly Actor[] = ['owner', 'other', 'anonymous'];

let env: RulesTestEnvironment;
beforeAll(async () => {
  env = await rulesEnvironment('views');
});
beforeEach(async () => {
  await env.clearFirestore();
  await given(env, {
    [`${VIEWS}/${DAY}`]: { count: 100 },
    [`${VIEWS}/${shardId(DAY, 3)}`]: { count: 7 },
    [MARK]: { expires_at: 1 },
    [SECRET]: { secret: 'x' },
  });
});
afterAll(() => env.cleanup());

const as = (actor: Actor) => firestoreAs(env, actor);

it("a day and its shards are the owner's to read, and nobody's to write", async () => {
  const days = (actor: Actor) =>
    getDocs(query(collection(as(actor), VIEWS), where(documentId(), '>=', '2026-11-01')));
  expect((await assertSucceeds(days('owner'))).size).toBe(2);
  await assertFails(days('other'));
  await assertFails(days('anonymous'));
  for (const actor of ACTORS) {
    await assertFails(setDoc(doc(as(actor), VIEWS, shardId(DAY, 3)), { count: 1000 }));
  }
});

it.each(ACTORS)('marks of viewers and the secret are closed to %s', async (actor) => {
  for (const path of [MARK, SECRET]) {
    await assertFails(getDoc(doc(as(actor), path)));
    await assertFails(setDoc(doc(as(actor), path), { secret: 'y' }));
  }
  await assertFails(getDocs(collection(as(actor), `${VIEWS}/${DAY}/viewers`)));
  await assertFails(getDocs(collectionGroup(as(actor), 'viewers')));
  await assertFails(getDocs(collection(as(actor), 'secrets')));
});

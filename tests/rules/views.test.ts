// View counts that functions store: the owner reads the weeks and their shards; nobody reads the viewer documents and
// the secret of viewers' keys.
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
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
import { beforeEach, expect, it } from 'vitest';
import { OWNER } from './matrix/actors.ts';
import { type Actor, useRules } from './rules-environment.ts';

const { as, given } = useRules('views');

const WEEK = '2026-11-16w';
const VIEWS = `profiles/${OWNER}/views`;
const VIEWERS = `profiles/${OWNER}/viewers`;
const VIEWER = `${VIEWERS}/984560`;
const SECRET = 'secrets/viewers-2026-11';
const ACTORS: readonly Actor[] = ['owner', 'other', 'anonymous'];

beforeEach(async () => {
  await given({
    [`${VIEWS}/${WEEK}`]: { count: 100 },
    [VIEWER]: { seen: ['key'], expires_at: 1 },
    [SECRET]: { secret: 'x' },
  });
});

it("the owner alone reads a profile's weeks, and nobody writes one", async () => {
  const weeks = (actor: Actor) =>
    getDocs(query(collection(as(actor), VIEWS), where(documentId(), '>=', '2026-11-01')));
  expect((await assertSucceeds(weeks('owner'))).size).toBe(1);
  await assertFails(weeks('other'));
  await assertFails(weeks('anonymous'));
  for (const actor of ACTORS) {
    await assertFails(setDoc(doc(as(actor), VIEWS, WEEK), { count: 1000 }));
  }
});

it.each(ACTORS)(
  'the actor %s may neither read nor write viewer documents or the secret of viewers’ keys',
  async (actor) => {
    for (const path of [VIEWER, SECRET]) {
      await assertFails(getDoc(doc(as(actor), path)));
      await assertFails(setDoc(doc(as(actor), path), { secret: 'y' }));
    }
    await assertFails(getDocs(collection(as(actor), VIEWERS)));
    await assertFails(getDocs(collectionGroup(as(actor), 'viewers')));
    await assertFails(getDocs(collection(as(actor), 'secrets')));
  },
);

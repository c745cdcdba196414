import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { type Actor, CREATED, OTHER, OWNER, storedProfile, useRules } from './rules-environment.ts';

const { as, given } = useRules('usernames');

const PROFILE = `profiles/${OWNER}`;
const name = (uid: string) => ({ uid, created_at: CREATED });

/** The owner's profile with these names, each with its document. */
const holding = async (username: string, former: string[] = []): Promise<void> => {
  const names = [...(username === '' ? [] : [username]), ...former];
  await given({
    [PROFILE]: storedProfile({ username, former_usernames: former }),
    ...Object.fromEntries(names.map((held) => [`usernames/${held}`, name(OWNER)])),
  });
};

interface Move {
  readonly username: string;
  readonly former: string[];
  readonly claim?: string[];
  readonly release?: string[];
}

/** One commit that changes names as the app does. */
const move = (actor: Actor, { username, former, claim = [], release = [] }: Move) => {
  const db = as(actor);
  const batch = writeBatch(db);
  for (const claimed of claim)
    batch.set(doc(db, 'usernames', claimed), { uid: OWNER, created_at: serverTimestamp() });
  for (const released of release) batch.delete(doc(db, 'usernames', released));
  batch.update(doc(db, PROFILE), { username, former_usernames: former, updated_at: serverTimestamp() });
  return batch.commit();
};

describe('claiming a username', () => {
  beforeEach(() => holding(''));

  it('a username is claimed with its document and the profile in one commit', async () => {
    await assertSucceeds(move('owner', { username: 'asha-rao', former: [], claim: ['asha-rao'] }));
  });

  it('either half of a claim is refused', async () => {
    await assertFails(
      setDoc(doc(as('owner'), 'usernames/asha-rao'), { uid: OWNER, created_at: serverTimestamp() }),
    );
    await assertFails(move('owner', { username: 'asha-rao', former: [] }));
  });

  it('a taken name is refused and stays with its owner', async () => {
    await given({ 'usernames/asha-rao': name(OTHER) });
    await assertFails(move('owner', { username: 'asha-rao', former: [], claim: ['asha-rao'] }));
    await assertFails(move('owner', { username: 'asha-rao', former: [] }));
  });

  it('a claim for another account is refused', async () => {
    const db = as('owner');
    const batch = writeBatch(db)
      .set(doc(db, 'usernames/asha-rao'), { uid: OTHER, created_at: serverTimestamp() })
      .update(doc(db, PROFILE), { username: 'asha-rao', updated_at: serverTimestamp() });
    await assertFails(batch.commit());
  });

  it('a claim of two names at once is refused', async () => {
    await assertFails(move('owner', { username: 'asha-rao', former: [], claim: ['asha-rao', 'asha-two'] }));
  });

  it('a username document with more fields than uid and created_at, or a forged time, is refused', async () => {
    const attempt = (fields: Record<string, unknown>) => {
      const db = as('owner');
      return writeBatch(db)
        .set(doc(db, 'usernames/asha-rao'), fields)
        .update(doc(db, PROFILE), { username: 'asha-rao', updated_at: serverTimestamp() })
        .commit();
    };
    await assertFails(attempt({ uid: OWNER, created_at: serverTimestamp(), note: 'x' }));
    await assertFails(attempt({ uid: OWNER, created_at: CREATED }));
    await assertFails(attempt({ uid: OWNER }));
  });
});

describe('changing a username', () => {
  beforeEach(() => holding('first'));

  it('an unverified account holds one name: the former one goes', async () => {
    await assertFails(move('unverified', { username: 'second', former: ['first'], claim: ['second'] }));
    await assertSucceeds(
      move('unverified', { username: 'second', former: [], claim: ['second'], release: ['first'] }),
    );
  });

  it('a change keeps the former name, which goes on redirecting', async () => {
    await assertSucceeds(move('owner', { username: 'second', former: ['first'], claim: ['second'] }));
  });

  it('a change may release the former name in the same commit', async () => {
    await assertSucceeds(
      move('owner', { username: 'second', former: [], claim: ['second'], release: ['first'] }),
    );
  });

  it('a change that forgets the former name and keeps its document is refused', async () => {
    await assertFails(move('owner', { username: 'second', former: [], claim: ['second'] }));
  });

  it('a name that is still held cannot be deleted', async () => {
    await assertFails(deleteDoc(doc(as('owner'), 'usernames/first')));
  });

  it('a former name that the user never had is refused', async () => {
    await given({ 'usernames/stolen': name(OTHER) });
    await assertFails(move('owner', { username: 'first', former: ['stolen'] }));
  });

  it('an owner goes back to a former name', async () => {
    await holding('second', ['first']);
    await assertSucceeds(move('owner', { username: 'first', former: ['second'] }));
  });

  it('an owner holds three names at most', async () => {
    await holding('third', ['second', 'first']);
    await assertFails(
      move('owner', { username: 'fourth', former: ['third', 'second', 'first'], claim: ['fourth'] }),
    );
    await assertSucceeds(
      move('owner', {
        username: 'fourth',
        former: ['third', 'second'],
        claim: ['fourth'],
        release: ['first'],
      }),
    );
  });
});

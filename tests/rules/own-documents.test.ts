// Settings, skills, user_skills, and everything the rules do not name.
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { CREATED, type Fields, OTHER, OWNER, useRules } from './environment.ts';

const { as, given } = useRules('own');

describe('settings', () => {
  const settings = (changes: Fields = {}): Fields => ({
    theme: 'system',
    notify_views: true,
    show_name_when_viewing: true,
    show_email_when_viewing: false,
    updated_at: serverTimestamp(),
    ...changes,
  });

  it("are the owner's alone", async () => {
    await given({ [`settings/${OWNER}`]: settings({ updated_at: CREATED }) });
    await assertSucceeds(getDoc(doc(as('owner'), 'settings', OWNER)));
    await assertSucceeds(setDoc(doc(as('owner'), 'settings', OWNER), settings({ theme: 'dark' })));
    for (const actor of ['anonymous', 'other'] as const) {
      await assertFails(getDoc(doc(as(actor), 'settings', OWNER)));
      await assertFails(setDoc(doc(as(actor), 'settings', OWNER), settings()));
    }
    await assertFails(getDocs(collection(as('owner'), 'settings')));
  });

  it('take one choice alone, without a document and beside stored choices', async () => {
    const place = doc(as('owner'), 'settings', OWNER);
    await assertSucceeds(setDoc(place, { theme: 'dark', updated_at: serverTimestamp() }, { merge: true }));
    const change = { show_name_when_viewing: false, updated_at: serverTimestamp() };
    await assertSucceeds(setDoc(place, change, { merge: true }));
    expect((await getDoc(place)).data()).toMatchObject({ theme: 'dark', show_name_when_viewing: false });
  });

  it.each<[string, Fields]>([
    ['another theme', { theme: 'neon' }],
    ['notify_views as text', { notify_views: 'yes' }],
    ['show_name_when_viewing as a number', { show_name_when_viewing: 1 }],
    ['show_email_when_viewing as null', { show_email_when_viewing: null }],
    ['a foreign key', { is_admin: true }],
    ['a forged time', { updated_at: CREATED }],
  ])('refuse %s', async (_name, changes) => {
    await assertFails(setDoc(doc(as('owner'), 'settings', OWNER), settings(changes)));
  });
});

describe('skills', () => {
  it('everybody reads the catalogue, nobody writes it', async () => {
    await given({ 'skills/kathak': { category: 'Dance', skill_name: 'Kathak' } });
    await assertSucceeds(getDocs(collection(as('anonymous'), 'skills')));
    await assertSucceeds(getDoc(doc(as('other'), 'skills/kathak')));
    await assertFails(setDoc(doc(as('owner'), 'skills/kathak'), { category: 'Dance', skill_name: 'X' }));
    await assertFails(deleteDoc(doc(as('owner'), 'skills/kathak')));
  });

  it("each user's skills are one document of the user's own", async () => {
    const skills = { user_id: OWNER, skill_ids: ['kathak'] };
    await assertSucceeds(setDoc(doc(as('owner'), `user_skills/${OWNER}`), skills));
    await assertSucceeds(
      getDocs(query(collection(as('owner'), 'user_skills'), where('user_id', '==', OWNER))),
    );
    await assertFails(getDocs(query(collection(as('other'), 'user_skills'), where('user_id', '==', OWNER))));
    await assertFails(setDoc(doc(as('other'), `user_skills/${OWNER}`), skills));
    await assertFails(deleteDoc(doc(as('other'), `user_skills/${OWNER}`)));
    await assertFails(setDoc(doc(as('owner'), `user_skills/${OWNER}_kathak`), skills));
    await assertFails(setDoc(doc(as('owner'), `user_skills/${OWNER}`), { ...skills, level: 3 }));
    await assertFails(setDoc(doc(as('other'), `user_skills/${OTHER}`), skills));
    await assertSucceeds(deleteDoc(doc(as('owner'), `user_skills/${OWNER}`)));
  });
});

describe('anything else', () => {
  it.each(['admin/config', 'users/owner1', `profiles/${OWNER}/private/other`, `profiles/${OWNER}/secrets/x`])(
    'is denied: %s',
    async (path) => {
      await given({ [path]: { a: 1 } });
      await assertFails(getDoc(doc(as('owner'), path)));
      await assertFails(setDoc(doc(as('owner'), path), { a: 2 }));
    },
  );
});

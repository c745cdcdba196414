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
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Actor,
  contactFields,
  CREATED,
  type Fields,
  OWNER,
  profileFields,
  storedProfile,
  useRules,
} from './environment.ts';

const { as, asOwnerWith, given } = useRules('profiles');

const PROFILE = `profiles/${OWNER}`;
const CONTACT = `${PROFILE}/private/contact`;

describe('reading a profile', () => {
  it.each(['anonymous', 'other', 'owner'] as const)('a public one is readable by %s', async (actor) => {
    await given({ [PROFILE]: storedProfile({ is_profile_public: true }) });
    expect((await assertSucceeds(getDoc(doc(as(actor), PROFILE)))).exists()).toBe(true);
  });

  it.each([
    ['anonymous', false],
    ['other', false],
    ['unverified', true],
    ['owner', true],
  ] as const)('a private one, by %s: %s', async (actor, allowed) => {
    await given({ [PROFILE]: storedProfile() });
    await (allowed ? assertSucceeds : assertFails)(getDoc(doc(as(actor), PROFILE)));
  });

  it('anybody may read a missing one', async () => {
    expect((await assertSucceeds(getDoc(doc(as('anonymous'), 'profiles/nobody')))).exists()).toBe(false);
  });

  it.each(['anonymous', 'other', 'owner'] as const)('nobody lists profiles: %s', async (actor) => {
    await given({ [PROFILE]: storedProfile({ is_profile_public: true }) });
    await assertFails(getDocs(collection(as(actor), 'profiles')));
    await assertFails(
      getDocs(query(collection(as(actor), 'profiles'), where('is_profile_public', '==', true))),
    );
  });
});

describe('creating a profile', () => {
  it('the owner creates a private one', async () => {
    await assertSucceeds(setDoc(doc(as('owner'), PROFILE), profileFields()));
  });

  it.each(['anonymous', 'other'] as const)('not %s', async (actor) => {
    await assertFails(setDoc(doc(as(actor), PROFILE), profileFields()));
  });

  it('not public at once', async () => {
    await assertFails(setDoc(doc(as('owner'), PROFILE), profileFields({ is_profile_public: true })));
  });

  it('not with a forged time', async () => {
    await assertFails(setDoc(doc(as('owner'), PROFILE), profileFields({ created_at: CREATED })));
    await assertFails(setDoc(doc(as('owner'), PROFILE), profileFields({ updated_at: Timestamp.now() })));
  });
});

describe('the fields of a profile', () => {
  // Each field with every wrong value: matrix/collections/profiles.ts.
  it('takes empty values as the editor sends them', async () => {
    await given({ [PROFILE]: storedProfile() });
    await assertSucceeds(
      setDoc(
        doc(as('owner'), PROFILE),
        profileFields({
          created_at: CREATED,
          height: '',
          location: '',
          education: '',
          introduction: '',
          introduction_video: '',
          additional_videos: [],
          skills: [],
          languages: [],
          profile_image: '',
          photos: [],
          whatsapp_link: '',
          social: { facebook: '', instagram: '', imdb: '', website: '' },
        }),
      ),
    );
  });

  it('lets an older document of another shape be replaced by a clean one', async () => {
    await given({
      [PROFILE]: { first_name: 'Asha', skills: 'Kathak, Yoga', social: '{"imdb":"nm1"}', phone_number: '1' },
    });
    await assertSucceeds(setDoc(doc(as('owner'), PROFILE), profileFields()));
  });
});

describe('who may change a profile', () => {
  it.each(['anonymous', 'other'] as const)('not %s', async (actor) => {
    await given({ [PROFILE]: storedProfile({ is_profile_public: true }) });
    await assertFails(updateDoc(doc(as(actor), PROFILE), { first_name: 'X', updated_at: serverTimestamp() }));
  });

  it.each(['anonymous', 'other', 'owner'] as const)('nobody deletes one: %s', async (actor) => {
    await given({ [PROFILE]: storedProfile() });
    await assertFails(deleteDoc(doc(as(actor), PROFILE)));
  });

  it('a verified owner makes it public', async () => {
    await given({ [PROFILE]: storedProfile() });
    await assertSucceeds(
      updateDoc(doc(as('owner'), PROFILE), { is_profile_public: true, updated_at: serverTimestamp() }),
    );
  });

  it.each<[string, Record<string, string>]>([
    [
      'a phone number and an unverified e-mail address',
      { email: 'owner@example.com', phone_number: '+919820012345' },
    ],
    ['a phone number alone', { phone_number: '+919820012345' }],
  ])('so does one with %s', async (_name, claims) => {
    await given({ [PROFILE]: storedProfile() });
    const db = asOwnerWith(claims);
    await assertSucceeds(
      updateDoc(doc(db, PROFILE), { is_profile_public: true, updated_at: serverTimestamp() }),
    );
  });

  it('an owner who has removed the e-mail address cannot make it public', async () => {
    await given({ [PROFILE]: storedProfile() });
    const db = asOwnerWith();
    await assertFails(
      updateDoc(doc(db, PROFILE), { is_profile_public: true, updated_at: serverTimestamp() }),
    );
  });

  it('a late token of a deleted account does not create it again', async () => {
    await given({ [`tombstones/${OWNER}`]: { deleted_at: CREATED, expires_at: CREATED } });
    const db = as('owner');
    await assertFails(setDoc(doc(db, PROFILE), profileFields()));
    await assertFails(
      writeBatch(db)
        .set(doc(db, PROFILE), profileFields({ username: 'asha' }))
        .set(doc(db, CONTACT), contactFields())
        .set(doc(db, 'usernames/asha'), { uid: OWNER, created_at: serverTimestamp() })
        .commit(),
    );
    await assertFails(setDoc(doc(db, CONTACT), contactFields()));
    await assertFails(setDoc(doc(db, 'usernames/asha'), { uid: OWNER, created_at: serverTimestamp() }));
  });

  it('an unverified owner fills it in and cannot make it public', async () => {
    await given({ [PROFILE]: storedProfile() });
    await assertSucceeds(
      updateDoc(doc(as('unverified'), PROFILE), {
        first_name: 'A',
        confirmed_at: serverTimestamp(),
        updated_at: serverTimestamp(),
      }),
    );
    await assertFails(
      updateDoc(doc(as('unverified'), PROFILE), { is_profile_public: true, updated_at: serverTimestamp() }),
    );
  });
});

describe('the private part', () => {
  const together = (actor: Actor, contact: Fields) => {
    const db = as(actor);
    return writeBatch(db)
      .set(doc(db, PROFILE), profileFields({ created_at: CREATED }))
      .set(doc(db, CONTACT), contact)
      .commit();
  };
  beforeEach(() =>
    given({
      [PROFILE]: storedProfile({ is_profile_public: true }),
      [CONTACT]: contactFields({ updated_at: CREATED }),
    }),
  );

  it('only the owner reads it, even of a public profile', async () => {
    await assertSucceeds(getDoc(doc(as('owner'), CONTACT)));
    await assertFails(getDoc(doc(as('other'), CONTACT)));
    await assertFails(getDoc(doc(as('anonymous'), CONTACT)));
    await assertFails(getDocs(collection(as('other'), `${PROFILE}/private`)));
  });

  it('is written together with the profile', async () => {
    await assertSucceeds(together('owner', contactFields()));
    await assertFails(setDoc(doc(as('owner'), CONTACT), contactFields()));
    await assertFails(together('other', contactFields()));
  });

  it.each<[string, Fields]>([
    ['a foreign key', { email: 'a@b.c' }],
    ['a phone number as a number', { phone_number: 98 }],
    ['a phone number too long', { phone_number: '9'.repeat(41) }],
    ['a date of another form', { date_of_birth: '12/04/1996' }],
    ['show_whatsapp as text', { show_whatsapp: 'yes' }],
    ['a forged time', { updated_at: CREATED }],
  ])('refuses %s, and with it the profile', async (_name, changes) => {
    await assertFails(together('owner', contactFields(changes)));
  });

  it('is not deleted by clients', async () => {
    await assertFails(deleteDoc(doc(as('owner'), CONTACT)));
  });
});

describe('views', () => {
  it("are the owner's to read and nobody's to write", async () => {
    const path = `${PROFILE}/views/2026-11-21`;
    await given({ [path]: { count: 3 } });
    await assertSucceeds(getDoc(doc(as('owner'), path)));
    await assertSucceeds(getDocs(collection(as('owner'), `${PROFILE}/views`)));
    await assertFails(getDoc(doc(as('other'), path)));
    await assertFails(getDocs(collection(as('anonymous'), `${PROFILE}/views`)));
    await assertFails(setDoc(doc(as('owner'), path), { count: 1000 }));
    await assertFails(deleteDoc(doc(as('owner'), path)));
  });
});

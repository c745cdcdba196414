import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import {
  type Actor,
  contactFields,
  CREATED,
  type Fields,
  OWNER,
  profileFields,
  storedProfile,
  useRules,
} from './rules-environment.ts';

const { as, asOwnerWith, given } = useRules('profiles');

const PROFILE = `profiles/${OWNER}`;
const CONTACT = `${PROFILE}/private/contact`;

it('an owner creates a private profile', async () => {
  await assertSucceeds(setDoc(doc(as('owner'), PROFILE), profileFields()));
});

// Each field with every wrong value: matrix/collections/profiles.ts.
it('a profile takes empty values as the editor sends them', async () => {
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
        profile_image: null,
        photos: [],
        whatsapp_link: '',
        social: { facebook: '', instagram: '', imdb: '', website: '' },
      }),
    ),
  );
});

it('an older document of another shape can be replaced by a clean one', async () => {
  await given({
    [PROFILE]: { first_name: 'Asha', skills: 'Kathak, Yoga', social: '{"imdb":"nm1"}', phone_number: '1' },
  });
  await assertSucceeds(setDoc(doc(as('owner'), PROFILE), profileFields()));
});

it.each<[string, Record<string, string>]>([
  [
    'a phone number and an unverified e-mail address',
    { email: 'owner@example.com', phone_number: '+919820012345' },
  ],
  ['a phone number alone', { phone_number: '+919820012345' }],
])('an owner with %s makes the profile public', async (_name, claims) => {
  await given({ [PROFILE]: storedProfile() });
  const db = asOwnerWith(claims);
  await assertSucceeds(
    updateDoc(doc(db, PROFILE), { is_profile_public: true, updated_at: serverTimestamp() }),
  );
});

it('an owner who has removed the e-mail address cannot make the profile public', async () => {
  await given({ [PROFILE]: storedProfile() });
  const db = asOwnerWith();
  await assertFails(updateDoc(doc(db, PROFILE), { is_profile_public: true, updated_at: serverTimestamp() }));
});

it('a token of a deleted account does not create the profile again', async () => {
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

it('an unverified owner fills the profile in and cannot make it public', async () => {
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

  it('the private part is written together with the profile', async () => {
    await assertSucceeds(together('owner', contactFields()));
    await assertFails(setDoc(doc(as('owner'), CONTACT), contactFields()));
    await assertFails(together('other', contactFields()));
  });
});

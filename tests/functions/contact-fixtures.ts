// Profiles that visitors contact, in a test file's database.
import { beforeEach } from 'vitest';
import type { Firestore } from 'firebase-admin/firestore';
import {
  contactDocument,
  emptyProfile,
  EMPTY_CONTACT,
  profileDocument,
  profileForm,
  type ProfileForm,
} from '@marquee/domain/profile/profile';
import type { NamedLink } from '@marquee/domain/views/named-link';
import { profileLimit } from '../../functions/src/contact/contact-limits.ts';
import { everybodyVerified, ownDatabase, storeLinks } from './environment.ts';

export const ASHA = 'asha';
export const NOON = Date.UTC(2026, 4, 20, 12);

const FORM: ProfileForm = {
  ...profileForm(emptyProfile(ASHA), EMPTY_CONTACT),
  first_name: 'Asha',
  phone_number: '+91 98200 12345',
  is_profile_public: true,
  contact_shield: true,
  accepts_messages: true,
};

/** Stores a public profile that has a WhatsApp number and takes messages, with `changes` and `more` fields. */
export async function storeProfile(
  database: Firestore,
  uid: string,
  changes: Partial<ProfileForm> = {},
  more = {},
): Promise<void> {
  const form = { ...FORM, ...changes };
  await database.doc(`profiles/${uid}`).set({ ...profileDocument(form), ...more });
  await database.doc(`profiles/${uid}/private/contact`).set(contactDocument(form));
}

/** The code of a private profile's named link, and a code that it does not have. */
export const [CODE, FOREIGN] = ['0123456789abc', '0123456789abd'];

/** Stores a private profile with a named link that opens it; `changes` are those of the link. */
export async function storePrivate(
  database: Firestore,
  uid: string,
  changes: Partial<NamedLink> = {},
): Promise<void> {
  await storeProfile(database, uid, { is_profile_public: false });
  await storeLinks(database, uid, { [CODE]: { label: 'Mukesh', opens_private: true, ...changes } });
}

/** Codes that do not open a private profile: how the visitor comes, the code, and changes of the stored link. */
export const CLOSED: readonly [string, string, Partial<NamedLink>][] = [
  ['without a link', '', {}],
  ['by a link of somebody else', FOREIGN, {}],
  ['by a link that was revoked', CODE, { revoked: true }],
  ['by a link that has ended', CODE, { ends: NOON }],
  ['by a link that opens public profiles alone', CODE, { opens_private: false }],
  ['by what is no code', '../contact', {}],
];

/** A database of the file's own, in which Asha's profile alone is stored before each test. */
export async function databaseOfAsha(projectId: string) {
  const { firestore, clear } = await ownDatabase(projectId);
  beforeEach(async () => {
    await clear();
    await storeProfile(firestore, ASHA);
  });
  const limit = profileLimit(firestore, { profileId: ASHA, day: '2026-05-20', salt: 'salt' });
  return {
    firestore,
    backends: everybodyVerified(firestore),
    limit,
    /** The profile's counter of the day of NOON. */
    counted: async () => (await limit.get()).data(),
    notified: async () => {
      const { docs } = await firestore.collection('notifications').where('user_id', '==', ASHA).get();
      return docs.map((one) => one.data());
    },
  };
}

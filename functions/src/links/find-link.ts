// Whether a named link opens its profile's page: the one check for pages and files.
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { isLinkCode } from '@marquee/domain/link-code';
import { linkState, readNamedLinks, type NamedLink } from '@marquee/domain/named-link';
import type { Profile } from '@marquee/domain/profile';

export const linksDocument = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('profiles').doc(uid).collection('private').doc('links');

/** The profile's live link with this code; `undefined` for one that has ended, was revoked or never existed. One read. */
export async function findLiveLink(
  firestore: Firestore,
  uid: string,
  code: string,
  now: number,
): Promise<NamedLink | undefined> {
  if (!isLinkCode(code)) return undefined;
  const links = readNamedLinks((await linksDocument(firestore, uid).get()).data());
  return links.find((link) => link.code === code && linkState(link, now) === 'live');
}

/** Whether a visitor with this code, '' for none, sees the profile. One read for a private one. */
export async function isOpenTo(
  firestore: Firestore,
  profile: Profile,
  code: string,
  now: number,
): Promise<boolean> {
  if (profile.taken_down) return false;
  if (profile.is_profile_public) return true;
  return (await findLiveLink(firestore, profile.id, code, now))?.opens_private === true;
}

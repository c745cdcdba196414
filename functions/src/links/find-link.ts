// Decides whether a named link opens its profile's page, for pages, files and forms alike.
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { isMinor } from '@marquee/domain/accounts/adult';
import { isLinkCode } from '@marquee/domain/views/link-code';
import { linkState, readNamedLinks, type NamedLink } from '@marquee/domain/views/named-link';
import type { Profile } from '@marquee/domain/profile/profile';
import { readContact } from '@marquee/domain/profile/read-profile';
import { utcDate } from '@marquee/domain/values/time';
import { privateDocument } from '../runtime/private-document.ts';

/** Where links and their owners are looked up. */
export interface LinkBackends {
  readonly firestore: Firestore;
  /** Whether the account has a verified e-mail address or a phone number. */
  readonly isVerified: (uid: string) => Promise<boolean>;
}

/**
 * Whether links may open the account's private profile: not if its owner is under 18 or the account is unverified. The
 * rules refuse to store such a link too, but a date of birth can be set after the link was made.
 */
async function mayOpenPrivate(
  { firestore, isVerified }: LinkBackends,
  uid: string,
  now: number,
): Promise<boolean> {
  const reference = privateDocument(firestore, uid, 'contact');
  // Reads this field alone: the document also has the values that the owner hides, which may be large.
  const [contact] = await firestore.getAll(reference, { fieldMask: ['date_of_birth'] });
  const { date_of_birth } = readContact(contact?.data());
  return !isMinor(date_of_birth, utcDate(now)) && (await isVerified(uid));
}

/**
 * The profile's links, or the one with the given code; `opens_private` is false if links may not open the private
 * profile.
 */
export async function findLinks(
  backends: LinkBackends,
  uid: string,
  now: number,
  code?: string,
): Promise<readonly NamedLink[]> {
  const reference = privateDocument(backends.firestore, uid, 'links');
  // Reads the one link alone: the document holds the notes on 200.
  const fieldMask = [code === undefined ? 'links' : new FieldPath('links', code)];
  const [stored] = await backends.firestore.getAll(reference, { fieldMask });
  const links = readNamedLinks(stored?.data());
  const isRefused = links.some((link) => link.opens_private) && !(await mayOpenPrivate(backends, uid, now));
  return isRefused ? links.map((link) => ({ ...link, opens_private: false })) : links;
}

/** The profile's live link with this code; `undefined` for one that has ended, was revoked or never existed. */
export async function findLiveLink(
  backends: LinkBackends,
  uid: string,
  code: string,
  now: number,
): Promise<NamedLink | undefined> {
  if (!isLinkCode(code)) return undefined;
  const [link] = await findLinks(backends, uid, now, code);
  return link && linkState(link, now) === 'live' ? link : undefined;
}

/**
 * The fields of a profile that say whether it is shown. Callers that need only these, or other fields whose length the
 * rules limit, read them alone: other fields may be large (public-page/oversized.ts).
 */
export const SHOWN_FIELDS = ['is_profile_public', 'taken_down'] as const;

/** Whether a visitor with this link code ('' for none) may see the profile. */
export async function isOpenTo(
  backends: LinkBackends,
  profile: Pick<Profile, 'id' | (typeof SHOWN_FIELDS)[number]>,
  code: string,
  now: number,
): Promise<boolean> {
  if (profile.taken_down) return false;
  return profile.is_profile_public || (await openedBy(backends, profile, code, now)).isOpen;
}

interface Opening {
  readonly isOpen: boolean;
  /** The live link that the visitor came by. */
  readonly link: NamedLink | undefined;
}

/** Whether a visitor may see the profile, and by which link, which is read for a public profile too. */
export async function openedBy(
  backends: LinkBackends,
  profile: Pick<Profile, 'id' | (typeof SHOWN_FIELDS)[number]>,
  code: string,
  now: number,
): Promise<Opening> {
  const link = await findLiveLink(backends, profile.id, code, now);
  const isOpen = !profile.taken_down && (profile.is_profile_public || link?.opens_private === true);
  return { isOpen, link };
}

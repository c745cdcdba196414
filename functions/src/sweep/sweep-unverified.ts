// Deletes accounts whose address nobody has confirmed: each holds a username, pictures and data that nobody can be asked
// about. A project whose rules ask for no verification (isVerified in firestore.rules) has to remove the call.
import type { UserRecord } from 'firebase-admin/auth';
import type { Backends } from '../accounts/delete-everything.ts';
import { errorCode } from '../runtime/error-code.ts';
import { deleteAll } from './delete-all.ts';
import { DAY } from '@marquee/domain/values/time';

/** Milliseconds from the last use of an account without a verified address or phone number to its deletion. */
export const UNVERIFIED_LIFETIME = 30 * DAY;

/** Accounts that Auth lists in one request, and the most pages of a run; the next run goes on where this one ended. */
const PAGE = 1000;
const MAX_PAGES = 50;

/** The most accounts that a run deletes. */
export const MAX_UNVERIFIED = 200;

/** When the account was last used, in milliseconds since 1970. */
const lastUse = ({ metadata: { creationTime, lastSignInTime, lastRefreshTime } }: UserRecord): number =>
  Math.max(
    ...[creationTime, lastSignInTime, lastRefreshTime ?? '']
      .map((time) => Date.parse(time))
      .filter(Number.isFinite),
  );

/** Whether nobody has confirmed an address or number of the account, nor used it for 30 days. */
const isAbandoned = (user: UserRecord, now: number): boolean =>
  !user.emailVerified && user.phoneNumber === undefined && lastUse(user) < now - UNVERIFIED_LIFETIME;

/** The abandoned accounts among these without a public page: a published one was verified once. */
async function deletable(
  { firestore }: Backends,
  users: readonly UserRecord[],
  now: number,
): Promise<string[]> {
  const abandoned = users.filter((user) => isAbandoned(user, now)).map(({ uid }) => uid);
  if (abandoned.length === 0) return [];
  const profiles = await firestore.getAll(
    ...abandoned.map((uid) => firestore.collection('profiles').doc(uid)),
    {
      fieldMask: ['is_profile_public'],
    },
  );
  return profiles.flatMap((profile) => (profile.get('is_profile_public') === true ? [] : [profile.id]));
}

/** Deletes abandoned accounts, from where the last run ended; returns their number. `now` is in milliseconds. */
export async function sweepUnverified(backends: Backends, now: number, signal: AbortSignal): Promise<number> {
  const { auth, firestore } = backends;
  const cursor = firestore.doc('sweeps/unverified');
  const stored: unknown = (await cursor.get()).get('page');
  let page = typeof stored === 'string' && stored !== '' ? stored : undefined;
  let deleted = 0;
  for (let pages = 0; pages < MAX_PAGES && deleted < MAX_UNVERIFIED && !signal.aborted; pages += 1) {
    const list = await auth.listUsers(PAGE, page).catch((error: unknown) => {
      // The page ended with the accounts that were deleted: the next run begins again.
      if (errorCode(error) === 'auth/invalid-page-token') return undefined;
      throw error;
    });
    const found = list ? await deletable(backends, list.users, now) : [];
    const room = MAX_UNVERIFIED - deleted;
    deleted += await deleteAll(backends, found.slice(0, room), signal);
    if (found.length > room) break;
    page = list?.pageToken;
    await cursor.set({ page: page ?? '' });
    if (page === undefined) break;
  }
  return deleted;
}

// Finishes deletions: of accounts that were deleted without our function, in the console or by Auth's own API, and
// those that failed halfway.
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { deleteEverything, type Backends } from '../accounts/delete-everything.ts';

/** Accounts that Auth looks up in one request. */
const PAGE = 100;

/** Profiles of a run; the next run goes on where this one ended. */
const MAX_PROFILES = 20_000;

/**
 * Accounts that a run deletes. More of them missing at once is probably a mistake (another project's Auth, a restored
 * database): then nothing is deleted, and the log says so.
 */
export const MAX_DELETIONS = 25;

/** Milliseconds that a deletion may take before it counts as failed. */
const DELETION_TIMEOUT = 60 * 60 * 1000;

export class TooManyMissingError extends Error {}

async function existing({ auth }: Backends, uids: readonly string[]): Promise<Set<string>> {
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  return new Set(users.map(({ uid }) => uid));
}

/** Profiles whose account is gone, from where the last run ended. */
async function orphans(backends: Backends): Promise<string[]> {
  const { firestore } = backends;
  const cursor = firestore.doc('sweeps/accounts');
  let after: unknown = (await cursor.get()).get('after');
  const found: string[] = [];
  for (let seen = 0; seen < MAX_PROFILES; seen += PAGE) {
    const profiles = firestore.collection('profiles').orderBy(FieldPath.documentId()).select().limit(PAGE);
    const { docs } = await (
      typeof after === 'string' && after !== '' ? profiles.startAfter(after) : profiles
    ).get();
    const ids = docs.map(({ id }) => id);
    const accounts = ids.length === 0 ? new Set() : await existing(backends, ids);
    found.push(...ids.filter((id) => !accounts.has(id)));
    after = docs.length < PAGE ? '' : ids.at(-1);
    if (after === '') break;
  }
  if (found.length > MAX_DELETIONS) throw new TooManyMissingError('Too many accounts are missing.');
  await cursor.set({ after });
  return found;
}

/** Accounts with a tombstone that are still there. */
async function unfinished(backends: Backends, now: number): Promise<string[]> {
  const { docs } = await backends.firestore
    .collection('tombstones')
    .where('deleted_at', '<', Timestamp.fromMillis(now - DELETION_TIMEOUT))
    .limit(PAGE)
    .get();
  if (docs.length === 0) return [];
  return [
    ...(await existing(
      backends,
      docs.map(({ id }) => id),
    )),
  ];
}

/**
 * Deletes what is left of accounts; returns their number.
 * @throws TooManyMissingError
 */
export async function sweepAccounts(backends: Backends, now: number): Promise<number> {
  const uids = new Set([...(await unfinished(backends, now)), ...(await orphans(backends))]);
  for (const uid of uids) await deleteEverything(backends, uid);
  return uids.size;
}

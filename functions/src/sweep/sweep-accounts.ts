// Finishes deletions: of accounts that were deleted without our function, in the console or by Auth's own API, and
// those that failed halfway.
import { FieldPath } from 'firebase-admin/firestore';
import { deleteEverything, type Backends } from '../accounts/delete-everything.ts';
import { unfinishedDeletions } from '../accounts/tombstones.ts';
import { logFailure } from '../runtime/log.ts';

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

/** Deletions that a run finishes. One that fails again is begun anew, and so the last in the next run. */
const MAX_UNFINISHED = 1000;

/** Milliseconds of a run for deletions: less than half of its time (SWEEP_OPTIONS). */
const TIME = 240_000;

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

/** One after another; one that fails is logged, and does not keep the others. Returns how many it deleted. */
async function deleteAll(backends: Backends, uids: readonly string[], signal: AbortSignal): Promise<number> {
  let deleted = 0;
  for (const uid of uids) {
    if (signal.aborted) break;
    try {
      await deleteEverything(backends, uid, signal);
      deleted += 1;
    } catch (error) {
      logFailure('account not deleted', error);
    }
  }
  return deleted;
}

/**
 * Deletes what is left of accounts; returns their number. Deletions that somebody asked for come first.
 * @throws TooManyMissingError
 */
export async function sweepAccounts(backends: Backends, now: number): Promise<number> {
  const signal = AbortSignal.timeout(TIME);
  const begun = await unfinishedDeletions(backends.firestore, now - DELETION_TIMEOUT, MAX_UNFINISHED);
  const finished = await deleteAll(backends, begun, signal);
  return finished + (await deleteAll(backends, await orphans(backends), signal));
}

// Finishes deletions: of accounts that were deleted in the console or by Auth's own API, without our function, and of
// those whose deletion failed halfway.
import { FieldPath } from 'firebase-admin/firestore';
import type { Backends } from '../accounts/delete-everything.ts';
import { unfinishedDeletions } from '../accounts/tombstones.ts';
import { logProblem } from '../runtime/log.ts';
import { deleteAll } from './delete-all.ts';
import { sweepUnverified } from './sweep-unverified.ts';
import { HOUR } from '@marquee/domain/values/time';

/** Accounts that Auth looks up in one request. */
const PAGE = 100;

/** The most profiles that a run looks at; the next run goes on where this one ended. */
const MAX_PROFILES = 20_000;

/** The most accounts that a run deletes because Auth does not know them. More raise an alert; the next run goes on. */
export const MAX_DELETIONS = 25;

/** Milliseconds that a deletion may take before it counts as failed. */
const DELETION_TIMEOUT = HOUR;

/** The most unfinished deletions of a run. A deletion that fails again is last in the next run, by its new start time. */
const MAX_UNFINISHED = 1000;

/** Milliseconds of a run in which deletions begin; the rest of its time limit (services/schedules.ts) is for finishing the last one. */
const TIME = 420_000;

/** Thrown when Auth knows none of the first profiles' accounts: it is probably another project's Auth, or empty. */
export class UnknownAccountsError extends Error {}

/** The accounts that Auth does not know. */
async function missing({ auth }: Backends, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const { users } = await auth.getUsers(uids.map((uid) => ({ uid })));
  const known = new Set(users.map(({ uid }) => uid));
  return uids.filter((uid) => !known.has(uid));
}

async function profilesAfter({ firestore }: Backends, after: unknown): Promise<string[]> {
  const profiles = firestore.collection('profiles').orderBy(FieldPath.documentId()).select().limit(PAGE);
  const { docs } = await (
    typeof after === 'string' && after !== '' ? profiles.startAfter(after) : profiles
  ).get();
  return docs.map(({ id }) => id);
}

/** @throws UnknownAccountsError when none of the first profiles seems to have an account: then nothing is deleted. */
async function checkAuth(backends: Backends): Promise<void> {
  const first = await profilesAfter(backends, '');
  if ((await missing(backends, first)).length === first.length)
    throw new UnknownAccountsError('Auth knows none of the first accounts.');
}

/** Deletes what is left of accounts that Auth does not know, from where the last run ended. Returns their number. */
async function sweepMissing(backends: Backends, signal: AbortSignal): Promise<number> {
  const cursor = backends.firestore.doc('sweeps/accounts');
  let after: unknown = (await cursor.get()).get('after');
  let room = MAX_DELETIONS;
  let deleted = 0;
  for (let seen = 0; seen < MAX_PROFILES; seen += PAGE) {
    const ids = await profilesAfter(backends, after);
    const gone = await missing(backends, ids);
    if (gone.length > 0) await checkAuth(backends);
    deleted += await deleteAll(backends, gone.slice(0, room), signal);
    if (gone.length > room) logProblem('many accounts missing');
    // The next run begins with this page again.
    if (gone.length > room || signal.aborted) break;
    room -= gone.length;
    after = ids.length < PAGE ? '' : ids.at(-1);
    await cursor.set({ after });
    if (after === '') break;
  }
  return deleted;
}

/**
 * Finishes deletions that were begun, then deletes what is left of accounts that Auth does not know, then accounts that
 * nobody has verified; returns their number.
 * @throws UnknownAccountsError
 */
export async function sweepAccounts(backends: Backends, now: number): Promise<number> {
  const signal = AbortSignal.timeout(TIME);
  const begun = await unfinishedDeletions(backends.firestore, now - DELETION_TIMEOUT, MAX_UNFINISHED);
  const finished = await deleteAll(backends, begun, signal);
  const missed = await sweepMissing(backends, signal);
  return finished + missed + (await sweepUnverified(backends, now, signal));
}

// Sends a save that waited for the connection, with the same transaction as other saves.
import { readPendingSave, removePendingSave, writePendingSave, type PendingProblem } from './pending-save.ts';
import { withSaveLock } from './save-lock.ts';
import { saveWithLock } from './save-profile.ts';

/** `later`: not sent, for a reason that is no PendingProblem; `nothing`: no save is pending, or it has a problem. */
export type Sent = 'sent' | 'later' | 'nothing' | PendingProblem;

async function send(uid: string): Promise<Sent> {
  const pending = readPendingSave(uid);
  if (!pending || pending.problem !== undefined) return 'nothing';
  const { values: form, base } = pending;
  const result = await saveWithLock({ uid, form, base }, { whenOffline: () => false });
  if (result.outcome === 'unsent') return 'later';
  if (result.outcome === 'failed' && result.failure.failure !== 'refused') return 'later';
  if (result.outcome === 'saved') {
    removePendingSave(uid, pending.saved_at);
    return 'sent';
  }
  const problem = result.outcome === 'failed' ? 'refused' : result.outcome;
  writePendingSave(uid, { ...pending, problem });
  return problem;
}

/** Sends the pending save, if there still is one. Never rejects. */
export function sendPendingSave(uid: string): Promise<Sent> {
  return withSaveLock(uid, () => send(uid));
}

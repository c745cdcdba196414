// Sends a save that waited for the connection, by the same transaction as any other.
import { replaceUserSkills } from '../../api/replace-user-skills.ts';
import { saveProfile } from '../../api/save-profile.ts';
import { saveFailure } from '../saving/save-failure.ts';
import { readPendingSave, removePendingSave, writePendingSave, type PendingProblem } from './pending-save.ts';
import { withSaveLock } from './save-lock.ts';

/** `later`: the server could not be reached, or did not say what is wrong; `nothing`: another tab was faster. */
export type Sent = 'sent' | 'later' | 'nothing' | PendingProblem;

async function send(uid: string): Promise<Sent> {
  const pending = readPendingSave(uid);
  if (!pending || pending.problem !== undefined) return 'nothing';
  const stop = (problem: PendingProblem): PendingProblem => {
    writePendingSave(uid, { ...pending, problem });
    return problem;
  };
  try {
    const { outcome } = await saveProfile(uid, pending.values, pending.base);
    if (outcome !== 'saved') return stop(outcome);
    removePendingSave(uid, pending.saved_at);
    void replaceUserSkills(uid, pending.values.skills);
    return 'sent';
  } catch (error) {
    console.warn('The profile that waits could not be sent.', error);
    return saveFailure(error).failure === 'refused' ? stop('refused') : 'later';
  }
}

/** Never rejects. */
export function sendPendingSave(uid: string): Promise<Sent> {
  return withSaveLock(uid, () => send(uid));
}

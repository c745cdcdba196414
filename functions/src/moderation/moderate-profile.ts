// The trigger behind /api/moderateProfile: what a moderator decides about a reported profile.
import { HttpsError, onCall } from 'firebase-functions/https';
import { moderationSchema } from './moderation-requests.ts';
import { firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { CALL_OPTIONS } from '../runtime/function-options.ts';
import { requireCaller } from '../requests/caller.ts';
import { orUnavailable } from '../requests/or-unavailable.ts';
import { isInput } from '../requests/input.ts';
import { decideCase } from './decide-case.ts';

export const moderateProfile = onCall(
  CALL_OPTIONS,
  async (request): Promise<{ readonly changed: boolean }> => {
    const caller = await requireCaller(request);
    if (caller['moderator'] !== true)
      throw new HttpsError('permission-denied', 'Only moderators may do this');
    const data: unknown = request.data;
    if (!isInput(moderationSchema, data)) {
      throw new HttpsError('invalid-argument', 'A profile, an action and, to take down, a reason are needed');
    }
    const { profileId, action, reason, note = '' } = data;
    const decision = { profileId, action, reason, note: note.trim(), moderator: caller.uid };
    const outcome = await orUnavailable('profile not moderated', 'The decision could not be written', () =>
      decideCase(firestore(), decision),
    );
    logInfo('moderation', { action, outcome });
    if (outcome === 'missing') throw new HttpsError('not-found', 'Profile not found');
    return { changed: outcome === 'done' };
  },
);

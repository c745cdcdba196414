// The route /api/moderateProfile: what a moderator decides about a reported profile.
import { HttpsError } from 'firebase-functions/https';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { moderationSchema } from './moderation-requests.ts';
import { firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { callRoute } from '../requests/call-route.ts';
import { decideCase } from './decide-case.ts';

export const moderateProfile = callRoute({
  path: ENDPOINTS.moderateProfile,
  callers: 'moderator',
  accountPerMinute: 120,
  atOnce: 20,
  seconds: 30,
  input: moderationSchema,
  badInput: 'A profile, an action and, to take down, a reason are needed',
  failure: { event: 'profile not moderated', message: 'The decision could not be written' },
  act: async (
    { profileId, action, reason, note = '' },
    { caller },
  ): Promise<{ readonly changed: boolean }> => {
    const decision = { profileId, action, reason, note: note.trim(), moderator: caller.uid };
    const outcome = await decideCase(firestore(), decision);
    logInfo('moderation', { action, outcome });
    if (outcome === 'missing') throw new HttpsError('not-found', 'Profile not found');
    return { changed: outcome === 'done' };
  },
});

// The trigger behind /api/trackProfileView (a callable's protocol, so that signed-in visitors send their ID token).
import { HttpsError, onCall } from 'firebase-functions/https';
import * as yup from 'yup';
import { firestore } from '../lib/admin.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { VIEW_OPTIONS } from '../lib/settings.ts';
import { requireAppOfAccount } from '../requests/app-check.ts';
import { isVerified, optionalCaller } from '../requests/caller.ts';
import { clientNetwork } from '../requests/client-address.ts';
import { documentId, isInput } from '../requests/input.ts';
import { viewRecorder, type RecordView } from './record-view.ts';
import { viewerSecret } from './viewer-secret.ts';
import { viewerKey } from './viewer.ts';
import type { ViewOutcome } from './view.ts';

const REQUEST = yup.object({ profileId: documentId, visitorKey: yup.mixed() });

export interface TrackedView {
  readonly success: true;
  /**
   * False for an own view alone. A repeated view and that of a blocked viewer are answered alike, so that nobody learns
   * from the answer that they are blocked.
   */
  readonly recorded: boolean;
}

/** @throws HttpsError when visitors cannot see the profile. */
export function trackedView(outcome: ViewOutcome): TrackedView {
  if (outcome === 'missing') throw new HttpsError('not-found', 'Profile not found');
  if (outcome === 'removed') throw new HttpsError('permission-denied', 'This profile was taken down');
  if (outcome === 'private') throw new HttpsError('permission-denied', 'This profile is set to private');
  return { success: true, recorded: outcome !== 'own' };
}

/** The instance's. */
let recordView: RecordView | undefined;

export const trackProfileView = onCall(VIEW_OPTIONS, async (request): Promise<TrackedView> => {
  requireAppOfAccount(request);
  const data: unknown = request.data;
  if (!isInput(REQUEST, data)) {
    throw new HttpsError('invalid-argument', 'No profile identifier provided');
  }
  const { profileId } = data;
  const visitorKey: unknown = data.visitorKey;
  const now = Date.now();
  const caller = await optionalCaller(request);
  const viewer = caller && {
    uid: caller.uid,
    isVerified: isVerified(caller),
    email: caller.email_verified === true ? (caller.email ?? null) : null,
  };
  const network = clientNetwork(request.rawRequest);
  const userAgent = request.rawRequest.get('user-agent');
  let outcome: ViewOutcome;
  try {
    const secret = await viewerSecret(firestore());
    const key = viewerKey(secret, profileId, viewer, { visitorKey, network, userAgent }, now);
    recordView ??= viewRecorder(firestore());
    outcome = await recordView({ profileId, viewer, viewerKey: key, now });
  } catch (error) {
    logFailure('view not recorded', error);
    throw new HttpsError('unavailable', 'The view could not be recorded');
  }
  logInfo('view', { outcome, signedIn: viewer !== undefined });
  return trackedView(outcome);
});

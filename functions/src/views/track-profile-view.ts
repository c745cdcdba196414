// The trigger behind /api/trackProfileView (a callable's protocol, so that signed-in visitors send their ID token).
import { HttpsError, onCall } from 'firebase-functions/https';
import * as yup from 'yup';
import { firestore } from '../lib/admin.ts';
import { requireAppOfAccount } from '../lib/app-check.ts';
import { documentId, isInput } from '../lib/input.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { VIEW_OPTIONS } from '../lib/settings.ts';
import { viewRecorder, type RecordView, type ViewOutcome } from './record-view.ts';
import { viewerSecret } from './viewer-secret.ts';
import { viewerKey } from './viewer.ts';

const REQUEST = yup.object({ profileId: documentId, visitorKey: yup.mixed() });

export interface TrackedView {
  readonly success: true;
  /** False for an own view, for one that was counted before, and for a blocked viewer's, who is not told. */
  readonly recorded: boolean;
}

function tracked(outcome: ViewOutcome): TrackedView {
  if (outcome === 'missing') throw new HttpsError('not-found', 'Profile not found');
  if (outcome === 'removed') throw new HttpsError('permission-denied', 'This profile was taken down');
  if (outcome === 'private') throw new HttpsError('permission-denied', 'This profile is set to private');
  return { success: true, recorded: outcome === 'recorded' };
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
  // Judged where it is used: a bad one is as good as none.
  const visitorKey: unknown = data.visitorKey;
  const now = Date.now();
  const viewer = request.auth && {
    uid: request.auth.uid,
    email: request.auth.token.email_verified === true ? (request.auth.token.email ?? null) : null,
  };
  const { ip } = request.rawRequest;
  const userAgent = request.rawRequest.get('user-agent');
  let outcome: ViewOutcome;
  try {
    const secret = await viewerSecret(firestore());
    const key = viewerKey(secret, profileId, viewer, { visitorKey, ip, userAgent }, now);
    recordView ??= viewRecorder(firestore());
    outcome = await recordView({ profileId, viewer, viewerKey: key, now });
  } catch (error) {
    logFailure('view not recorded', error);
    throw new HttpsError('unavailable', 'The view could not be recorded');
  }
  logInfo('view', { outcome, signedIn: viewer !== undefined });
  return tracked(outcome);
});

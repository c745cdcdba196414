// The route /api/trackProfileView: signed-in visitors send their ID token.
import { HttpsError } from 'firebase-functions/https';
import * as yup from 'yup';
import { asRecord } from '@marquee/domain/values/record';
import { LONGEST_RETURN } from '@marquee/domain/views/half-hour';
import { isLinkCode } from '@marquee/domain/views/link-code';
import { PAGE_ACTIONS } from '@marquee/domain/views/page-actions';
import { VIEW_SOURCES } from '@marquee/domain/views/views';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { linkBackends } from '../links/link-backends.ts';
import { firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { isVerified } from '../requests/caller.ts';
import { callRoute } from '../requests/call-route.ts';
import { headersOf, originOf } from '../requests/http.ts';
import { documentId } from '../requests/input.ts';
import { isUncounted } from './uncounted.ts';
import { viewRecorder, type RecordView } from './view-recorder.ts';
import { viewerSecret } from './viewer-secret.ts';
import { viewerKey } from './viewer.ts';
import type { ViewOutcome } from './view.ts';

const REQUEST = yup.object({
  profileId: documentId,
  actions: yup.array().max(PAGE_ACTIONS.length),
});

const isDays = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const HALF_HOUR = 30 * 60 * 1000;

export interface TrackedView {
  readonly success: true;
  /**
   * False for own views, and for visits that are never counted. True for all others, also for repeated views and views
   * of blocked viewers, so that nobody learns that they are blocked.
   */
  readonly recorded: boolean;
}

/** @throws HttpsError when visitors cannot see the profile. */
export function trackedView(outcome: ViewOutcome): TrackedView {
  if (outcome === 'missing') throw new HttpsError('not-found', 'Profile not found');
  if (outcome === 'removed') throw new HttpsError('permission-denied', 'This profile was taken down');
  if (outcome === 'private') throw new HttpsError('permission-denied', 'This profile is set to private');
  return { success: true, recorded: outcome !== 'own' && outcome !== 'uncounted' };
}

/** Shared by all requests of the instance. */
let recordView: RecordView | undefined;

export const trackProfileView = callRoute({
  path: ENDPOINTS.trackProfileView,
  callers: 'anybody',
  appCheck: 'accounts',
  atOnce: 1000, // They mostly wait for their batch.
  seconds: 20, // Room for a transaction's retries when many look at one profile.
  input: REQUEST,
  badInput: 'No profile identifier provided',
  failure: { event: 'view not recorded', message: 'The view could not be recorded' },
  act: async (data, { caller, context }): Promise<TrackedView> => {
    const { profileId, actions } = data;
    const { visitorKey, code, source, returnedAfter } = asRecord(data);
    const headers = headersOf(context);
    if (isUncounted(headers)) return trackedView('uncounted');
    const now = Date.now();
    const viewer = caller && {
      uid: caller.uid,
      isVerified: isVerified(caller),
      email: caller.email_verified === true ? (caller.email ?? null) : null,
    };
    const visitor = { visitorKey, ...originOf(context), userAgent: headers.get('user-agent') };
    const keyAt = async (at: number): Promise<string> =>
      viewerKey(await viewerSecret(firestore(), at), profileId, viewer, visitor, at);
    // The browser's claims (`code`, `source`, `returnedAfter`) change which numbers a view adds to. They never change whether
    // a public profile's view counts; a private profile's counts by the code of a link that opens it.
    const visit = {
      profileId,
      viewer,
      viewerKey: await keyAt(now),
      now,
      code: typeof code === 'string' && isLinkCode(code) ? code : undefined,
    };
    recordView ??= viewRecorder(linkBackends());
    const outcome = await recordView(
      actions
        ? {
            ...visit,
            kind: 'actions',
            actions: PAGE_ACTIONS.filter((action) => actions.includes(action)),
            earlierKey: await keyAt(now - HALF_HOUR),
          }
        : {
            ...visit,
            kind: 'open',
            source: VIEW_SOURCES.find((one) => one === source),
            returnedAfter: isDays(returnedAfter) ? Math.min(returnedAfter, LONGEST_RETURN) : undefined,
          },
    );
    logInfo('view', { outcome, signedIn: viewer !== undefined });
    return trackedView(outcome);
  },
});

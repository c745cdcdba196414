// The trigger behind /api/reportProfile: anybody may report a profile, also without an account.
import { HttpsError, onCall } from 'firebase-functions/https';
import { reportSchema } from '@marquee/domain/moderation-requests';
import { firestore } from '../lib/admin.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { REPORT_OPTIONS } from '../lib/settings.ts';
import { requireAppOfAccount } from '../requests/app-check.ts';
import { optionalCaller } from '../requests/caller.ts';
import { clientNetwork } from '../requests/client-address.ts';
import { isInput } from '../requests/input.ts';
import { dailySalt } from './daily-salt.ts';
import { recordReport, type ReportOutcome } from './record-report.ts';
import { reporterOf } from './reporter.ts';

export const reportProfile = onCall(REPORT_OPTIONS, async (request): Promise<{ readonly received: true }> => {
  requireAppOfAccount(request);
  const data: unknown = request.data;
  if (!isInput(reportSchema, data)) {
    throw new HttpsError('invalid-argument', 'The report needs a profile and a reason');
  }
  const { profileId, reason, text = '' } = data;
  const now = Date.now();
  const caller = await optionalCaller(request);
  let outcome: ReportOutcome;
  try {
    const reporter = reporterOf(await dailySalt(firestore(), now), caller?.uid, {
      visitorKey: 'visitorKey' in data ? data.visitorKey : undefined,
      network: clientNetwork(request.rawRequest),
      userAgent: request.rawRequest.get('user-agent'),
    });
    outcome = await recordReport(firestore(), { profileId, reason, text: text.trim(), reporter, now });
  } catch (error) {
    logFailure('report not stored', error);
    throw new HttpsError('unavailable', 'The report could not be stored');
  }
  logInfo('report', { outcome, reason });
  if (outcome === 'missing') throw new HttpsError('not-found', 'Profile not found');
  if (outcome === 'limited') throw new HttpsError('resource-exhausted', 'Too many reports for today');
  return { received: true };
});

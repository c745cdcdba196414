// The trigger behind /api/reportProfile: anybody may report a profile, also without an account.
import { HttpsError, onCall } from 'firebase-functions/https';
import { reportSchema } from '@marquee/domain/moderation-requests';
import { requireAppOfAccount } from '../lib/app-check.ts';
import { dailySalt } from '../lib/daily-salt.ts';
import { firestore } from '../lib/admin.ts';
import { isInput } from '../lib/input.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { REPORT_OPTIONS } from '../lib/settings.ts';
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
  let outcome: ReportOutcome;
  try {
    const reporter = reporterOf(await dailySalt(firestore(), now), request.auth?.uid, {
      visitorKey: 'visitorKey' in data ? data.visitorKey : undefined,
      ip: request.rawRequest.ip,
      userAgent: request.rawRequest.get('user-agent'),
    });
    outcome = await recordReport(firestore(), { profileId, reason, text: text.trim(), reporter, now });
  } catch (error) {
    logFailure('report not kept', error);
    throw new HttpsError('unavailable', 'The report could not be kept');
  }
  logInfo('report', { outcome, reason });
  if (outcome === 'missing') throw new HttpsError('not-found', 'Profile not found');
  if (outcome === 'limited') throw new HttpsError('resource-exhausted', 'Too many reports for today');
  return { received: true };
});

// The trigger behind /api/reportProfile: anybody may report a profile, also without an account. The site's script calls it
// as a callable; a page without scripts posts a form and gets a page back.
import { HttpsError, onCall, onRequest, type Request } from 'firebase-functions/https';
import { renderReportAnswer } from 'virtual:public-page';
import { reportSchema } from './moderation-requests.ts';
import type { ReportAnswer } from '@marquee/domain/site/public-page';
import { pageAssets } from '../public-page/page-assets.ts';
import { firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { REPORT_OPTIONS } from '../runtime/function-options.ts';
import { readLanguage } from '../public-page/address.ts';
import { siteAddress } from '../requests/origin.ts';
import { pageHeaders } from '../public-page/page-headers.ts';
import { requireAppOfAccount } from '../runtime/require-app-check.ts';
import { optionalCaller } from '../requests/caller.ts';
import { clientNetwork } from '../requests/client-address.ts';
import { isCrossSite } from '../requests/cross-site.ts';
import { isInput } from '../requests/input.ts';
import { linkBackends } from '../links/link-backends.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { recordReport, type ReportOutcome } from './record-report.ts';
import { reporterOf } from './reporter.ts';

/** Records a report. `invalid`: the data is no report, or from another site's page; `failed`: it was not stored. */
async function takeReport(
  data: unknown,
  uid: string | undefined,
  request: Request,
): Promise<ReportOutcome | 'invalid' | 'failed'> {
  if (!isInput(reportSchema, data) || isCrossSite(request)) return 'invalid';
  const { profileId, reason, text = '', code = '' } = data;
  const now = Date.now();
  const network = clientNetwork(request);
  try {
    const reporter = reporterOf(await dailySalt(firestore(), now), uid, {
      visitorKey: 'visitorKey' in data ? data.visitorKey : undefined,
      network,
      userAgent: request.get('user-agent'),
    });
    const report = { profileId, reason, text: text.trim(), code, reporter, now };
    const outcome = await recordReport(linkBackends(), report);
    logInfo('report', { outcome, reason });
    return outcome;
  } catch (error) {
    logFailure('report not stored', error);
    return 'failed';
  }
}

const reportCall = onCall(REPORT_OPTIONS, async (request): Promise<{ readonly received: true }> => {
  requireAppOfAccount(request);
  const caller = await optionalCaller(request);
  switch (await takeReport(request.data, caller?.uid, request.rawRequest)) {
    case 'invalid':
      throw new HttpsError('invalid-argument', 'The report needs a profile and a reason');
    case 'failed':
      throw new HttpsError('unavailable', 'The report could not be stored');
    case 'missing':
      throw new HttpsError('not-found', 'Profile not found');
    case 'limited':
      throw new HttpsError('resource-exhausted', 'Too many reports for today');
    default:
      return { received: true };
  }
});

interface FormAnswer {
  readonly status: number;
  readonly answer: ReportAnswer;
}

const RECEIVED = { status: 200, answer: 'received' } as const satisfies FormAnswer;

const FORM_ANSWERS: Readonly<Record<Awaited<ReturnType<typeof takeReport>>, FormAnswer>> = {
  stored: RECEIVED,
  repeated: RECEIVED,
  dropped: RECEIVED,
  limited: { status: 429, answer: 'limited' },
  missing: { status: 404, answer: 'gone' },
  invalid: { status: 400, answer: 'failed' },
  failed: { status: 503, answer: 'failed' },
};

export const reportProfile = onRequest(REPORT_OPTIONS, async (request, response) => {
  if (!request.is('application/x-www-form-urlencoded')) {
    await reportCall(request, response);
    return;
  }
  const { profileId, reason, text, code, lang } = request.body as Readonly<Record<string, unknown>>;
  const { status, answer } =
    FORM_ANSWERS[await takeReport({ profileId, reason, text, code }, undefined, request)];
  const page = {
    origin: siteAddress(),
    path: '/',
    lang: readLanguage(lang),
  };
  response
    .set({ ...pageHeaders(), 'Cache-Control': 'no-store' })
    .status(status)
    .type('html')
    .end(renderReportAnswer(answer, page, pageAssets()));
});

// The route /api/reportProfile: anybody may report a profile, also without an account. The site's script calls it; a page
// without scripts posts a form and gets a page back.
import { HttpsError } from 'firebase-functions/https';
import { renderReportAnswer } from 'virtual:public-page';
import type { InferType } from 'yup';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import type { ReportAnswer } from '@marquee/domain/site/public-page';
import { pageAssets } from '../public-page/page-assets.ts';
import { pageAnswer } from '../public-page/respond.ts';
import { firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { linkBackends } from '../links/link-backends.ts';
import { callRoute } from '../requests/call-route.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { headersOf, originOf } from '../requests/http.ts';
import { isInput } from '../requests/input.ts';
import { formRoute, type Posted } from '../requests/posted-form.ts';
import { isForm } from '../requests/read-body.ts';
import type { Route } from '../requests/route.ts';
import type { VisitorRequest } from '../views/viewer.ts';
import { reportSchema } from './moderation-requests.ts';
import { siteAddress } from '../requests/origin.ts';
import { recordReport, type ReportOutcome } from './record-report.ts';
import { moderationEmail } from './report-mail.ts';
import { reporterOf } from './reporter.ts';

async function takeReport(
  { profileId, reason, text = '', code = '' }: InferType<typeof reportSchema>,
  uid: string | undefined,
  visitor: VisitorRequest,
): Promise<ReportOutcome> {
  const now = Date.now();
  const reporter = reporterOf(await dailySalt(firestore(), now), uid, visitor);
  const report = { profileId, reason, text: text.trim(), code, reporter, now };
  const moderators = { to: moderationEmail.value(), origin: siteAddress() };
  const outcome = await recordReport(linkBackends(), report, moderators);
  logInfo('report', { outcome, reason });
  return outcome;
}

const BOUNDS = { perMinute: 120, atOnce: 20, seconds: 30 } as const;
const FAILED = 'report not stored';

const reportCall = callRoute({
  ...BOUNDS,
  path: ENDPOINTS.reportProfile,
  callers: 'anybody',
  appCheck: 'accounts',
  input: reportSchema,
  badInput: 'The report needs a profile and a reason',
  failure: { event: FAILED, message: 'The report could not be stored' },
  act: async (report, { caller, context }): Promise<{ readonly received: true }> => {
    const outcome = await takeReport(report, caller?.uid, {
      visitorKey: 'visitorKey' in report ? report.visitorKey : undefined,
      ...originOf(context),
      userAgent: headersOf(context).get('user-agent'),
    });
    if (outcome === 'missing') throw new HttpsError('not-found', 'Profile not found');
    if (outcome === 'limited') throw new HttpsError('resource-exhausted', 'Too many reports for today');
    return { received: true };
  },
});

interface FormAnswer {
  readonly status: number;
  readonly answer: ReportAnswer;
}

const RECEIVED = { status: 200, answer: 'received' } as const satisfies FormAnswer;

const FORM_ANSWERS: Readonly<Record<ReportOutcome | 'invalid' | 'failed', FormAnswer>> = {
  stored: RECEIVED,
  repeated: RECEIVED,
  dropped: RECEIVED,
  limited: { status: 429, answer: 'limited' },
  missing: { status: 404, answer: 'gone' },
  invalid: { status: 400, answer: 'failed' },
  failed: { status: 503, answer: 'failed' },
};

function takeForm({
  fields,
  network,
  hop,
  userAgent,
  isCrossSite,
}: Posted): Promise<ReportOutcome> | 'invalid' {
  const { profileId, reason, text, code } = fields;
  const report = { profileId, reason, text, code };
  if (!isInput(reportSchema, report) || isCrossSite) return 'invalid';
  return takeReport(report, undefined, { visitorKey: undefined, network, hop, userAgent });
}

const reportForm = formRoute<ReportOutcome | 'invalid'>({
  ...BOUNDS,
  path: ENDPOINTS.reportProfile,
  failed: FAILED,
  act: takeForm,
  respond: (outcome, { page }) => {
    const { status, answer } = FORM_ANSWERS[outcome];
    return pageAnswer(status, renderReportAnswer(answer, { ...page, path: '/' }, pageAssets()));
  },
});

export const reportProfile: Route = {
  ...reportCall,
  answer: (context, hold) => (isForm(context) ? reportForm : reportCall).answer(context, hold),
  refuse: (context, error) => (isForm(context) ? reportForm : reportCall).refuse(context, error),
};

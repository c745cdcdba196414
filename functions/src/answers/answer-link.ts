// The route /api/answer, which stores what a recipient answers in the form on a named link's page. The form works without
// a script: the response is a page.
import { renderLinkAnswer } from 'virtual:public-page';
import type { LinkAnswerOutcome } from '@marquee/domain/site/public-page';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { ANSWERED, answerOf } from '@marquee/domain/views/link-answer';
import { utcDate } from '@marquee/domain/values/time';
import { linkBackends } from '../links/link-backends.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { pageAssets } from '../public-page/page-assets.ts';
import { pageAnswer } from '../public-page/respond.ts';
import { verifyToken } from '../requests/caller.ts';
import { formRoute, type Posted } from '../requests/posted-form.ts';
import { countWithin, dayLimits } from '../requests/rate-limits.ts';
import { auth, firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { ANSWER_LIMITS } from './answer-limits.ts';
import { answerRecorder, type RecordAnswer } from './record-answers.ts';

/** The recorder that all requests of the instance share; made for the first of them. */
let recordAnswer: RecordAnswer | undefined;

async function record({
  fields,
  profileId,
  code,
  network,
  hop,
  isForeign,
}: Posted): Promise<LinkAnswerOutcome> {
  const { answer: word, token } = fields;
  const answer = answerOf(word);
  if (!answer || profileId === undefined || isForeign) return 'gone';
  const now = Date.now();
  // The page's script adds the token of a device that has an account.
  const viewer = typeof token === 'string' ? await verifyToken(auth(), token) : undefined;
  if (viewer?.uid === profileId) return 'own';
  const limits = dayLimits(firestore(), {
    kind: 'answer',
    day: utcDate(now),
    salt: await dailySalt(firestore(), now),
    network,
    hop,
    most: ANSWER_LIMITS,
  });
  if (!(await countWithin(firestore(), limits, now))) return 'limited';
  recordAnswer ??= answerRecorder(linkBackends());
  const outcome = await recordAnswer({ profileId, code, answer, now });
  logInfo('answer', { outcome });
  return outcome === 'stored' ? answer : outcome;
}

const STATUS: Readonly<Record<LinkAnswerOutcome, number>> = {
  got_it: 200,
  send_tape: 200,
  shortlisted: 200,
  not_this_time: 200,
  own: 403,
  closed: 409,
  limited: 429,
  gone: 404,
  failed: 503,
};

export const answerLink = formRoute<LinkAnswerOutcome>({
  path: ENDPOINTS.answerLink,
  perMinute: 240,
  atOnce: 40,
  seconds: 15,
  failed: 'answer not stored',
  act: record,
  respond: (result, { page, code }) => {
    const outcome = result === 'invalid' ? 'gone' : result;
    // Back to the page that asked, where the answer is marked: an address that can be reloaded.
    if (answerOf(outcome) !== undefined && code !== '' && page.path.endsWith(`/${code}`)) {
      const query = new URLSearchParams({
        [ANSWERED]: outcome,
        ...(page.lang === undefined ? {} : { lang: page.lang }),
      });
      return new Response(null, {
        status: 303,
        headers: { Location: `${page.path}?${query.toString()}#answer`, 'Cache-Control': 'no-store' },
      });
    }
    return pageAnswer(STATUS[outcome], renderLinkAnswer(outcome, page, pageAssets()));
  },
});

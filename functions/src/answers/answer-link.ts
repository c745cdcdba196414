// The trigger behind /api/answer, which stores what a recipient answers in the form on a named link's page. The form works
// without a script: the response is a page.
import { onRequest, type Request } from 'firebase-functions/https';
import { renderLinkAnswer } from 'virtual:public-page';
import { viewDay } from '@marquee/domain/notifications/notification';
import type { LinkAnswerOutcome } from '@marquee/domain/site/public-page';
import { answerOf } from '@marquee/domain/views/link-answer';
import { bodyOf, codeOf, pageRequest } from '../contact/contact-request.ts';
import { CONTACT_LIMITS, countWithin, dayLimits, isProgram } from '../contact/contact-limits.ts';
import { linkBackends } from '../links/link-backends.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { pageAssets } from '../public-page/page-assets.ts';
import { pageHeaders } from '../public-page/page-headers.ts';
import { verifyToken } from '../requests/caller.ts';
import { isRefusedMethod } from '../requests/allowed-methods.ts';
import { clientNetwork } from '../requests/client-address.ts';
import { isCrossSite } from '../requests/cross-site.ts';
import { documentId, isInput } from '../requests/input.ts';
import { auth, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { CONTACT_OPTIONS } from '../runtime/function-options.ts';
import { answerRecorder, type RecordAnswer } from './record-answers.ts';

/** The recorder that all requests of the instance share; made for the first of them. */
let recordAnswer: RecordAnswer | undefined;

async function record(request: Request): Promise<LinkAnswerOutcome> {
  const { profile: profileId, answer: word, token } = bodyOf(request);
  const answer = answerOf(word);
  if (!answer || !isInput(documentId, profileId)) return 'gone';
  if (isCrossSite(request) || isProgram(request.get('user-agent'))) return 'gone';
  const now = Date.now();
  try {
    // The page's script adds the token of a device that has an account.
    const viewer = typeof token === 'string' ? await verifyToken(auth(), token) : undefined;
    if (viewer?.uid === profileId) return 'own';
    const { answersPerNetwork, answersOfAll } = CONTACT_LIMITS;
    const limits = dayLimits(firestore(), {
      kind: 'answer',
      day: viewDay(now),
      salt: await dailySalt(firestore(), now),
      network: clientNetwork(request),
      most: { network: answersPerNetwork, all: answersOfAll },
    });
    if (!(await countWithin(firestore(), limits, now))) return 'limited';
    recordAnswer ??= answerRecorder(linkBackends());
    const outcome = await recordAnswer({ profileId, code: codeOf(request), answer, now });
    logInfo('answer', { outcome });
    return outcome === 'stored' ? answer : outcome;
  } catch (error) {
    logFailure('answer not stored', error);
    return 'failed';
  }
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

export const answerLink = onRequest(CONTACT_OPTIONS, async (request, response) => {
  response.set('Cache-Control', 'no-store');
  if (isRefusedMethod(request, response, 'POST')) return;
  const outcome = await record(request);
  const page = pageRequest(request, bodyOf(request)['profile']);
  response
    .status(STATUS[outcome])
    .set(pageHeaders())
    .type('html')
    .end(renderLinkAnswer(outcome, page, pageAssets()));
});

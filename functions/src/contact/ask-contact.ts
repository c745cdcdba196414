// The trigger behind /api/contact: the WhatsApp link of a profile for one visitor. The page's script gets JSON; a form
// that is posted without a script is redirected.
import { onRequest, type Request } from 'firebase-functions/https';
import { assets, renderContactAnswer } from 'virtual:public-page';
import type { ContactAnswer } from '@marquee/domain/public-page';
import { firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { CONTACT_OPTIONS } from '../runtime/settings.ts';
import { rateLimit, withRateLimit } from '../links/rate-limit.ts';
import { dailySalt } from '../moderation/daily-salt.ts';
import { pageHeaders } from '../public-page/page-headers.ts';
import { clientNetwork } from '../requests/client-address.ts';
import { documentId, isInput } from '../requests/input.ts';
import { bodyOf, codeOf, isForm, isCrossSite, pageRequest } from './contact-request.ts';
import { giveLink, type GivenLink } from './give-link.ts';
import { isProgram } from './limits.ts';

/** The instance's. */
const attempts = rateLimit();

async function linkFor(request: Request): Promise<GivenLink | { readonly outcome: 'failed' }> {
  const profileId = bodyOf(request)['profile'];
  if (!isInput(documentId, profileId) || isCrossSite(request) || isProgram(request.get('user-agent'))) {
    return { outcome: 'gone' };
  }
  const now = Date.now();
  try {
    const salt = await dailySalt(firestore(), now);
    const network = clientNetwork(request);
    const given = await withRateLimit(
      attempts,
      { code: codeOf(request), network, now },
      (code) => giveLink(firestore(), { profileId, code, network, salt, now }),
      ({ outcome }) => outcome === 'gone',
    );
    logInfo('contact asked', { outcome: given.outcome });
    return given;
  } catch (error) {
    logFailure('contact not given', error);
    return { outcome: 'failed' };
  }
}

const STATUS: Readonly<Record<ContactAnswer, number>> = { limited: 429, gone: 404, failed: 503 };

export const askContact = onRequest(CONTACT_OPTIONS, async (request, response) => {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.set('Allow', 'POST').status(405).end();
    return;
  }
  const answer = await linkFor(request);
  if (answer.outcome === 'given') {
    if (isForm(request)) response.redirect(303, answer.link);
    else response.json({ link: answer.link });
    return;
  }
  response.status(STATUS[answer.outcome]);
  if (isForm(request)) {
    const page = pageRequest(request, bodyOf(request)['profile']);
    response
      .set(pageHeaders())
      .type('html')
      .end(renderContactAnswer(answer.outcome, page, assets));
  } else {
    response.json({ error: answer.outcome });
  }
});

// The trigger behind /api/contact: the WhatsApp link of a profile for one visitor. The page's script gets JSON; a form
// that is posted without a script is redirected.
import { onRequest, type Request } from 'firebase-functions/https';
import { renderContactAnswer } from 'virtual:public-page';
import type { ContactAnswer } from '@marquee/domain/site/public-page';
import { pageAssets } from '../public-page/page-assets.ts';
import { firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { CONTACT_OPTIONS } from '../runtime/function-options.ts';
import { linkBackends } from '../links/link-backends.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { pageHeaders } from '../public-page/page-headers.ts';
import { isRefusedMethod } from '../requests/allowed-methods.ts';
import { clientNetwork } from '../requests/client-address.ts';
import { isCrossSite } from '../requests/cross-site.ts';
import { documentId, isInput } from '../requests/input.ts';
import { bodyOf, codeOf, isForm, pageRequest } from './contact-request.ts';
import { giveLink, type GivenLink } from './give-link.ts';
import { isProgram } from './contact-limits.ts';

async function linkFor(request: Request): Promise<GivenLink | { readonly outcome: 'failed' }> {
  const profileId = bodyOf(request)['profile'];
  if (!isInput(documentId, profileId) || isCrossSite(request) || isProgram(request.get('user-agent'))) {
    return { outcome: 'gone' };
  }
  const now = Date.now();
  try {
    const salt = await dailySalt(firestore(), now);
    const network = clientNetwork(request);
    const given = await giveLink(linkBackends(), { profileId, code: codeOf(request), network, salt, now });
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
  if (isRefusedMethod(request, response, 'POST')) return;
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
      .end(renderContactAnswer(answer.outcome, page, pageAssets()));
  } else {
    response.json({ error: answer.outcome });
  }
});

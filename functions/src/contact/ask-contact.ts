// The route /api/contact: the WhatsApp link of a profile for one visitor. The page's script gets JSON; a form that is
// posted without a script is redirected.
import { renderContactAnswer } from 'virtual:public-page';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import type { ContactAnswer } from '@marquee/domain/site/public-page';
import { pageAssets } from '../public-page/page-assets.ts';
import { pageAnswer } from '../public-page/respond.ts';
import { firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { linkBackends } from '../links/link-backends.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { formRoute, type Posted } from '../requests/posted-form.ts';
import { giveLink, type GivenLink } from './give-link.ts';

async function linkFor({ profileId, code, network, hop, isForeign }: Posted): Promise<GivenLink> {
  if (profileId === undefined || isForeign) return { outcome: 'gone' };
  const now = Date.now();
  const salt = await dailySalt(firestore(), now);
  const given = await giveLink(linkBackends(), { profileId, code, network, hop, salt, now });
  logInfo('contact asked', { outcome: given.outcome });
  return given;
}

const STATUS: Readonly<Record<ContactAnswer, number>> = { limited: 429, gone: 404, failed: 503 };

function refused(answer: ContactAnswer, { isForm, page }: Posted): Response {
  const status = STATUS[answer];
  return isForm
    ? pageAnswer(status, renderContactAnswer(answer, page, pageAssets()))
    : Response.json({ error: answer }, { status });
}

export const askContact = formRoute<GivenLink>({
  path: ENDPOINTS.askContact,
  perMinute: 120,
  atOnce: 20,
  seconds: 15,
  failed: 'contact not given',
  act: linkFor,
  respond: (given, posted) => {
    if (typeof given === 'string') return refused(given === 'invalid' ? 'gone' : given, posted);
    if (given.outcome !== 'given') return refused(given.outcome, posted);
    return posted.isForm
      ? new Response(null, { status: 303, headers: { Location: given.link } })
      : Response.json({ link: given.link });
  },
});

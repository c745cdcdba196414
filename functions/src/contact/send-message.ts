// The trigger behind /api/message: a visitor's message to an actor by e-mail, without revealing the actor's address.
// The recipient is always the profile's owner and nothing is sent to the visitor, so that this is no open relay.
import { onRequest, type Request } from 'firebase-functions/https';
import { assets, renderMessageAnswer } from 'virtual:public-page';
import type { MessageAnswer } from '@marquee/domain/public-page';
import { auth, firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { CONTACT_OPTIONS } from '../runtime/settings.ts';
import { rateLimit, withRateLimit } from '../links/rate-limit.ts';
import { dailySalt } from '../moderation/daily-salt.ts';
import { siteAddress } from '../public-page/origin.ts';
import { pageHeaders } from '../public-page/page-headers.ts';
import { clientNetwork } from '../requests/client-address.ts';
import { documentId, isInput } from '../requests/input.ts';
import { UNSUBSCRIBE_SECRET } from '../mail/signed-link.ts';
import { bodyOf, codeOf, isForm, isCrossSite, pageRequest } from './contact-request.ts';
import { deliverMessage, type MessageOutcome } from './deliver-message.ts';
import { isProgram } from './limits.ts';
import { readMessage } from './read-message.ts';

/** The instance's. */
const attempts = rateLimit();

async function send(request: Request): Promise<MessageOutcome | 'invalid' | 'failed'> {
  const body = bodyOf(request);
  const profileId = body['profile'];
  if (!isInput(documentId, profileId) || isCrossSite(request) || isProgram(request.get('user-agent'))) {
    return 'gone';
  }
  const message = readMessage(body);
  if (!message) return 'invalid';
  const now = Date.now();
  try {
    const backends = {
      firestore: firestore(),
      auth: auth(),
      origin: siteAddress(),
      secret: UNSUBSCRIBE_SECRET.value(),
    };
    const salt = await dailySalt(firestore(), now);
    const network = clientNetwork(request);
    const outcome = await withRateLimit(
      attempts,
      { code: codeOf(request), network, now },
      (code) => deliverMessage(backends, { profileId, code, message, network, salt, now }),
      (answer) => answer === 'gone',
    );
    logInfo('message', { outcome });
    return outcome;
  } catch (error) {
    logFailure('message not sent', error);
    return 'failed';
  }
}

const SENT = { status: 200, answer: 'sent' } as const;

const ANSWERS: Readonly<
  Record<Awaited<ReturnType<typeof send>>, { readonly status: number; readonly answer: MessageAnswer }>
> = {
  sent: SENT,
  repeated: SENT,
  blocked: SENT,
  limited: { status: 429, answer: 'limited' },
  gone: { status: 404, answer: 'gone' },
  invalid: { status: 400, answer: 'invalid' },
  failed: { status: 503, answer: 'failed' },
};

export const sendMessage = onRequest(
  { ...CONTACT_OPTIONS, secrets: [UNSUBSCRIBE_SECRET] },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').status(405).end();
      return;
    }
    const { status, answer } = ANSWERS[await send(request)];
    response.status(status);
    if (isForm(request)) {
      const page = pageRequest(request, bodyOf(request)['profile']);
      response
        .set(pageHeaders())
        .type('html')
        .end(renderMessageAnswer(answer, page, assets));
    } else {
      response.json(answer === 'sent' ? {} : { error: answer });
    }
  },
);

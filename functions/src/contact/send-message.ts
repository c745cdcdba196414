// The trigger behind /api/message: a visitor's message to an actor by e-mail, without revealing the actor's address.
// The message goes to the profile's owner alone. The visitor is sent nothing but a request to confirm their address, once a
// day and without a word of the message, so that this is no open relay.
import { onRequest, type Request } from 'firebase-functions/https';
import { renderMessageAnswer } from 'virtual:public-page';
import { messageLanguage } from '@marquee/domain/accounts/notification-choices';
import type { MessageAnswer } from '@marquee/domain/site/public-page';
import { pageAssets } from '../public-page/page-assets.ts';
import { firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { CONTACT_OPTIONS } from '../runtime/function-options.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { pageHeaders } from '../public-page/page-headers.ts';
import { isRefusedMethod } from '../requests/allowed-methods.ts';
import { clientNetwork } from '../requests/client-address.ts';
import { isCrossSite } from '../requests/cross-site.ts';
import { documentId, isInput } from '../requests/input.ts';
import { UNSUBSCRIBE_SECRET } from '../mail/signed-link.ts';
import { bodyOf, codeOf, isForm, pageRequest } from './contact-request.ts';
import { deliverMessage, type MessageOutcome } from './deliver-message.ts';
import { isProgram } from './contact-limits.ts';
import { messageBackends } from './message-backends.ts';
import { readMessage } from './read-message.ts';

async function send(request: Request): Promise<MessageOutcome | 'invalid' | 'failed'> {
  const body = bodyOf(request);
  const profileId = body['profile'];
  if (!isInput(documentId, profileId) || isCrossSite(request) || isProgram(request.get('user-agent'))) {
    return 'gone';
  }
  const message = readMessage(body);
  if (!message) return 'invalid';
  const language = messageLanguage(body['lang']);
  const now = Date.now();
  try {
    const salt = await dailySalt(firestore(), now);
    const network = clientNetwork(request);
    const outcome = await deliverMessage(messageBackends(), {
      profileId,
      code: codeOf(request),
      message,
      network,
      language,
      salt,
      now,
    });
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
  gathered: SENT,
  held: { status: 202, answer: 'held' },
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
    if (isRefusedMethod(request, response, 'POST')) return;
    const { status, answer } = ANSWERS[await send(request)];
    response.status(status);
    if (isForm(request)) {
      const page = pageRequest(request, bodyOf(request)['profile']);
      response
        .set(pageHeaders())
        .type('html')
        .end(renderMessageAnswer(answer, page, pageAssets()));
    } else {
      response.json(status < 300 ? {} : { error: answer });
    }
  },
);

// The route /api/message: a visitor's message to an actor by e-mail, without revealing the actor's address. The message
// goes to the profile's owner alone. The visitor is sent nothing but a request to confirm their address, once a day and
// without a word of the message, so that this is no open relay.
import { renderMessageAnswer } from 'virtual:public-page';
import { messageLanguage } from '@marquee/domain/accounts/notification-choices';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import type { MessageAnswer } from '@marquee/domain/site/public-page';
import { pageAssets } from '../public-page/page-assets.ts';
import { pageAnswer } from '../public-page/respond.ts';
import { firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { dailySalt } from '../requests/daily-salt.ts';
import { formRoute, type Posted } from '../requests/posted-form.ts';
import { deliverMessage, type MessageOutcome } from './deliver-message.ts';
import { messageBackends } from './message-backends.ts';
import { readMessage } from './read-message.ts';

async function send(posted: Posted): Promise<MessageOutcome | 'invalid'> {
  const { fields, profileId, code, network, hop, isForeign } = posted;
  if (profileId === undefined || isForeign) return 'gone';
  const message = readMessage(fields);
  if (!message) return 'invalid';
  const language = messageLanguage(fields['lang']);
  const now = Date.now();
  const salt = await dailySalt(firestore(), now);
  const request = { profileId, code, message, network, hop, language, salt, now };
  const outcome = await deliverMessage(messageBackends(), request);
  logInfo('message', { outcome });
  return outcome;
}

const SENT = { status: 200, answer: 'sent' } as const;

const ANSWERS: Readonly<
  Record<MessageOutcome | 'invalid' | 'failed', { readonly status: number; readonly answer: MessageAnswer }>
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

export const sendMessage = formRoute<MessageOutcome | 'invalid'>({
  path: ENDPOINTS.sendMessage,
  perMinute: 120,
  atOnce: 20,
  seconds: 15,
  failed: 'message not sent',
  act: send,
  respond: (outcome, { isForm, page }) => {
    const { status, answer } = ANSWERS[outcome];
    return isForm
      ? pageAnswer(status, renderMessageAnswer(answer, page, pageAssets()))
      : Response.json(status < 300 ? {} : { error: answer }, { status });
  },
});

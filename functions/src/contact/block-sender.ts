// /api/block-sender, a signed link in each message's mail: a visit asks, the button blocks. A visit alone changes nothing,
// since mail scanners open links.
import { FieldValue } from 'firebase-admin/firestore';
import { onRequest, type Request } from 'firebase-functions/https';
import { messageLanguage } from '@marquee/domain/notification-choices';
import { firestore } from '../lib/admin.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { REQUEST_OPTIONS } from '../lib/settings.ts';
import { documentId, isInput } from '../requests/input.ts';
import { escapeHtml } from '../summary/escape-html.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from '../summary/plain-page.ts';
import { isSignature, UNSUBSCRIBE_SECRET } from '../summary/unsubscribe-link.ts';
import { blockedSenders } from './deliver-message.ts';
import { blockPurpose } from './message-mail.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function answer({
  method,
  query,
}: Pick<Request, 'method' | 'query'>): Promise<{ readonly status: number; readonly html: string }> {
  const [uid, sender] = [textOf(query['account']), textOf(query['sender'])];
  const language = messageLanguage(query['lang']);
  const texts = MESSAGE_TEXTS[language].page;
  const page = (text: string, form?: string): string => plainPage(language, texts.title, text, form);
  const purpose = blockPurpose(uid, sender);
  if (
    !isInput(documentId, uid) ||
    !isSignature(purpose, textOf(query['signature']), UNSUBSCRIBE_SECRET.value())
  ) {
    return { status: 403, html: page(texts.badLink) };
  }
  if (method !== 'POST') {
    const form = `<form method="post"><button>${escapeHtml(texts.button)}</button></form>`;
    return { status: 200, html: page(texts.ask, form) };
  }
  try {
    const profile = await firestore().collection('profiles').doc(uid).get();
    // Nothing is stored for an account that is gone.
    if (profile.exists) {
      const blocks = { senders: FieldValue.arrayUnion(sender) };
      await blockedSenders(firestore(), uid).set(blocks, { merge: true });
    }
  } catch (error) {
    logFailure('sender not blocked', error);
    return { status: 503, html: page(texts.failed) };
  }
  logInfo('sender blocked');
  return { status: 200, html: page(texts.done) };
}

export const blockSender = onRequest(
  { ...REQUEST_OPTIONS, secrets: [UNSUBSCRIBE_SECRET] },
  async (request, response) => {
    response.set(PLAIN_PAGE_HEADERS);
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      response.set('Allow', 'GET, HEAD, POST').status(405).end();
      return;
    }
    const { status, html } = await answer(request);
    response.status(status).type('html').send(html);
  },
);

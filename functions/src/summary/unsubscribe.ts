// /api/unsubscribe: one click of the mail program (RFC 8058: a POST), or a visit and a press of the button. A visit alone
// changes nothing: mail scanners open links.
import type { Firestore } from 'firebase-admin/firestore';
import { onRequest, type Request } from 'firebase-functions/https';
import { messageLanguage, type MessageLanguage } from '@marquee/domain/notification-choices';
import { firestore } from '../lib/admin.ts';
import { logFailure, logInfo } from '../lib/log.ts';
import { REQUEST_OPTIONS } from '../lib/settings.ts';
import { documentId, isInput } from '../requests/input.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts';
import { escapeHtml } from './escape-html.ts';
import { SUMMARY_TEXTS } from './summary-texts.ts';
import { isSigned, UNSUBSCRIBE_SECRET } from './unsubscribe-link.ts';

/** Switches the summary off. An account without settings has never switched it on. */
export async function endSummary(database: Firestore, uid: string): Promise<void> {
  const settings = database.collection('settings').doc(uid);
  await database.runTransaction(async (transaction) => {
    if (!(await transaction.get(settings)).exists) return;
    transaction.update(settings, { mail_summary: false });
  });
}

const page = (language: MessageLanguage, text: string, form = ''): string =>
  plainPage(language, SUMMARY_TEXTS[language].page.title, text, form);

interface Answer {
  readonly status: number;
  readonly html: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function answer({ method, query }: Pick<Request, 'method' | 'query'>): Promise<Answer> {
  const uid = textOf(query['account']);
  const language = messageLanguage(query['lang']);
  const texts = SUMMARY_TEXTS[language].page;
  if (!isInput(documentId, uid) || !isSigned(uid, textOf(query['signature']), UNSUBSCRIBE_SECRET.value())) {
    return { status: 403, html: page(language, texts.badLink) };
  }
  if (method !== 'POST') {
    const form = `<form method="post"><button>${escapeHtml(texts.button)}</button></form>`;
    return { status: 200, html: page(language, texts.ask, form) };
  }
  try {
    await endSummary(firestore(), uid);
  } catch (error) {
    logFailure('summary not ended', error);
    return { status: 503, html: page(language, texts.failed) };
  }
  logInfo('summary ended by its link');
  return { status: 200, html: page(language, texts.done) };
}

export const unsubscribe = onRequest(
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

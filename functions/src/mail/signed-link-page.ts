// The page behind a signed link in a mail: a GET asks for confirmation, the button's POST acts (or the mail program's,
// RFC 8058). A GET alone changes nothing, since mail scanners open links.
import { onRequest, type Request } from 'firebase-functions/https';
import { asText } from '@marquee/domain/values/record';
import { messageLanguage, type MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { isRefusedMethod } from '../requests/allowed-methods.ts';
import { documentId, isInput } from '../requests/input.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { REQUEST_OPTIONS } from '../runtime/function-options.ts';
import { escapeHtml } from './escape-html.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts';
import { isSignature, UNSUBSCRIBE_SECRET } from './signed-link.ts';

export interface LinkPageTexts {
  readonly title: string;
  readonly ask: string;
  readonly button: string;
  readonly done: string;
  readonly badLink: string;
  readonly failed: string;
}

interface LinkAction {
  readonly texts: (language: MessageLanguage) => LinkPageTexts;
  /** The purpose that the link is signed for; `account` and other parameters are '' where the link has none. */
  readonly purpose: (account: string, parameter: (name: string) => string) => string;
  readonly act: (account: string, parameter: (name: string) => string) => Promise<void>;
  readonly events: { readonly done: string; readonly failed: string };
}

async function answer(
  { method, query }: Pick<Request, 'method' | 'query'>,
  { texts: textsIn, purpose, act, events }: LinkAction,
): Promise<{ readonly status: number; readonly html: string }> {
  const parameter = (name: string): string => asText(query[name]);
  const account = parameter('account');
  const language = messageLanguage(query['lang']);
  const texts = textsIn(language);
  const page = (text: string, form?: string): string => plainPage(language, texts.title, text, form);
  const signed = purpose(account, parameter);
  if (
    !isInput(documentId, account) ||
    !isSignature(signed, parameter('signature'), UNSUBSCRIBE_SECRET.value())
  ) {
    return { status: 403, html: page(texts.badLink) };
  }
  if (method !== 'POST') {
    const form = `<form method="post"><button>${escapeHtml(texts.button)}</button></form>`;
    return { status: 200, html: page(texts.ask, form) };
  }
  try {
    await act(account, parameter);
  } catch (error) {
    logFailure(events.failed, error);
    return { status: 503, html: page(texts.failed) };
  }
  logInfo(events.done);
  return { status: 200, html: page(texts.done) };
}

/** The function behind a signed link. */
export const signedLinkPage = (action: LinkAction) =>
  onRequest({ ...REQUEST_OPTIONS, secrets: [UNSUBSCRIBE_SECRET] }, async (request, response) => {
    response.set(PLAIN_PAGE_HEADERS);
    if (isRefusedMethod(request, response, 'GET', 'HEAD', 'POST')) return;
    const { status, html } = await answer(request, action);
    response.status(status).type('html').send(html);
  });

// The page behind a signed link in a mail: a GET asks for confirmation, the button's POST acts (or the mail program's,
// RFC 8058). A GET alone changes nothing, since mail scanners open links.
import { messageLanguage, type MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import type { Http } from '../requests/http.ts';
import { documentId, isInput } from '../requests/input.ts';
import type { Route } from '../requests/route.ts';
import { logInfo } from '../runtime/log.ts';
import { escapeHtml } from './escape-html.ts';
import { isSignature, UNSUBSCRIBE_SECRET } from './signed-link.ts';
import { BRAND } from '@marquee/domain/site/brand';

const PLAIN_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

/** `form` is HTML, everything else text. */
const plainPage = (language: MessageLanguage, title: string, text: string, form = ''): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>`,
    ':root{color-scheme:light dark}body{margin:0 auto;max-width:34rem;padding:3rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}',
    `button{font:inherit;font-weight:600;padding:.75rem 1.25rem;border:0;border-radius:10px;background:${BRAND.aubergine};color:#fff}`,
    '</style></head><body><main>',
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}`,
    '</main></body></html>',
  ].join('');

export interface LinkPageTexts {
  readonly title: string;
  readonly ask: string;
  readonly button: string;
  readonly done: string;
  readonly badLink: string;
  readonly failed: string;
}

interface LinkAction {
  /** The path after `/api/`. */
  readonly path: string;
  readonly texts: (language: MessageLanguage) => LinkPageTexts;
  /** The purpose that the link is signed for; `account` and other parameters are '' where the link has none. */
  readonly purpose: (account: string, parameter: (name: string) => string) => string;
  readonly act: (account: string, parameter: (name: string) => string) => Promise<void>;
  readonly events: { readonly done: string; readonly failed: string };
}

function pageIn({ req }: Http, { texts: textsIn }: LinkAction) {
  const language = messageLanguage(req.query('lang'));
  const texts = textsIn(language);
  const answer = (status: number, text: string, form?: string): Response =>
    new Response(plainPage(language, texts.title, text, form), { status, headers: PLAIN_PAGE_HEADERS });
  return { texts, answer };
}

async function answerLink(context: Http, action: LinkAction): Promise<Response> {
  const { purpose, act, events } = action;
  const parameter = (name: string): string => context.req.query(name) ?? '';
  const account = parameter('account');
  const { texts, answer } = pageIn(context, action);
  const signed = purpose(account, parameter);
  if (
    !isInput(documentId, account) ||
    !isSignature(signed, parameter('signature'), UNSUBSCRIBE_SECRET.value())
  ) {
    return answer(403, texts.badLink);
  }
  if (context.req.method !== 'POST') {
    const form = `<form method="post"><button>${escapeHtml(texts.button)}</button></form>`;
    return answer(200, texts.ask, form);
  }
  await act(account, parameter);
  logInfo(events.done);
  return answer(200, texts.done);
}

/** The route of a signed link. Its POST comes from mail programs too, so no origin is asked. */
export const signedLinkPage = (action: LinkAction): Route => ({
  path: `/api/${action.path}`,
  methods: ['GET', 'POST'],
  perMinute: 240,
  atOnce: 20,
  seconds: 30,
  failure: { event: action.events.failed, message: '' },
  answer: (context) => answerLink(context, action),
  refuse: (context, error) => {
    const { texts, answer } = pageIn(context, action);
    return answer(error.httpErrorCode.status, texts.failed);
  },
});

// A page of one sentence and at most one button, for links in mails: no script and no picture.
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { BRAND } from '@marquee/domain/site/brand';
import { escapeHtml } from './escape-html.ts';

export const PLAIN_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
} as const;

/** `form` is HTML, everything else text. */
export const plainPage = (language: MessageLanguage, title: string, text: string, form = ''): string =>
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

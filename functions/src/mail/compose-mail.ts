// A mail from parts, each plain text and the same as HTML: tables and inline styles, which all mail programs support.
import { BRAND } from '@marquee/domain/site/brand';
import { PRODUCT } from '@marquee/domain/site/product';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { escapeHtml } from './escape-html.ts';

/** A part of a mail; nothing in `html` is left to escape. */
export interface MailPart {
  readonly text: string;
  readonly html: string;
}

const LINE = '#E5DBD0';
const FONT = "font-family:Inter,'Noto Sans Devanagari',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const BODY = `font-size:16px;line-height:24px;color:${BRAND.ink};${FONT}`;
const SMALL = `font-size:14px;line-height:20px;color:${BRAND.muted};${FONT}`;
const BELOW = 'margin:0 0 16px';

// Gmail's app inverts light mails by itself; other mail programs obey the media query.
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#150E1B!important}.card{background:#20162A!important;border-color:#3A2C46!important}
.ink{color:#F4ECE2!important}.muted{color:#B7A8BE!important}.brand{color:#D9BDF2!important}
.button{background:#D9BDF2!important;color:#28103C!important}.line{border-color:#3A2C46!important}
}`.replace(/\n/g, '');

const block = (content: string, className: string, style: string): string =>
  `<p class="${className}" style="${style}">${content}</p>`;

const anchor = (label: string, href: string, className: string, style: string): string =>
  `<a class="${className}" href="${escapeHtml(href)}" style="${style}">${escapeHtml(label)}</a>`;

const addressed = (label: string, href: string): string => `${label}: ${href}`;

export const paragraph = (text: string): MailPart => ({
  text,
  html: block(escapeHtml(text), 'ink', `${BELOW};${BODY}`),
});

/** A paragraph beside the point, small and pale. */
export const note = (text: string): MailPart => ({
  text,
  html: block(escapeHtml(text), 'muted', `${BELOW};${SMALL}`),
});

/** What the mail is about in large letters, and what it is compared with. */
export const figure = (text: string, comparison: string): MailPart => ({
  text: `${text}\n${comparison}`,
  html: `<h1 class="ink" style="margin:0;font-size:32px;line-height:40px;font-weight:700;color:${BRAND.ink};${FONT}">${escapeHtml(text)}</h1>${note(comparison).html}`,
});

export const list = (items: readonly string[]): MailPart => ({
  text: items.map((item) => `- ${item}`).join('\n'),
  html: block(items.map(escapeHtml).join('<br>'), 'ink', `margin:0 0 10px;${BODY}`),
});

export const link = (label: string, href: string): MailPart => ({
  text: addressed(label, href),
  html: block(
    anchor(label, href, 'brand', `color:${BRAND.aubergine}`),
    'brand',
    `${BELOW};${BODY};color:${BRAND.aubergine}`,
  ),
});

export const button = (label: string, href: string): MailPart => ({
  text: addressed(label, href),
  html: block(
    anchor(
      label,
      href,
      'button',
      `display:inline-block;padding:12px 20px;border-radius:10px;background:${BRAND.aubergine};color:#FFFFFF;font-size:16px;line-height:20px;font-weight:600;text-decoration:none;${FONT}`,
    ),
    'ink',
    'margin:4px 0 20px',
  ),
});

/** Parts under a heading; none where there are no parts. */
export function section(title: string, parts: readonly MailPart[]): readonly MailPart[] {
  if (parts.length === 0) return [];
  return [
    {
      text: [title, ...parts.map(({ text }) => text)].join('\n'),
      html: `<h2 class="ink" style="margin:8px 0 4px;font-size:17px;line-height:24px;font-weight:600;color:${BRAND.ink};${FONT}">${escapeHtml(title)}</h2>${parts.map(({ html }) => html).join('')}`,
    },
  ];
}

/** Characters that end a line in some mail program, besides the line feed. */
const LINE_ENDS = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** Control characters, also those that turn the direction of what follows; tabs and line feeds stay. */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/** A visitor's words, without what is not seen, and marked line by line: no line can pass for one of ours. */
export function quotation(words: string): MailPart {
  const seen = words.replaceAll(LINE_ENDS, '\n').replaceAll(CONTROLS, '');
  const html = block(escapeHtml(seen).replaceAll('\n', '<br>'), 'ink', `margin:0;${BODY}`);
  return {
    text: `> ${seen.replaceAll('\n', '\n> ')}`,
    html: `<blockquote style="${BELOW};padding:0 0 0 16px;border-left:3px solid ${BRAND.amber}">${html}</blockquote>`,
  };
}

/** Whose words follow. */
export const author = (name: string, address: string): MailPart => ({
  text: `— ${name}, ${address}`,
  html: block(`<strong>${escapeHtml(name)}</strong>, ${escapeHtml(address)}`, 'ink', `margin:8px 0;${BODY}`),
});

export interface MailLink {
  readonly label: string;
  readonly href: string;
}

/** Where mails of the kind are ended, and why this one came. */
export const footer = (links: readonly MailLink[], why?: string): MailPart => ({
  text: [
    '--',
    ...(why === undefined ? [] : [why]),
    ...links.map(({ label, href }) => addressed(label, href)),
  ].join('\n'),
  html: [
    `<div class="line" style="margin-top:12px;border-top:1px solid ${LINE};padding-top:16px">`,
    ...(why === undefined ? [] : [block(escapeHtml(why), 'muted', `margin:0 0 4px;${SMALL}`)]),
    block(
      links.map(({ label, href }) => anchor(label, href, 'muted', SMALL)).join(' &nbsp;·&nbsp; '),
      'muted',
      `margin:0;${SMALL}`,
    ),
    '</div>',
  ].join(''),
});

const row = (html: string): string => `<tr><td style="padding:0 24px">${html}</td></tr>`;

const head = (origin: string): string =>
  `<tr><td style="padding:24px 24px 20px"><img src="${escapeHtml(origin)}/icons/any-192.png" width="32" height="32" alt="" style="vertical-align:middle;border:0;border-radius:8px"><span class="brand" style="padding-left:10px;font-size:18px;font-weight:600;vertical-align:middle;color:${BRAND.aubergine};${FONT}">${PRODUCT.name}</span></td></tr>`;

const END = '<tr><td style="height:24px"></td></tr></table></td></tr></table></body></html>';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Mail {
  readonly language: MessageLanguage;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

const texts = (parts: readonly MailPart[]): string => parts.map(({ text }) => text).join('\n\n');
const rows = (parts: readonly MailPart[]): string => parts.map(({ html }) => row(html)).join('');

export const composeMail = ({ language, origin, subject, parts }: Mail): ComposedMail => ({
  subject,
  text: texts(parts),
  html: [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${PRODUCT.name}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${BRAND.paper}">`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${BRAND.paper}"><tr><td align="center" style="padding:16px 8px">`,
    `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid ${LINE};border-radius:14px">`,
    head(origin),
    rows(parts),
    END,
  ].join(''),
});

/** A composed mail with more parts at its end. */
export const withParts = (
  { text, html, ...rest }: ComposedMail,
  parts: readonly MailPart[],
): ComposedMail => ({
  ...rest,
  text: `${text}\n\n${texts(parts)}`,
  html: html.endsWith(END) ? `${html.slice(0, -END.length)}${rows(parts)}${END}` : html + rows(parts),
});

// The weekly summary as a mail: plain text, and HTML of tables and inline styles, which all mail programs support.
import { PRODUCT } from '@marquee/domain/site/product';
import { ROUTES } from '@marquee/domain/site/routes';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { ANSWER_WORDS } from '@marquee/domain/views/link-answer';
import { BRAND } from '@marquee/domain/site/brand';
import { escapeHtml } from '../mail/escape-html.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { SUMMARY_TEXTS } from './summary-texts.ts';

export interface SummaryMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface SummaryLinks {
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The signed unsubscribe address: it works without a login. */
  readonly unsubscribe: string;
}

function comparison({ views, viewsBefore }: SummaryFacts, language: MessageLanguage): string {
  const { more, fewer, same } = SUMMARY_TEXTS[language];
  if (views === viewsBefore) return same;
  return views > viewsBefore ? more(views - viewsBefore) : fewer(viewsBefore - views);
}

function suggestionText({ suggestion }: SummaryFacts, language: MessageLanguage): string | undefined {
  const { add, stale } = SUMMARY_TEXTS[language];
  if (!suggestion) return undefined;
  return suggestion.kind === 'add' ? add[suggestion.part] : stale(suggestion.months);
}

const answerTexts = ({ answers }: SummaryFacts, language: MessageLanguage): string[] =>
  answers.map(({ label, answer }) => `${label}: ${ANSWER_WORDS[language][answer]}`);

// Gmail's app inverts light mails by itself; other mail programs obey the media query.
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#150E1B!important}.card{background:#20162A!important;border-color:#3A2C46!important}
.ink{color:#F4ECE2!important}.muted{color:#B7A8BE!important}.brand{color:#D9BDF2!important}
.button{background:#D9BDF2!important;color:#28103C!important}.line{border-color:#3A2C46!important}
}`.replace(/\n/g, '');

const FONT = "font-family:Inter,'Noto Sans Devanagari',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

const cell = (content: string, style = ''): string =>
  `<tr><td style="padding:0 24px;${style}">${content}</td></tr>`;

const paragraph = (text: string, className: string, style: string): string =>
  `<p class="${className}" style="margin:0;${style};${FONT}">${escapeHtml(text)}</p>`;

const heading = (text: string): string =>
  `<h2 class="ink" style="margin:24px 0 6px;font-size:17px;line-height:24px;font-weight:600;color:${BRAND.ink};${FONT}">${escapeHtml(text)}</h2>`;

const link = (href: string, text: string, className: string, style: string): string =>
  `<a class="${className}" href="${escapeHtml(href)}" style="${style};${FONT}">${escapeHtml(text)}</a>`;

const BODY = `font-size:16px;line-height:24px;color:${BRAND.ink}`;
const SMALL = `font-size:14px;line-height:20px;color:${BRAND.muted}`;

function html(facts: SummaryFacts, language: MessageLanguage, { origin, unsubscribe }: SummaryLinks): string {
  const texts = SUMMARY_TEXTS[language];
  const suggestion = suggestionText(facts, language);
  const rows = [
    cell(
      `<img src="${escapeHtml(origin)}/icons/any-192.png" width="32" height="32" alt="" style="vertical-align:middle;border:0;border-radius:8px"><span class="brand" style="padding-left:10px;font-size:18px;font-weight:600;vertical-align:middle;color:${BRAND.aubergine};${FONT}">${PRODUCT.name}</span>`,
      'padding-top:24px;padding-bottom:20px',
    ),
    cell(paragraph(texts.greeting(facts.name), 'ink', BODY)),
    cell(
      `<h1 class="ink" style="margin:16px 0 0;font-size:32px;line-height:40px;font-weight:700;color:${BRAND.ink};${FONT}">${escapeHtml(texts.views(facts.views))}</h1>${paragraph(comparison(facts, language), 'muted', SMALL)}`,
    ),
    ...(facts.viewers.length === 0
      ? []
      : [cell(heading(texts.who) + facts.viewers.map((viewer) => paragraph(viewer, 'ink', BODY)).join(''))]),
    ...(facts.links.length === 0
      ? []
      : [
          cell(
            `${heading(texts.links)}${facts.links.map(({ label, opens }) => paragraph(texts.link(label, opens), 'ink', BODY)).join('')}<p style="margin:4px 0 0">${link(`${origin}${ROUTES.insights.path}`, texts.insights, 'brand', `font-size:16px;line-height:24px;color:${BRAND.aubergine}`)}</p>`,
          ),
        ]),
    ...(facts.answers.length === 0
      ? []
      : [
          cell(
            heading(texts.answers) +
              answerTexts(facts, language)
                .map((text) => paragraph(text, 'ink', BODY))
                .join(''),
          ),
        ]),
    cell(
      link(
        `${origin}${ROUTES.notifications.path}`,
        texts.see,
        'button',
        `display:inline-block;margin:20px 0 4px;padding:12px 20px;border-radius:10px;background:${BRAND.aubergine};color:#FFFFFF;font-size:16px;line-height:20px;font-weight:600;text-decoration:none`,
      ),
    ),
    ...(suggestion === undefined
      ? []
      : [
          cell(
            `${heading(texts.suggestion)}${paragraph(suggestion, 'ink', BODY)}<p style="margin:4px 0 0">${link(`${origin}${ROUTES.profileEdit.path}`, texts.edit, 'brand', `font-size:16px;line-height:24px;color:${BRAND.aubergine}`)}</p>`,
          ),
        ]),
    cell(
      `<div class="line" style="margin-top:28px;border-top:1px solid #E5DBD0;padding-top:16px">${paragraph(texts.why, 'muted', SMALL)}<p style="margin:4px 0 0">${link(unsubscribe, texts.unsubscribe, 'muted', SMALL)} &nbsp;·&nbsp; ${link(`${origin}${ROUTES.settings.path}`, texts.settings, 'muted', SMALL)}</p></div>`,
      'padding-bottom:24px',
    ),
  ];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(texts.subject(facts.views))}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${BRAND.paper}">`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${BRAND.paper}"><tr><td align="center" style="padding:16px 8px">`,
    '<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid #E5DBD0;border-radius:14px">',
    ...rows,
    '</table></td></tr></table></body></html>',
  ].join('');
}

function plainText(facts: SummaryFacts, language: MessageLanguage, links: SummaryLinks): string {
  const texts = SUMMARY_TEXTS[language];
  const suggestion = suggestionText(facts, language);
  return [
    texts.greeting(facts.name),
    '',
    texts.views(facts.views),
    comparison(facts, language),
    ...(facts.viewers.length === 0 ? [] : ['', texts.who, ...facts.viewers.map((viewer) => `- ${viewer}`)]),
    ...(facts.links.length === 0
      ? []
      : [
          '',
          texts.links,
          ...facts.links.map(({ label, opens }) => `- ${texts.link(label, opens)}`),
          `${links.origin}${ROUTES.insights.path}`,
        ]),
    ...(facts.answers.length === 0
      ? []
      : ['', texts.answers, ...answerTexts(facts, language).map((text) => `- ${text}`)]),
    '',
    `${texts.see}: ${links.origin}${ROUTES.notifications.path}`,
    ...(suggestion === undefined
      ? []
      : ['', texts.suggestion, suggestion, `${links.origin}${ROUTES.profileEdit.path}`]),
    '',
    '--',
    texts.why,
    `${texts.unsubscribe}: ${links.unsubscribe}`,
  ].join('\n');
}

/** Writes the mail of a week. */
export function composeSummary(
  facts: SummaryFacts,
  language: MessageLanguage,
  links: SummaryLinks,
): SummaryMail {
  return {
    subject: SUMMARY_TEXTS[language].subject(facts.views),
    html: html(facts, language, links),
    text: plainText(facts, language, links),
  };
}

// The pages of the local mail server.
import type { OtherMessage, ReceivedMail } from './mail-service.ts';

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'li{margin:.5rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:44rem;border:1px solid #888;background:#fff}';

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${head}` +
  `<title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1>${body}</html>`;

/** The page that lists the mails and below them the other messages, each newest first; it reloads every 3 seconds. */
export function listPage(mails: readonly ReceivedMail[], others: readonly OtherMessage[]): string {
  const items = mails
    .toReversed()
    .map(
      ({ id, to, subject }) =>
        `<li><a href="/mail/${encodeURIComponent(id)}">${escape(subject)}</a> to ${escape(to)}</li>`,
    );
  const rest = others
    .toReversed()
    .map(({ to, subject, body }) => `<li>${escape(subject)} to ${escape(to)}<pre>${escape(body)}</pre></li>`);
  const body =
    `<p>${items.length === 0 ? 'No mail yet.' : ''}</p><ul>${items.join('')}</ul>` +
    (rest.length === 0 ? '' : `<h2>Authentication: mails and text messages</h2><ul>${rest.join('')}</ul>`);
  return page('Mails of the local suite', body, '<meta http-equiv="refresh" content="3">');
}

/** The page of one mail. The sandbox lets the mail's HTML run no script, open no window and see no cookie. */
export const mailPage = ({ subject, headers, text, html }: ReceivedMail): string =>
  page(
    subject,
    `<p><a href="/">All mails</a></p><h2>HTML</h2><iframe sandbox title="HTML" srcdoc="${escape(html)}"></iframe>` +
      `<h2>Text</h2><pre>${escape(text)}</pre><h2>Headers</h2><pre>${escape(headers.join('\n'))}</pre>`,
  );

// A visitor's message as a mail to the actor: plain text and the same as HTML, with the visitor's address as Reply-To.
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { ENDPOINTS, ROUTES } from '@marquee/domain/site/routes';
import { BRAND } from '@marquee/domain/site/brand';
import { escapeHtml } from '../mail/escape-html.ts';
import { newMail } from '../mail/mail-document.ts';
import { signedLink } from '../mail/signed-link.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

export interface VisitorMessage {
  readonly name: string;
  readonly email: string;
  readonly text: string;
}

export interface Letter {
  readonly uid: string;
  /** The actor's address, which only the mail server learns. */
  readonly to: string;
  readonly language: MessageLanguage;
  readonly message: VisitorMessage;
  /** The hash by which the actor can block the sender. */
  readonly sender: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the link that blocks a sender is signed for. */
export const blockPurpose = (uid: string, sender: string): string => `block-sender/${uid}/${sender}`;

export const blockLink = ({ origin, uid, sender, language, secret }: Letter): string =>
  signedLink({
    origin,
    endpoint: ENDPOINTS.blockSender,
    purpose: blockPurpose(uid, sender),
    parameters: { account: uid, sender },
    language,
    secret,
  });

/** The address of the page where the actor switches messages off. */
export const stopLink = ({ origin }: Letter): string => `${origin}${ROUTES.profileEdit.path}/contact`;

/** A paragraph; `html` is inserted unescaped. */
export const paragraph = (html: string): string =>
  `<p style="margin:0 0 16px;font:16px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">${html}</p>`;

/** Characters that end a line in some mail program, besides the line feed. */
const LINE_ENDS = /\r\n?|[\v\f\x85\u2028\u2029]/g;

/** Control characters, also those that turn the direction of what follows; tabs and line feeds stay. */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/** A visitor's text without what is not seen. */
const seen = (text: string): string => text.replaceAll(LINE_ENDS, '\n').replaceAll(CONTROLS, '');

/** A visitor's text in plain text, marked line by line: no line can pass for one of ours, such as a link to block. */
export const quoted = (text: string): string => `> ${seen(text).replaceAll('\n', '\n> ')}`;

export const quotation = (text: string): string =>
  `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${BRAND.aubergine}">${paragraph(
    escapeHtml(seen(text)).replaceAll('\n', '<br>'),
  )}</blockquote>`;

export const anchor = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** The `mail` document that sends the message. */
export function messageMail(letter: Letter) {
  const { uid, to, language, message, now } = letter;
  const { name, email, text } = message;
  const texts = MESSAGE_TEXTS[language];
  const block = blockLink(letter);
  const stop = stopLink(letter);
  return newMail(
    {
      to,
      replyTo: email,
      message: {
        subject: texts.subject(name),
        text: [
          texts.intro(name),
          quoted(text),
          '—',
          texts.reply(email),
          texts.caution,
          `${texts.block}: ${block}`,
          `${texts.stop}: ${stop}`,
        ].join('\n\n'),
        html: [
          paragraph(escapeHtml(texts.intro(name))),
          quotation(text),
          paragraph(escapeHtml(texts.reply(email))),
          paragraph(escapeHtml(texts.caution)),
          paragraph(`${anchor(block, texts.block)} · ${anchor(stop, texts.stop)}`),
        ].join(''),
      },
      uid,
      kind: 'message',
    },
    now,
  );
}

// A visitor's message as a mail to the actor, with the visitor's address as Reply-To.
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { ENDPOINTS, ROUTES } from '@marquee/domain/site/routes';
import { composeMail, footer, paragraph, quotation } from '../mail/compose-mail.ts';
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

/** The `mail` document that sends the message. */
export function messageMail(letter: Letter) {
  const { uid, to, language, origin, message, now } = letter;
  const { name, email, text } = message;
  const texts = MESSAGE_TEXTS[language];
  const composed = composeMail({
    language,
    origin,
    subject: texts.subject(name),
    parts: [
      paragraph(texts.intro(name)),
      quotation(text),
      paragraph(texts.reply(email)),
      paragraph(texts.caution),
      footer([
        { label: texts.block, href: blockLink(letter) },
        { label: texts.stop, href: stopLink(letter) },
      ]),
    ],
  });
  return newMail({ uid, kind: 'message', to, replyTo: email, message: composed }, now);
}

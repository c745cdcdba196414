// The mail that asks a sender to confirm their address. It contains no words of the visitor: nobody can use it to send
// text to another person's address.
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { button, composeMail, note, paragraph } from '../mail/compose-mail.ts';
import { newMail } from '../mail/mail-document.ts';
import { signedLink } from '../mail/signed-link.ts';
import type { MessageBackends } from './message-backends.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** What the mail's link is signed for; `counterId` is the id of the counter `ofSender` in deliver-message.ts. */
export const confirmPurpose = (counterId: string): string => `confirm-sender/${counterId}`;

interface Confirmation {
  readonly to: string;
  /** The id of the day's counter of the sender's messages (`ofSender` in deliver-message.ts). */
  readonly sender: string;
  readonly language: MessageLanguage;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The `mail` document that asks the sender to confirm. */
export function confirmationMail(
  { origin, secret }: Pick<MessageBackends, 'origin' | 'secret'>,
  { to, sender, language, now }: Confirmation,
) {
  const { confirmation: texts } = MESSAGE_TEXTS[language];
  const link = signedLink({
    origin,
    endpoint: ENDPOINTS.confirmSender,
    purpose: confirmPurpose(sender),
    parameters: { account: sender },
    language,
    secret,
  });
  const message = composeMail({
    language,
    origin,
    subject: texts.subject,
    parts: [paragraph(texts.intro), button(texts.link, link), note(texts.ignore)],
  });
  return newMail({ uid: '', kind: 'confirmation', to, message }, now);
}

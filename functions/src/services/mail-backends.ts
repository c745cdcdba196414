// The services of the deployed project that sending mails needs.
import { firestore } from '../runtime/admin.ts';
import { tellOfLostMessage } from '../contact/lost-message.ts';
import { endBouncedSummary } from '../summary/bounced-mail.ts';
import type { MailBackends } from '../mail/deliver-mail.ts';
import {
  mailFrom,
  mailPerDay,
  mailPerMinute,
  SMTP_PASSWORD,
  smtpSender,
  smtpUrl,
  type SendMail,
} from '../mail/smtp.ts';

/** Sends mails by the instance's pool of connections; made for the first mail. */
let send: SendMail | undefined;

/** The project's backends; functions that use them declare SMTP_PASSWORD. */
export function mailBackends(): MailBackends {
  send ??= smtpSender({ url: smtpUrl.value(), password: SMTP_PASSWORD.value(), from: mailFrom.value() });
  return {
    firestore: firestore(),
    send,
    perMinute: mailPerMinute.value(),
    perDay: mailPerDay.value(),
    onLost: async (id, mail, answer) => {
      await endBouncedSummary(firestore(), id, mail, answer);
      await tellOfLostMessage(firestore(), id, mail);
    },
    clock: Date.now,
  };
}

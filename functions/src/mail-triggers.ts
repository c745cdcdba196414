// The triggers that send mails: one runs for each new document of `mail`, one every minute for the mails that are due.
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from './runtime/admin.ts';
import { logInfo } from './runtime/log.ts';
import { SCHEDULE_OPTIONS, TRIGGER_OPTIONS } from './runtime/function-options.ts';
import { endBouncedSummary } from './summary/bounced-mail.ts';
import { deliverDueMails, deliverMail, type MailBackends } from './mail/deliver-mail.ts';
import { mailFrom, mailPerMinute, SMTP_PASSWORD, smtpSender, smtpUrl, type SendMail } from './mail/smtp.ts';

/** Sends mails by the instance's pool of connections; made for the first mail. */
let send: SendMail | undefined;

function backends(): MailBackends {
  send ??= smtpSender({ url: smtpUrl.value(), password: SMTP_PASSWORD.value(), from: mailFrom.value() });
  return {
    firestore: firestore(),
    send,
    perMinute: mailPerMinute.value(),
    onRefused: (id, mail, answer) => endBouncedSummary(firestore(), id, mail, answer),
    clock: Date.now,
  };
}

/** Makes the first try to send a mail. Events are not redelivered: `sendDueMails` finds each mail that is not sent. */
export const sendMail = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'mail/{id}', secrets: [SMTP_PASSWORD], maxInstances: 2, retry: false },
  async ({ params }) => {
    await deliverMail(backends(), params.id);
  },
);

/** Seconds before a run's time-out in which it begins no more mails. */
const RESERVE = 50;

export const sendDueMails = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: 'every 1 minutes', secrets: [SMTP_PASSWORD] },
  async () => {
    const counts = await deliverDueMails(
      backends(),
      Date.now() + (SCHEDULE_OPTIONS.timeoutSeconds - RESERVE) * 1000,
    );
    if (Object.keys(counts).length > 0) logInfo('mails', counts);
  },
);

// The event of each new document of `mail`, which makes the first try to send it. Events are not redelivered: `everyMinute`
// finds each mail that is not sent.
import { onDocumentCreated } from 'firebase-functions/firestore';
import { TRIGGER_OPTIONS } from '../runtime/function-options.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { mailBackends } from './mail-backends.ts';
import { SMTP_PASSWORD } from '../mail/smtp.ts';

export const sendMail = onDocumentCreated(
  { ...TRIGGER_OPTIONS, document: 'mail/{id}', secrets: [SMTP_PASSWORD], retry: false },
  async ({ params }) => {
    await deliverMail(mailBackends(), params.id);
  },
);

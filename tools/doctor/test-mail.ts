// `--test-mail`: sends a mail as functions do, by a document of `mail`, and waits for its outcome.
import type { App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { missing, ok, type Finding } from './finding.ts';
import { HOUR } from '@marquee/domain/values/time';

const WITHIN_MS = 90_000;
const LIFETIME_MS = HOUR;

/** A test mail's document, in the form that newMail of functions/src/mail/mail-document.ts makes. */
const testMail = (to: string, now: number) => ({
  uid: '',
  kind: 'test',
  to,
  message: {
    subject: 'Marquee sends mails',
    text: 'This mail was sent by `npm run doctor -- --test-mail`. Look at its headers: SPF, DKIM and DMARC should say pass.',
    html: '<p>This mail was sent by <code>npm run doctor -- --test-mail</code>. Look at its headers: SPF, DKIM and DMARC should say <b>pass</b>.</p>',
  },
  due_at: Timestamp.fromMillis(now),
  expires_at: Timestamp.fromMillis(now + LIFETIME_MS),
});

/** Sends a test mail to an address and says what became of it. */
export async function sendTestMail(app: App, to: string, within = WITHIN_MS): Promise<Finding> {
  const reference = getFirestore(app).collection('mail').doc();
  await reference.set(testMail(to, Date.now()));
  return new Promise((resolve, reject) => {
    const settle = (finding: Finding): void => {
      clearTimeout(timer);
      stop();
      resolve(finding);
    };
    const timer = setTimeout(
      () =>
        settle(
          missing(
            'the test mail was not tried',
            'Is the function sendMail deployed? `gcloud functions logs read sendMail --gen2` says what it did.',
          ),
        ),
      within,
    );
    const stop = reference.onSnapshot((document) => {
      const state: unknown = document.get('delivery.state');
      const answer = String(document.get('delivery.answer') ?? '');
      if (state === 'sent') settle(ok(`the test mail to ${to} was accepted by the mail server`));
      if (state === 'failed' || state === 'waiting')
        settle(
          missing(
            `the test mail was refused: ${answer}`,
            'Look at SMTP_URL and MAIL_FROM in functions/.env.<project> and at the secret SMTP_PASSWORD.',
          ),
        );
    }, reject);
  });
}

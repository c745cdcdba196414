// Switches the weekly summary off when the mail server answers that the address does not exist. Bounces that arrive
// later as messages are not detected: use the SMTP provider's suppression list for those.
import type { Firestore } from 'firebase-admin/firestore';
import { logInfo } from '../runtime/log.ts';
import { accountLanguage } from '../accounts/account-language.ts';
import { notificationDocument } from '../notifications/notification-document.ts';
import type { NewMail } from '../mail/mail-document.ts';
import { isAddressRefused } from '../mail/refused-address.ts';
import { SUMMARY_TEXTS } from './summary-texts.ts';
import { endSummary } from './unsubscribe.ts';

/** If the address of a summary was refused, switches the summary off and notifies the owner in the app, once for a mail. */
export async function endBouncedSummary(
  database: Firestore,
  id: string,
  { uid, kind, to }: Pick<NewMail, 'uid' | 'kind' | 'to'>,
  answer: string,
): Promise<void> {
  if (kind !== 'summary' || !isAddressRefused(answer)) return;
  // A notification would keep the address of an account that was deleted meanwhile.
  if (!(await endSummary(database, uid))) return;
  const { ended: texts } = SUMMARY_TEXTS[await accountLanguage(database, uid)];
  await database
    .collection('notifications')
    .doc(`bounced_${id}`)
    .set(
      notificationDocument({
        owner: uid,
        title: texts.title,
        message: texts.message(to),
        event: 'mail_bounced',
      }),
    );
  logInfo('summary ended by a bounce');
}

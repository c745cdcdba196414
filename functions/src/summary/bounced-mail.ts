// Switches the weekly summary off when the mail server answers that the address does not exist. Bounces that arrive
// later as messages are not detected: use the SMTP provider's suppression list for those.
import type { Firestore } from 'firebase-admin/firestore';
import { logInfo } from '../runtime/log.ts';
import { accountLanguage } from '../accounts/account-language.ts';
import { notificationDocument } from '../notifications/notification-document.ts';
import type { NewMail } from '../mail/mail-document.ts';
import { SUMMARY_TEXTS } from './summary-texts.ts';
import { endSummary } from './unsubscribe.ts';

/**
 * Enhanced status codes (RFC 3463) that say that the recipient's address is wrong: no such mailbox, system or syntax,
 * moved, a domain without mail, disabled. The others of 5.1 and 5.2 are about the sender, a full mailbox or our limits.
 */
const WRONG_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** A mail server's refusal: its reply code, and the enhanced code if there is one. */
const REFUSAL = /\b55\d[ -](?:#?(5\.\d{1,3}\.\d{1,3})\b)?/;

/** Servers' answers about the recipient without enhanced codes: the code 550 alone also reports our own faults. */
const NO_RECIPIENT =
  /\b55[013][ -].*(?:no such (?:user|mailbox|recipient|address)|unknown (?:user|recipient|mailbox)|(?:user|recipient|mailbox) unknown|recipient (?:address )?rejected)/is;

/** Whether a mail server's refusal says that the address is wrong. */
export function isAddressRefused(answer: string): boolean {
  const [, enhanced] = REFUSAL.exec(answer) ?? [];
  return enhanced === undefined ? NO_RECIPIENT.test(answer) : WRONG_ADDRESS.includes(enhanced);
}

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

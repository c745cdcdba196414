// Ends the weekly summary of an address that no longer exists: the Trigger Email extension writes the mail server's
// answer into the mail's document.
import type { Firestore } from 'firebase-admin/firestore';
import { logInfo } from '../runtime/log.ts';
import { notificationDocument } from '../notifications/notification-document.ts';
import { endSummary } from './unsubscribe.ts';
import { asRecord } from '@marquee/domain/record';

/**
 * Enhanced status codes (RFC 3463) that say that the recipient's address is wrong: no such mailbox, system or syntax,
 * moved, a domain without mail, disabled. The others of 5.1 and 5.2 are about the sender, a full mailbox or our limits.
 */
const WRONG_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** A mail server's refusal: its reply code, and the enhanced one if the server has them. */
const REFUSAL = /\b55\d[ -](?:#?(5\.\d{1,3}\.\d{1,3})\b)?/;

/** Answers about the recipient by servers without enhanced codes. The same 550 stands for our own faults. */
const NO_RECIPIENT =
  /\b55[013][ -].*(?:no such (?:user|mailbox|recipient|address)|unknown (?:user|recipient|mailbox)|(?:user|recipient|mailbox) unknown|recipient (?:address )?rejected)/is;

function isAddressRefused(error: string): boolean {
  const [, enhanced] = REFUSAL.exec(error) ?? [];
  return enhanced === undefined ? NO_RECIPIENT.test(error) : WRONG_ADDRESS.includes(enhanced);
}

/** Whether the mail came back because of its address. */
export function isBounced(mail: unknown): boolean {
  const { state, error, info } = asRecord(asRecord(mail)['delivery']);
  const { rejected } = asRecord(info);
  if (state === 'ERROR') return typeof error === 'string' && isAddressRefused(error);
  return state === 'SUCCESS' && Array.isArray(rejected) && rejected.length > 0;
}

/** Switches the summary off and tells the owner in the app, once for a mail. */
export async function onBounce(database: Firestore, mailId: string, mail: unknown): Promise<void> {
  const { uid, kind, to } = asRecord(mail);
  if (kind !== 'summary' || typeof uid !== 'string' || !isBounced(mail)) return;
  await endSummary(database, uid);
  const address = typeof to === 'string' ? to : 'your address';
  await database
    .collection('notifications')
    .doc(`bounced_${mailId}`)
    .set(
      notificationDocument({
        owner: uid,
        title: 'Weekly summary ended',
        message: `Mail to ${address} came back, so the weekly summary was switched off. Check your e-mail address in the settings.`,
        event: 'mail_bounced',
      }),
    );
  logInfo('summary ended by a bounce');
}

// Ends the weekly summary of an address that no longer exists: the Trigger Email extension writes the mail server's
// answer into the mail's document.
import type { Firestore } from 'firebase-admin/firestore';
import { logInfo } from '../runtime/log.ts';
import { notificationDocument } from '../notifications/notification-document.ts';
import { endSummary } from './unsubscribe.ts';
import { asRecord } from '@marquee/domain/record';

/**
 * Mail servers' answers about the address: 550, 551, 553 and 5.1.x, no such mailbox; 552 and 5.2.x, a full or closed
 * one. Other answers are about our side, such as a refused login (535), and end no summary.
 */
const ADDRESS_REFUSED = /\b55[0-3]\b|\b5\.[12]\.\d{1,3}\b/;

/** Whether the mail came back because of its address. */
export function isBounced(mail: unknown): boolean {
  const { state, error, info } = asRecord(asRecord(mail)['delivery']);
  const { rejected } = asRecord(info);
  if (state === 'ERROR') return typeof error === 'string' && ADDRESS_REFUSED.test(error);
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

// A visitor's message whose mail is given up: the actor is told in the app, because only the actor can mend the address.
import type { Firestore } from 'firebase-admin/firestore';
import { messageLanguage } from '@marquee/domain/accounts/notification-choices';
import type { NewMail } from '../mail/mail-document.ts';
import { notificationDocument } from '../notifications/notification-document.ts';
import { MESSAGE_TEXTS } from './message-texts.ts';

/** Notifies the owner of a profile once that a message was lost; nothing for mails of another kind. */
export async function tellOfLostMessage(
  firestore: Firestore,
  id: string,
  { uid, kind, to }: Pick<NewMail, 'uid' | 'kind' | 'to'>,
): Promise<void> {
  if (kind !== 'message') return;
  await firestore.runTransaction(async (transaction) => {
    // A notification would keep the address of an account that was deleted meanwhile.
    const [profile, settings] = await transaction.getAll(
      firestore.collection('profiles').doc(uid),
      firestore.collection('settings').doc(uid),
    );
    if (profile?.exists !== true) return;
    const { lost } = MESSAGE_TEXTS[messageLanguage(settings?.get('language'))];
    transaction.set(
      firestore.collection('notifications').doc(`bounced_${id}`),
      notificationDocument({
        owner: uid,
        title: lost.title,
        message: lost.message(to),
        event: 'mail_bounced',
      }),
    );
  });
}

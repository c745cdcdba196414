import type { Firestore } from 'firebase-admin/firestore';
import { messageLanguage, type MessageLanguage } from '@marquee/domain/accounts/notification-choices';

/** The language in which an account is written to, and its card is drawn. */
export async function accountLanguage(database: Firestore, uid: string): Promise<MessageLanguage> {
  const settings = database.collection('settings').doc(uid);
  const [stored] = await database.getAll(settings, { fieldMask: ['language'] });
  return messageLanguage(stored?.get('language'));
}

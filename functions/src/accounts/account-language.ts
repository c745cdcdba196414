import type { Firestore } from 'firebase-admin/firestore';
import { messageLanguage, type MessageLanguage } from '@marquee/domain/accounts/notification-choices';

/** The language of an account's messages and of its share card. */
export async function accountLanguage(database: Firestore, uid: string): Promise<MessageLanguage> {
  const settings = database.collection('settings').doc(uid);
  const [stored] = await database.getAll(settings, { fieldMask: ['language'] });
  return messageLanguage(stored?.get('language'));
}

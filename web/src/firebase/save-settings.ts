import { serverTimestamp, setDoc } from 'firebase/firestore';
import type { NotificationChoices } from '@marquee/domain/accounts/notification-choices';
import type { Settings } from '@marquee/domain/accounts/settings';
import { whileOpen } from './ended-instance.ts';
import { settingsDoc } from './references.ts';

interface Choices extends Settings, NotificationChoices {
  /** The text of the account's last WhatsApp message, with placeholders for the link and the dates. */
  readonly whatsapp_text: string;
}

/** Stores only these choices: another device may just have changed other choices. */
export const saveSettings = (uid: string, change: Partial<Choices>): Promise<void> =>
  whileOpen(() => setDoc(settingsDoc(uid), { ...change, updated_at: serverTimestamp() }, { merge: true }));

import { serverTimestamp, setDoc } from 'firebase/firestore';
import type { NotificationChoices } from '@marquee/domain/accounts/notification-choices';
import type { Settings } from '@marquee/domain/accounts/settings';
import { settingsDoc } from './references.ts';

interface Choices extends Settings, NotificationChoices {
  /** The text that the account wrote in its last WhatsApp message. */
  readonly whatsapp_text: string;
}

/** Stores only these choices: another device may just have changed other choices. */
export const saveSettings = (uid: string, change: Partial<Choices>): Promise<void> =>
  setDoc(settingsDoc(uid), { ...change, updated_at: serverTimestamp() }, { merge: true });

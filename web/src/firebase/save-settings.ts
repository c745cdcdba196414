import { serverTimestamp, setDoc } from 'firebase/firestore';
import type { NotificationChoices } from '@marquee/domain/accounts/notification-choices';
import type { Settings } from '@marquee/domain/accounts/settings';
import { settingsDoc } from './references.ts';

interface Choices extends Settings, NotificationChoices {
  /** The WhatsApp message that the account sent last. */
  readonly whatsapp_text: string;
}

/** Stores these choices alone: another device may just have changed others. */
export const saveSettings = (uid: string, change: Partial<Choices>): Promise<void> =>
  setDoc(settingsDoc(uid), { ...change, updated_at: serverTimestamp() }, { merge: true });

import { getDoc } from 'firebase/firestore';
import { settingsDoc } from '#web/firebase/references.ts';
import { saveSettings } from '#web/firebase/save-settings.ts';

/** The text of the WhatsApp message that the account sent last, with its placeholders; '' for none. */
export async function readPackText(uid: string): Promise<string> {
  const text: unknown = (await getDoc(settingsDoc(uid))).get('whatsapp_text');
  return typeof text === 'string' ? text : '';
}

export const savePackText = (uid: string, whatsapp_text: string): Promise<void> =>
  saveSettings(uid, { whatsapp_text });

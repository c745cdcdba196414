import { getDoc } from 'firebase/firestore';
import { settingsDoc } from '../firebase/references.ts';
import { saveSettings } from '../firebase/save-settings.ts';

/** The text that the account sent last; '' for none. */
export async function readPackText(uid: string): Promise<string> {
  const text: unknown = (await getDoc(settingsDoc(uid))).get('whatsapp_text');
  return typeof text === 'string' ? text : '';
}

/** Stores the text in the account's settings. */
export const savePackText = (uid: string, whatsapp_text: string): Promise<void> =>
  saveSettings(uid, { whatsapp_text });

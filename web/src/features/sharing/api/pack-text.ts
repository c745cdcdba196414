import { getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { readSettings } from '@marquee/domain/settings';
import { settingsDoc } from '../../../firebase/references.ts';

/** The text that the account sent last; '' for none. */
export async function readPackText(uid: string): Promise<string> {
  const text: unknown = (await getDoc(settingsDoc(uid))).get('whatsapp_text');
  return typeof text === 'string' ? text : '';
}

/** Remembers a text on the account. */
export async function savePackText(uid: string, whatsapp_text: string): Promise<void> {
  // A first document needs all choices.
  const chosen = readSettings((await getDoc(settingsDoc(uid))).data());
  await setDoc(
    settingsDoc(uid),
    { ...chosen, whatsapp_text, updated_at: serverTimestamp() },
    { merge: true },
  );
}

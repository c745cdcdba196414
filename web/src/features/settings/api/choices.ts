// The switches of the settings document.
import { serverTimestamp, setDoc } from 'firebase/firestore';
import type { Settings } from '@marquee/domain/settings';
import { settingsDoc } from '../../../firebase/references.ts';

export function saveSettings(uid: string, settings: Settings): Promise<void> {
  const { theme, notify_views, show_name_when_viewing, show_email_when_viewing } = settings;
  const chosen = { theme, notify_views, show_name_when_viewing, show_email_when_viewing };
  // Merged: the blocked viewers are in the same document.
  return setDoc(settingsDoc(uid), { ...chosen, updated_at: serverTimestamp() }, { merge: true });
}

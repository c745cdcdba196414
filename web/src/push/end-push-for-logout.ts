// A file of its own, because the site's logout loads it: push-devices.ts imports React.
import { deleteDoc } from 'firebase/firestore';
import pTimeout from 'p-timeout';
import { pushDeviceDoc } from '../firebase/references.ts';
import { deviceNote } from './device-note.ts';

/** Milliseconds that a logout waits for the server; the browser's subscription ends in any case. */
const LOGOUT_WAIT = 3000;

/** Deletes this device's document on the server before its account logs out. */
export async function endPushForLogout(uid: string): Promise<void> {
  const note = deviceNote();
  if (note?.uid !== uid) return;
  await pTimeout(deleteDoc(pushDeviceDoc(note.id)), { milliseconds: LOGOUT_WAIT, message: false });
}

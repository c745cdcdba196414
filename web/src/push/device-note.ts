// Stores on the device which account enabled push in this browser, and the id of its device document.
import { PUSH_DEVICE } from '../config/local-keys.ts';
import { publishText, readText } from '../storage/device-storage.ts';
import { subscriptions } from './subscription.ts';

export interface DeviceNote {
  readonly uid: string;
  /** The id of the document in `push_subscriptions`. */
  readonly id: string;
}

/** Reads a stored note; `undefined` where there is none. */
export function readDeviceNote(text: string | null): DeviceNote | undefined {
  const [uid, id] = text?.split(' ') ?? [];
  return uid !== undefined && id !== undefined ? { uid, id } : undefined;
}

export const deviceNote = (): DeviceNote | undefined => readDeviceNote(readText(PUSH_DEVICE));

export function setDeviceNote(note: DeviceNote | undefined): void {
  publishText(PUSH_DEVICE, note ? `${note.uid} ${note.id}` : null);
}

/** Ends push in this browser, also without a connection: its push service answers later pushes with 410. */
export async function endSubscription(): Promise<void> {
  if (!deviceNote()) return;
  setDeviceNote(undefined);
  await subscriptions.end();
}

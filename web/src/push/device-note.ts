// Stores on the device which account enabled push in this browser, and the id of its device document.
import { PUSH_DEVICE } from '../config/local-keys.ts';
import { subscriptions } from './subscription.ts';

export interface DeviceNote {
  readonly uid: string;
  /** The id of the document in `push_subscriptions`. */
  readonly id: string;
}

const listeners = new Set<() => void>();

/** The stored text, for `useSyncExternalStore`; '' for none. */
export function noteText(): string {
  try {
    return localStorage.getItem(PUSH_DEVICE) ?? '';
  } catch {
    return ''; // Storage is blocked.
  }
}

export function deviceNote(): DeviceNote | undefined {
  const [uid, id] = noteText().split(' ');
  return uid !== undefined && id !== undefined ? { uid, id } : undefined;
}

export function setDeviceNote(note: DeviceNote | undefined): void {
  try {
    if (note) localStorage.setItem(PUSH_DEVICE, `${note.uid} ${note.id}`);
    else localStorage.removeItem(PUSH_DEVICE);
  } catch {
    // Storage is blocked.
  }
  for (const listener of listeners) listener();
}

export function subscribeToNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends push in this browser, also without a connection: its push service answers later pushes with 410. */
export async function endSubscription(): Promise<void> {
  if (!deviceNote()) return;
  setDeviceNote(undefined);
  await subscriptions.end();
}

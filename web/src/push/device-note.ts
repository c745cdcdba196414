// Which account switched push on in this browser, and under which id: stored on the device, as the browser's subscription is.
import { PUSH_DEVICE } from '../config/local-keys.ts';
import { subscriptions } from './subscription.ts';

export interface DeviceNote {
  readonly uid: string;
  /** Of the document in `push_subscriptions`. */
  readonly id: string;
}

const listeners = new Set<() => void>();

/** The stored text, for `useSyncExternalStore`; '' for none. */
export function noteText(): string {
  try {
    return localStorage.getItem(PUSH_DEVICE) ?? '';
  } catch {
    return ''; // Storage refused.
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
    // Storage refused.
  }
  for (const listener of listeners) listener();
}

export function subscribeToNote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends push in this browser, whether or not the server hears of it: pushes to it are answered 410 from then on. */
export async function endSubscription(): Promise<void> {
  if (!deviceNote()) return;
  setDeviceNote(undefined);
  await subscriptions.end();
}

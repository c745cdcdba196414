// The account's push devices on the server. A Cloud Function registers and checks the devices; the app lists and
// deletes them, as the rules allow.
import { deleteDoc, getDoc, query, where } from 'firebase/firestore';
import { asRecord } from '@marquee/domain/values/record';
import { callFunction } from '../firebase/functions.ts';
import { whileOpen } from '../firebase/ended-instance.ts';
import { pushDeviceDoc, pushDevicesRef, type PushDevice } from '../firebase/references.ts';
import { useLiveQuery, type Live } from '../firebase/live.ts';
import { deviceNote, endSubscription, setDeviceNote } from './device-note.ts';
import { deviceName } from './device-name.ts';
import { subscriptions, type Subscription } from './subscription.ts';

/** The account's devices, live; the newest first. */
export function usePushDevices(uid: string): Live<readonly PushDevice[]> {
  const devices = useLiveQuery(`push-devices/${uid}`, query(pushDevicesRef(), where('user_id', '==', uid)));
  if (devices.status !== 'ready') return devices;
  return { status: 'ready', data: [...devices.data].sort((a, b) => b.created_at - a.created_at) };
}

async function siteKey(): Promise<string> {
  const { key } = asRecord(await callFunction('pushKey', null));
  if (typeof key === 'string') return key;
  throw new Error('The site has no key for pushes.');
}

async function register(uid: string, { endpoint, p256dh, auth }: Subscription): Promise<void> {
  const name = deviceName(navigator.userAgent);
  const { id } = asRecord(await callFunction('registerPushDevice', { endpoint, p256dh, auth, name }));
  if (typeof id === 'string') setDeviceNote({ uid, id });
}

/** Requests the browser's permission and enables push in this browser. Must be called from a user gesture. */
export async function turnPushOn(uid: string): Promise<'on' | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  await register(uid, await subscriptions.subscribe(await siteKey()));
  return 'on';
}

/** Ends push on one of the account's devices, this one or another. */
export async function endDevice(id: string): Promise<void> {
  await whileOpen(() => deleteDoc(pushDeviceDoc(id)));
  if (deviceNote()?.id === id) await endSubscription();
}

/**
 * Runs when the app starts: ends push here if the device was removed elsewhere or the permission withdrawn; registers a
 * changed subscription or VAPID key again.
 */
export async function renewPush(uid: string): Promise<void> {
  const note = deviceNote();
  if (note?.uid !== uid) return;
  const [stored, current] = await Promise.all([getDoc(pushDeviceDoc(note.id)), subscriptions.current()]);
  if (!stored.exists() || Notification.permission !== 'granted') {
    await endSubscription();
    return;
  }
  const key = await siteKey();
  if (current?.key === key && current.endpoint === stored.get('endpoint')) return;
  await register(uid, await subscriptions.subscribe(key));
  if (deviceNote()?.id !== note.id) await deleteDoc(pushDeviceDoc(note.id));
}

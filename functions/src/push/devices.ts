// `push_subscriptions/{id}`: a browser whose user switched push on. One document per browser: when another account uses
// the browser, the document's owner changes.
import { createHash } from 'node:crypto';
import { FieldValue, type DocumentReference, type Firestore, type Query } from 'firebase-admin/firestore';

export interface PushDevice {
  readonly id: string;
  readonly endpoint: string;
  /** The browser's public key and shared secret, base64url (RFC 8291). */
  readonly p256dh: string;
  readonly auth: string;
}

export interface NewPushDevice extends Omit<PushDevice, 'id'> {
  readonly uid: string;
  /** A name for the settings, such as 'Chrome on Android'. */
  readonly name: string;
}

/** The most devices of an account. If there are more, the oldest are deleted, as browsers that may be out of use. */
export const MAX_DEVICES = 10;

const collection = (database: Firestore) => database.collection('push_subscriptions');

export const devicesOf = (database: Firestore, uid: string): Query =>
  collection(database).where('user_id', '==', uid);

export const deviceReference = (database: Firestore, id: string): DocumentReference =>
  collection(database).doc(id);

/** The document id of a subscription: a hash of its address, which nobody else knows. */
const deviceId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** Stores a device and deletes the account's oldest beyond the limit. Returns the stored device's id. */
export async function storeDevice(database: Firestore, device: NewPushDevice): Promise<string> {
  const { uid, endpoint, p256dh, auth, name } = device;
  const id = deviceId(endpoint);
  const batch = database.batch();
  batch.set(deviceReference(database, id), {
    user_id: uid,
    endpoint,
    p256dh,
    auth,
    name,
    created_at: FieldValue.serverTimestamp(),
  });
  const { docs } = await devicesOf(database, uid).get();
  const others = docs.filter((document) => document.id !== id);
  const created = (document: (typeof docs)[number]): number => document.createTime.toMillis();
  others.sort((a, b) => created(b) - created(a));
  for (const { ref } of others.slice(MAX_DEVICES - 1)) batch.delete(ref);
  await batch.commit();
  return id;
}

/** Reads the devices of an account; those without a complete subscription are left out. */
export async function loadDevices(database: Firestore, uid: string): Promise<PushDevice[]> {
  const { docs } = await devicesOf(database, uid).get();
  return docs.flatMap((document) => {
    const stored: Readonly<Record<string, unknown>> = document.data();
    const { endpoint, p256dh, auth } = stored;
    return typeof endpoint === 'string' && typeof p256dh === 'string' && typeof auth === 'string'
      ? [{ id: document.id, endpoint, p256dh, auth }]
      : [];
  });
}

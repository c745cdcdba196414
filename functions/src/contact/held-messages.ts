// Held messages: those after the day's first two from an address that is not confirmed. They are documents of `mail`
// without `due_at`, sent once the sender confirms the address by a link, and expire after a day.
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { asRecord } from '@marquee/domain/values/record';
import { DAY } from '@marquee/domain/values/time';
import { logInfo } from '../runtime/log.ts';
import type { MessageBackends } from './message-backends.ts';
import { addressOf, prepareMessage, type ReceivedMessage } from './prepare-message.ts';
import { readMessage } from './read-message.ts';

/** The `mail` document of a held message. `sender`: the id of the counter `ofSender` (deliver-message.ts). */
export const heldMessage = ({ profileId, code, message, now }: ReceivedMessage, sender: string) => ({
  uid: profileId,
  kind: 'message',
  held_by: sender,
  held: { code, ...message },
  expires_at: Timestamp.fromMillis(now + DAY),
});

interface Moment {
  /** The salt of the day (requests/daily-salt.ts). */
  readonly salt: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Sends one held message. It stays held if the actor has received as many messages as a day allows. */
async function release(backends: MessageBackends, mail: DocumentReference, moment: Moment) {
  const uid: unknown = (await mail.get()).get('uid');
  if (typeof uid !== 'string') return 'gone';
  const to = await addressOf(backends, uid);
  return backends.firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(mail);
    const held = asRecord(stored.get('held'));
    const message = readMessage(held);
    const { code } = held;
    const expires: unknown = stored.get('expires_at');
    if (!message || typeof code !== 'string' || !(expires instanceof Timestamp)) return 'gone';
    if (expires.toMillis() <= moment.now) return 'expired';
    const received = { profileId: uid, code, message, ...moment };
    const prepared = await prepareMessage(transaction, backends, received, { mail, to });
    if (prepared?.isFull === true) return 'limited';
    if (prepared) return prepared.write();
    transaction.delete(mail);
    return 'gone';
  });
}

/** Confirms an address for the day and the network, and releases its held messages. Returns how many there were. */
export async function confirmAddress(
  backends: MessageBackends,
  sender: string,
  moment: Moment,
): Promise<number> {
  const { firestore } = backends;
  const limit = firestore.collection('call_limits').doc(sender);
  const isKnown = await firestore.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(limit);
    if (exists) transaction.update(limit, { confirmed: true });
    return exists;
  });
  if (!isKnown) return 0;
  // Read after the confirmation was stored: a message held meanwhile did not see it, and is found here.
  const { docs } = await firestore.collection('mail').where('held_by', '==', sender).get();
  for (const { ref } of docs) logInfo('message', { outcome: await release(backends, ref, moment) });
  return docs.length;
}

// Delivers a visitor's message to an actor, once: within limits, and unless the actor has blocked the sender. From the
// third message of a day under an e-mail address on, messages wait until the address's owner confirms it.
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';
import { utcDate } from '@marquee/domain/values/time';
import { confirmationMail } from './confirmation-mail.ts';
import { heldMessage } from './held-messages.ts';
import { countIn, dayLimits, hashed, isReached, limitExpiry } from '../requests/rate-limits.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import type { MessageBackends } from './message-backends.ts';
import { addressOf, messageReference, prepareMessage, type ReceivedMessage } from './prepare-message.ts';

export interface MessageRequest extends ReceivedMessage {
  /** The visitor's network, and the front end that named it, if there is one. */
  readonly network: string;
  readonly hop?: string | undefined;
  /** The language of the page, which mails to the visitor use. */
  readonly language: MessageLanguage;
}

/**
 * `held`: the visitor was asked by mail to confirm their address. `gathered`: the message goes with others in a mail
 * after the day's end. `blocked` is answered like `sent`, so that a blocked sender does not learn of the block.
 */
export type MessageOutcome = 'sent' | 'gathered' | 'held' | 'repeated' | 'blocked' | 'limited' | 'gone';

/**
 * The counters of a day. `ofAddress` counts messages under an address, whoever sent them. `ofSender` counts those from
 * one network under it, so that a confirmation releases no message that somebody else wrote under the address.
 */
function countersOf(firestore: Firestore, { message, network, hop, salt, now }: MessageRequest) {
  const day = utcDate(now);
  const email = message.email.toLowerCase();
  const counter = (...parts: readonly string[]) =>
    firestore.collection('call_limits').doc(`message_${day}_${hashed(salt, ...parts)}`);
  const { messagesPerNetwork, messagesOfAll, asksPerNetwork, asksOfAll } = CONTACT_LIMITS;
  const visitor = { day, salt, network, hop };
  return {
    ofAddress: counter('address', email),
    ofSender: counter('sender', email, network),
    ofNetworks: dayLimits(firestore, {
      ...visitor,
      kind: 'message',
      most: { network: messagesPerNetwork, all: messagesOfAll },
    }),
    ofAsks: dayLimits(firestore, {
      ...visitor,
      kind: 'confirmation',
      most: { network: asksPerNetwork, all: asksOfAll },
    }),
  };
}

/** A function that writes the mail which asks to confirm the address, once a day; undefined after too many mails. */
async function prepareAsking(
  transaction: Transaction,
  backends: MessageBackends,
  { message, language, now }: MessageRequest,
  { ofAddress, ofSender, ofAsks }: ReturnType<typeof countersOf>,
): Promise<(() => void) | undefined> {
  const [address, sender, ...counts] = await transaction.getAll(
    ofAddress,
    ofSender,
    ...ofAsks.map(({ counter }) => counter),
  );
  if (sender?.get('asked') === true) return () => undefined;
  if (countIn(address, 'asked') >= CONTACT_LIMITS.asksPerAddress || isReached(ofAsks, counts)) {
    return undefined;
  }
  return () => {
    const expires_at = limitExpiry(now);
    const once = FieldValue.increment(1);
    for (const { counter } of ofAsks) transaction.set(counter, { count: once, expires_at }, { merge: true });
    transaction.set(ofAddress, { asked: once, expires_at }, { merge: true });
    transaction.set(ofSender, { asked: true, expires_at }, { merge: true });
    transaction.set(
      backends.firestore.collection('mail').doc(`confirm_${ofSender.id}`),
      confirmationMail(backends, { to: message.email, sender: ofSender.id, language, now }),
    );
  };
}

export async function deliverMessage(
  backends: MessageBackends,
  request: MessageRequest,
): Promise<MessageOutcome> {
  const { firestore } = backends;
  const { profileId, now } = request;
  const counters = countersOf(firestore, request);
  const { ofAddress, ofSender, ofNetworks } = counters;
  const mail = messageReference(firestore, request);
  const to = await addressOf(backends, profileId);
  return firestore.runTransaction(async (transaction): Promise<MessageOutcome> => {
    const [address, sender, ...counts] = await transaction.getAll(
      ofAddress,
      ofSender,
      ...ofNetworks.map(({ counter }) => counter),
    );
    const prepared = await prepareMessage(transaction, backends, request, { mail, to });
    if (!prepared) return 'gone';
    const { before, isGathered, isFull, write } = prepared;
    if (before?.get('held') !== undefined) return 'held';
    if (before?.exists === true || isGathered) return 'repeated';
    const isConfirmed = sender?.get('confirmed') === true;
    const { messagesPerSender, messagesUnconfirmed } = CONTACT_LIMITS;
    const [kind, most] = isConfirmed
      ? ['confirmed', messagesPerSender]
      : ['unconfirmed', messagesUnconfirmed];
    const hasRoom = countIn(address, kind) < most;
    if (isReached(ofNetworks, counts) || isFull || (isConfirmed && !hasRoom)) return 'limited';
    const ask = hasRoom ? undefined : await prepareAsking(transaction, backends, request, counters);
    if (!hasRoom && !ask) return 'limited';
    const expires_at = limitExpiry(now);
    const once = FieldValue.increment(1);
    for (const { counter } of ofNetworks) {
      transaction.set(counter, { count: once, expires_at }, { merge: true });
    }
    if (!ask) {
      transaction.set(ofAddress, { [kind]: once, expires_at }, { merge: true });
      return write();
    }
    // A blocked sender is answered like all others here: the block is checked when the held message is released.
    transaction.set(mail, heldMessage(request, ofSender.id));
    ask();
    return 'held';
  });
}

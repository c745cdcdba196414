// Writes a message to an actor inside a transaction: as a mail of its own, or with others of the day in one mail.
import { createHash } from 'node:crypto';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { messageLanguage, readNotificationChoices } from '@marquee/domain/accounts/notification-choices';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { utcDate } from '@marquee/domain/values/time';
import { openedBy, SHOWN_FIELDS } from '../links/find-link.ts';
import { recipientOf } from '../mail/mail-document.ts';
import { contactNotification, contactNotificationId } from './contact-notification.ts';
import { gatheredMail, gatheredMessages } from './gathered-mail.ts';
import { countIn, limitExpiry } from '../requests/rate-limits.ts';
import { CONTACT_LIMITS, profileLimit } from './contact-limits.ts';
import type { MessageBackends } from './message-backends.ts';
import { messageMail, type VisitorMessage } from './message-mail.ts';

export interface ReceivedMessage {
  readonly profileId: string;
  /** The code of the named link that opened the page; '' for none. */
  readonly code: string;
  readonly message: VisitorMessage;
  /** The salt of the day (requests/daily-salt.ts). */
  readonly salt: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface PreparedMessage {
  /** The document of `mail` for this message as it was before; it does not exist for a new message. */
  readonly before: DocumentSnapshot | undefined;
  /** Whether the actor's gathered mail of the day contains the message already. */
  readonly isGathered: boolean;
  /** Whether the actor has received as many messages as a day allows. */
  readonly isFull: boolean;
  /** Writes the message, unless its sender is blocked. */
  readonly write: () => 'sent' | 'gathered' | 'blocked';
}

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);

/** The hash that stands for a sender's e-mail address in messages to one actor, who blocks senders by it. */
export const senderOf = (uid: string, email: string): string => digest(uid, email.toLowerCase());

/** The document that lists the senders whom an actor has blocked. */
export const blockedSenders = (firestore: Firestore, uid: string): DocumentReference =>
  firestore.collection('message_blocks').doc(uid);

/** The document of a message: the same one however often the message is posted in a day. */
export function messageReference(
  firestore: Firestore,
  { profileId, message: { name, email, text }, now }: ReceivedMessage,
): DocumentReference {
  const id = digest(utcDate(now), senderOf(profileId, email), name, text);
  return firestore.collection('mail').doc(`message_${profileId}_${id}`);
}

/** An account's e-mail address; `undefined` unless it is verified and the account is enabled. */
export async function addressOf({ auth }: MessageBackends, uid: string): Promise<string | undefined> {
  const { users } = await auth.getUsers([{ uid }]);
  return recipientOf(users[0]);
}

/** Reads what a message's delivery depends on; undefined for an actor who cannot be written to. Only `place` writes. */
export async function prepareMessage(
  transaction: Transaction,
  backends: MessageBackends,
  received: ReceivedMessage,
  { mail, to }: { readonly mail: DocumentReference; readonly to: string | undefined },
): Promise<PreparedMessage | undefined> {
  const { firestore, origin, secret } = backends;
  const { profileId: uid, code, message, salt, now } = received;
  const day = utcDate(now);
  const ofProfile = profileLimit(firestore, { profileId: uid, day, salt });
  const gathered = firestore.collection('mail').doc(`messages_${uid}_${day}`);
  const [stored] = await transaction.getAll(firestore.collection('profiles').doc(uid), {
    fieldMask: [...SHOWN_FIELDS, 'accepts_messages'],
  });
  const [before, today, blocked, chosen, others] = await transaction.getAll(
    mail,
    ofProfile,
    blockedSenders(firestore, uid),
    firestore.collection('settings').doc(uid),
    gathered,
  );
  const profile = readProfile(uid, stored?.data());
  if (stored?.exists !== true || !profile.accepts_messages || to === undefined) return undefined;
  const { isOpen, link } = await openedBy(backends, profile, code, now);
  if (!isOpen) return undefined;
  const choices = readNotificationChoices(chosen?.data());
  const count = countIn(today, 'messages');
  const { messagesPerProfile, messagesGathered } = CONTACT_LIMITS;
  const sender = senderOf(uid, message.email);
  const write = (): ReturnType<PreparedMessage['write']> => {
    const senders: unknown = blocked?.get('senders');
    if (Array.isArray(senders) && senders.includes(sender)) {
      if (before?.exists === true) transaction.delete(mail);
      return 'blocked';
    }
    const language = messageLanguage(choices.language);
    const letter = { uid, to, language, message, sender, origin, secret, now };
    const expires_at = limitExpiry(now);
    transaction.set(ofProfile, { messages: FieldValue.increment(1), expires_at }, { merge: true });
    if (choices.notify_contacts) {
      const id = contactNotificationId(uid, 'message', link, now);
      const notification = contactNotification(uid, 'message', link);
      transaction.set(firestore.collection('notifications').doc(id), notification);
    }
    if (count < messagesPerProfile) {
      transaction.set(mail, messageMail(letter));
      return 'sent';
    }
    if (before?.exists === true) transaction.delete(mail);
    transaction.set(gathered, gatheredMail(letter, mail.id, others?.data()));
    return 'gathered';
  };
  return {
    before,
    isGathered: gatheredMessages(others?.data()).includes(mail.id),
    isFull: count >= messagesPerProfile + messagesGathered,
    write,
  };
}

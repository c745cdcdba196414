// Delivers a visitor's message as a mail, once: within limits, and unless the actor has blocked the sender.
import { createHash } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { viewDay } from '@marquee/domain/notification';
import { readNotificationChoices } from '@marquee/domain/notification-choices';
import { readProfile } from '@marquee/domain/read-profile';
import { isOpenTo } from '../links/find-link.ts';
import { contactNotification, contactNotificationId } from './contact-notification.ts';
import { CONTACT_LIMITS, countIn, hashed, limitExpiry, profileLimit } from './limits.ts';
import { messageMail, type VisitorMessage } from './message-mail.ts';

export interface MessageRequest {
  readonly profileId: string;
  /** Of the named link that opened the page; '' for none. */
  readonly code: string;
  readonly message: VisitorMessage;
  /** See clientNetwork. */
  readonly network: string;
  /** Of the day. */
  readonly salt: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface MessageBackends {
  readonly firestore: Firestore;
  readonly auth: Pick<Auth, 'getUsers'>;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly secret: string;
}

/** `blocked` is answered as `sent`, so that a blocked sender does not learn of it. */
export type MessageOutcome = 'sent' | 'repeated' | 'blocked' | 'limited' | 'gone';

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);

/** A hash that identifies a sender in one actor's list of blocked ones. */
export const senderOf = (uid: string, email: string): string => digest(uid, email.toLowerCase());

/** The senders whom an actor has blocked. */
export const blockedSenders = (firestore: Firestore, uid: string) =>
  firestore.collection('message_blocks').doc(uid);

/** The address of an account that may be written to: verified, and of an account that is not disabled. */
async function addressOf({ auth }: MessageBackends, uid: string): Promise<string | undefined> {
  const { users } = await auth.getUsers([{ uid }]);
  const [user] = users;
  return user && user.emailVerified && !user.disabled ? user.email : undefined;
}

export async function deliverMessage(
  backends: MessageBackends,
  request: MessageRequest,
): Promise<MessageOutcome> {
  const { firestore, origin, secret } = backends;
  const { profileId, code, message, network, salt, now } = request;
  const day = viewDay(now);
  const limits = firestore.collection('call_limits');
  const ofNetwork = limits.doc(`message_${day}_${hashed(salt, 'network', network)}`);
  const ofSender = limits.doc(`message_${day}_${hashed(salt, 'sender', message.email.toLowerCase())}`);
  const profile = firestore.collection('profiles').doc(profileId);
  const ofProfile = profileLimit(firestore, { profileId, day, salt });
  const settings = firestore.collection('settings').doc(profileId);
  const sender = senderOf(profileId, message.email);
  const mail = firestore
    .collection('mail')
    .doc(`message_${profileId}_${digest(day, sender, message.name, message.text)}`);
  const to = await addressOf(backends, profileId);
  return firestore.runTransaction(async (transaction): Promise<MessageOutcome> => {
    const [stored, before, networkLimit, senderLimit, today, blocked, chosen] = await transaction.getAll(
      profile,
      mail,
      ofNetwork,
      ofSender,
      ofProfile,
      blockedSenders(firestore, profileId),
      settings,
    );
    const read = readProfile(profileId, stored?.data(), null);
    if (stored?.exists !== true || !read.accepts_messages || to === undefined) return 'gone';
    if (!(await isOpenTo(firestore, read, code, now))) return 'gone';
    if (before?.exists === true) return 'repeated';
    if (
      countIn(networkLimit, 'count') >= CONTACT_LIMITS.messagesPerNetwork ||
      countIn(senderLimit, 'count') >= CONTACT_LIMITS.messagesPerSender ||
      countIn(today, 'messages') >= CONTACT_LIMITS.messagesPerProfile
    ) {
      return 'limited';
    }
    const expires_at = limitExpiry(now);
    const once = { count: FieldValue.increment(1), expires_at };
    transaction.set(ofNetwork, once, { merge: true });
    transaction.set(ofSender, once, { merge: true });
    const senders: unknown = blocked?.get('senders');
    if (Array.isArray(senders) && senders.includes(sender)) return 'blocked';
    const choices = readNotificationChoices(chosen?.data());
    transaction.set(ofProfile, { messages: FieldValue.increment(1), expires_at }, { merge: true });
    const { language } = choices;
    transaction.create(
      mail,
      messageMail({ uid: profileId, to, language, message, sender, origin, secret, now }),
    );
    if (choices.notify_contacts) {
      const id = contactNotificationId(profileId, 'message', now);
      transaction.set(
        firestore.collection('notifications').doc(id),
        contactNotification(profileId, 'message'),
      );
    }
    return 'sent';
  });
}

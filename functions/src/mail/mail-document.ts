// A document of `mail`: what a function wants sent (`newMail`), and what the sender reads of it (`readMail`).
import type { UserRecord } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { asRecord } from '@marquee/domain/values/record';
import { DAY } from '@marquee/domain/values/time';
import { isEmailAddress } from '@marquee/domain/values/email-address';
import type { ComposedMail } from './compose-mail.ts';

/**
 * How long a mail is tried, and how long its document lives: mail servers give up after four to five days too
 * (RFC 5321, 4.5.4.1).
 */
const LIFETIME = 5 * DAY;

/**
 * Mails that somebody waits for: a visitor's `message`, the `confirmation` of their address, a reported profile's
 * `moderation`, tools/doctor's `test`.
 */
export const MESSAGE_KINDS = ['message', 'confirmation', 'moderation', 'test'] as const;
const KINDS = ['summary', ...MESSAGE_KINDS] as const;
type MailKind = (typeof KINDS)[number];

export interface NewMail {
  /** The account that the mail belongs to; '' for none. */
  readonly uid: string;
  readonly kind: MailKind;
  readonly to: string;
  /** The Reply-To address; without it, replies go to MAIL_FROM. */
  readonly replyTo?: string;
  readonly message: ComposedMail;
  /** The address that ends mails of this kind by one POST (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The document that sends a mail: at once by `sendMail`, or in the next run of `everyMinute`. */
export const newMail = (mail: NewMail, now: number) => ({
  ...mail,
  due_at: Timestamp.fromMillis(now),
  expires_at: Timestamp.fromMillis(now + LIFETIME),
});

/** An account's e-mail address; `undefined` unless it is verified and the account is enabled. */
export const recipientOf = (user: UserRecord | undefined): string | undefined =>
  user && user.emailVerified && !user.disabled ? user.email : undefined;

const isAddress = (value: unknown): value is string => typeof value === 'string' && isEmailAddress(value);

/** The mail of a document; `undefined` for one that cannot be sent as it is. */
export function readMail(stored: unknown): NewMail | undefined {
  const { uid, kind, to, replyTo, message, unsubscribe } = asRecord(stored);
  const { subject, text, html } = asRecord(message);
  const known = KINDS.find((one) => one === kind);
  if (typeof uid !== 'string' || known === undefined) return undefined;
  if (!isAddress(to) || (replyTo !== undefined && !isAddress(replyTo))) return undefined;
  if (typeof subject !== 'string' || typeof text !== 'string' || typeof html !== 'string') return undefined;
  if (
    unsubscribe !== undefined &&
    (typeof unsubscribe !== 'string' || !/^https?:\/\/[^\s<>]+$/.test(unsubscribe))
  )
    return undefined;
  return {
    uid,
    kind: known,
    to,
    message: { subject, text, html },
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  };
}

// The address that ends the weekly summary without a login: the account's id and a signature that only we can make.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { ENDPOINTS } from '@marquee/domain/routes';
import type { MessageLanguage } from '@marquee/domain/notification-choices';

/** Any long random text (docs/operations.md). Changing it ends the links of all mails sent before. */
export const UNSUBSCRIBE_SECRET = defineSecret('UNSUBSCRIBE_SECRET');

/** Signs what a link in a mail does. @throws Error for a secret that could be guessed. */
export function signature(purpose: string, secret: string): string {
  if (secret.length < 32) throw new Error('UNSUBSCRIBE_SECRET is missing or too short.');
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

const summaryOf = (uid: string): string => `weekly-summary/${uid}`;

/** The signed address for an account. */
export function unsubscribeLink(
  origin: string,
  uid: string,
  language: MessageLanguage,
  secret: string,
): string {
  const link = new URL(`/api/${ENDPOINTS.unsubscribe}`, origin);
  link.searchParams.set('account', uid);
  link.searchParams.set('signature', signature(summaryOf(uid), secret));
  link.searchParams.set('lang', language);
  return link.href;
}

/** Whether the signature is ours, compared in constant time. */
export function isSignature(purpose: string, given: string, secret: string): boolean {
  const [expected, actual] = [signature(purpose, secret), given].map((text) => Buffer.from(text));
  return expected !== undefined && expected.length === actual?.length && timingSafeEqual(expected, actual);
}

/** Whether the signature is that of an account's unsubscribe link. */
export const isSigned = (uid: string, given: string, secret: string): boolean =>
  isSignature(summaryOf(uid), given, secret);

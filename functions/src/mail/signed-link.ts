// Links in mails that act without a login, signed with a secret of the functions.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import type { MessageLanguage } from '@marquee/domain/accounts/notification-choices';

/** Any long random text (docs/set-up.md). Changing it invalidates the links of all mails sent before. */
export const UNSUBSCRIBE_SECRET = defineSecret('UNSUBSCRIBE_SECRET');

/** Signs what a link in a mail does. @throws Error for a secret that could be guessed. */
function sign(purpose: string, secret: string): string {
  if (secret.length < 32) throw new Error('UNSUBSCRIBE_SECRET is missing or too short.');
  return createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** Whether the signature is ours, compared in constant time. */
export function isSignature(purpose: string, given: string, secret: string): boolean {
  const [expected, actual] = [sign(purpose, secret), given].map((text) => Buffer.from(text));
  return expected !== undefined && expected.length === actual?.length && timingSafeEqual(expected, actual);
}

export interface SignedLink {
  /** Scheme and host of the site. */
  readonly origin: string;
  /** The path of a function below `/api/` (ENDPOINTS in domain/src/site/routes.ts). */
  readonly endpoint: string;
  readonly purpose: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly language: MessageLanguage;
  readonly secret: string;
}

export function signedLink({ origin, endpoint, purpose, parameters, language, secret }: SignedLink): string {
  const link = new URL(`/api/${endpoint}`, origin);
  const signature = sign(purpose, secret);
  link.search = String(new URLSearchParams({ ...parameters, signature, lang: language }));
  return link.href;
}

// Validates a visitor's message: refuses what could change a mail's headers or recipients.
import { LIMITS } from '@marquee/domain/values/limits';
import { isPlainName } from '@marquee/domain/profile/name';
import { emailAddress } from '@marquee/domain/profile/representation';
import type { UnknownRecord } from '@marquee/domain/values/record';
import type { VisitorMessage } from './message-mail.ts';

/** The message in a request's body; undefined for one that cannot be sent. */
export function readMessage({ name, email, text }: UnknownRecord): VisitorMessage | undefined {
  if (typeof name !== 'string' || typeof email !== 'string' || typeof text !== 'string') return undefined;
  // Checked before any pattern runs: a body may have 64 KB.
  if (name.length > LIMITS.name || email.length > LIMITS.email || text.length > 2 * LIMITS.message) {
    return undefined;
  }
  const message = {
    name: name.trim(),
    email: emailAddress(email),
    text: text.replaceAll('\r\n', '\n').trim(),
  };
  const isRight =
    message.name !== '' &&
    isPlainName(message.name) &&
    message.email !== '' &&
    message.text !== '' &&
    message.text.length <= LIMITS.message;
  return isRight ? message : undefined;
}

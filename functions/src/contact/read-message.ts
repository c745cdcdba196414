// Validates a visitor's message: nothing that could change a mail's headers or recipients.
import { LIMITS } from '@marquee/domain/limits';
import { isPlainName } from '@marquee/domain/name';
import { emailAddress } from '@marquee/domain/representation';
import type { UnknownRecord } from '@marquee/domain/record';
import type { VisitorMessage } from './message-mail.ts';

/** The message of a body; undefined for one that cannot be sent. */
export function readMessage({ name, email, text }: UnknownRecord): VisitorMessage | undefined {
  if (typeof name !== 'string' || typeof email !== 'string' || typeof text !== 'string') return undefined;
  const message = {
    name: name.trim(),
    email: emailAddress(email),
    text: text.replaceAll('\r\n', '\n').trim(),
  };
  const isRight =
    message.name !== '' &&
    message.name.length <= LIMITS.name &&
    isPlainName(message.name) &&
    message.email !== '' &&
    message.email.length <= LIMITS.email &&
    message.text !== '' &&
    message.text.length <= LIMITS.message;
  return isRight ? message : undefined;
}

// What a visitor may write: nothing that could change a mail's headers or recipients.
import { LIMITS } from '@marquee/domain/limits';
import { isPlainName } from '@marquee/domain/name';
import { emailAddress } from '@marquee/domain/representation';
import type { UnknownRecord } from '@marquee/domain/record';
import { CONTACT_LIMITS } from './limits.ts';
import type { VisitorMessage } from './message-mail.ts';

/** Characters of an e-mail address (RFC 5321). */
const LONGEST_ADDRESS = 254;

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
    message.email.length <= LONGEST_ADDRESS &&
    message.text !== '' &&
    message.text.length <= CONTACT_LIMITS.text;
  return isRight ? message : undefined;
}

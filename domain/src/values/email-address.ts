import { LIMITS } from './limits.ts';

/** Characters that end an address in a mail header, or disguise it. Apostrophes are allowed. */
const NOT_IN_ADDRESS = /[\s<>()[\]\\",;:\p{C}]/u;

/** Whether mail programs read a text as one address: not as a second one, a name or another header. */
export function isEmailAddress(text: string): boolean {
  if (text.length > LIMITS.email) return false;
  const [name, host = '', ...more] = text.split('@');
  const labels = host.split('.');
  const isAddress = name !== '' && more.length === 0 && labels.length > 1 && (labels.at(-1) ?? '').length > 1;
  const isHost = !labels.includes('') && !host.includes("'");
  return isAddress && isHost && !NOT_IN_ADDRESS.test(text);
}

// First and last names: other people are notified of them.

/** Control and direction characters, and those that addresses are made of. The rules hold the same. */
const FORBIDDEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069/@:<>]/u;

/** 'evil.example' and 'EVIL.COM' are addresses; 'A.R.Rahman', 'A.R.RAHMAN' and 'St. John' are not. */
const ADDRESS = /\.[a-z0-9]|[a-zA-Z0-9]{2}\.[A-Z]{2}/;

/** Whether a first or last name can be stored: no control or direction characters, nothing that makes an address. */
export function isPlainName(name: string): boolean {
  return !FORBIDDEN.test(name) && !ADDRESS.test(name);
}

/** The name without what cannot be stored, for names that nobody types here: those of an import or of Google. */
export function plainName(name: string): string {
  return name
    .replace(new RegExp(FORBIDDEN, 'gu'), ' ')
    .replace(/\.(?=[a-z0-9])|(?<=[a-zA-Z0-9]{2})\.(?=[A-Z]{2})/g, '. ')
    .replace(/ +/g, ' ')
    .trim();
}

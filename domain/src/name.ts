// First and last names: other people are notified of them.

/** Control and direction characters, and those that addresses are made of. The rules hold the same. */
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069/@:<>]/;

/** 'evil.example' has a small letter behind the dot, 'A.R.Rahman' and 'St. John' have not. */
const ADDRESS = /\.[a-z0-9]/;

/** Whether a first or last name can be stored: no control or direction characters, nothing that makes an address. */
export function isPlainName(name: string): boolean {
  return !FORBIDDEN.test(name) && !ADDRESS.test(name);
}

/** The name without what cannot be stored, for names that nobody types here: those of an import or of Google. */
export function plainName(name: string): string {
  return name
    .replace(new RegExp(FORBIDDEN, 'g'), ' ')
    .replace(/\.(?=[a-z0-9])/g, '. ')
    .replace(/ +/g, ' ')
    .trim();
}

// Codes of named links, `/{username}/{code}`.

/** The characters of codes: without i, l, o and u, which are misread or make words. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A code has 65 bits: at a thousand guesses a second nobody finds one of a profile's 200 links in a million years. */
export const LINK_CODE_LENGTH = 13;

/** The pattern of a code. No file's name matches: a code has no dot. */
export const LINK_CODE = '[0-9a-hjkmnp-tv-z]{13}';

const WHOLE = new RegExp(`^${LINK_CODE}$`);

export const isLinkCode = (text: string): boolean => WHOLE.test(text);

/** Makes a code from random bytes, of which there must be at least `LINK_CODE_LENGTH`. */
export const linkCode = (random: Uint8Array): string =>
  Array.from(random.subarray(0, LINK_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

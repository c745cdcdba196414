// First and last names, and the names with which visitors sign messages: other people read them in notifications and
// in mails, where addresses become links. `isName` in firestore.rules makes the same check as `isPlainName`.

/** Combining marks, and the two joiners, which Devanagari needs: they are removed before letters are checked. */
const MARKS = /[\p{M}\u200c\u200d]/gu;

/**
 * Characters that are invisible, change the text direction, look like a dot, are symbols in the shape of letters, or
 * belong to addresses.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u00b7\u0387\u115f\u1160\u1d00-\u1dbf\u2024-\u24ff\u3002\u3164\uff00-\uffa0\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1e5}/@:<>]/u;

/** More marks on a letter than any script has. */
const STACKED = /[\p{M}\u200c\u200d]{4}/u;

/** 'evil.example', 'EVIL.COM', 'Evil.Com' and 'hm.Co' are addresses; 'A.R.Rahman', 'Md.Rafi' and 'St. John' are not. */
const ADDRESS = /\.[a-z0-9]|[a-zA-Z0-9]{2}\.(?:[A-Z]{2}|[a-zA-Z]{2}\b)|[\p{L}\p{N}]{3}\.\p{L}{2}/u;

/** Nobody may be named like the product: the name would look official. */
const PRODUCT = /marquee/i;

/** A word of two alphabets can imitate another, such as the product's name with a Cyrillic letter. */
const MIXED = /[a-zA-Z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][a-zA-Z]/u;

const LETTER = /\p{L}/u;

/** Whether a first or last name can be stored: it has a letter, and nothing that the patterns above forbid. */
export function isPlainName(name: string): boolean {
  const letters = name.replace(MARKS, '');
  return (
    LETTER.test(letters) &&
    ![FORBIDDEN, PRODUCT, MIXED].some((pattern) => pattern.test(letters)) &&
    ![STACKED, ADDRESS].some((pattern) => pattern.test(name))
  );
}

/** A name from a Google account, without the characters that cannot be stored; '' if nothing is left. */
export function plainName(name: string): string {
  if (isPlainName(name)) return name.trim();
  const plain = name
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(new RegExp(FORBIDDEN, 'gu'), ' ')
    .replace(/\.+/g, '. ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .replace(/marquee/gi, '')
    .replace(/ +/g, ' ')
    .trim();
  return isPlainName(plain) ? plain : '';
}

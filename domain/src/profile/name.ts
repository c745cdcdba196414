// First and last names, and the names with which visitors sign messages: other people read them in notifications and
// in mails, where addresses become links. `isName` in firestore.rules makes the same check as `isPlainName`.

/** Combining marks, and the two joiners, which Devanagari needs: they are removed before letters are checked. */
const MARKS = /[\p{M}\u200c\u200d]/gu;

/**
 * Characters that are invisible, change the text direction, look like a dot, are symbols in the shape of letters, tick a
 * name off as checked, or belong to addresses. U+180E, U+2800 and U+1D159 are named, because they show nothing and are
 * not in `\p{C}`, at least of the engine of the rules.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u00b7\u0387\u115f\u1160\u180e\u1d00-\u1dbf\u2024-\u24ff\u2611\u2705\u2713\u2714\u2800\u3002\u3164\uff00-\uffa0\u{1d159}\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1e5}\u{1f5f8}\u{1f5f9}/@:<>]/u;

/** More marks on a letter than any script has. */
const STACKED = /[\p{M}\u200c\u200d]{4}/u;

/**
 * 'evil.example', 'EVIL.COM', 'Evil.Com', 'hm.Co' and 'हिंदी.भारत' are addresses; 'A.R.Rahman', 'Md.Rafi' and 'St. John'
 * are not. Without their marks, so that none can stand between the letters and the dot.
 */
const ADDRESS =
  /[.\u06d4\u0701\u0702][a-z0-9]|[a-zA-Z0-9]{2}[.\u06d4](?:[A-Z]{2}|[a-zA-Z]{2}\b)|[\p{L}\p{N}]{3}[.\u06d4]\p{L}{2}|[\p{L}\p{N}]{2}[.\u06d4][^a-zA-Z\P{L}]{2}/u;

/** Five digits of any script with no letter between them: a part of a phone number. */
const NUMBER = /(?:\p{N}[^\p{L}\p{N}]*){5}/u;

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
    ![FORBIDDEN, PRODUCT, MIXED, ADDRESS, NUMBER].some((pattern) => pattern.test(letters)) &&
    !STACKED.test(name)
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

/** Endings of addresses that people visit; two letters of most countries could be a name's ('Ma.Po.Si'). */
const ENDINGS = new Set(
  'ai app art biz bid blog buzz cc click club co com design dev digital edu email example fans film fun gg gov help in info ink io jobs life link live lol ly media me mobi money movie net news online org page party pro pw ru shop site social space sex store stream studio support tech test to today top tv uk us video vip website wiki win work world xxx xyz zone भारत'.split(
    ' ',
  ),
);

/** Whether a text has an address, and not only a dot without the space after it. */
const hasAddress = (text: string): boolean =>
  /[/@:<>]|\bwww\./i.test(text) ||
  [...text.matchAll(/[\p{L}\p{M}\p{N}-]{2}\.([\p{L}\p{M}]+)(?![\p{L}\p{M}])/gu)].some(([, ending = '']) =>
    ENDINGS.has(ending.toLowerCase()),
  );

/**
 * A typed name as it can be stored: letters that are symbols become plain, invisible characters go, and a dot gets its
 * space ('Mohd.Rafi' becomes 'Mohd. Rafi'). A name that has an address, or cannot be mended, is returned as it is.
 */
export function mendedName(typed: string): string {
  if (typed.length > 200 || isPlainName(typed)) return typed;
  const text = typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\u115f\u1160\u180e\u2800\u3164\uffa0]/gu, (character) =>
      /[\u200c\u200d]/.test(character) ? character : '',
    )
    .replace(/\p{Cc}/gu, ' ');
  if (hasAddress(text)) return typed;
  const mended = text
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/ +/g, ' ')
    .trim();
  return isPlainName(mended) ? mended : typed;
}

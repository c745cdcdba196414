import { expect, it, test } from 'vitest';
import { isPlainName, mendedName, plainName } from './name.ts';

const ADDRESSES = [
  'evil.example',
  'EVIL.COM',
  'Win at www.x.y',
  'https://evil',
  'a@b',
  'evil/x',
  'x:y',
  '<b>',
];
const DISGUISED = [
  'Login Evil.Com',
  'Www.Evil.Net',
  'Evil.Co',
  'evil．com',
  'evil。com',
  'evil｡com',
  'Marquee Support',
  'The MARQUEE team',
  `A${'\u0301'.repeat(4)}sha`,
  'Asha\u3164Rao',
  'hm.Co',
  'Visit hm.Co now',
  'evil·com',
  'ⓔvil',
  'ᴍarquee',
  '𝐌𝐚𝐫𝐪𝐮𝐞𝐞 Support',
  'MyMarquees',
];
/** A number is an address too, and a tick an advertisement. */
const ADVERTISING = [
  'WhatsApp 9876543210',
  'Loan +91 98765 43210',
  'Asha 98-76.5',
  'Asha (9) (8) (7) (6) (5)',
  'Asha 9*8*7*6*5',
  'Asha 9|8|7|6|5',
  'Asha #9#8#7#6#5',
  'आशा ९८७६५',
  'Asha ৯৮৭৬৫',
  'Asha ✓ Verified',
  'Asha ✔',
  'Asha ✅',
  'Asha ☑',
  'Asha \u{1f5f8}',
  'abc\u0301.Com',
  'हिंदी.भारत',
  'सुश्री.राम',
  'evil\u06d4com',
  'As\u2800ha',
];
/** Words of two alphabets: M, a or e of the product's name is Cyrillic or Greek. */
const MIXED = ['Мarquee', 'Mаrquee', 'Marquеe', 'Marqueε', 'Μarquee'];
const NOTHING = ['𝐌𝐚𝐫𝐪𝐮𝐞𝐞', 'Mar\u200dquee', '\u3164', '\u2060', '\u200b', '\u200d', '...', '👩‍👧', '12'];
const INVISIBLE = [
  'a\u202Eb',
  'a\u2066b',
  'a\nb',
  'a\u0000',
  'a\u200Fb',
  'a\u2028b',
  'a\u0085b',
  'a\u00adb',
  'a\u200bb',
  'a\ufeffb',
  'a\u180eb',
  'a\u{e0041}b',
  'a\ue000b',
];

it.each([
  'Asha',
  'A.R.Rahman',
  'A.R.RAHMAN',
  'St. John',
  'Dr.Rao',
  "O'Neil",
  'Jean-Luc',
  'मीरा',
  'क्\u200Dष',
  'Zoë (Z.)',
  'Md.Rafi',
  'Kumar.R',
  'श्रीं',
  'Marquez',
  'Asha 👩‍👧',
  'Asha 🇮🇳',
  'Md.Ali',
  'डॉ.राव',
  'Rahul (2)',
  'Agent 007',
  'Анна Каренина',
  'Νίκος (Nikos)',
  'Kr\u0325\u1e63\u1e47a',
])('isPlainName accepts %s', (name) => {
  expect(isPlainName(name)).toBe(true);
});

it.each([...ADDRESSES, ...INVISIBLE, ...DISGUISED, ...ADVERTISING, ...MIXED, ...NOTHING])(
  'isPlainName refuses %j',
  (name) => {
    expect(isPlainName(name)).toBe(false);
  },
);

it.each([...ADDRESSES, ...INVISIBLE, ...DISGUISED])(
  'plainName makes %j a name that can be stored',
  (name) => {
    expect(isPlainName(plainName(name))).toBe(true);
  },
);

it.each([...NOTHING, ...MIXED])('plainName leaves nothing of %j', (name) => {
  expect(plainName(name)).toBe('');
});

it.each([
  ['A.R. Rahman', 'A.R. Rahman'],
  [' Asha ', 'Asha'],
  ['<b>Asha</b>', 'b Asha b'],
  ['Asha // Rao', 'Asha Rao'],
  ['asha...rao', 'asha. rao'],
  [`x${'\u0301'.repeat(6)}sha`, 'x\u0301\u0301\u0301sha'],
  ['Asha Marquee', 'Asha'],
])('plainName makes %j the name %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test('all but ten symbols that look like letters of the product’s name are refused in names', () => {
  const disguised = Array.from({ length: 0x1_f200 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /^[marque]$/i.test(character.normalize('NFKC')) && !/[a-z]/i.test(character),
  );
  expect(disguised.length).toBeGreaterThan(100);
  // The ordinal of 'Mª José' and modifier letters, which few fonts have.
  const accepted = ['ª', 'ʳ', 'ꟴ', '𐞥', '𜳖', '𜳚', '𜳢', '𜳦', '𜳧', '𜳪'];
  expect(disguised.filter((character) => isPlainName(`${character}sha`))).toEqual(accepted);
});

it.each([
  ['Mohd.Rafi', 'Mohd. Rafi'],
  ['s.p.b', 's. p. b'],
  ['Thol.Thirumavalavan', 'Thol. Thirumavalavan'],
  ['Ma.Po.Si', 'Ma. Po. Si'],
  ['Prof.Asha', 'Prof. Asha'],
  ['सुश्री.राम', 'सुश्री. राम'],
  ['𝓐𝓷𝓲𝓽𝓪', 'Anita'],
  ['Ｒａｆｉ', 'Rafi'],
  ['\u200eRafi\u200f', 'Rafi'],
  ['Ra\u00adfi', 'Rafi'],
  ['Ra\u180efi', 'Rafi'],
  ['Ra\u200b\ufefffi', 'Rafi'],
  ['Asha\tRao', 'Asha Rao'],
  ['Asha\r\nRao', 'Asha Rao'],
  ['\tMohd.Rafi\n', 'Mohd. Rafi'],
  ['k.art', 'k. art'],
  ['r.k.art', 'r. k. art'],
  ['Rao.2', 'Rao. 2'],
  ['A.R.Rahman', 'A.R.Rahman'],
  ['क्\u200dष', 'क्\u200dष'],
  ['O’Neil', 'O’Neil'],
])('the typed name %j becomes %j', (typed, mended) => {
  expect(mendedName(typed)).toBe(mended);
  expect(isPlainName(mended)).toBe(true);
});

it.each([
  'evil.example/x',
  'https://evil.example',
  'asha@example.com',
  'evil.example',
  'Evil.Com',
  'evil．com',
  'www.asha.in',
  'asha.co.in',
  'Visit hm.Co now',
  'my.site.xyz',
  'हिंदी.भारत',
  'WhatsApp 9876543210',
  'Asha ✓',
  '𝐌𝐚𝐫𝐪𝐮𝐞𝐞',
  'Mar\u200bquee',
  'Мarquee',
  '',
  '...',
])('the typed name %j stays as it is, and is refused', (typed) => {
  expect(mendedName(typed)).toBe(typed);
  expect(isPlainName(typed)).toBe(false);
});

it('a name of three hundred characters stays as it is, and is refused', () => {
  const typed = 'x.'.repeat(150);
  expect(mendedName(typed)).toBe(typed);
  expect(isPlainName(typed)).toBe(false);
});

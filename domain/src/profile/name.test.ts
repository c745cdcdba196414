import { expect, it, test } from 'vitest';
import { isPlainName, plainName } from './name.ts';

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
  'सुश्री.राम',
  'Анна Каренина',
  'Νίκος (Nikos)',
  'Kr\u0325\u1e63\u1e47a',
])('isPlainName accepts %s', (name) => {
  expect(isPlainName(name)).toBe(true);
});

it.each([...ADDRESSES, ...INVISIBLE, ...DISGUISED, ...MIXED, ...NOTHING])(
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

it('plainName leaves a plain name as it is', () => {
  expect(plainName('A.R. Rahman')).toBe('A.R. Rahman');
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

// The username that a name suggests: in Latin letters, as its bearer would most likely spell it.
import { LIMITS } from '../values/limits.ts';
import { usernameProblem } from './username.ts';

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** The independent vowels from U+0905 on, and the signs that stand for them after a consonant, from U+093E on. */
const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ');
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
/** The consonants from U+0915 on. */
const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ');
/** The spelling of a consonant with a dot below it, as in ज़, by its spelling without the dot. */
const DOTTED: Readonly<Record<string, string>> = { j: 'z', d: 'r', dh: 'rh', ph: 'f' };

/** Consonants without a vowel that Malayalam has from U+0D7A on. */
const CLOSING = 'n n r l l k'.split(' ');

/** The Unicode blocks of Indian scripts, Devanagari to Malayalam, have 128 code points each, in the same order. */
const FIRST_BLOCK = 0x0900;
const END_OF_BLOCKS = 0x0d80;
const BLOCK = 0x80;
/** The scripts from Tamil on mark every consonant without a vowel: no silent vowels are dropped from their words. */
const TAMIL = 0x0b80;

interface Syllable {
  /** The Latin spelling of each consonant. */
  readonly consonants: string[];
  /** 'A' is the inherent vowel, which is not written and often not pronounced. */
  vowel: string;
  /** What closes the syllable: 'n' for the nasal dot, 'h' for a breath, or a consonant of `CLOSING`; '' for nothing. */
  end: string;
}

/** Adds a letter, by its position in its block, to the syllables of a word. */
function addLetter(word: Syllable[], position: number): void {
  const last = word.at(-1);
  const vowel = VOWELS[position - 0x05];
  const consonant = CONSONANTS[position - 0x15];
  const sign = SIGNS[position - 0x3e];
  if (vowel !== undefined) word.push({ consonants: [], vowel, end: '' });
  else if (consonant !== undefined && last?.vowel === '') {
    last.consonants.push(consonant);
    last.vowel = 'A';
  } else if (consonant !== undefined) word.push({ consonants: [consonant], vowel: 'A', end: '' });
  else if (position >= 0x66 && position <= 0x6f)
    word.push({ consonants: [], vowel: String(position - 0x66), end: '' });
  else if (!last) return;
  else if (sign !== undefined) last.vowel = sign;
  else if (position === 0x4d) last.vowel = '';
  else if (position === 0x03) last.end = 'h';
  else if (position <= 0x02 || position === 0x70) last.end = 'n';
  else if (position >= 0x7a) last.end = CLOSING[position - 0x7a] ?? '';
  else if (position === 0x3c) {
    const plain = last.consonants.pop() ?? '';
    last.consonants.push(DOTTED[plain] ?? plain);
  }
}

/** After two final consonants the last vowel is pronounced if the second is one of these: in Chandra, not in Datt. */
const HEARD_AFTER = /^[lmnrvy]$/;

/** Drops the vowels that Hindi does not pronounce, from the last syllable to the second: Rajkumar, not Rajakumara. */
function dropSilentVowels(word: readonly Syllable[]): void {
  for (let at = word.length - 1; at > 0; at -= 1) {
    const [before, syllable, after] = [word[at - 1], word[at], word[at + 1]];
    if (!before || syllable?.vowel !== 'A' || syllable.end !== '') continue;
    const { consonants } = syllable;
    const isSilent =
      after === undefined
        ? consonants.length === 1 || !HEARD_AFTER.test(consonants.at(-1) ?? '')
        : consonants.length === 1 &&
          before.vowel !== '' &&
          after.consonants.length === 1 &&
          after.vowel !== '';
    if (isSilent) syllable.vowel = '';
  }
}

/** Transliterates a word of an Indian script into Latin letters. */
function romanised(letters: string): string {
  const word: Syllable[] = [];
  let isSouthern = false;
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0;
    isSouthern = code >= TAMIL;
    addLetter(word, (code - FIRST_BLOCK) % BLOCK);
  }
  if (!isSouthern) dropSilentVowels(word);
  return word
    .map(({ consonants, vowel, end }) => consonants.join('') + vowel.toLowerCase() + end)
    .join('')
    .replace(/n(?=[bmp])/g, 'm')
    .replaceAll('jn', 'gy')
    .replace(/^sinh$/, 'singh');
}

const INDIAN_WORD = new RegExp(
  `[\\u{${FIRST_BLOCK.toString(16)}}-\\u{${(END_OF_BLOCKS - 1).toString(16)}}]+`,
  'gu',
);

/** Characters of the longest name that is proposed: a suffix such as '-2' still fits. */
const LONGEST = LIMITS.username.max - 2;

/** Cuts a name that is too long between two words, or else within its first word. */
function withinLength(name: string): string {
  if (name.length <= LONGEST) return name;
  const end = name.lastIndexOf('-', LONGEST);
  return name.slice(0, end === -1 ? LONGEST : end);
}

/** The username that a name suggests; '' for a name without a letter or digit that has a Latin spelling. */
export function proposedUsername(name: string): string {
  const latin = name
    .slice(0, 2 * LIMITS.name)
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(INDIAN_WORD, romanised)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[ßæœøłđðþı]/g, (letter) => LATIN[letter] ?? '')
    // 'O’Neil' is one word.
    .replace(/[\p{M}'’.]/gu, '');
  const whole = latin
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
  const proposed = withinLength(whole);
  if (proposed === '') return '';
  return usernameProblem(proposed) === undefined ? proposed : `${proposed}-actor`;
}

/** Usernames to propose, the best first; the later ones are for when the first are taken. */
export const usernameProposals = (proposed: string): readonly string[] =>
  proposed === '' ? [] : [proposed, ...['2', '3', '4', '5'].map((number) => `${proposed}-${number}`)];

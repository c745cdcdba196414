// The username that a name suggests: in Latin letters, as its bearer would most likely spell it.
import { LIMITS } from '../values/limits.ts';
import { westernDigits } from '../values/digits.ts';
import { INDIAN_WORD, romaniseIndian } from './romanise-indian.ts';
import { romaniseUrdu, URDU_WORD } from './romanise-urdu.ts';
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

/** Characters of the longest name that is proposed: a suffix such as '-2' still fits. */
const LONGEST = LIMITS.username.max - 2;

/** Cuts a name that is too long between two words, or else within its first word. */
function withinLength(name: string): string {
  if (name.length <= LONGEST) return name;
  const end = name.lastIndexOf('-', LONGEST);
  return name.slice(0, end === -1 ? LONGEST : end);
}

/** Five letters and digits made of a name, always the same (FNV-1a). */
function shortHash(name: string): string {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(5, '0').slice(-5);
}

/**
 * The username that a name suggests; 'actor-' and five characters for a name in a script that is not transliterated here,
 * and '' for a name without a letter or digit.
 */
export function proposedUsername(name: string): string {
  const text = name.slice(0, 2 * LIMITS.name);
  const latin = westernDigits(text.normalize('NFKC'))
    .replace(/[\p{Cf}]/gu, '')
    .replace(URDU_WORD, romaniseUrdu)
    .replace(INDIAN_WORD, romaniseIndian)
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
  if (proposed === '') return /[\p{L}\p{N}]/u.test(text) ? `actor-${shortHash(text)}` : '';
  return usernameProblem(proposed) === undefined ? proposed : `${proposed}-actor`;
}

/** Usernames to propose, the best first; the later ones are for when the first are taken. */
export const usernameProposals = (proposed: string): readonly string[] =>
  proposed === '' ? [] : [proposed, ...['2', '3', '4', '5'].map((number) => `${proposed}-${number}`)];

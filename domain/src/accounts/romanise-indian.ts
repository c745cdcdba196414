// Words in the scripts of India that descend from Brahmi, as their bearers spell them in Latin letters.

/** The independent vowels from U+0905 on, and the signs that stand for them after a consonant, from U+093E on. */
const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ');
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const CONSONANTS =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ');
/** The spelling of a consonant with a dot below it, as in ज़, by its spelling without the dot. */
const DOTTED: Readonly<Record<string, string>> = {
  k: 'q',
  g: 'gh',
  j: 'z',
  d: 'r',
  dh: 'rh',
  ph: 'f',
  s: 'sh',
};

/** The Unicode blocks from Devanagari to Malayalam have 128 code points each, in the same order. */
const BLOCK = 0x80;
const SCRIPTS = 'devanagari bengali gurmukhi gujarati oriya tamil telugu kannada malayalam'.split(' ');

/** The scripts that mark every consonant without a vowel: no silent vowels are dropped from their words. */
const SOUTHERN = new Set(['tamil', 'telugu', 'kannada', 'malayalam', 'olChiki']);
/** The scripts whose words sound the vowel after two final consonants, as in Aniruddha. */
const EASTERN = new Set(['bengali', 'oriya']);

type Letter = Readonly<
  Partial<Record<'consonant' | 'vowel' | 'sign' | 'end', string>> & {
    kind?: 'virama' | 'nukta';
  }
>;

/** Letters outside the common order of the blocks. */
const OTHER_LETTERS: ReadonlyMap<string, Letter> = new Map<string, Letter>([
  ...Array.from('ॐૐௐ').map((letter) => [letter, { vowel: 'o', end: 'm' }] as const),
  ['ੴ', { vowel: 'e' }],
  ['ॲ', { vowel: 'a' }],
  ['ৎ', { end: 't' }],
  ['ৰ', { consonant: 'r' }],
  ['ৱ', { consonant: 'w' }],
  ['ୟ', { consonant: 'y' }],
  ['ୱ', { consonant: 'w' }],
  ['ੰ', { end: 'N' }],
  ['ੱ', { end: 'D' }],
  ['ೞ', { consonant: 'zh' }],
  ['ౘ', { consonant: 'ts' }],
  ['ౙ', { consonant: 'z' }],
  ['ౚ', { consonant: 'r' }],
  ['ൎ', { end: 'r' }],
  // Consonants of Malayalam without a vowel.
  ...Array.from('ൔൕൖൺൻർൽൾൿ').map(
    (letter, at) => [letter, { end: 'm y zh n n r l l k'.split(' ')[at] ?? '' }] as const,
  ),
]);

const meetei = (first: number, kind: 'consonant' | 'vowel' | 'sign' | 'end', spellings: string) =>
  spellings
    .split(' ')
    .map((spelling, at) => [String.fromCodePoint(first + at), { [kind]: spelling }] as const);

/** Meetei Mayek and Ol Chiki have orders of their own. */
const OTHER_SCRIPTS: ReadonlyMap<string, Letter> = new Map<string, Letter>([
  ...meetei(0xabc0, 'consonant', 'k s l m p n ch t kh ng th w y h'),
  ['ꯎ', { vowel: 'u' }],
  ['ꯏ', { vowel: 'i' }],
  ['ꯐ', { consonant: 'ph' }],
  ['ꯑ', { vowel: 'a' }],
  ...meetei(0xabd2, 'consonant', 'g jh r b j d gh dh bh'),
  ...meetei(0xabdb, 'end', 'k l m p n t ng i'),
  ...meetei(0xabe3, 'sign', 'o i a e au u ei'),
  ['ꯪ', { end: 'ng' }],
  ['꯭', { kind: 'virama' }],
  ...meetei(0x1c5a, 'end', 'a t g ng l a k j m w i s h n r u ch d n y e p d n r o t b w h'),
]);

interface Syllable {
  /** The Latin spelling of each consonant. */
  readonly consonants: string[];
  /** 'A' is the inherent vowel, which is not written and often not pronounced. */
  vowel: string;
  /** What closes the syllable, in letters: also 'N', a nasal as the next letter makes it, and 'D', which doubles that. */
  end: string;
}

function letterAt(letter: string): Letter {
  const other = OTHER_LETTERS.get(letter) ?? OTHER_SCRIPTS.get(letter);
  if (other) return other;
  if (/\p{Nd}/u.test(letter)) return { vowel: letter };
  const position = ((letter.codePointAt(0) ?? 0) - 0x0900) % BLOCK;
  const consonant = CONSONANTS[position - 0x15];
  if (consonant !== undefined) return { consonant };
  const vowel = VOWELS[position - 0x05];
  if (vowel !== undefined) return { vowel };
  const sign = SIGNS[position - 0x3e];
  if (sign !== undefined) return { sign };
  if (position === 0x4d) return { kind: 'virama' };
  if (position === 0x3c) return { kind: 'nukta' };
  if (position === 0x03) return { end: 'h' };
  return position <= 0x02 ? { end: 'N' } : {};
}

const NASAL = /^(?:n|m|ng)$/;

/** How Tamil letters are spoken: first in a word, between vowels, and after a nasal. An 'S' before another is 'ch'. */
const TAMIL: Readonly<Record<string, readonly [first: string, between: string, nasal: string]>> = {
  க: ['k', 'g', 'g'],
  ச: ['S', 'S', 'j'],
  ட: ['t', 'd', 'd'],
  த: ['th', 'th', 'th'],
  ப: ['p', 'p', 'b'],
  ற: ['r', 'r', 'dr'],
};
/** The same doubled, or before another consonant. */
const UNVOICED: Readonly<Record<string, string>> = { g: 'k', S: 'ch', d: 't' };

/** The Latin spelling of a consonant after `previous`, another of its cluster, and in or after the syllable `last`. */
function spelled(
  script: string,
  letter: string,
  consonant: string,
  previous: string | undefined,
  last: Syllable | undefined,
): string {
  switch (script) {
    case 'tamil': {
      const [first, between, nasal] = TAMIL[letter] ?? [consonant, consonant, consonant];
      if (previous === undefined) return last ? between : first;
      return NASAL.test(previous) ? nasal : letter === 'த' ? 'th' : consonant;
    }
    case 'bengali':
    case 'oriya':
      if (/[যଯ]/.test(letter)) return previous === undefined ? 'j' : 'y';
      return letter === 'ব' && previous !== undefined && !/^[mrlb]$/.test(previous) ? 'w' : consonant;
    case 'malayalam':
      if (letter === 'റ' && (previous !== undefined || last?.end === 'n')) return 't';
      return letter === 'ഫ' ? 'f' : consonant;
    default:
      return consonant;
  }
}

function addConsonant(word: Syllable[], script: string, letter: string, consonant: string): void {
  const last = word.at(-1);
  const isInCluster = last?.vowel === '' && last.end === '' && last.consonants.length > 0;
  const previous = isInCluster ? last.consonants.at(-1) : undefined;
  const latin = spelled(script, letter, consonant, previous, last);
  if (!isInCluster) {
    word.push({ consonants: [latin], vowel: 'A', end: '' });
    return;
  }
  // ற்ற is tr, റ്റ tt.
  if (/[റற]/.test(letter) && previous === 'r') last.consonants.splice(-1, 1, 't');
  last.consonants.push(latin);
  last.vowel = 'A';
}

function addLetter(word: Syllable[], script: string, letter: string): void {
  const last = word.at(-1);
  const { consonant, vowel, sign, end, kind } = letterAt(letter);
  if (vowel !== undefined) word.push({ consonants: [], vowel, end: end ?? '' });
  else if (consonant !== undefined) addConsonant(word, script, letter, consonant);
  else if (!last) {
    if (end !== undefined) word.push({ consonants: [], vowel: '', end });
  } else if (sign !== undefined) last.vowel = sign;
  else if (end !== undefined) last.end += end;
  else if (kind !== undefined) {
    const plain = last.consonants.pop() ?? '';
    if (kind === 'virama') last.vowel = '';
    const isEasternY = kind === 'nukta' && EASTERN.has(script) && (plain === 'j' || plain === 'y');
    const changed = kind === 'virama' ? (script === 'tamil' ? UNVOICED : {}) : DOTTED;
    last.consonants.push(isEasternY ? 'y' : (changed[plain] ?? plain));
  }
}

/** After two final consonants the last vowel is pronounced if the second is one of these: in Chandra, not in Datt. */
const HEARD_AFTER = /^[lmnrvy]$/;

/** Drops the vowels that Hindi does not pronounce, from the last syllable to the second: Rajkumar, not Rajakumara. */
function dropSilentVowels(word: readonly Syllable[], script: string): void {
  for (let at = word.length - 1; at > 0; at -= 1) {
    const [before, syllable, after] = [word[at - 1], word[at], word[at + 1]];
    if (!before || syllable?.vowel !== 'A' || syllable.end !== '') continue;
    const { consonants } = syllable;
    const isSilent =
      after === undefined
        ? consonants.length === 1 || !(EASTERN.has(script) || HEARD_AFTER.test(consonants.at(-1) ?? ''))
        : consonants.length === 1 &&
          before.vowel !== '' &&
          after.consonants.length === 1 &&
          after.vowel !== '';
    if (isSilent) syllable.vowel = '';
  }
}

/** What a script spells otherwise than the letters one by one. */
const SPELLINGS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  bengali: [
    [/au/g, 'ou'],
    // আনোয়ার is Anwar.
    [/oya/g, 'wa'],
    [/N(?=h|l|$)/g, 'ng'],
  ],
  gurmukhi: [[/N(?=m)/g, '']],
  gujarati: [[/ph/g, 'f']],
  tamil: [
    [/hp/g, 'f'],
    [/(th|ch)\1/g, '$1'],
  ],
};
const SOUTHERN_NASAL = /N(?=[aeioyrlvwsh]|$)/g;

function scriptOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0xabc0) return 'meetei';
  return code >= 0x1c50 ? 'olChiki' : (SCRIPTS[Math.floor((code - 0x0900) / BLOCK)] ?? '');
}

/** A run of letters of these scripts. */
export const INDIAN_WORD = /[\u0900-\u0d7f\u1c50-\u1c7f\uabc0-\uabff]+/g;

/** Transliterates a word of an Indian script, in NFC and without joiners, into Latin letters. */
export function romaniseIndian(letters: string): string {
  const word: Syllable[] = [];
  const script = scriptOf(letters);
  for (const letter of letters) addLetter(word, script, letter);
  if (!SOUTHERN.has(script)) dropSilentVowels(word, script);
  let latin = word
    .map(({ consonants, vowel, end }) => consonants.join('').toLowerCase() + vowel.toLowerCase() + end)
    .join('');
  for (const [pattern, replacement] of SPELLINGS[script] ?? []) latin = latin.replace(pattern, replacement);
  if (SOUTHERN.has(script)) latin = latin.replace(SOUTHERN_NASAL, 'm');
  return latin
    .replace(/D(ch|[a-z])/g, '$1$1')
    .replace(/N(?=[bmp])/g, 'm')
    .replace(/[ND]/g, (mark) => (mark === 'N' ? 'n' : ''))
    .replaceAll('jn', 'gy')
    .replace(/sinh$/, 'singh');
}

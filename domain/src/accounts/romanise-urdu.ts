// Words in the Arabic script, as Urdu writes them. Short vowels are not written, so that common names are a list, and in
// other words an 'a' stands where two consonants could not be spoken.

const pairs = (list: string): Map<string, string> =>
  new Map(
    list.split(' ').map((pair) => {
      const [written = '', latin = ''] = pair.split(':');
      return [written, latin];
    }),
  );

const LETTERS: ReadonlyMap<string, string> = pairs(
  'ب:b پ:p ت:t ٹ:t ط:t ث:s س:s ص:s ج:j چ:ch ح:h خ:kh د:d ڈ:d ذ:z ز:z ض:z ظ:z ژ:zh ر:r ڑ:r ش:sh غ:gh ف:f ق:q ک:k گ:g ل:l م:m ن:n ں:n ھ:h ہ:h',
);

/** Names as most of their bearers spell them, where the rules below would miss. */
const NAMES: ReadonlyMap<string, string> = pairs(
  'محمد:muhammad احمد:ahmed حسن:hasan حسین:hussain عائشہ:ayesha فاطمہ:fatima شاہ:shah رخ:rukh شاہرخ:shahrukh عامر:aamir عرفان:irfan نصیرالدین:naseeruddin صدیقی:siddiqui نوازالدین:nawazuddin جاوید:javed زویا:zoya ماہرہ:mahira ثانیہ:sania دلیپ:dilip کمار:kumar کپور:kapoor سنگھ:singh گپتا:gupta کور:kaur رضا:raza علی:ali عمر:umar عثمان:usman اقبال:iqbal غالب:ghalib فیض:faiz منٹو:manto عصمت:ismat چغتائی:chughtai کیفی:kaifi شبانہ:shabana مرزا:mirza بیگم:begum قریشی:qureshi انصاری:ansari فاروقی:farooqui فاروق:farooq مصطفی:mustafa مصطفیٰ:mustafa موسی:musa عیسی:isa یحیی:yahya زینب:zainab مریم:maryam نور:noor عابدہ:abida پروین:parveen شیخ:shaikh سید:syed سیدہ:syeda بیگ:baig ملک:malik بٹ:butt چودھری:chaudhry راہت:rahat فتح:fateh نصرت:nusrat عاطف:atif اسلم:aslam سلیم:salim ندیم:nadeem نسیم:naseem کریم:kareem رحیم:raheem رحمان:rahman رحمن:rahman عبدل:abdul عبد:abd امیتابھ:amitabh بچن:bachchan مادھوری:madhuri دیکشت:dixit پریا:priya شرما:sharma آشا:asha راؤ:rao رشید:rashid مہر:mehr مہدی:mehdi مہران:mehran ہمایوں:humayun سعید:saeed سعد:saad شعیب:shoaib یوسف:yusuf یونس:yunus زبیر:zubair عمران:imran عباس:abbas عدنان:adnan بلال:bilal طارق:tariq خالد:khalid ساجد:sajid واجد:wajid راشد:rashid ماجد:majid حامد:hamid زاہد:zahid شاہد:shahid عابد:abid یاسر:yasir عمیر:umair حیدر:haider کشور:kishore رابعہ:rabia ناصر:nasir قاسم:qasim کاظم:kazim صابر:sabir شاکر:shakir ذاکر:zakir طاہر:tahir ظاہر:zahir نادر:nadir قادر:qadir جابر:jabir',
);

const ALEF = /[اأإٱآ]/;
const isConsonant = (letter: string): boolean => LETTERS.has(letter);

/** How ع, و, ی and their like are spelled, by their neighbours; `isAfterVowel`: of the word's spelling so far. */
function vowelSpelling(letter: string, before: string, next: string, isAfterVowel: boolean): string {
  const isFirst = before === '';
  const isBeforeVowel = ALEF.test(next) || next === 'ے';
  if (letter === 'آ') return 'a';
  if (ALEF.test(letter)) return isAfterVowel || (isFirst && /[وی]/.test(next)) ? '' : 'a';
  if (letter === 'ع') return isFirst && isConsonant(next) ? 'a' : '';
  if (letter === 'و') {
    if (ALEF.test(before)) return isConsonant(next) && !isAfterVowel ? 'o' : 'w';
    return isFirst || isAfterVowel || isBeforeVowel ? 'w' : next === 'ی' ? 'o' : 'u';
  }
  if (letter === 'ؤ') return 'o';
  if (letter === 'ے') return 'e';
  if (letter !== 'ی') return '';
  if (isFirst) return 'y';
  return isBeforeVowel || next === 'و' || (isAfterVowel && next !== '') ? 'y' : 'i';
}

/** The rules: consonants and written vowels, then an 'a' between consonants that begin or end a word together. */
function romaniseLetters(word: string): string {
  const letters = Array.from(word);
  const sounds: string[] = [];
  const isVowel = (sound: string | undefined): boolean => sound !== undefined && /^[aeiou]/.test(sound);
  letters.forEach((letter, at) => {
    const next = letters[at + 1] ?? '';
    const last = sounds.at(-1);
    // A final h after a consonant is an a: Shabana.
    if (letter === 'ہ' && next === '' && last !== undefined && last !== 'a') sounds.push('a');
    // An aspirate: بھ is bh.
    else if (letter === 'ھ' && last !== undefined && !isVowel(last)) sounds.splice(-1, 1, `${last}h`);
    else
      sounds.push(LETTERS.get(letter) ?? vowelSpelling(letter, letters[at - 1] ?? '', next, isVowel(last)));
    if (sounds.at(-1) === '') sounds.pop();
  });
  const areConsonants = (...some: readonly (string | undefined)[]): boolean =>
    some.every((sound) => sound !== undefined && !isVowel(sound));
  if (areConsonants(sounds.at(-2), sounds.at(-1))) sounds.splice(-1, 0, 'a');
  if (areConsonants(sounds[0], sounds[1])) sounds.splice(1, 0, 'a');
  return sounds
    .map((sound, at) =>
      areConsonants(sounds[at - 2], sounds[at - 1], sound) && at > 1 ? `a${sound}` : sound,
    )
    .join('');
}

/** A run of letters of the Arabic script. */
export const URDU_WORD = /[\u0620-\u06ff]+/g;

/** Transliterates a word of Urdu, in NFC, into Latin letters. */
export function romaniseUrdu(written: string): string {
  // Without marks, of which the hamza and madda stay in their letters, and in Urdu's own letters.
  const word = written
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[هۃةۀە]/g, 'ہ')
    .replace(/[^\p{L}]/gu, '');
  const whole = NAMES.get(word);
  if (whole !== undefined) return whole;
  // Nasiruddin, Abdurrahman: the article between two names.
  const [, before, after] = /^(.{2,})ال(.{2,})$/.exec(word) ?? [];
  if (before !== undefined && after !== undefined) {
    const first = NAMES.get(before) ?? romaniseLetters(before);
    const last = after === 'دین' ? 'din' : (NAMES.get(after) ?? romaniseLetters(after));
    return `${first}${/^[drsztn]/.test(last) ? `u${last.slice(0, 1)}` : 'ul'}${last}`;
  }
  return romaniseLetters(word);
}

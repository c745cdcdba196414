// Heights as people write them in any script: 173 cm, 1.73 m, 5'8", 5 ft 8½ in, 5 फुट 8 इंच. They are stored and shown in
// one spelling: 5'8" (173 cm).
import { westernDigits } from '../values/digits.ts';

type Unit = 'cm' | 'm' | 'ft' | 'in';

/** Names of units, without dots and the marks below a letter; longer ones before those that begin them. */
const UNITS: Readonly<Record<Unit, string>> = {
  cm: String.raw`cms?|c ?m|centi ?met(?:er|re)s?|से ?मी|सेंटी ?मीटर|सेन्टी ?मीटर|সে ?মি|সেন্টিমিটার|ਸੈ ?ਮੀ|ਸੈਂਟੀਮੀਟਰ|સે ?મી|સેન્ટિમીટર|ସେ ?ମି|ସେଣ୍ଟିମିଟର|செ ?மீ|சென்டிமீட்டர்|సెం ?మీ|సెంటీమీటర్లు|ಸೆಂ ?ಮೀ|ಸೆಂಟಿಮೀಟರ್|സെ ?മീ|സെന്റിമീറ്റർ|سم|سینٹی ?میٹر`,
  m: String.raw`m|mtrs?|mts|met(?:er|re)s?|मी|मीटर|মি|মিটার|ਮੀ|ਮੀਟਰ|મી|મીટર|ମି|ମିଟର|மீ|மீட்டர்|మీ|మీటర్లు|ಮೀ|ಮೀಟರ್|മീ|മീറ്റർ|میٹر`,
  ft: String.raw`'|f|fts?|fit|feets?|foot|foots|फुट|फूट|फीट|फिट|ফুট|ফিট|ਫੁੱਟ|ਫੁਟ|ફૂટ|ફુટ|ଫୁଟ|அடி|అడుగులు|అడుగుల|అడుగు|ಅಡಿ|അടി|فٹ|فیٹ`,
  in: String.raw`"|i|ins?|inchs?|inches|इंच|इन्च|ইঞ্চি|ਇੰਚ|ઇંચ|ଇଞ୍ଚ|அங்குலம்|அங்குல|అంగుళాలు|అంగుళాల|అంగుళం|ಇಂಚು|ಅಂಗುಲ|ഇഞ്ച്|انچ`,
};

const MEASURE = new RegExp(
  String.raw`^(\d{1,3}(?:\.\d{1,2})?) ?(?:${(Object.keys(UNITS) as Unit[])
    .map((unit) => `(?<${unit}>(?:${UNITS[unit]})(?![\\p{L}\\p{M}]))`)
    .join('|')})?`,
  'u',
);

/** What may stand before, between and after measures. */
const BETWEEN =
  /^(?:[\s,;:=/|()[\]~+-]|(?:height|tall|about|around|approx|approximately|and|or|कद|लंबाई|लम्बाई|लगभग|और|या)(?![\p{L}\p{M}]))/u;

/** Characters of the longest text that is looked into. */
const LONGEST = 120;

const CENTIMETRES_PER_INCH = 2.54;

/** The accepted heights in centimetres: from a small child's to above the tallest person's on record. */
const PLAUSIBLE = { min: 50, max: 273 };

/** Centimetres by which one height in two units may differ: it is rounded in both. */
const ROUNDING = 2.6;

interface Part {
  readonly number: string;
  readonly unit: Unit | undefined;
}

/** A height in one unit; inches are whole or half. */
type Measure = { readonly cm: number } | { readonly inches: number };

/** Numbers as a person says them to the keyboard, without the dot below a letter. */
const SPOKEN: ReadonlyMap<string, string> = new Map(
  'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 एक:1 दो:2 तीन:3 चार:4 पाँच:5 पांच:5 छह:6 छः:6 छ:6 सात:7 आठ:8 नौ:9 दस:10 ग्यारह:11'
    .split(' ')
    .map((pair) => {
      const [word = '', number = ''] = pair.split(':');
      return [word, number];
    }),
);

/** The text in small letters, with Western digits, plain quotes, and fractions as decimals: 8½ and 8 1/2 become 8.5. */
function plainText(typed: string): string {
  // NFKC would make a space and a mark of an accent that stands for a quote.
  return (
    westernDigits(typed.replace(/[´˝]/g, (accent) => (accent === '´' ? "'" : '"')).normalize('NFKC'))
      .toLowerCase()
      .replace(/[\p{Cf}\u093c\u09bc\u0a3c\u0abc\u0b3c]/gu, '')
      .replace(/['’‘′`´ʹʼ\u055a\ua78c]{2}|[“”„″〃]/g, '"')
      .replace(/[’‘′`´ʹʼ\u055a\ua78c]/g, "'")
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/\u066b/g, '.')
      .replace(/(\d) ?(?:1[/⁄]2)(?!\d)/g, '$1.5')
      .replace(/(\d) ?(?:1[/⁄]4)(?!\d)/g, '$1.25')
      .replace(/(\d) ?(?:3[/⁄]4)(?!\d)/g, '$1.75')
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/([^\d\s])\./g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/[\p{L}\p{M}]+/gu, (word) => SPOKEN.get(word) ?? word)
      .replace(/(\d) ?'-/g, "$1'")
      // '5'6 ft' and '5'6" inches' name the unit twice.
      .replace(/(' ?\d{1,2}(?:\.\d)?)"? ?(?:ft|feet|in|inch|inches)$/, '$1')
      .replace(/\.$/, '')
  );
}

function partsOf(typed: string): readonly Part[] | undefined {
  const parts: Part[] = [];
  for (let rest = plainText(typed); rest !== '';) {
    const measure = MEASURE.exec(rest);
    const skipped = measure ?? BETWEEN.exec(rest);
    if (!skipped) return undefined;
    rest = rest.slice(skipped[0].length);
    const unit = (Object.keys(UNITS) as Unit[]).find((each) => measure?.groups?.[each] !== undefined);
    if (measure?.[1] !== undefined) parts.push({ number: measure[1], unit });
  }
  return parts;
}

/** Feet as people write them: 5.8 is five feet and eight inches. */
function feetAndInches(feet: string, inches = 0): Measure | undefined {
  const [whole = '', written = '0'] = feet.split('.');
  const all = Number(written) + inches;
  if (all >= 12 || (written !== '0' && inches > 0)) return undefined;
  return { inches: Number(whole) * 12 + all };
}

/** A single number without a unit: 168, 1.68 or 5.6. */
function withoutUnit(number: string): Measure | undefined {
  if (/^\d{2,3}(?:\.\d+)?$/.test(number)) return { cm: Number(number) };
  if (/^[12]\.\d{1,2}$/.test(number)) return { cm: Number(number) * 100 };
  return number.includes('.') ? feetAndInches(number) : undefined;
}

/** Whether the second part is what one metre lacks: 1 m 68 cm, 1m68. */
const isCentimetresAfter = (metres: Part, second: Part | undefined): boolean =>
  !metres.number.includes('.') &&
  second !== undefined &&
  /^\d{2}$/.test(second.number) &&
  (second.unit === 'cm' || second.unit === undefined);

/** The first measure of the parts, and the parts after it; `undefined` for parts that are none. */
function firstMeasure(parts: readonly Part[]): readonly [Measure, readonly Part[]] | undefined {
  const [first, second] = parts;
  if (!first) return undefined;
  const isSecondInches = second !== undefined && (second.unit === 'in' || second.unit === undefined);
  const followed = (measure: Measure | undefined, taken: number) =>
    measure && ([measure, parts.slice(taken)] as const);
  switch (first.unit) {
    case 'cm':
      return followed({ cm: Number(first.number) }, 1);
    case 'm':
      return isCentimetresAfter(first, second)
        ? followed({ cm: Number(first.number) * 100 + Number(second?.number) }, 2)
        : followed({ cm: Number(first.number) * 100 }, 1);
    case 'ft':
      return isSecondInches
        ? followed(feetAndInches(first.number, Number(second.number)), 2)
        : followed(feetAndInches(first.number), 1);
    case 'in':
      // 5"6' and 5.9": the signs of feet and inches exchanged.
      if (second?.unit === 'ft') return followed(feetAndInches(first.number, Number(second.number)), 2);
      return followed(
        /^[3-7]\.\d{1,2}$/.test(first.number)
          ? feetAndInches(first.number)
          : { inches: Number(first.number) },
        1,
      );
    case undefined:
      // '6-1' and '5 8'
      return isSecondInches && /^0?\d$/.test(first.number)
        ? followed(feetAndInches(first.number, Number(second.number)), 2)
        : followed(withoutUnit(first.number), 1);
  }
}

const centimetres = (measure: Measure): number =>
  'cm' in measure ? measure.cm : measure.inches * CENTIMETRES_PER_INCH;

/** The height in the one spelling, such as `5'6" (168 cm)`; '' for a text that is no height. */
export function readHeight(typed: string): string {
  if (typed.length > LONGEST) return '';
  const measures: Measure[] = [];
  for (let parts = partsOf(typed) ?? []; parts.length > 0;) {
    const read = firstMeasure(parts);
    if (!read) return '';
    measures.push(read[0]);
    parts = read[1];
  }
  const [first] = measures;
  if (!first || measures.some((each) => Math.abs(centimetres(each) - centimetres(first)) > ROUNDING))
    return '';
  const cm = centimetres(measures.find((each) => 'cm' in each) ?? first);
  if (cm < PLAUSIBLE.min || cm > PLAUSIBLE.max) return '';
  const typedInches = measures.find((each) => 'inches' in each);
  const inches = typedInches ? Math.round(typedInches.inches * 2) / 2 : Math.round(cm / CENTIMETRES_PER_INCH);
  const half = inches % 1 === 0 ? '' : '½';
  return `${String(Math.floor(inches / 12))}'${String(Math.floor(inches % 12))}${half}" (${String(Math.round(cm))} cm)`;
}

/** A height in the one spelling; another text is returned unchanged. */
export const heightSpelling = (height: string): string => readHeight(height) || height;

export const isHeight = (typed: string): boolean => readHeight(typed) !== '';

// The details of an old CV beside its credits: height, languages, training, phone and e-mail.
import { isHeight } from '@marquee/domain/profile/height';
import { LANGUAGES } from '@marquee/domain/profile/options';
import { emailAddress } from '@marquee/domain/profile/representation';
import { internationalDigits } from '@marquee/domain/profile/whatsapp';
import { westernDigits } from '@marquee/domain/values/digits';
import { LIMITS } from '@marquee/domain/values/limits';
import { withoutBullet } from './credit-lines.ts';
import { detailNamed, isCreditsHeading, kindOfHeading } from './credit-words.ts';

const DETAIL_NAMES = ['height', 'languages', 'education', 'phone_number', 'email'] as const;
export type DetailName = (typeof DETAIL_NAMES)[number];

export interface Detail {
  readonly name: DetailName;
  /** The form's value; languages are joined by commas. */
  readonly value: string;
  /** The lines of the CV that contain this detail and nothing else. */
  readonly lines: readonly string[];
  /** Other values in the CV for the same detail: a second height, or the number of an agent. */
  readonly others: readonly string[];
}

/** What separates labelled values in a line: 'Height: 168 cm | Languages: Hindi'. */
const PIECES = /\t+|\s{3,}|\s*[|;•·]\s*/;
const LABELLED = /^([^:：=–—\d]{2,40}?)\s*(?:[:：=–—]|\s-\s?|-\s|\.\s|\s(?=\d))\s*(.+)$/u;
const EMAIL = /[^\s<>()[\]\\",;:|]+@[^\s<>()[\]\\",;:|]+\.\p{L}{2,}/gu;
/** A number with a country's code, or ten digits of an Indian mobile phone. */
const PHONE = /(?:\+|\b00)\d[\d\s().‐-–-]{7,}\d|(?<![\d-])(?:0|91[\s-]?)?[6-9]\d(?:[\s-]?\d){8}(?!\d)/gu;
const LANGUAGE_BREAK = /[,،/|;•·&\n\t]|\s(?:and|aur|और|एवं|व)\s/iu;
/** The level after a language: 'Hindi (fluent)', 'Marathi - basic'. */
const LEVEL = /\s*[([].*[)\]]\s*$|\s*[-–:]\s*.*$/u;
const LANGUAGE = /^\p{Lu}?[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)?$/u;

/** Other names of the languages in the form's list, in lower case. */
const SPELLINGS: Readonly<Record<string, string>> = {
  हिंदी: 'Hindi',
  हिन्दी: 'Hindi',
  अंग्रेजी: 'English',
  अंग्रेज़ी: 'English',
  तमिल: 'Tamil',
  तेलुगु: 'Telugu',
  बांग्ला: 'Bengali',
  बंगाली: 'Bengali',
  bangla: 'Bengali',
  मराठी: 'Marathi',
  गुजराती: 'Gujarati',
  कन्नड़: 'Kannada',
  मलयालम: 'Malayalam',
  पंजाबी: 'Punjabi',
  उर्दू: 'Urdu',
  भोजपुरी: 'Bhojpuri',
};

/** Languages that the form's list lacks, but which are recognised below a heading without a label. */
const MORE = new Set(
  (
    'Assamese Odia Oriya Konkani Sanskrit Sindhi Kashmiri Dogri Maithili Manipuri Nepali Tulu Haryanvi Rajasthani Marwari ' +
    'Garhwali Kumaoni Awadhi Chhattisgarhi Kutchi Ladakhi Khasi Mizo Hinglish French Spanish German Italian Portuguese ' +
    'Russian Arabic Persian Japanese Korean Mandarin Chinese असमिया ओड़िया कोंकणी संस्कृत सिंधी कश्मीरी डोगरी मैथिली ' +
    'नेपाली हरियाणवी राजस्थानी मारवाड़ी गढ़वाली अवधी'
  )
    .normalize('NFC')
    .toLowerCase()
    .split(' '),
);

/** A language's name in the form's list. */
function listedLanguage(name: string): string | undefined {
  const plain = name.toLowerCase().normalize('NFC');
  return LANGUAGES.find((listed) => listed.toLowerCase() === plain) ?? SPELLINGS[plain];
}

/** Whether a name is that of a known language: below a heading there may be any text. */
const isKnownLanguage = (name: string): boolean =>
  listedLanguage(name) !== undefined || MORE.has(name.toLowerCase().normalize('NFC'));

/** The languages in a text; `isAll` is false if the text has anything else, such as a level. */
function languagesIn(text: string, isNamed: (name: string) => boolean) {
  const parts = text.split(LANGUAGE_BREAK).map((part) => part.replace(/\.$/, '').trim());
  const names = parts.map((part) => part.replace(LEVEL, '').trim());
  const languages = names.filter((name) => name.length <= LIMITS.shortText && isNamed(name));
  return {
    languages: languages.map((name) => listedLanguage(name) ?? name),
    isAll: parts.every((part) => languages.includes(part)),
  };
}

interface Values {
  readonly values: string[];
  readonly lines: string[];
}

type Found = Readonly<Record<DetailName, Values>>;

/** The subject of a heading, which the lines below it belong to. */
type Section = ReturnType<typeof detailNamed>;

/** The value in a form in which different spellings are equal. */
const compared = (name: DetailName, value: string): string =>
  name === 'phone_number' ? internationalDigits(value) : value.toLowerCase().replace(/\s/g, '');

/** The subject that a part of a line is labelled with, and the value after the label. */
function labelled(piece: string): { readonly name: Section; readonly value: string } {
  const [, label = '', value = ''] = LABELLED.exec(piece) ?? [];
  const name = detailNamed(label);
  return name === undefined ? { name: detailNamed(piece), value: '' } : { name, value };
}

/** Reads a value into `found` by the name of its detail; returns whether all of the value was read. */
function takeValue(found: Found, name: Section, value: string, isLabelled: boolean): boolean {
  switch (name) {
    case 'height':
      if (!isHeight(value)) return false;
      found.height.values.push(value);
      return true;
    case 'languages': {
      const isNamed = (name: string): boolean => (isLabelled ? LANGUAGE.test(name) : isKnownLanguage(name));
      const { languages, isAll } = languagesIn(value, isNamed);
      found.languages.values.push(...languages);
      return isAll;
    }
    case 'education':
      found.education.values.push(value);
      return true;
    case 'contact':
    case 'other':
    case undefined:
      return false;
  }
}

/** Reads phone numbers and e-mail addresses into `found`, with or without a label; returns the rest of the line. */
function takeContact(found: Found, line: string): string {
  return line
    .replace(EMAIL, (address) => {
      if (emailAddress(address) === '') return address;
      found.email.values.push(address);
      return '';
    })
    .replace(PHONE, (number) => {
      if (internationalDigits(number) === '') return number;
      found.phone_number.values.push(number.trim());
      return '';
    });
}

/** Whether the rest of a line has nothing but labels and punctuation. */
const isUsed = (rest: string): boolean =>
  rest
    .split(/[\t|;,•·/:()]|\s[-–]\s/)
    .every((part) => !/[\p{L}\p{N}]/u.test(part) || detailNamed(part) === 'contact');

/** Reads the details in a line into `found`, by the labels in the line or by the heading above it. */
function takeLabelled(found: Found, line: string, section: Section): void {
  const pieces = line.split(PIECES).filter((piece) => piece.trim() !== '');
  let name = section;
  let isWhole = true;
  for (const piece of pieces) {
    const label = labelled(piece.trim());
    name = label.name ?? name;
    const value = label.name === undefined ? piece.trim() : label.value;
    if (value !== '') isWhole = takeValue(found, name, value, name !== section) && isWhole;
  }
  if (isWhole && name !== undefined && name !== 'other') {
    found[name === 'contact' ? 'phone_number' : name].lines.push(line);
  }
}

function read(lines: readonly string[]): Found {
  const found: Found = {
    height: { values: [], lines: [] },
    languages: { values: [], lines: [] },
    education: { values: [], lines: [] },
    phone_number: { values: [], lines: [] },
    email: { values: [], lines: [] },
  };
  let section: Section;
  for (const line of lines) {
    const western = westernDigits(line);
    const before = { phone_number: found.phone_number.values.length, email: found.email.values.length };
    const rest = takeContact(found, western);
    if (rest !== western) {
      const names = (['phone_number', 'email'] as const).filter(
        (name) => found[name].values.length > before[name],
      );
      if (isUsed(rest)) for (const name of names) found[name].lines.push(line);
    } else if (kindOfHeading(line) !== undefined || isCreditsHeading(line)) {
      section = undefined;
    } else {
      const heading = labelled(line);
      if (heading.name !== undefined && heading.value === '') section = heading.name;
      takeLabelled(found, line, section);
    }
  }
  return found;
}

/** The details of a CV, in the order of `DETAIL_NAMES`. */
export function readCvDetails(text: string): Detail[] {
  // Patterns take time that is quadratic in a line's length; a line of a CV is never longer than this.
  const lines = text.split('\n').map((line) => withoutBullet(line.slice(0, LIMITS.longText)));
  const found = read(lines.filter(Boolean));
  return DETAIL_NAMES.flatMap((name): Detail[] => {
    const { values, lines } = found[name];
    const [value] = values;
    if (value === undefined) return [];
    if (name === 'languages') return [{ name, value: [...new Set(values)].join(', '), lines, others: [] }];
    if (name === 'education') return [{ name, value: values.join('\n'), lines, others: [] }];
    const others = values.filter((other) => compared(name, other) !== compared(name, value));
    return [{ name, value, lines, others: [...new Set(others)] }];
  });
}

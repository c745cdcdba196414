// Phone numbers as people write them: one reader for every field, link, login and old CV.
import { westernDigits } from '../values/digits.ts';

/** Whether digits with their country code are a number of that country. */
type IsNumber = (digits: string) => boolean;

let isForeignNumber: IsNumber | undefined;

/** Sets how numbers of other countries than India are checked (phone-countries.ts); before, by their length alone. */
export function checkForeignNumbers(check: IsNumber | undefined): void {
  isForeignNumber = check;
}

export const areForeignNumbersChecked = (): boolean => isForeignNumber !== undefined;

/** Characters of the longest text that is looked into. */
const LONGEST = 100;

const LABEL =
  /^['"]?(?:(?:tel|telephone|phone|ph|mobile|mob|m|cell|contact|call|whatsapp|wa)[\s.:-]*(?:(?:no|number)[\s.:-]*)?)?/i;
const LABEL_BEHIND = /[\s([{,-]{0,4}(?:tel|phone|mobile|mob|cell|call|whatsapp|wa)[\s)\]}.]{0,4}$/i;
/** What people write between digits: spaces, dots, slashes, brackets and every dash, the minus sign among them. */
const WRITTEN = /^[\d\s+./·•_()[\]{}\p{Pd}\u2212]+$/u;
/** A number that a spreadsheet made of a phone number. */
const DECIMAL = /\d[.]\d{1,2}$/;

const INDIA = '91';

/**
 * The digits of a text with the country code that it gives by + or 00, and whether it gives one; `undefined` for a text
 * that is no phone number. Letters, digits and signs of other scripts and widths are read as the plain ones.
 */
function readDigits(typed: string): { readonly digits: string; readonly hasCode: boolean } | undefined {
  if (typed.length > LONGEST) return undefined;
  const plain = westernDigits(typed.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim();
  const isAddress = /^tel:/i.test(plain);
  const text = (isAddress ? (plain.split(';', 1)[0] ?? '') : plain)
    .replace(LABEL, '')
    .replace(LABEL_BEHIND, '');
  if (!WRITTEN.test(text) || DECIMAL.test(text)) return undefined;
  // The trunk 0 of '+44 (0)20', which is not dialled from abroad.
  const marks = text.replace(/[([{]\s*0\s*[)\]}]/, '').replace(/[^\d+]/g, '');
  const digits = marks.replace(/^\+/, '');
  const hasCode = marks.startsWith('+') || digits.startsWith('00');
  return { digits: digits.replace(/^00/, ''), hasCode };
}

/** The digits with India's code, of ten digits that may come after a trunk 0, the code, or both; else ''. */
function indianDigits(digits: string): string {
  const [, number] = /^0?(?:910?)?([1-9]\d{9})$/.exec(digits) ?? [];
  return number === undefined ? '' : INDIA + number;
}

function foreignDigits(digits: string): string {
  if (!/^[1-9]\d{7,14}$/.test(digits)) return '';
  return isForeignNumber === undefined || isForeignNumber(digits) ? digits : '';
}

/**
 * The digits of a phone number with its country code (E.164); '' for a text that is none. A number with + or 00 keeps
 * its code, ten digits get India's. After India's code come ten digits, so that a number which lost a digit does not
 * become somebody else's in another country.
 */
export function internationalDigits(typed: string): string {
  const read = readDigits(typed);
  if (!read) return '';
  const { digits, hasCode } = read;
  if (!hasCode) return indianDigits(digits);
  return digits.startsWith(INDIA) ? indianDigits(digits) : foreignDigits(digits);
}

/**
 * The digits in a WhatsApp address, where a number has its code without a +. Ten digits that are an Indian mobile number
 * are read as that, because people leave out the code there too; eight or nine of them are one that lost a digit.
 */
export function digitsInAddress(written: string): string {
  const read = readDigits(written);
  if (!read) return '';
  const { digits, hasCode } = read;
  if (hasCode) return internationalDigits(written);
  if (/^[6-9]\d{7,8}$/.test(digits)) return '';
  const isIndian = /^0?[6-9]\d{9}$/.test(digits) || digits.startsWith(INDIA);
  return isIndian ? indianDigits(digits) : foreignDigits(digits);
}

/** Whether digits with their code are of another country than India, whose numbers a browser first has to load. */
export const isForeign = (digits: string): boolean => digits !== '' && !digits.startsWith(INDIA);

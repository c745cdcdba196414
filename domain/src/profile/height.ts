// Heights as people write them: 173 cm, 1.73 m, 5'8", 5 ft 8 in, 5 फुट 8 इंच.
import { westernDigits } from '../values/digits.ts';

const CENTIMETRES = /^(\d{2,3}(?:\.\d+)?)\s*(?:cms?|centimet(?:er|re)s?|सेमी|से\s?मी)?$/;
const METRES = /^(\d(?:\.\d{1,2})?)\s*(?:m|mtrs?|met(?:er|re)s?|मीटर)$/;
const FEET =
  /^(\d) ?(?:'|f|ft|feet|foot|फुट|फीट|-|\.| ) ?(?:(\d{1,2}(?:\.\d+)?) ?(?:"|''|in|ins|inch|inches|इंच)?)?$/;

const CENTIMETRES_PER_INCH = 2.54;

/** The accepted heights in centimetres: from a small child's to above the tallest person's on record. */
const PLAUSIBLE = { min: 50, max: 273 };

const isPlausible = (centimetres: number): boolean =>
  centimetres >= PLAUSIBLE.min && centimetres <= PLAUSIBLE.max;

function isOneHeight(text: string): boolean {
  const centimetres = CENTIMETRES.exec(text);
  if (centimetres && isPlausible(Number(centimetres[1]))) return true;
  const metres = METRES.exec(text) ?? /^([12]\.\d{1,2})$/.exec(text);
  if (metres && isPlausible(Number(metres[1]) * 100)) return true;
  const feet = FEET.exec(text);
  if (!feet) return false;
  const inches = Number(feet[2] ?? 0);
  return inches < 12 && isPlausible((Number(feet[1]) * 12 + inches) * CENTIMETRES_PER_INCH);
}

/** A height with its unit: '168' becomes '168 cm'. Other texts are returned unchanged. */
export function withHeightUnit(height: string): string {
  const number = westernDigits(height.trim());
  return /^\d{3}(?:[.,]\d)?$/.test(number) && isHeight(number) ? `${height.trim()} cm` : height;
}

/** Whether a text says how tall somebody is, in one unit or in two (`5'8" (173 cm)`). */
export function isHeight(typed: string): boolean {
  const text = westernDigits(typed.normalize('NFC'))
    .toLowerCase()
    .replace(/फ़ु/g, 'फु')
    .replace(/[‘’′`´]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/([^\d\s])\./g, '$1')
    .replace(/\s+/g, ' ');
  const parts = text
    .split(/[()/|,;=]| or /)
    .map((part) => part.replace(/^\s*(?:about|approx|~)\s*/, '').trim())
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every(isOneHeight);
}

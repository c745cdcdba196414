// The details of an old CV beside its credits: height, phone and e-mail, and lists that stand behind a label.
import { isHeight } from '@marquee/domain/profile/height';
import { emailAddress } from '@marquee/domain/profile/representation';
import { internationalDigits } from '@marquee/domain/profile/phone-number';
import { westernDigits } from '@marquee/domain/values/digits';
import { filledCells, type CvLine } from './cv-line.ts';
import { trimmed, withoutBullet } from './split-text.ts';
import { detailNamed } from './credit-words.ts';
import type { LabelledList } from './list-items.ts';

const DETAIL_NAMES = ['height', 'phone_number', 'email'] as const;
export type DetailName = (typeof DETAIL_NAMES)[number];

export interface Detail {
  readonly name: DetailName;
  /** The form's value. */
  readonly value: string;
  /** The words of the CV that it was read from. */
  readonly words: string;
  /** Other values in the CV for the same detail: a second height, or the number of an agent. */
  readonly others: readonly string[];
  /** Whether it is certain: a number without a country's code may be of any country. */
  readonly isSure: boolean;
}

export interface Details {
  readonly details: readonly Detail[];
  readonly lists: readonly LabelledList[];
  /** The lines that have nothing else. */
  readonly used: ReadonlySet<CvLine>;
}

/** A longer text is not searched. */
const LONGEST = 400;
/** What separates labelled values in a text: 'Height: 168 cm | Languages: Hindi'. */
const PIECES = /[\t|;•·]/;
const LABEL = /^([^:：=–—\d]{2,40}?)(?:[:：=–—]|\s-|-\s|\.\s|\s(?=\d))/u;
const EMAIL = /[^\s<>()[\]\\",;:|@]{1,64}@[^\s<>()[\]\\",;:|@]{1,190}\.\p{L}{2,24}/gu;
/** A number with a country's code, or ten digits of an Indian mobile phone. */
const PHONE =
  /(^|[^\d-])((?:\+|00(?=[1-9]))\d[\d\s().‐-–-]{7,20}\d|(?:0|91[\s-]?)?[6-9]\d(?:[\s-]?\d){8}(?![\d-]))/gu;
/** Ten digits as they are written in America, where no code says that they are Indian. */
const AMERICAN = /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/;
const HEIGHT =
  /(?:^|[^\d.])([4-7]\s?(?:'|’|′|ft\.?|feet|फुट)\s?\d{0,2}(?:\.\d)?\s?(?:"|”|″|''|’’|in(?:ches)?\.?|इंच)?|1[3-9]\d\s?cms?)(?![\d\p{L}])/iu;

interface Found {
  readonly value: string;
  readonly words: string;
  readonly isSure: boolean;
}

/** The value in a form in which different spellings are equal. */
const compared = (name: DetailName, value: string): string =>
  name === 'phone_number' ? internationalDigits(value) : value.toLowerCase().replace(/\s/g, '');

/** Reads one text into `found` and `lists`; returns whether nothing else is in it. */
function takeText(found: Record<DetailName, Found[]>, lists: LabelledList[], written: string): boolean {
  let rest = westernDigits(written)
    .replace(EMAIL, (value) => {
      if (emailAddress(value) === '') return value;
      found.email.push({ value, words: written, isSure: true });
      return '|';
    })
    .replace(PHONE, (whole, before: string, value: string) => {
      if (internationalDigits(value) === '') return whole;
      const isSure = /^(?:\+|00|91)/.test(value) || !AMERICAN.test(value.trim());
      found.phone_number.push({ value: value.trim(), words: written, isSure });
      return `${before}|`;
    });
  for (const piece of rest.split(PIECES)) {
    const [whole = '', label = ''] = LABEL.exec(piece.trim()) ?? [];
    const value = whole === '' ? '' : trimmed(piece.trim().slice(whole.length));
    const name = detailNamed(label);
    if (name === 'height' && isHeight(value.trim())) {
      found.height.push({ value: value.trim(), words: written, isSure: true });
      rest = rest.replace(piece, '');
    } else if (
      /[\p{L}\p{N}]/u.test(value) &&
      (name === 'education' || name === 'languages' || name === 'skills')
    ) {
      lists.push({ kind: name === 'education' ? 'training' : name, heading: label, text: value.trim() });
      rest = rest.replace(piece, '');
    } else if (name === undefined || name === 'height') {
      const height = HEIGHT.exec(piece)?.[1]?.trim() ?? '';
      if (height === '' || piece.length > 80 || !isHeight(height)) continue;
      found.height.push({
        value: height,
        words: written,
        isSure: name === 'height' || piece.trim() === height,
      });
      if (piece.trim() === height) rest = rest.replace(piece, '');
    }
  }
  return rest
    .split(/[\s|;,•·/:()–-]+/)
    .every((word) => !/[\p{L}\p{N}]/u.test(word) || detailNamed(word) === 'contact');
}

export function readCvDetails(lines: readonly CvLine[]): Details {
  const found: Record<DetailName, Found[]> = { height: [], phone_number: [], email: [] };
  const lists: LabelledList[] = [];
  const used = new Set<CvLine>();
  for (const line of lines) {
    const cells = filledCells(line).map(({ text }) => text.slice(0, LONGEST));
    // 'Height' and '168 cm' may be cells of a table.
    const [label = '', value = ''] = cells;
    const name = cells.length === 2 ? detailNamed(label) : undefined;
    const texts =
      name === 'height' || name === 'languages' || name === 'contact' ? [`${label}: ${value}`] : cells;
    const before = lists.length;
    const isWhole = texts.map((text) => takeText(found, lists, withoutBullet(text))).every(Boolean);
    const isList = lists.length > before && texts.length === 1;
    if (
      isList ||
      (isWhole &&
        /[\p{L}\p{N}]/u.test(texts.join('')) &&
        cells.some((text) => detailNamed(text) === undefined))
    ) {
      used.add(line);
    }
  }
  const details = DETAIL_NAMES.flatMap((name): Detail[] => {
    const [first] = [...found[name]].sort((a, b) => Number(b.isSure) - Number(a.isSure));
    if (!first) return [];
    const others = found[name]
      .map(({ value }) => value)
      .filter((value) => compared(name, value) !== compared(name, first.value));
    return [{ name, ...first, others: [...new Set(others)].slice(0, 5) }];
  });
  return { details, lists, used };
}

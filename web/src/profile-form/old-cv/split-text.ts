// Texts of old CVs divided at their signs, without bullets, quotation marks and separators at their ends.
import { BULLETS } from './cv-line.ts';

const BETWEEN_EDGES = /[^\s,;:|/*^†‡§…·•–—-](?:.*[^\s,;:|/*^†‡§·•–—-])?/su;
/** The text without separators at its ends, and with single spaces. */
export const trimmed = (text: string): string => (BETWEEN_EDGES.exec(text)?.[0] ?? '').replace(/\s+/g, ' ');

const BULLET = new RegExp(
  `^(?:[\\s*>${BULLETS}–—-]|#(?!\\p{L})|\\+(?!\\d)|\\p{Extended_Pictographic}|\\p{Emoji_Modifier}|\\uFE0F)+|^\\(?\\p{Nd}{1,2}[.)](?:\\s+|(?=\\p{L}))|^\\(?(?:i{1,3}|i?v|ix|vi{1,3}|xi{1,3}|[a-h])[.)]\\s+`,
  'u',
);
export const withoutBullet = (line: string): string => line.replace(BULLET, '').replace(BULLET, '').trim();

const QUOTED = /^(?:["“„]([^"“”„]+)["”“]|['‘]([^‘’]+)['’]|«([^»]+)»)$/u;
/** The text without the quotation marks around it. */
export const withoutQuotes = (text: string): string => {
  const [, ...quoted] = QUOTED.exec(text) ?? [];
  return quoted.find(Boolean)?.trim() ?? text;
};

export const COMMA = /[,،]/g;

/** The parts of a text between separators that stand outside of brackets. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const outside = text.replace(/[([{][^()[\]{}]*[)\]}]/g, (inside) => '\u0000'.repeat(inside.length));
  const parts: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of outside.matchAll(separator)) {
    parts.push(text.slice(from, index));
    from = index + sign.length;
  }
  return [...parts, text.slice(from)];
}

/** A dash between parts. */
export const DASH = /\s[–-]{1,2}\s?|[–-]{1,2}\s|—/g;
const SLASH = /\s\/{1,2}\s/g;
/** Signs between what belongs together: 'Hamlet >> Ophelia', 'Hamlet … Ophelia'. */
const ARROW = /\s(?:[→~…]|>{1,3}|[=-]+>|::|\.{3,5})\s/g;
const TAB = /\t/g;
const BAR = /\|/g;
/** Whether a sign divides a line that never stands between several works. */
export const isOneWork = (line: string): boolean =>
  [TAB, ARROW].some((sign) => splitOutside(line, sign).length > 1);
/** Separators of the parts of a line, the clearest first. */
export const SEPARATORS: readonly RegExp[] = [
  TAB,
  BAR,
  / {3,}/g,
  /;/g,
  /\s[·•]\s/g,
  ARROW,
  DASH,
  SLASH,
  COMMA,
];

/** The parts of a line, at the clearest of the separators. */
export function splitLine(line: string, separators: readonly RegExp[] = SEPARATORS): string[] {
  const ways = separators.map((separator) => ({ separator, parts: splitOutside(line, separator) }));
  const countOf = (sign: RegExp): number =>
    ways.find(({ separator }) => separator === sign)?.parts.length ?? 1;
  const isSlash = countOf(SLASH) >= countOf(COMMA);
  const way = ways.find(({ separator, parts }) => parts.length > 1 && (separator !== SLASH || isSlash));
  return (way?.parts ?? [line]).map(trimmed);
}

/** The parts of a text at its commas. */
export const splitAtCommas = (text: string): string[] =>
  splitOutside(text, COMMA).map(trimmed).filter(Boolean);

// The items of a block that is no list of credits: training, skills, and languages with their levels.
import { CREDIT_KINDS, type CreditKind } from '@marquee/domain/profile/credit';
import { LANGUAGE_LEVELS, LANGUAGES, type LanguageLevel } from '@marquee/domain/profile/options';
import { SKILLS } from '@marquee/domain/profile/skills';
import { LIMITS } from '@marquee/domain/values/limits';
import type { CvRow } from './block-rows.ts';
import { splitOutside } from './split-text.ts';
import { MORE_LANGUAGES, SPELLINGS } from './cv-languages.ts';
import { columnNamed, type PartKind } from './credit-words.ts';

export type ListKind = 'training' | 'skills' | 'languages';

export interface ListItem {
  /** The words of the file. */
  readonly line: string;
  /** The form's value: a training, a skill, a language. */
  readonly value: string;
  readonly level: LanguageLevel | undefined;
  /** Whether the value is a known one; a training is if it looks like a whole line. */
  readonly isKnown: boolean;
}

export interface LabelledList {
  readonly kind: ListKind;
  readonly heading: string;
  readonly text: string;
}

export const isCreditKind = (kind: PartKind | undefined): kind is CreditKind =>
  CREDIT_KINDS.some((each) => each === kind);

export const isListKind = (kind: PartKind | undefined): kind is ListKind =>
  kind === 'training' || kind === 'skills' || kind === 'languages';

/** What separates items: not within brackets, where levels and examples stand. */
const BREAK = /[,،;|•·\n\t]|\s[-–]\s(?=\p{L}+\s[-–]\s)/gu;
const LANGUAGE_BREAK = /\s(?:and|aur|और|एवं|व|तथा)\s|[&/]/iu;
const LEVEL = /^([^([:–—-]{2,40})(?:[([]([^()[\]]{2,40})[)\]]|[:–—-](.{2,40}))?$/u;

const LEVELS: readonly (readonly [LanguageLevel, RegExp])[] = [
  ['native', /native|mother\s?tongue|first language|मातृभाषा/i],
  ['fluent', /fluent|excellent|proficient|very good|advanced|फ़र्राटेदार|धाराप्रवाह|अच्छी/i],
  ['conversational', /convers|good|working|intermediate|can speak|बोल/i],
  ['basic', /basic|beginner|elementary|little|learning|understand|थोड़|काम ?चलाऊ/i],
];

function languageItem(line: string): ListItem {
  const [, name = line, inside = '', after = ''] = LEVEL.exec(line) ?? [];
  const plain = name.trim().toLowerCase().normalize('NFC');
  const listed = LANGUAGES.find((each) => each.toLowerCase() === plain) ?? SPELLINGS[plain];
  const level = LEVELS.find(([, words]) => words.test(`${inside} ${after}`))?.[0];
  return {
    line,
    value: listed ?? name.trim(),
    level: LANGUAGE_LEVELS.find((each) => each === level),
    isKnown: listed !== undefined || MORE_LANGUAGES.has(plain),
  };
}

function skillItem(line: string): ListItem {
  const plain = line.toLowerCase().replace(/\s+/g, ' ').trim();
  const skill = SKILLS.find(({ skill_name: name }) => {
    const known = name.toLowerCase();
    return (
      known === plain || known.replace(/ \(general\)$/, '') === plain || known.split(' / ').includes(plain)
    );
  });
  return { line, value: skill?.skill_name ?? line, level: undefined, isKnown: skill !== undefined };
}

/** The items of a block's rows, if it is a list of `kind`. */
export function listItems(kind: PartKind, rows: readonly Pick<CvRow, 'line'>[]): ListItem[] {
  if (!isListKind(kind)) return [];
  const texts = rows.map(({ line }) => line);
  if (kind === 'training') {
    // Two lists side by side are no table: 'Acting: A. Rao | Voice: B. Sen'.
    const width = texts[0]?.split('\t').length;
    const isTable = texts.every(
      (line) => line.split('\t').length === width && !/\t[^\t]*:|[,&:](?:\t|$)|(?:^|\t)[(\p{Ll}]/u.test(line),
    );
    return texts.map((line) => ({
      line,
      value: line.replaceAll('\t', ', '),
      level: undefined,
      // What begins otherwise goes on with a line before it, or is quoted.
      isKnown:
        (isTable || !line.includes('\t')) &&
        /^[\p{Lu}\p{Lo}\p{N}]/u.test(line) &&
        !/[,&:]$/.test(line) &&
        line.split('\t').some((cell) => columnNamed(cell) === undefined) &&
        line.length <= LIMITS.creditText,
    }));
  }
  const parts = texts
    .flatMap((line) => splitOutside(line.slice(0, LIMITS.longText), BREAK))
    .flatMap((part) => (kind === 'languages' ? part.split(LANGUAGE_BREAK) : [part]))
    .map((part) => /[^\s•*.–-](?:.*[^\s.])?/su.exec(part)?.[0] ?? '')
    .filter((part) => /\p{L}/u.test(part) && part.length <= LIMITS.shortText);
  return parts.map((part) => (kind === 'languages' ? languageItem(part) : skillItem(part)));
}

// How well written CVs are read: what is ticked at first, and what one tap a block brings.
import { CREDIT_KINDS } from '@marquee/domain/profile/credit';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import {
  firstChoices,
  withKind,
  type BlockChoice,
  type Entry,
} from '../../web/src/profile-form/old-cv/cv-choice.ts';
import { pastedLines } from '../../web/src/profile-form/old-cv/cv-line.ts';
import { readCvBytes } from '../../web/src/profile-form/old-cv/read-cv-bytes.ts';
import { readCv, type ReadCv } from '../../web/src/profile-form/old-cv/read-cv.ts';
import { draw, parseCv, type Make, type ParsedCv, type WrittenCv } from './written-cvs.ts';

const FORM = profileForm(emptyProfile('riya'), EMPTY_CONTACT);

export interface Quality {
  readonly credits: number;
  readonly ticks: number;
  readonly rightTicks: number;
  /** Credits that are ticked and right. */
  readonly right: number;
  readonly rightAfterTap: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
}

/** Without the signs around a value; the parts of a production in any order. */
const compared = (line: string): string => {
  const [kind = '', title = '', role = '', production = '', year = ''] = line.split(' | ');
  const parts = production
    .split(/, | \/ /)
    .map((part) => part.trim().replace(/\.$/, ''))
    .sort();
  return [kind, title.replace(/[“”"‘’*]/g, ''), role, parts.join(', '), year].join(' | ').toLowerCase();
};

const lineOf = ({ credit }: Entry): string | undefined =>
  credit &&
  [credit.kind, credit.title, credit.role || credit.size, credit.production, String(credit.year)].join(' | ');

/** The credits of a list that are right, each right one once. */
function matched(cv: ParsedCv, lines: readonly string[]): { found: Set<number>; wrong: string[] } {
  const found = new Set<number>();
  const wrong = lines.filter((line) => {
    const at = cv.credits.findIndex(
      (readings, index) => !found.has(index) && readings.some((each) => compared(each) === compared(line)),
    );
    if (at !== -1) found.add(at);
    return at === -1;
  });
  return { found, wrong };
}

const ticked = ({ entries, chosen }: BlockChoice): Entry[] => entries.filter((_each, at) => chosen.has(at));

const LISTED = { training: /^$/, skills: /^skills/i, languages: /^(?:languages|भाषा)/i } as const;

function isRightItem(cv: ParsedCv, kind: keyof typeof LISTED, value: string): boolean {
  const labelled = cv.sections.flatMap(({ lines }) => lines.filter((line) => LISTED[kind].test(line)));
  const texts = cv.sections.filter((each) => each.kind === kind).flatMap(({ lines }) => lines);
  const bare = (text: string): string => text.toLowerCase().replace(/[,\s\p{Nd}).(]/gu, '');
  // The product calls singing 'Singing (General)'.
  const own = bare(value.replace(/ \(General\)$/, ''));
  return bare([...labelled, ...texts].join(' ')).includes(own) || /[^ -~]/.test(labelled.join(''));
}

export function qualityOf(cv: ParsedCv, read: ReadCv): Quality {
  const choices = firstChoices(read, FORM);
  const first = matched(
    cv,
    choices.flatMap(ticked).flatMap((entry) => lineOf(entry) ?? []),
  );
  const items = choices.flatMap((choice) =>
    ticked(choice).flatMap(({ item }) =>
      item && isRightItem(cv, choice.kind as keyof typeof LISTED, item.value)
        ? []
        : item
          ? [`${choice.kind ?? ''}: ${item.value}`]
          : [],
    ),
  );
  const tapped = choices.flatMap((choice) => {
    const kinds = [choice.kind, ...CREDIT_KINDS].flatMap((kind) =>
      kind === undefined || kind === 'none' ? [] : [kind],
    );
    const ways = kinds.map((kind) =>
      withKind(choice, kind, FORM).entries.flatMap((entry) => lineOf(entry) ?? []),
    );
    return (
      ways.toSorted((one, other) => matched(cv, other).found.size - matched(cv, one).found.size)[0] ?? []
    );
  });
  const after = matched(cv, tapped).found;
  const ticks = choices.flatMap(ticked).length;
  const wrong = [...first.wrong, ...items];
  return {
    credits: cv.credits.length,
    ticks,
    rightTicks: ticks - wrong.length,
    right: first.found.size,
    rightAfterTap: after.size,
    wrong,
    missed: cv.credits
      .filter((_each, at) => !first.found.has(at))
      .map((each, _at) => `${after.has(cv.credits.indexOf(each)) ? 'tap' : 'not'}: ${each[0] ?? ''}`),
  };
}

export async function readWritten({ text }: WrittenCv, make: Make): Promise<{ cv: ParsedCv; read: ReadCv }> {
  const cv = parseCv(text);
  const drawn = await draw(cv, make);
  const read = typeof drawn === 'string' ? readCv(pastedLines(drawn), false) : await readCvBytes(drawn);
  return { cv, read };
}

export const sumOf = (all: readonly Quality[], of: (quality: Quality) => number): number =>
  all.reduce((sum, each) => sum + of(each), 0);

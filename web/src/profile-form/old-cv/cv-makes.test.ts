// Old CVs as different programs write them (makes/cv-makes.ts), read as the dialog reads them.
import { expect, test } from 'vitest';
import { EMPTY_CONTACT, emptyProfile, profileForm } from '@marquee/domain/profile/profile';
import { columnNamed, detailNamed, isCreditsHeading, kindOfHeading } from './credit-words.ts';
import { readCvDetails } from './cv-details.ts';
import { linesLeft, offersOf } from './cv-offers.ts';
import { CV_MAKES } from './makes/cv-makes.ts';
import { addPasted, cvRows } from './pasted-credits.ts';
import { readCvBytes } from './read-cv-bytes.ts';

const FORM = profileForm(emptyProfile('riya'), EMPTY_CONTACT);

/** What the form gets from a user who adds everything that is ticked. */
async function addAllTicked(bytes: Uint8Array) {
  const text = await readCvBytes(bytes);
  const details = readCvDetails(text);
  const offers = offersOf(details, FORM);
  const rows = cvRows(text, new Set(details.flatMap(({ lines }) => lines)), []);
  return { text, details, offers, rows, ...addPasted(rows, []), left: linesLeft(offers) };
}

const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Headings, and names of columns: they determine the kinds and fields of the lines below them. */
const isStructure = (line: string): boolean =>
  kindOfHeading(line) !== undefined ||
  isCreditsHeading(line) ||
  detailNamed(line) !== undefined ||
  line.split('\t').every((cell) => columnNamed(cell) !== undefined);

/** Words that only mark the value beside them, and numbers whose Hindi digits are converted. */
const MARKS = new Set(['dir', 'निर्देशक', 'की', 'भूमिका', 'रोल', '२०१८', ...wordsOf('९८७६५४३२१०')]);

test.each(CV_MAKES)('the expected credits, if any, are read from $what', async ({ bytes, credits }) => {
  const result = await addAllTicked(bytes());
  expect(
    result.credits.map(({ kind, title, role, production, year }) =>
      [kind, title, role, production, year].join(' | '),
    ),
  ).toEqual(credits);
});

test.each(CV_MAKES)('the expected details, if any, are read from $what', async ({ bytes, details }) => {
  const result = await addAllTicked(bytes());
  expect(Object.fromEntries(result.details.map(({ name, value }) => [name, value]))).toEqual(details);
});

test.each(CV_MAKES)('every word of $what is in a credit, a detail or the rest', async ({ bytes, words }) => {
  const { text, credits, offers, leftover, left } = await addAllTicked(bytes());
  const kept = new Set(
    wordsOf(
      [
        ...credits.flatMap((credit) => Object.values(credit).map(String)),
        ...offers.map(({ detail }) => detail.value),
        ...text.split('\n').filter(isStructure),
        leftover,
        ...left,
      ].join(' '),
    ),
  );
  // The lines of a detail may have words that its value lacks: a label, or another spelling of a language.
  const said = new Set(offers.flatMap(({ detail }) => detail.lines).flatMap((line) => wordsOf(line)));
  expect(wordsOf(words).filter((word) => !kept.has(word) && !MARKS.has(word) && !said.has(word))).toEqual([]);
});

test('at least 25 kinds of CV are tested', () => {
  expect(CV_MAKES.length).toBeGreaterThanOrEqual(25);
});

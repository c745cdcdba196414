import { expect, test } from 'vitest';
import { EMPTY_CREDIT, type Credit } from '@marquee/domain/profile/credit';
import { LIMITS } from '@marquee/domain/values/limits';
import { addPasted, cvRows, pastedProblem, pastedRows } from './pasted-credits.ts';

const raazi: Credit = { ...EMPTY_CREDIT, title: 'Raazi', role: 'Sehmat', year: 2018 };
const TEXT = `Films:
raazi, Sehmat, 2018
Newton, Malko, Amit Masurkar, 2017, National Award
Training:
Court, Sharmila
Films
Court, Sharmila`;

test('rows that can be added as they are and were read without a doubt are chosen', () => {
  expect(
    pastedRows(TEXT, [raazi]).map(({ line, credit, isChosen }) => [
      line,
      credit.title,
      credit.kind,
      isChosen,
    ]),
  ).toEqual([
    ['raazi, Sehmat, 2018', 'raazi', 'film', false],
    ['Newton, Malko, Amit Masurkar, 2017, National Award', 'Newton', 'film', true],
    ['Training:', '', 'other', false],
    ['Court, Sharmila', 'Court', 'other', false],
    ['Court, Sharmila', 'Court', 'film', true],
  ]);
});

test('added credits come first, and lines that are not added are left over as text', () => {
  const rows = pastedRows(TEXT, [raazi]).map((row) =>
    row.credit.title === 'Court' ? { ...row, isChosen: false } : row,
  );
  const { credits, leftover } = addPasted(rows, [raazi]);
  expect(credits.map(({ title }) => title)).toEqual(['Newton', 'Raazi']);
  expect(leftover).toBe('Newton: National Award\nTraining:\nCourt, Sharmila\nCourt, Sharmila');
});

test('rows of a whole CV are preselected only below a heading for credits and without missing letters', () => {
  const text = 'Actor | Mumbai\nHeight: 168 cm\nFilms\nRaazi, Sehmat\nन\uFFFDटक, मीरा\nPage 1 of 2';
  expect(
    cvRows(text, new Set(['Height: 168 cm']), []).map(({ line, doubt, isChosen }) => [line, doubt, isChosen]),
  ).toEqual([
    ['Actor | Mumbai', 'no-heading', false],
    ['Raazi, Sehmat', undefined, true],
    ['न\uFFFDटक, मीरा', 'missing-letters', false],
    ['Page 1 of 2', 'no-heading', false],
  ]);
});

test('no more credits are added than the list holds', () => {
  const credits = Array.from({ length: LIMITS.credits - 1 }, (_, at) => ({
    ...raazi,
    title: `Film ${String(at)}`,
  }));
  const rows = pastedRows('Newton, Malko\nCourt, Sharmila', credits);
  expect(rows.map(({ isChosen }) => isChosen)).toEqual([true, false]);
  expect(addPasted(rows, credits)).toMatchObject({
    credits: { length: LIMITS.credits },
    leftover: 'Court, Sharmila',
  });
});

test.each([
  [{ ...raazi, title: ' ' }, 'untitled'],
  [{ ...raazi, role: 'x'.repeat(LIMITS.creditText + 1) }, 'too-long'],
  [{ ...raazi, link: `https://x.example/${'x'.repeat(LIMITS.url)}` }, 'too-long'],
  [{ ...raazi, year: 0 }, 'known'],
  [{ ...raazi, year: 2020 }, undefined],
] as const)('the problem of the pasted credit %j is %s', (credit, problem) => {
  expect(pastedProblem(credit, [raazi])).toBe(problem);
});

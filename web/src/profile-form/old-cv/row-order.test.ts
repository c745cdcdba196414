// What makes it doubtful that a row of an old CV is a credit.
import { expect, test } from 'vitest';
import { pastedLines } from './cv-line.ts';
import { readCv } from './read-cv.ts';
import { isSound } from './row-order.ts';

const rowOf = (written: string) => {
  const [row] = readCv(pastedLines(`THEATRE\n${written}`), false).blocks[0]?.rows ?? [];
  if (!row) throw new Error('A line is a row.');
  return row;
};

test.each([
  ['a company behind the title', 'Half Moon - Zee TV\tNurse\t2019'],
  ['work behind the scenes in the place of the company', 'Salt Road\tLake Players\tStage Manager'],
  ['who played beside the actor in the place of the role', 'Salt Road\twith Ila Rao\tLake Theatre'],
  ['a dash in the title that may stand before a role', 'Snow White - Actor Rose Players\tLake Productions'],
])('a row is not ticked with %s', (_what, written) => {
  expect(isSound(rowOf(written))).toBe(false);
});

test('a row is not ticked with a year in the place of the title, but with one behind a title', () => {
  const row = rowOf('Salt Road\tNurse\tLake Theatre');
  const withTitle = (title: string, year: number) => ({ ...row, credit: { ...row.credit, title, year } });
  expect(isSound(withTitle('2019', 0))).toBe(false);
  expect(isSound(withTitle('1917', 2019))).toBe(true);
});

test('a row is not ticked with words behind a quoted title, or with an unknown label before a name', () => {
  const row = rowOf('Salt Road\tNurse\tLake Theatre');
  const withCredit = (changed: object) => ({ ...row, credit: { ...row.credit, ...changed } });
  expect(isSound(withCredit({ title: '“Salt Road” ohjaus Ila Rao' }))).toBe(false);
  expect(isSound(withCredit({ title: '“Salt” and Light Road' }))).toBe(false);
  expect(isSound(withCredit({ title: 'The “Salt” Road' }))).toBe(true);
  expect(isSound(withCredit({ production: 'Lake Theatre, ohj. Ila Rao' }))).toBe(false);
  expect(isSound(withCredit({ production: 'Lake Theatre, St. Xavier’s' }))).toBe(true);
});

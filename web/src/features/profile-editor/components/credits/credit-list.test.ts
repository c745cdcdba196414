import { expect, test } from 'vitest';
import { EMPTY_CREDIT, type Credit, type CreditKind } from '@marquee/domain/profile/credit';
import { LIMITS } from '@marquee/domain/values/limits';
import { withCredit, withMoved, withRestored } from './credit-list.ts';

const credit = (title: string, kind: CreditKind = 'film'): Credit => ({ ...EMPTY_CREDIT, title, kind });
const [raazi, newton, hamlet] = [credit('Raazi'), credit('Newton'), credit('Hamlet', 'theatre')];
const titles = (credits: readonly Credit[]): string[] => credits.map(({ title }) => title);

test('a new credit is the first, a changed one stays where it is', () => {
  expect(titles(withCredit([raazi], newton, undefined))).toEqual(['Newton', 'Raazi']);
  expect(titles(withCredit([raazi, hamlet], credit('Raazi 2'), raazi))).toEqual(['Raazi 2', 'Hamlet']);
});

test('a full list of credits stays as it is when a credit is to be added or restored', () => {
  const full = Array.from({ length: LIMITS.credits }, () => raazi);
  expect(withCredit(full, newton, undefined)).toBe(full);
  expect(withRestored(full, newton, 0)).toBe(full);
});

test('moving a credit reorders the credits of its kind, and leaves the other kinds at their positions', () => {
  const manto = credit('Manto');
  const credits = [raazi, hamlet, newton, manto];
  expect(titles(withMoved(credits, [raazi, newton, manto], 2, 0))).toEqual([
    'Manto',
    'Hamlet',
    'Raazi',
    'Newton',
  ]);
});

test('a deleted credit comes back to its place', () => {
  expect(titles(withRestored([raazi, hamlet], newton, 1))).toEqual(['Raazi', 'Newton', 'Hamlet']);
});

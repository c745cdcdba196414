import dayjs from 'dayjs';
import { expect, test, vi } from 'vitest';
import { publishProblem } from './publish-problem.ts';

vi.mock('../config/env.ts', () => ({ env: { requireEmailVerification: true } }));

const verified = { emailVerified: true, phoneNumber: null };
const bornAgo = (years: number, days = 0) => ({
  date_of_birth: dayjs().subtract(years, 'year').add(days, 'day').format('YYYY-MM-DD'),
});

test('an adult with a verified account may be public', () => {
  expect(publishProblem(verified, bornAgo(18))).toBeUndefined();
});

test('the day before the 18th birthday a profile is still private', () => {
  expect(publishProblem(verified, bornAgo(18, 1))).toBe('minor');
});

test('without a date of birth a profile is not made public', () => {
  expect(publishProblem(verified, { date_of_birth: '' })).toBe('no-birth-date');
});

test('the account is verified first', () => {
  expect(publishProblem({ emailVerified: false, phoneNumber: null }, bornAgo(30))).toBe('unverified');
  expect(publishProblem({ emailVerified: false, phoneNumber: '+919812345678' }, bornAgo(30))).toBeUndefined();
});

test('while the date of birth is not known, the rules decide', () => {
  expect(publishProblem(verified, undefined)).toBeUndefined();
});

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

test('a profile cannot be public on the day before the 18th birthday', () => {
  expect(publishProblem(verified, bornAgo(18, 1))).toBe('minor');
});

test('a profile without a date of birth cannot be public', () => {
  expect(publishProblem(verified, { date_of_birth: '' })).toBe('no-birth-date');
});

test('an account needs a verified e-mail address or a phone number to be public', () => {
  expect(publishProblem({ emailVerified: false, phoneNumber: null }, bornAgo(30))).toBe('unverified');
  expect(publishProblem({ emailVerified: false, phoneNumber: '+919812345678' }, bornAgo(30))).toBeUndefined();
});

test('a date of birth that is not loaded yet is no problem: the rules decide', () => {
  expect(publishProblem(verified, undefined)).toBeUndefined();
});

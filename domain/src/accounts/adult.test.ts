import { expect, it } from 'vitest';
import { isMinor } from './adult.ts';

it.each([
  ['2008-11-22', '2026-11-22', false],
  ['2008-11-23', '2026-11-22', true],
  ['2008-02-29', '2026-02-28', true],
  ['2008-02-29', '2026-03-01', false],
  ['1970-01-01', '2026-11-22', false],
  ['', '2026-11-22', false],
])('isMinor for somebody born on %j, asked on %s, is %s', (born, today, minor) => {
  expect(isMinor(born, today)).toBe(minor);
});

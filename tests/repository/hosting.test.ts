// The local Hosting emulator matches addresses by JavaScript's regular expressions, Google's by RE2's.
import { expect, it } from 'vitest';
import { firebaseConfig } from '../../scripts/config/project.ts';

const { headers, rewrites } = firebaseConfig.hosting;
const patterns = [...headers, ...rewrites].flatMap(({ regex }) => (regex === undefined ? [] : [regex]));

/** What RE2 lacks: lookahead, lookbehind and references to a group. */
const NOT_IN_RE2 = /\(\?<?[=!]|\\[1-9k]/u;

it.each(patterns)('Hosting pattern %s is valid in JavaScript, and uses nothing that RE2 lacks', (pattern) => {
  expect(pattern).not.toMatch(NOT_IN_RE2);
  expect(() => new RegExp(pattern, 'u')).not.toThrow();
});

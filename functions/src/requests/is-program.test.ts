import { expect, test } from 'vitest';
import { isProgram } from './is-program.ts';

test.each([
  undefined,
  '',
  'curl/8.5.0',
  'python-requests/2.32',
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
])('isProgram is true for the user agent %j', (userAgent) => {
  expect(isProgram(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 300.0',
  'Opera/9.80 (Android; Opera Mini/36.2) Presto/2.12',
])('isProgram is false for the user agent %j', (userAgent) => {
  expect(isProgram(userAgent)).toBe(false);
});

import { expect, it } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import {
  changeUsername,
  normaliseUsername,
  typedUsername,
  usernameInAddress,
  usernameProblem,
} from './username.ts';

it.each(['abc', 'a'.repeat(30), 'asha-rao', 'asha_rao', '007'])('the username %s may be claimed', (name) => {
  expect(usernameProblem(name)).toBeUndefined();
});

it.each([
  ['ab', 'too-short'],
  ['a'.repeat(31), 'too-long'],
  ['-asha', 'characters'],
  ['asha-', 'characters'],
  ['asha rao', 'characters'],
  ['ashá', 'characters'],
  ['settings', 'reserved'],
  ['api', 'reserved'],
  ['verified', 'reserved'],
  ['marquee-support', 'reserved'],
  ['the-mar_quee-team', 'reserved'],
])('the username %s has the problem %s', (name, problem) => {
  expect(usernameProblem(name)).toBe(problem);
});

it('normaliseUsername removes spaces around a typed name and makes it lower-case', () => {
  expect(normaliseUsername(' Asha-Rao ')).toBe('asha-rao');
});

it.each([
  ['asha-rao', 'asha-rao'],
  ['Asha-Rao', 'asha-rao'],
  ['@asha', 'asha'],
  [' @ asha ', 'asha'],
  ['Asha  Rao', 'asha-rao'],
  ['https://marquee.example/asha', 'asha'],
  ['marquee.example/asha/', 'asha'],
  ['https://marquee.example/actor/u/asha?from=wa', 'asha'],
  ['http://localhost:5000/asha#top', 'asha'],
  ['www.instagram.com/asha.rao', 'asha.rao'],
  ['https://marquee.example/asha/more', 'asha'],
  ['marquee.example/asha?x=/actor/u/ravi', 'asha'],
  ['marquee.example/profile/actor/u/asha', 'profile'],
  ['localhost/asha', 'localhost/asha'],
  ['./asha', './asha'],
  ['@/ @asha/ /', 'asha'],
  ['asha/', 'asha'],
  ['', ''],
  ['@', ''],
])('the typed %j means the username %j', (typed, username) => {
  expect(typedUsername(typed)).toBe(username);
  expect(typedUsername(username)).toBe(username);
});

it.each([
  ['asha', 'asha'],
  ['Asha-Rao', 'asha-rao'],
  ['@asha', 'asha'],
  ['(asha)', 'asha'],
  ['%28asha%29', 'asha'],
  ['%2540asha', 'asha'],
  ['%252540asha', 'asha'],
  ['%25252540asha', '40asha'],
  ['asha%', 'asha'],
  ['asha%4', 'asha%4'],
  ['asha%zz', 'asha%zz'],
  ['%E0%A4%A', ''],
  ['&quot;asha&quot;', 'asha'],
  ['&#39;&#x27;asha', 'asha'],
  ['a&lt;sha', 'a'],
  ['asha?from=wa', 'asha'],
  ['asha#top', 'asha'],
  ['asha&from=wa', 'asha'],
  ['asha’s', 'asha'],
  ["asha's", 'asha'],
  ["asha's.", 'asha'],
  ["o'shea", "o'shea"],
  ['ａｓｈａ', 'asha'],
  ['as\u200bha\u2060', 'asha'],
  ['asha…', 'asha'],
  ['asha।', 'asha'],
  ['asha-', 'asha'],
  ['asha_!', 'asha'],
  ['-asha', '-asha'],
  ['.asha', '.asha'],
  ['_asha', '_asha'],
  ['आशा-asha', 'आशा-asha'],
  ['ashé', 'ashé'],
  ['ashaआ', 'asha'],
  ['', ''],
  ['@', ''],
  [`@${'a'.repeat(99)}`, 'a'.repeat(99)],
  [`@${'a'.repeat(100)}`, ''],
])('the part %j of an address means the username %j', (part, username) => {
  expect(usernameInAddress(part)).toBe(username);
});

it('a changed username goes on redirecting beside the one before it, and the oldest is given up', () => {
  const profile = { username: 'asha', former_usernames: ['asha-rao', 'asha-old'] };
  expect(LIMITS.usernamesHeld).toBe(3);
  expect(changeUsername(profile, 'asha-new')).toEqual({
    former_usernames: ['asha', 'asha-rao'],
    released: ['asha-old'],
  });
});

it('a username that returns to a former one, or stays, is held once and gives up none', () => {
  const profile = { username: 'asha', former_usernames: ['asha-rao', 'asha-old'] };
  expect(changeUsername(profile, 'asha-rao')).toEqual({
    former_usernames: ['asha', 'asha-old'],
    released: [],
  });
  expect(changeUsername(profile, 'asha')).toEqual({
    former_usernames: ['asha-rao', 'asha-old'],
    released: [],
  });
  const twice = { username: 'asha', former_usernames: ['asha', '', 'asha-rao'] };
  expect(changeUsername(twice, 'asha-new')).toEqual({ former_usernames: ['asha', 'asha-rao'], released: [] });
});

it('a username that is removed goes on redirecting', () => {
  const profile = { username: 'asha', former_usernames: [] };
  expect(changeUsername(profile, '')).toEqual({ former_usernames: ['asha'], released: [] });
  expect(changeUsername({ username: '', former_usernames: [] }, 'asha')).toEqual({
    former_usernames: [],
    released: [],
  });
});

import { expect, it } from 'vitest';
import { normaliseUsername, typedUsername, usernameProblem } from './username.ts';

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
  ['', ''],
  ['@', ''],
])('the typed %j means the username %j', (typed, username) => {
  expect(typedUsername(typed)).toBe(username);
  expect(typedUsername(username)).toBe(username);
});

import { expect, test } from 'vitest';
import { saveFailure } from './save-failure.ts';

const failed = (code: string, message = 'What the server said.'): Error =>
  Object.assign(new Error(message), { code });

test.each([
  [failed('unavailable'), { failure: 'unreachable' }],
  [failed('deadline-exceeded'), { failure: 'unreachable' }],
  [failed('permission-denied'), { failure: 'refused' }],
  [failed('unauthenticated'), { failure: 'refused' }],
  [failed('aborted'), { failure: 'explained', reason: 'What the server said.' }],
  [new Error('Out of memory'), { failure: 'explained', reason: 'Out of memory' }],
  [failed('unknown', ''), { failure: 'unknown' }],
  ['not an Error', { failure: 'unknown' }],
])('the error %s is a failure of the kind %j', (error, expected) => {
  expect(saveFailure(error)).toEqual(expected);
});

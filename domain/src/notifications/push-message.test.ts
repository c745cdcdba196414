import { expect, test } from 'vitest';
import { readPushMessage } from './push-message.ts';

const message = { title: 'Profile view', body: 'Somebody', path: '/notifications#a_b_1', unread: 3 };

test('a push message is read as it was written', () => {
  expect(readPushMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['no JSON', 'hello'],
  ['another site’s address', JSON.stringify({ ...message, path: 'https://evil.example/' })],
  ['an address without a scheme', JSON.stringify({ ...message, path: '//evil.example/' })],
  ['a path with a backslash', JSON.stringify({ ...message, path: '/\\evil.example/' })],
  ['no title', JSON.stringify({ ...message, title: '' })],
  ['the JSON value null', 'null'],
])('a text with %s is read as no push message', (_name, text) => {
  expect(readPushMessage(text)).toBeUndefined();
});

test('a push message’s body that is no text is read as empty, its negative number of unread notifications as 0', () => {
  expect(readPushMessage(JSON.stringify({ ...message, body: 1, unread: -1 }))).toEqual({
    ...message,
    body: '',
    unread: 0,
  });
});

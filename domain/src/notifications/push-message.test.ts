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
  ['a path that is no text', JSON.stringify({ ...message, path: ['/notifications'] })],
  ['a path of 501 characters', JSON.stringify({ ...message, path: `/${'x'.repeat(500)}` })],
  ['a title that is no text', JSON.stringify({ ...message, title: ['Profile view'] })],
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

test('a push message may have no unread notifications and a path of 500 characters, and parts of one count as none', () => {
  const longest = { ...message, path: `/${'x'.repeat(499)}`, unread: 0 };
  expect(readPushMessage(JSON.stringify(longest))).toEqual(longest);
  for (const unread of [1.5, '3', [3]])
    expect(readPushMessage(JSON.stringify({ ...message, unread }))?.unread).toBe(0);
});

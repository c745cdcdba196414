import { expect, test } from 'vitest';
import { isSignature, signedLink } from './signed-link.ts';

const SECRET = 's'.repeat(32);

const link = (secret = SECRET): URL =>
  new URL(
    signedLink({
      origin: 'https://marquee.example',
      endpoint: 'block-sender',
      purpose: 'block asha',
      parameters: { uid: 'asha', name: 'a&b' },
      language: 'hi',
      secret,
    }),
  );

test('a signed link names what it does, its language and its signature', () => {
  const { origin, pathname, searchParams } = link();
  expect([origin, pathname]).toEqual(['https://marquee.example', '/api/block-sender']);
  expect(Object.fromEntries(searchParams)).toEqual({
    uid: 'asha',
    name: 'a&b',
    lang: 'hi',
    signature: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
});

test('a signature is that of one purpose and one secret', () => {
  const signature = link().searchParams.get('signature') ?? '';
  expect(isSignature('block asha', signature, SECRET)).toBe(true);
  expect(isSignature('block ravi', signature, SECRET)).toBe(false);
  expect(isSignature('block asha', signature, 't'.repeat(32))).toBe(false);
  for (const other of ['', signature.slice(1), `${signature}A`, signature.toLowerCase(), `${signature}é`])
    expect(isSignature('block asha', other, SECRET), other).toBe(false);
});

test('a secret of less than 32 characters, which could be guessed, signs nothing and checks nothing', () => {
  const short = 's'.repeat(31);
  expect(() => link(short)).toThrow('UNSUBSCRIBE_SECRET is missing or too short.');
  expect(() => isSignature('block asha', '', '')).toThrow('UNSUBSCRIBE_SECRET is missing or too short.');
});

import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';
import { LIMITS } from './limits.ts';

const longest = `${'a'.repeat(LIMITS.email - 7)}@ab.cde`;

test.each(['asha@rao.in', "o'hara@rao.in", 'asha.rao+casting@mail.example.com', 'आशा@उदाहरण.भारत', longest])(
  'the text %s is an address',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'asha',
  '@rao.in',
  'asha@',
  'asha@rao',
  'asha@rao.',
  'asha@rao.i',
  'asha@.in',
  'asha@rao..in',
  "asha@o'hara.in",
  'asha@rao.in@evil.example',
  'asha rao@rao.in',
  'asha@rao.in ',
  'asha@rao.in,eve@evil.example',
  'asha@rao.in;eve@evil.example',
  'asha@rao.in\nBcc: eve@evil.example',
  'Asha <asha@rao.in>',
  '"asha"@rao.in',
  'asha(actor)@rao.in',
  'asha@[10.0.0.1]',
  'asha\\@rao.in',
  'asha@rao.in:25',
  'asha\u200b@rao.in',
  'asha\u202e@rao.in',
  `a${longest}`,
])('the text %j is not one address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

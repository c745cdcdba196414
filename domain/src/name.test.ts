import { describe, expect, it } from 'vitest';
import { isPlainName, plainName } from './name.ts';

const ADDRESSES = [
  'evil.example',
  'EVIL.COM',
  'Win at www.x.y',
  'https://evil',
  'a@b',
  'evil/x',
  'x:y',
  '<b>',
];
const INVISIBLE = ['a\u202Eb', 'a\u2066b', 'a\nb', 'a\u0000', 'a\u200Fb', 'a\u2028b', 'a\u0085b'];

describe('isPlainName', () => {
  it.each([
    'Asha',
    'A.R.Rahman',
    'A.R.RAHMAN',
    'St. John',
    'Dr.Rao',
    "O'Neil",
    'Jean-Luc',
    'मीरा',
    'क्\u200Dष',
    'Zoë (Z.)',
    '👩‍👧',
  ])('takes %s', (name) => {
    expect(isPlainName(name)).toBe(true);
  });

  it.each([...ADDRESSES, ...INVISIBLE])('refuses %j', (name) => {
    expect(isPlainName(name)).toBe(false);
  });
});

describe('plainName', () => {
  it.each([...ADDRESSES, ...INVISIBLE])('makes a name of %j', (name) => {
    expect(isPlainName(plainName(name))).toBe(true);
  });

  it('leaves a plain name as it is', () => {
    expect(plainName('A.R. Rahman')).toBe('A.R. Rahman');
  });
});

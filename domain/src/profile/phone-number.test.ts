import { expect, it } from 'vitest';
import './phone-countries-at-start.ts';
import { internationalDigits, isForeign } from './phone-number.ts';

it.each([
  '9820012345',
  '98200 12345',
  '(98200) 12-345',
  '98200 12345 (WhatsApp)',
  '98200 12345 whatsapp',
  'M: 98200 12345',
  'Mobile No. 98200 12345',
  'Ph no: 98200 12345',
  'call 9820012345',
  "'9820012345",
  '98200_12345',
  'tel:+91-98200-12345;ext=5',
  '09820012345',
  '919820012345',
  '0919820012345',
  '+91 098200 12345',
  '+91 (0)98200 12345',
  '+91-(0)-98200-12345',
  '0091-98200-12345',
  '0091 (0) 98200 12345',
  '98200.12345',
  '98200·12345',
  '98200/12345',
  '98200–12345',
  '+91−98200−12345',
  '＋91 98200 12345',
  '９８２００１２３４５',
  '[+91] 98200 12345',
  '(+91) 98200 12345',
  '+(91) 98200 12345',
  'tel:+91-98200-12345',
  ' tel:+91-98200-12345;ext=5 ',
  '(098200) 12345',
  'tel:+919820012345;ext=12',
  'Mob. 98200 12345',
  'Phone: +91 98200 12345',
  '\u202a+91\u201198200\u201112345\u202c',
  '+91\u00a098200\u00a012345',
  '९८२००१२३४५',
  '+९१ ९८२०० १२३४५',
  '৯৮২০০১২৩৪৫',
  '௯௮௨௦௦௧௨௩௪௫',
  '౯౮౨౦౦౧౨౩౪౫',
  '٩٨٢٠٠١٢٣٤٥',
  '۹۸۲۰۰۱۲۳۴۵',
])('the phone number %j has the digits of the same Indian number', (typed) => {
  expect(internationalDigits(typed)).toBe('919820012345');
});

it.each([
  ['9112345678', '919112345678'],
  ['011 2345 6789', '911123456789'],
  ['+44 20 7946 0958', '442079460958'],
  ['0044 20 7946 0958', '442079460958'],
  ['+1 (212) 555-0100', '12125550100'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['+971 50 123 4567', '971501234567'],
  ['+65 9123 4567', '6591234567'],
])('the phone number %s has the digits %s', (typed, digits) => {
  expect(internationalDigits(typed)).toBe(digits);
});

it.each([
  '',
  '12',
  'call me',
  // Which of two numbers is meant nobody knows, and an extension would be lost.
  '9820012345 / 9820054321',
  '9820012345, 9820054321',
  '9820012345 or 9820054321',
  '9820012345 ext 12',
  '9820012345 x12',
  '9820012345 (Asha)',
  '971501234567',
  '98200x12345',
  '+',
  '1234567890123456',
  // A digit is missing, or is one too many.
  '98765 4321',
  '+91 98765 4321',
  '98765 432101',
  '+91 98765 432101',
  '0091 98765 4321',
  '91 98765 4321 0 1',
  // Without + or 00 these would be numbers of Iran and of Britain.
  '98765432101',
  '447911123456',
  // As a spreadsheet writes a number.
  '9876543210.0',
  '987654321.0 ',
  '9.87654E+09',
  '98765 43210 / 98765 43211',
  '98765+43210',
  '+91 +98765 43210',
  '0000000000',
  // Numbers that these countries do not have.
  '+44 20 7946 095',
  '+1 212 555 010',
  '+971 50 123 45',
  '+999 12345678',
  `98200 12345${' '.repeat(90)}`,
])('%j is no phone number', (typed) => {
  expect(internationalDigits(typed)).toBe('');
});

it.each([
  ['+44 20 7946 0958', true],
  ['+91 98200 12345', false],
  ['asha', false],
])('the number %j has the code of another country: %s', (typed, foreign) => {
  expect(isForeign(internationalDigits(typed))).toBe(foreign);
});

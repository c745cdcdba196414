import { expect, it } from 'vitest';
import { isHeight, withHeightUnit } from './height.ts';

it.each([
  '173 cm',
  '173',
  '173cms',
  '172.5 cm',
  '1.73 m',
  '1,73 m',
  '1.73',
  '5\'8"',
  "5'8",
  '5’ 8”',
  "5'8''",
  '5 ft 8 in',
  '5 ft. 8 in.',
  '5 feet 8 inches',
  '5ft',
  '5 foot 8',
  '5.8',
  '6-1',
  '5 फुट 8 इंच',
  '५ फ़ुट ८ इंच',
  '173 सेमी',
  '173 से.मी.',
  '5\'8" (173 cm)',
  '173 cm / 5\'8"',
])('%s is a height', (text) => {
  expect(isHeight(text)).toBe(true);
});

it.each([
  '',
  ' ',
  '0 a',
  '0',
  'tall',
  '12 cm',
  '500 cm',
  '5\'14"',
  '9 ft',
  '5 kg',
  '173 cm tall and fit',
  '()',
])('%j is no height', (text) => {
  expect(isHeight(text)).toBe(false);
});

it.each([
  ['168', '168 cm'],
  [' 172.5 ', '172.5 cm'],
  ['१६८', '१६८ cm'],
  ['5.8', '5.8'],
  ['168 cm', '168 cm'],
  ['999', '999'],
  ['', ''],
])('the typed height %j becomes %j', (typed, shown) => {
  expect(withHeightUnit(typed)).toBe(shown);
});

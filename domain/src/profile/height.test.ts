import { expect, it } from 'vitest';
import { heightSpelling, readHeight } from './height.ts';

const FIVE_EIGHT = '5\'8" (173 cm)';
const FIVE_SIX = '5\'6" (168 cm)';

it.each([
  '173 cm',
  '173',
  '173cms.',
  '172.5 cm',
  '1.73 m',
  '1,73 m',
  '1.73m',
  '1.73',
  '1 m 73 cm',
  '\uff11\uff17\uff13 cm',
  '5\'8"',
  "5'8",
  '5’ 8”',
  '5’8’’',
  "5'8''",
  '5\'-8"',
  '5′8″',
  '5`8',
  '5 ft 8 in',
  '5 ft. 8 in.',
  '5 feet 8 inches',
  '5 feet, 8 inches',
  '5 feet and 8 inches',
  '5ft-8in',
  '5 ft 8',
  '5f 8i',
  '5 foot 8',
  '5.8',
  '5.8 ft',
  '5.08',
  '5-8',
  '5 – 8',
  '5 8',
  '68 inches',
  '68"',
  'Height: 5\'8"',
  'approx. 173 cm',
  '~173',
  '5 फुट 8 इंच',
  '५ फ़ुट ८ इंच',
  '५ फीट ८ इन्च',
  '173 सेमी',
  '173 से.मी.',
  '१७३ सेंटीमीटर',
  '१.७३ मीटर',
  '৫ ফুট ৮ ইঞ্চি',
  '১৭৩ সেমি',
  '5 அடி 8 அங்குலம்',
  '௧௭௩ செ.மீ.',
  '5 అడుగుల 8 అంగుళాలు',
  '173 సెం.మీ.',
  '5 ಅಡಿ 8 ಇಂಚು',
  '5 അടി 8 ഇഞ്ച്',
  '૫ ફૂટ ૮ ઇંચ',
  '੫ ਫੁੱਟ ੮ ਇੰਚ',
  '5 ଫୁଟ 8 ଇଞ୍ଚ',
  '۵ فٹ ۸ انچ',
  '١٧٣ سم',
  '5\'8" (173 cm)',
  '173 cm / 5\'8"',
  '173 cm or 5 ft 8',
  '5\'8"\u200e',
  '5´8´´',
  'five eight',
  'Five feet eight inches',
  'पाँच फुट आठ इंच',
  '5 fit 8 inch',
  'around 5\'8"',
  "5'8 ft",
  '5\'8" inches',
  '5"8\'',
  '5.8"',
  '1m73',
  '1.73 mts',
  '173 c m',
])('the height %s is five feet and eight inches', (text) => {
  expect(readHeight(text)).toBe(FIVE_EIGHT);
});

it.each([
  ['5 ft 6', FIVE_SIX],
  ['5’6”', FIVE_SIX],
  ['5.6', FIVE_SIX],
  ['1.68m', FIVE_SIX],
  ['१६८ सेमी', FIVE_SIX],
  ['168', FIVE_SIX],
  ["6'", '6\'0" (183 cm)'],
  ['6 ft', '6\'0" (183 cm)'],
  ['5.10', '5\'10" (178 cm)'],
  ['5.11 feet', '5\'11" (180 cm)'],
  ['5\'8½"', '5\'8½" (174 cm)'],
  ["5' 8½”", '5\'8½" (174 cm)'],
  ['5\'8 1/2"', '5\'8½" (174 cm)'],
  ['5\'8.5"', '5\'8½" (174 cm)'],
  ['5\'11.9"', '6\'0" (183 cm)'],
  ['104 cm', '3\'5" (104 cm)'],
])('the height %s is read as %s', (typed, height) => {
  expect(readHeight(typed)).toBe(height);
});

it('a height in the one spelling stays as it is, for each centimetre and half inch', () => {
  for (let half = 40; half <= 214; half += 1) {
    for (const typed of [`${String(half / 2)} inches`, `${String(50 + half)} cm`]) {
      const height = readHeight(typed);
      expect([typed, readHeight(height)]).toEqual([typed, height]);
    }
  }
});

it.each([
  '',
  ' ',
  '0 a',
  '0',
  'tall',
  '12 cm',
  '500 cm',
  '5\'12"',
  '5\'14"',
  '5.12',
  '8 inches',
  '9 ft',
  '5',
  '5 kg',
  '5 8 9',
  '173 cm tall and fit',
  '173 cm / 6\'2"',
  '5\'8" 160 cm',
  '()',
  '1.68 ft',
  '17 3',
  `5'8"${' '.repeat(200)}`,
])('%j is no height', (text) => {
  expect(readHeight(text)).toBe('');
});

it.each([
  [' 172.5 ', FIVE_EIGHT],
  ['999', '999'],
  ['', ''],
  ['very tall', 'very tall'],
])('the stored height %j is shown as %j', (stored, shown) => {
  expect(heightSpelling(stored)).toBe(shown);
});

import { expect, test } from 'vitest';
import { typedCode, westernDigits } from './digits.ts';

test.each([
  ['Western', '0123456789'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian and Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['full-width', '０１２３４５６７８９'],
  ['mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['mathematical bold sans-serif', '𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵'],
])('%s digits become 0 to 9', (_script, digits) => {
  expect(westernDigits(`a ${digits} b`)).toBe('a 0123456789 b');
});

test.each([
  ['941 671', '941671'],
  ['G-941671', '941671'],
  ['941,671', '941671'],
  ['"941671"', '941671'],
  ['941671 is your code. It ends in 10 minutes.', '941671'],
  ['आपका कोड ९४१६७१ है', '941671'],
  [' 941671\u200e', '941671'],
  ['941-671', '941671'],
  ['941–671', '941671'],
  ['९४१६७१', '941671'],
  ['\u202a9\u00a04\u00a01\u00a06\u00a07\u00a01\u202c', '941671'],
  ['٩٤١ ٦٧١', '941671'],
  ['abc', 'abc'],
  ['941671 or 941672', '941671or941672'],
])('the code typed as %j is read as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test('a typed code is looked for in four hundred characters, and cut to a hundred', () => {
  expect(typedCode(`${'x'.repeat(394)}941671`)).toBe('941671');
  expect(typedCode(`${'x'.repeat(395)}941671`)).toBe('x'.repeat(100));
});

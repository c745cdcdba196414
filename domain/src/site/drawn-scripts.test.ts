import { expect, test } from 'vitest';
import { undrawnWords } from './drawn-scripts.ts';

test.each([
  ['a name in Chinese', { first_name: '张伟', last_name: 'Rao' }, ['张伟']],
  ['a credit in Manipuri’s own script', { credits: [{ title: 'ꯂꯩꯕꯥꯛ, 2019' }] }, ['ꯂꯩꯕꯥꯛ']],
  ['Cyrillic, Thai, Sinhala and more', ['Дом дом', 'กรุงเทพ', 'සිංහල'], ['Дом', 'дом', 'กรุงเทพ']],
  ['English, emoji and signs', ['Zoë Łukasz 🎭 5′6″ · ₹ – “so”'], []],
  ['scripts of India', 'मीरा বাংলা ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം اردو'.split(' '), []],
])('undrawnWords finds in %s the words %j', (_what, value, words) => {
  expect(undrawnWords(value)).toEqual(words);
});

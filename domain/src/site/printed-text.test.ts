import { expect, test } from 'vitest';
import { isPrintable, printedText, undrawnWords } from './printed-text.ts';

test.each([
  ['a name in Chinese', { first_name: '张伟', last_name: 'Rao' }, ['张伟']],
  ['a credit in Manipuri’s own script', { credits: [{ title: 'ꯂꯩꯕꯥꯛ, 2019' }] }, ['ꯂꯩꯕꯥꯛ']],
  ['Cyrillic, Thai, Sinhala and more', ['Дом дом', 'กรุงเทพ', 'සිංහල'], ['Дом', 'дом', 'กรุงเทพ']],
  ['words after line breaks', 'Asha\nДом', ['Дом']],
  ['emoji', 'Jo 🎭 Rao 👩🏽‍🎤 🎭', ['🎭', '👩🏽‍🎤']],
  ['English, and signs that are printed', ['Zoë Łukasz ✅ 5′6″ · ₹ – “so” ● 𝓣𝓱𝓮 ﬁlm №1 ⅓ 1️⃣'], []],
  ['scripts of India', 'मीरा বাংলা ਪੰਜਾਬੀ ગુજરાતી ଓଡ଼ିଆ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം اردو'.split(' '), []],
])('undrawnWords finds in %s the words %j', (_what, value, words) => {
  expect(undrawnWords(value)).toEqual(words);
});

test.each([
  ['● Actor ➢ Theatre → Film ✓ ★ ■ ≥ ♪ ⇒ ☆', '● Actor ➢ Theatre → Film ✓ ★ ■ ≥ ♪ ⇒ ☆'],
  ['Lead: 𝓣𝓱𝓮 𝓡𝓲𝓿𝓮𝓻', 'Lead: The River'],
  ['ﬁlm, Ｓｔａｇｅ, ①, №7, ⅓ – ½', 'film, Stage, 1, No7, 1⁄3 – ½'],
  ['co‐star, non‑union ― and', 'co-star, non-union — and'],
  ['Jo 🎭👩‍👩‍👧 Rao ❤️', 'Jo Rao ❤'],
  ['Theatre🎭Film 🎭, host 🎭', 'Theatre Film, host'],
  ['👩🏽‍🎤 Singer\n🇮🇳 Delhi', 'Singer\nDelhi'],
  ['1️⃣ x̂ \u200bzero\u00adwidth \u202eturned', '1 x zerowidth turned'],
  ['a\u200d b\u200c', 'a b'],
  ['ఫిల్మ్‌లలో र्‍हास', 'ఫిల్మ్‌లలో र्‍हास'],
  ['ﷺ ﷽', 'ﷺ ﷽'],
  ['张伟', ''],
])('the text %j is printed as %j', (text, printed) => {
  expect(printedText(text)).toBe(printed);
  expect(printedText(printed)).toBe(printed.trim());
});

test.each([
  ['ꯂꯩꯕꯥꯛ', false],
  ['ᱥᱟᱱᱛᱟᱲᱤ', false],
  ['🎭 ★', false],
  ['ꯂꯩꯕꯥꯛ Rao', true],
  ['मीरा', true],
])('the name %j has printed letters: %j', (name, isShown) => {
  expect(isPrintable(name)).toBe(isShown);
});

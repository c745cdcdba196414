import { EMPTY_CREDIT } from '@marquee/domain/profile/credit';
import { expect, test } from 'vitest';
import { areCreditsFromRight, directionOf, nameStyle } from './name-style.ts';

test.each([
  ['Asha Rao', 'display', undefined],
  ['Zoë D’Souza', 'display', undefined],
  ['Padmanabhan Iyer', 'long', undefined],
  ['Mohammadom Ali', 'long', undefined],
  ['Ramanathapuram-Krishnaswamy Iyer', 'longer', undefined],
  ['Lakshminarasimhamurthy', 'longest', undefined],
  ['W'.repeat(60), 'longest', undefined],
  ['मीरा कुलकर्णी', 'display', 'tall'],
  ['فریدہ مرچنٹ', 'display', 'tall'],
  ['மீனாட்சி', 'display', 'tall'],
  ['శ్రీకృష్ణ', 'display', 'tall'],
  ['শ্রীময়ী', 'display', 'tall'],
  ['મીરાં', 'display', 'tall'],
  ['ಶ್ರೀಧರ', 'display', 'tall'],
  ['ലക്ഷ്മി', 'display', 'tall'],
  ['ਗੁਰਪ੍ਰੀਤ', 'display', 'tall'],
  ['ଶ୍ରୀମତୀ', 'display', 'tall'],
])('nameStyle gives the name %s the size %s and the script %s', (name, size, script) => {
  expect(nameStyle(name)).toEqual({ 'data-size': size, 'data-script': script });
});

/** By size: the width, in em, of the widest word that fits a screen of 320 px; 20 px is the smallest size. */
const ROOM = { display: 5.5, long: 7.5, longer: 10, longest: 14 };

test.each([
  // With the widths of the words in Noto Sans, in em, as HarfBuzz measures them.
  ['கௌசல்யா', 6.1],
  ['சுப்பிரமணியன்', 8.3],
  ['ராமச்சந்திரன்', 7.3],
  ['ஐஸ்வர்யா', 5.6],
  ['நாராயணசாமி', 7.8],
  ['கிருஷ்ணமூர்த்தி', 8.8],
  ['ഉണ്ണികൃഷ്ണൻ', 7.1],
  ['അനന്തപത്മനാഭൻ', 9.3],
  ['മോഹൻലാൽ', 6.6],
  ['సత్యనారాయణ', 6],
  ['లక్ష్మీనరసింహమూర్తి', 7.5],
  ['ವೆಂಕಟಸುಬ್ರಮಣ್ಯ', 7],
  ['ರಾಜಕುಮಾರ್', 5.4],
  ['गङ्गाधरशास्त्री', 4.9],
  ['গঙ্গোপাধ্যায়', 4.7],
  ['عبدالرحمٰن', 4.1],
])('the name %s of %f em fits a screen of 320 px in its size', (name, width) => {
  expect(ROOM[nameStyle(name)['data-size']]).toBeGreaterThanOrEqual(width);
});

test.each(['लक्ष्मी', 'श्रीनिवास', 'ലക്ഷ്മി', 'విజయ', 'ಶ್ರೀಧರ', 'விஜய்', 'ଚୌଧୁରୀ'])(
  'the short name %s has the largest size',
  (name) => {
    expect(nameStyle(name)['data-size']).toBe('display');
  },
);

test.each([
  ['Asha', 'ltr'],
  ['فریدہ', 'rtl'],
  ['2024 – ممبئی سے', 'rtl'],
  ['שלום', 'rtl'],
  ['मीरा', 'ltr'],
  ['NSD سے تربیت', 'ltr'],
  ['🎭 12', 'ltr'],
  ['', 'ltr'],
])('the direction of %j is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

test.each<[string, string, readonly string[], boolean]>([
  ['an introduction in Urdu', 'ممبئی سے', ['Monsoon Ledger', 'Othello'], true],
  ['an introduction in English', 'An actor.', ['Monsoon Ledger', 'بارش'], false],
  ['an introduction in English and most titles in Urdu', 'An actor.', ['بارش', 'رات', 'Othello'], true],
  ['no introduction and most titles in Urdu', '', ['Monsoon Ledger', 'بارش', 'رات'], true],
  ['no introduction and half of the titles in Urdu', '', ['Monsoon Ledger', 'بارش'], false],
  ['an introduction of signs alone', '🎭 2024', ['بارش'], true],
])('credits beside %s begin on the same side', (_what, introduction, titles, isFromRight) => {
  const credits = titles.map((title) => ({ ...EMPTY_CREDIT, title }));
  expect(areCreditsFromRight({ introduction, credits })).toBe(isFromRight);
});

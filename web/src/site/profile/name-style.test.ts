import { expect, test } from 'vitest';
import { directionOf, nameStyle } from './name-style.ts';

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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { common } from '../web/src/i18n/hi/common.ts';
import { faqs } from '../web/src/i18n/hi/faqs.ts';
import { landing } from '../web/src/i18n/hi/landing.ts';
import { legal } from '../web/src/i18n/hi/legal.ts';
import { publicProfile } from '../web/src/i18n/hi/public-profile.ts';
import { report } from '../web/src/i18n/hi/report.ts';
import { sharing } from '../web/src/i18n/hi/sharing.ts';
import { FONTS, FONTS_FOLDER, makeFont } from './make-fonts.ts';

const committed = (name: string): Buffer => readFileSync(join(FONTS_FOLDER, name));

describe.each(Object.entries(FONTS))('%s', (name, font) => {
  test('is what the script makes of the package', async () => {
    expect(committed(name).equals(await makeFont(font))).toBe(true);
  }, 60_000);
});

test('the fonts of a page in English stay below 60 KB', () => {
  const size = ['fraunces.woff2', 'inter.woff2', 'hindi-name.woff2'].reduce(
    (sum, name) => sum + committed(name).byteLength,
    0,
  );
  expect(size).toBeLessThan(60 * 1024);
});

test('every character of the Hindi texts has a place in a font', () => {
  const texts = JSON.stringify([common, faqs, landing, legal, publicProfile, report, sharing]);
  const kept = new Set(Object.values(FONTS).flatMap(({ text }) => [...text]));
  expect([...new Set(texts)].filter((character) => !kept.has(character))).toEqual([]);
});

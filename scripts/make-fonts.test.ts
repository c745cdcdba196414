import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../web/src/i18n/languages.ts';
import { fromRoot } from './config/project.ts';
import { FONTS, FONTS_FOLDER, makeFont } from './make-fonts.ts';

const committed = (name: string): Buffer => readFileSync(join(FONTS_FOLDER, name));

describe.each(Object.entries(FONTS))('%s', (name, font) => {
  test('the committed font is what make-fonts.ts makes of its package', async () => {
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

test.each(LANGUAGES)('every character of the texts in %s is in a font', async (language) => {
  const folder = fromRoot('web/src/i18n', language);
  // Without locale.ts, which is code for libraries and no texts.
  const files = readdirSync(folder).filter((file) => file !== 'locale.ts');
  const texts = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  expect(texts.length).toBeGreaterThan(10);
  const kept = new Set(Object.values(FONTS).flatMap(({ text }) => Array.from(text)));
  expect([...new Set(JSON.stringify(texts))].filter((character) => !kept.has(character))).toEqual([]);
});

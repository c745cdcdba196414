import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_FONT, languageFont } from './make-language-font.ts';

test('the font of the language’s name is what the script makes of the name and our font', async () => {
  const made = await languageFont();
  expect(made.byteLength).toBeLessThan(4096);
  expect(readFileSync(LANGUAGE_FONT).equals(made)).toBe(true);
});

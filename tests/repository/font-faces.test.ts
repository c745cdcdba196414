// Names in scripts of India other than Devanagari are set in the device's serif fonts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/config/project.ts';
import { fonts } from '../../web/src/theme/tokens.ts';

const FACES = readFileSync(fromRoot('web/src/theme/font-faces.css'), 'utf8')
  .split('@font-face')
  .filter((face) => face.includes("font-family: 'Script Serif'"));

/** Whether a font face's `unicode-range` contains a character. */
function has(face: string, character: string): boolean {
  const [, first = '', last = ''] = /unicode-range: U\+([0-9A-F]+)-([0-9A-F]+);/.exec(face) ?? [];
  const code = character.codePointAt(0) ?? 0;
  return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
}

test.each(['ত', 'ਤ', 'ત', 'ତ', 'த', 'త', 'ತ', 'ത', 'ت'])(
  'a name with %s is set in a serif of the device, and no file is loaded for it',
  (letter) => {
    const faces = FACES.filter((face) => has(face, letter));
    expect(faces).toHaveLength(1);
    expect(faces[0]).toContain("local('Noto");
    expect(faces[0]).not.toContain('url(');
    expect(fonts.display).toContain("'Script Serif', Georgia, serif");
  },
);

// What becomes of everything in a CV: its details, the words that are nothing, and what could run.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@marquee/domain/testing/rounds';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { pastedLines } from '../../web/src/profile-form/old-cv/cv-line.ts';
import { readCvBytes } from '../../web/src/profile-form/old-cv/read-cv-bytes.ts';
import { readCv, type ReadCv } from '../../web/src/profile-form/old-cv/read-cv.ts';
import { column, paragraphs, writeDocx, writePdf } from './write-files.ts';
import { draw, parseCv } from './written-cvs.ts';
import { FIRST_BATCH } from './written/first-batch.ts';
import { SECOND_BATCH } from './written/second-batch.ts';

const shownIn = ({ blocks, details, leftOut }: ReadCv): string =>
  [
    ...blocks.flatMap(({ heading, rows }) => [heading, ...rows.map(({ line }) => line)]),
    ...details.flatMap(({ words, others }) => [words, ...others]),
    ...leftOut,
  ].join(' ');
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
const lines = [...FIRST_BATCH, ...SECOND_BATCH].flatMap(({ text }) => {
  const drawn = draw(parseCv(text), { as: 'paste' });
  // Numbers of pages are dropped.
  return typeof drawn === 'string' ? drawn.split('\n').filter((line) => !/^page \d/i.test(line)) : [];
});

test('each word of any lines of CVs is in a block, in a detail, or left out and listed', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 25 }), (chosen) => {
      const text = chosen.join('\n');
      const cv = readCv(pastedLines(text), false);
      // The label of a detail that the CV has twice is a part of the detail.
      const twice = chosen.filter((line) =>
        cv.details.some(({ value, others }) => [value, ...others].some((each) => line.includes(each))),
      );
      const shown = new Set(wordsOf([shownIn(cv), ...twice].join(' ')));
      expect(wordsOf(text).filter((word) => !shown.has(word))).toEqual([]);
    }),
    { ...rounds(150), seed: 57 },
  );
});

test.each([
  [`Height: 5'6"`, 'height', `5'6"`],
  ['Height – 168 cm', 'height', '168 cm'],
  ['कद: 5 फुट 6 इंच', 'height', '5 फुट 6 इंच'],
  ['Mob. +91 98765 43210', 'phone_number', '+91 98765 43210'],
  ['Contact: 9876543210 / riya@example.com', 'phone_number', '9876543210'],
  ['मोबाइल: ९८७६५४३२१०', 'phone_number', '9876543210'],
  ['E-mail: riya.sharma@example.co.in', 'email', 'riya.sharma@example.co.in'],
])('the line ‘%s’ has the %s %s', (line, name, value) => {
  const { details } = readCv(pastedLines(`Riya Sharma\n${line}`), false);
  expect(details.find((detail) => detail.name === name)?.value).toBe(value);
});

test.each(['ORCID 0000-0002-9612-0810', 'PIN 400 053', '2019-2021, 12.05.2019', '1,00,000 views in 30 days'])(
  'the line ‘%s’ has no phone number and no height',
  (line) => {
    expect(readCv(pastedLines(`Riya Sharma\n${line}`), false).details).toEqual([]);
  },
);

const LINES = ['Riya Sharma, actor in Mumbai', 'The Salt Road, Devi, dir. Neeraj Kale, 2019'];

test('a Word document’s macros and fields are not read and do nothing', async () => {
  const whole = unzipSync(await writeDocx(paragraphs(LINES)));
  const document = new TextDecoder().decode(whole['word/document.xml']);
  const field =
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DDEAUTO c:\\\\calc.exe</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
  const withMacros = zipSync({
    ...whole,
    'word/document.xml': strToU8(document.replace('<w:body>', `<w:body>${field}`)),
    'word/vbaProject.bin': strToU8('Sub AutoOpen() Shell "calc" End Sub'),
  });
  const shown = shownIn(await readCvBytes(withMacros));
  expect(shown).toContain('The Salt Road');
  expect(shown).not.toMatch(/DDEAUTO|AutoOpen/);
});

test('a PDF’s script does not run when the PDF is read', async () => {
  const whole = await writePdf([column(50, 60, LINES)]);
  const text = new TextDecoder('latin1').decode(whole);
  const catalog = '/Type /Catalog';
  expect(text).toContain(catalog);
  const script = `${catalog} /OpenAction << /S /JavaScript /JS (globalThis.ranScript = true;) >>`;
  const read = await readCvBytes(new Uint8Array(Buffer.from(text.replace(catalog, script), 'latin1')));
  expect(shownIn(read)).toContain('The Salt Road');
  expect(globalThis).not.toHaveProperty('ranScript');
});

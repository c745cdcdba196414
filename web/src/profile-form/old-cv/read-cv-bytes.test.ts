// Files that cannot be read, or were made to do harm.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { CV_FILE } from './cv-file-problem.ts';
import { HOSTILE_FILES, UNREADABLE_FILES } from './makes/bad-files.ts';
import { paragraphs, writeDocx } from './makes/write-docx.ts';
import { column, writePdf } from './makes/write-pdf.ts';
import { readCvBytes } from './read-cv-bytes.ts';

test.each([...UNREADABLE_FILES, ...HOSTILE_FILES])(
  'readCvBytes refuses $what with the problem ‘$problem’',
  async ({ bytes, problem }) => {
    await expect(readCvBytes(bytes())).rejects.toMatchObject({ problem });
  },
);

const LINES = ['Riya Sharma, actor in Mumbai', 'Gully Boy, Sky, 2019'];

test('the text of a PDF with a script is read, and the script does not run', async () => {
  const script = '/OpenAction << /S /JavaScript /JS (globalThis.harmed = true) >>';
  const bytes = writePdf([column(50, 60, LINES)], {
    catalogue: script,
    page: `/AA << /O ${script.slice(12)} >>`,
  });
  expect(await readCvBytes(bytes)).toBe(LINES.join('\n'));
  expect('harmed' in globalThis).toBe(false);
});

test('the text of a Word document is read without its macros and with its escaped characters decoded', async () => {
  const bytes = writeDocx(paragraphs([...LINES, '<script>globalThis.harmed = true</script>']), {
    vbaProject: 'Sub AutoOpen()',
  });
  expect(await readCvBytes(bytes)).toBe(`${LINES.join('\n')}\n<script>globalThis.harmed = true</script>`);
});

test('entities that a Word document declares itself are not expanded', async () => {
  const nested = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${String(at + 1)} "${`&l${String(at)};`.repeat(10)}">`,
  );
  const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "lol">${nested.join('')}]><w:document><w:p><w:t>${LINES.join(' ')} &l9;</w:t></w:p></w:document>`;
  expect(await readCvBytes(zipSync({ 'word/document.xml': strToU8(xml) }))).toBe(`${LINES.join(' ')} &l9;`);
});

test('a Word document with nearly as much text as is allowed is read', async () => {
  const lines = Array.from({ length: 500 }, (_, at) =>
    `Line ${String(at)} ${'of a long CV '.repeat(8)}`.trim(),
  );
  expect((await readCvBytes(writeDocx(paragraphs(lines)))).length).toBeLessThan(CV_FILE.maxText);
});

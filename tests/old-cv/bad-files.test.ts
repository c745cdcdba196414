import { expect, test } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { readCvBytes } from '../../web/src/profile-form/old-cv/read-cv-bytes.ts';
import type { ReadCv } from '../../web/src/profile-form/old-cv/read-cv.ts';
import { HOSTILE_FILES, LONG_LINES, longDocx, UNREADABLE_FILES } from './bad-files.ts';
import { column, paragraph, paragraphs, writeDocx, writePdf } from './write-files.ts';

const LINES = ['Riya Sharma, actor in Mumbai', 'The Salt Road, Sky, 2019'];
/** All lines of a CV. */
const linesOf = ({ blocks, leftOut }: ReadCv): string[] => [
  ...blocks.flatMap(({ heading, rows }) => [heading, ...rows.map(({ line }) => line)]),
  ...leftOut,
];

test.each(UNREADABLE_FILES)(
  'the reader refuses $what with the problem ‘$problem’',
  async ({ bytes, problem }) => {
    await expect(readCvBytes(await bytes())).rejects.toMatchObject({ problem });
  },
);

test.each(HOSTILE_FILES)(
  'the reader refuses $what with the problem ‘$problem’, and unpacks no more than is allowed',
  async ({ bytes, problem }) => {
    const file = await bytes();
    const before = process.memoryUsage().rss;
    await expect(readCvBytes(file)).rejects.toMatchObject({ problem });
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  },
  60_000,
);

test.each(LONG_LINES)(
  'lines of %s are read without taking long',
  async (_what, line) => {
    const cv = await readCvBytes(longDocx(line));
    expect(linesOf(cv).length).toBeGreaterThan(0);
  },
  4000,
);

test('a CV of more than 400 rows is shortened, and the other rows are listed', async () => {
  const films = Array.from({ length: 500 }, (_, at) => `Film ${String(at)}, Devi, dir. Neeraj Kale, 2019`);
  const cv = await readCvBytes(await writeDocx([paragraph('FILMS', { isBold: true }), ...paragraphs(films)]));
  expect(cv.blocks.flatMap(({ rows }) => rows)).toHaveLength(400);
  expect(cv.leftOut).toHaveLength(100);
  expect(cv.warnings).toEqual(['shortened']);
});

test('entities that a Word document declares itself are not expanded', async () => {
  const nested = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${String(at + 1)} "${`&l${String(at)};`.repeat(10)}">`,
  );
  const xml = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY l0 "lol">${nested.join('')}]><w:document><w:p><w:t>${LINES.join(' ')} &l9;</w:t></w:p></w:document>`;
  expect(linesOf(await readCvBytes(zipSync({ 'word/document.xml': strToU8(xml) }))).join(' ')).toContain(
    '&l9;',
  );
});

test('a hidden paragraph of a Word document is not read', async () => {
  const cv = await readCvBytes(
    await writeDocx([...paragraphs(LINES), paragraph('NOTE TO SELF, do not send', { isHidden: true })]),
  );
  expect(linesOf(cv).join(' ')).not.toContain('NOTE');
});

test('Hindi in a font from before Unicode is recognised by the font, and nothing of it is ticked', async () => {
  const cv = await readCvBytes(
    await writeDocx(
      ['fQYesa', 'uhyk ioZr] Jhjke Hkou] 2019', 'nks fdukjs] egsUnz] 2020'].map((text) =>
        paragraph(text, { font: 'Kruti Dev 010' }),
      ),
    ),
  );
  expect(cv.warnings).toEqual(['legacy-letters']);
  expect(cv.blocks.filter(({ isSure }) => isSure)).toEqual([]);
});

test('Hindi in a font from before Unicode is recognised by its letters where the font has no name', async () => {
  const lines = [
    'eSa fnYyh esa jgrk gw¡ vkSj jaxeap ij dke djrk gw¡',
    'uhyk ioZr] Jhjke Hkou] funsZ’kd gSa',
    'nks fdukjs egsUnz ds lkFk dk ukVd',
  ];
  expect((await readCvBytes(await writePdf([column(50, 60, lines)]))).warnings).toEqual(['legacy-letters']);
});

test('an error of the reader itself is not reported as a damaged file', async () => {
  const faulty = {
    length: 9,
    subarray: () => {
      throw new TypeError('Our fault.');
    },
  } as unknown as Uint8Array;
  await expect(readCvBytes(faulty)).rejects.toThrow(TypeError);
});

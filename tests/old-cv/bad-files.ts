// Files that are no CV, cannot be read, or were made to do harm, each with the expected problem.
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { CV_FILE, type CvFileProblem } from '../../web/src/profile-form/old-cv/cv-file-problem.ts';
import { column, paragraphs, writeDocx, writePdf } from './write-files.ts';

export interface BadFile {
  readonly what: string;
  readonly end: string;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly problem: CvFileProblem;
}

const LINES = ['Riya Sharma, actor', 'The Salt Road, Sky, 2019'];
const MUCH = CV_FILE.maxUnpacked + 1;
const GIGABYTE = 2 ** 30;

/** A PDF of one page, whose content is a stream of bytes that are compressed already. */
function pdfWithStream(packed: Uint8Array, entries: string): Uint8Array {
  const before = strToU8(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${String(packed.length)} ${entries} >>\nstream\n`,
  );
  const after = strToU8('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF');
  return Uint8Array.from(Buffer.concat([before, packed, after]));
}

/** Bytes of a document that only has a `word/document.xml`. */
const docxOf = (xml: string): Uint8Array => zipSync({ 'word/document.xml': strToU8(xml) });

const packed = (bytes: number, times: number): Uint8Array => {
  let result: Uint8Array = new Uint8Array(bytes);
  for (let time = 0; time < times; time += 1) result = deflateSync(result, { level: time === 0 ? 1 : 9 });
  return result;
};

/** The digits of bytes, as a PDF writes them with /ASCIIHexDecode. */
const inHex = (bytes: Uint8Array): Uint8Array => strToU8(`${Buffer.from(bytes).toString('hex')}>`);

export const UNREADABLE_FILES: readonly BadFile[] = [
  { what: 'an empty file', end: 'pdf', bytes: () => new Uint8Array(), problem: 'empty' },
  {
    what: 'a photo',
    end: 'jpg',
    bytes: () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]),
    problem: 'other-type',
  },
  { what: 'a text file', end: 'txt', bytes: () => strToU8(LINES.join('\n')), problem: 'other-type' },
  {
    what: 'a ZIP that is no Word document',
    end: 'docx',
    bytes: () => zipSync({ 'content.xml': strToU8('<text/>') }),
    problem: 'other-type',
  },
  {
    what: 'a Word document of before 2007, or one with a password',
    end: 'doc',
    bytes: () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    problem: 'old-word',
  },
  { what: 'a rich text', end: 'rtf', bytes: () => strToU8(String.raw`{\rtf1 Riya}`), problem: 'old-word' },
  {
    what: 'a scan without text',
    end: 'pdf',
    bytes: () => writePdf([column(280, 810, ['1']), column(280, 810, ['2'])]),
    problem: 'no-text',
  },
  {
    what: 'a Word document of pictures',
    end: 'docx',
    bytes: () => docxOf('<w:document><w:p><w:r><w:drawing/></w:r></w:p></w:document>'),
    problem: 'no-text',
  },
  {
    what: 'a PDF with a password',
    end: 'pdf',
    bytes: () => writePdf([column(50, 60, LINES)], { userPassword: 'secret', pdfVersion: '1.7' }),
    problem: 'password',
  },
  {
    what: 'the first half of a Word document',
    end: 'docx',
    bytes: async () => {
      const whole = await writeDocx(paragraphs(LINES));
      return whole.slice(0, whole.length / 2);
    },
    problem: 'damaged',
  },
  {
    what: 'a PDF of noise',
    end: 'pdf',
    bytes: () => strToU8(`%PDF-1.7\n${'noise '.repeat(500)}`),
    problem: 'damaged',
  },
];

export const HOSTILE_FILES: readonly BadFile[] = [
  {
    what: 'a ZIP bomb',
    end: 'docx',
    bytes: () => zipSync({ 'word/document.xml': new Uint8Array(MUCH) }, { level: 1 }),
    problem: 'too-much',
  },
  {
    what: 'a Word document of millions of letters',
    end: 'docx',
    bytes: () => writeDocx(paragraphs(Array.from({ length: 5000 }, () => LINES.join(' ')))),
    problem: 'too-much',
  },
  {
    what: 'a Word document of 29,000 lines',
    end: 'docx',
    bytes: () => docxOf(`<w:document>${'<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(29_000)}</w:document>`),
    problem: 'too-much',
  },
  {
    what: 'a PDF bomb',
    end: 'pdf',
    bytes: () => pdfWithStream(packed(MUCH, 1), '/Filter /FlateDecode'),
    problem: 'too-much',
  },
  {
    what: 'a PDF bomb of a gigabyte that is packed twice',
    end: 'pdf',
    bytes: () => pdfWithStream(packed(GIGABYTE, 2), '/Filter [/FlateDecode /FlateDecode]'),
    problem: 'too-much',
  },
  {
    what: 'a PDF bomb that is packed twice and written in hexadecimal digits',
    end: 'pdf',
    bytes: () => pdfWithStream(inHex(packed(MUCH, 2)), '/Filter [/ASCIIHexDecode /FlateDecode /FlateDecode]'),
    problem: 'too-much',
  },
  {
    what: 'a PDF bomb that calls itself a picture',
    end: 'pdf',
    bytes: () => pdfWithStream(packed(GIGABYTE, 2), '/Subtype /Image /Filter [/FlateDecode /FlateDecode]'),
    problem: 'too-much',
  },
  {
    what: 'a PDF of a thousand pages',
    end: 'pdf',
    bytes: () => writePdf(Array.from({ length: 1000 }, () => column(50, 60, LINES))),
    problem: 'too-much',
  },
];

/** Documents of lines that take long to read with a careless pattern; they are read. */
export const LONG_LINES: readonly (readonly [what: string, line: string])[] = [
  ['4,000 × a@', 'a@'.repeat(4000)],
  ['4,000 × @', '@'.repeat(4000)],
  ['2,000 × “a', '“a'.repeat(2000)],
  ['3,000 × ( and ,', ', ('.repeat(3000)],
  ['digits and spaces', '9 '.repeat(4000)],
  ['dots', 'a . . . '.repeat(1500)],
];

export const longDocx = (line: string): Uint8Array =>
  docxOf(
    `<w:document>${`<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`.repeat(4)}<w:p><w:r><w:t>${LINES.join(' ').repeat(2)}</w:t></w:r></w:p></w:document>`,
  );

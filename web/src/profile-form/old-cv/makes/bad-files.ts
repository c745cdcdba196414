// Files that are no CV, cannot be read, or were made to do harm, each with the expected problem.
import { strToU8, zipSync, zlibSync } from 'fflate';
import { CV_FILE, type CvFileProblem } from '../cv-file-problem.ts';
import { paragraphs, writeDocx } from './write-docx.ts';
import { column, writePdf } from './write-pdf.ts';

interface BadFile {
  readonly what: string;
  readonly end: string;
  readonly bytes: () => Uint8Array;
  readonly problem: CvFileProblem;
}

const LINES = ['Riya Sharma, actor', 'Gully Boy, Sky, 2019'];
const MUCH = CV_FILE.maxUnpacked + 1;

/** A PDF with a content stream of bytes that are compressed already. */
function pdfWithStream(packed: Uint8Array, filter: string): Uint8Array {
  const before = strToU8(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${String(packed.length)} /Filter ${filter} >>\nstream\n`,
  );
  const after = strToU8('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF');
  return new Uint8Array([...before, ...packed, ...after]);
}

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
    bytes: () => writeDocx('<w:p><w:r><w:drawing/></w:r></w:p>'),
    problem: 'no-text',
  },
  {
    what: 'a PDF whose font names no letters',
    end: 'pdf',
    bytes: () =>
      writePdf(
        [
          column(
            50,
            60,
            LINES.map((line) => line.replace(/./g, '\u0003')),
          ),
        ],
        { font: 'without-letters' },
      ),
    problem: 'no-letters',
  },
  {
    what: 'a PDF with a password',
    end: 'pdf',
    bytes: () =>
      writePdf([column(50, 60, LINES)], {
        objects: [`<< /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >>`],
        trailer: `/Encrypt 20 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>]`,
      }),
    problem: 'password',
  },
  {
    what: 'the first half of a Word document',
    end: 'docx',
    bytes: () => {
      const whole = writeDocx(paragraphs(LINES));
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
    what: 'a PDF bomb',
    end: 'pdf',
    bytes: () => pdfWithStream(zlibSync(new Uint8Array(MUCH), { level: 1 }), '/FlateDecode'),
    problem: 'too-much',
  },
  {
    what: 'a PDF bomb that is packed twice',
    end: 'pdf',
    bytes: () =>
      pdfWithStream(zlibSync(zlibSync(new Uint8Array(MUCH), { level: 1 })), '[/FlateDecode /FlateDecode]'),
    problem: 'no-text',
  },
  {
    what: 'a PDF of a thousand pages',
    end: 'pdf',
    bytes: () => writePdf(Array.from({ length: 1000 }, () => column(50, 60, LINES))),
    problem: 'too-much',
  },
];

// For tests: reads PDFs with PDFium, which Chrome uses, and defines sample CVs.
import { spawnSync } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { CvContent, DocumentCredit } from '@marquee/domain/site/documents';

let library: Promise<PDFiumLibrary> | undefined;

interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel. */
  readonly data: Buffer;
}

export interface ReadPage {
  /** The page's text in reading order, lines joined by spaces. */
  readonly text: string;
  readonly bitmap: Bitmap;
}

/** The pages of a PDF, drawn with `scale` pixels a point. */
export async function readPdf(pdf: Uint8Array, scale = 0.7): Promise<ReadPage[]> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(pdf);
  try {
    const pages: ReadPage[] = [];
    for (const page of document.pages()) {
      const text = page.getText().replace(/\s+/g, ' ').trim();
      const render = ({ data }: { readonly data: Uint8Array }): Promise<Uint8Array> =>
        Promise.resolve(Uint8Array.from(data));
      const { data, width, height } = await page.render({ scale, render });
      pages.push({ text, bitmap: { width, height, data: Buffer.from(data) } });
    }
    return pages;
  } finally {
    document.destroy();
  }
}

/** Whether poppler reads PDFs here. @throws on GitHub where it does not: its tests are never left out there. */
export function hasPoppler(): boolean {
  const isInstalled = spawnSync('pdftotext', ['-v']).error === undefined;
  if (!isInstalled && process.env['GITHUB_ACTIONS'] !== undefined)
    throw new Error('pdftotext is missing: install poppler-utils.');
  return isInstalled;
}

const credits = (count: number, credit: Partial<DocumentCredit> = {}): DocumentCredit[] =>
  Array.from({ length: count }, (_, index) => ({
    year: String(2026 - (index % 20)),
    title: `The Long Monsoon ${String(index + 1)}`,
    role: 'Inspector Rane · supporting',
    production: 'Zoya Film House',
    href: '',
    ...credit,
  }));

export const EMPTY_CV: CvContent = {
  language: 'en',
  title: 'Actor - CV',
  name: 'Actor',
  headline: 'Actor',
  link: 'https://marquee.example/actor/u1',
  qrLabel: 'QR code: marquee.example/actor/u1',
  confirmed: '',
  portrait: null,
  contact: [],
  facts: [],
  sections: [],
};

const link = 'https://marquee.example/meera-kulkarni';

export const FULL_CV: CvContent = {
  ...EMPTY_CV,
  title: 'Meera Kulkarni - CV',
  name: 'Meera Kulkarni',
  headline: 'Actor · Mumbai',
  link,
  confirmed: 'Details confirmed in November 2026',
  portrait: {
    path: 'meera-profile.webp',
    width: 1280,
    height: 1600,
    alt: 'Portrait of Meera Kulkarni',
    caption: '',
  },
  contact: [
    { label: 'Manager', value: 'Anjali Rao, Stage Door' },
    { label: 'Phone', value: '+91 98765 43210', href: 'tel:+919876543210' },
  ],
  facts: [
    { label: 'Age range', value: '24 - 32 yrs' },
    { label: 'Height', value: '5′6″ (168 cm)' },
    { label: 'Location', value: 'Mumbai' },
    { label: 'Languages', value: 'Marathi (native), Hindi, English' },
  ],
  sections: [
    {
      title: 'About',
      text: 'Theatre-trained actor from Pune.\nI like parts that listen more than they speak.',
    },
    { title: 'Film', credits: credits(4) },
    {
      title: 'Theatre',
      credits: credits(3, { title: 'Ghashiram Kotwal', href: 'https://theatre.example/kotwal' }),
    },
    { title: 'Skills', text: 'Kathak, Horse riding, Stage combat' },
    { title: 'Videos', rows: [{ label: 'Showreel', value: 'youtu.be/x', href: 'https://youtu.be/x' }] },
  ],
};

/** A CV with conjuncts, vowel signs that stand before their consonant, and Latin beside Devanagari. */
export const HINDI_CV: CvContent = {
  ...FULL_CV,
  language: 'hi',
  title: 'लक्ष्मी श्रीनिवास - CV',
  name: 'लक्ष्मी श्रीनिवास',
  headline: 'एक्टर · मुंबई',
  confirmed: 'नवंबर 2026 में जाँचा गया',
  facts: [
    { label: 'कद', value: '168 cm' },
    { label: 'भाषाएँ', value: 'हिन्दी, मराठी, English' },
  ],
  sections: [
    {
      title: 'परिचय',
      text: 'राष्ट्रीय नाट्य विद्यालय से प्रशिक्षित। किरण, ज्योति और स्त्री जैसी भूमिकाएँ निभाई हैं। Trained at NSD.',
    },
    {
      title: 'फ़िल्म',
      credits: credits(2, { title: 'द्वितीय संस्कृति', role: 'कर्त्री', production: 'राष्ट्रीय फ़िल्म विकास निगम' }),
    },
  ],
};

export const SIXTY_CREDITS: CvContent = {
  ...FULL_CV,
  sections: [
    { title: 'Film', credits: credits(25) },
    { title: 'Television', credits: credits(15, { title: 'A long title of a series that takes two lines' }) },
    { title: 'Theatre', credits: credits(20) },
    { title: 'Skills', text: 'Kathak, Horse riding, Stage combat' },
  ],
};

// The CV that the product prints, read back.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CvContent } from '@marquee/domain/site/documents';
import { writeDocumentFonts } from '../../functions/fonts.ts';
import { drawCv } from '../../functions/src/documents/draw-cv.ts';
import { EMPTY_CV } from '../../functions/src/documents/read-drawn-pdf.ts';
import { readCvBytes } from '../../web/src/profile-form/old-cv/read-cv-bytes.ts';

let fonts = '';
beforeAll(async () => {
  fonts = await mkdtemp(join(tmpdir(), 'document-fonts-'));
  await writeDocumentFonts(fonts);
}, 60_000);
afterAll(() => rm(fonts, { recursive: true }));

const NAMES = [
  ['English', 'The Salt Road', 'Devi', 'Neeraj Kale'],
  ['Hindi', 'द्वितीय संस्कृति', 'कर्त्री', 'राष्ट्रीय फ़िल्म विकास निगम'],
  ['Tamil', 'கௌசல்யா', 'லக்ஷ்மி', 'சுப்பிரமணியன்'],
  ['Telugu', 'సత్యనారాయణ', 'శ్రీదేవి', 'హైదరాబాద్'],
  ['Bengali', 'কৃষ্ণচূড়া', 'শ্রীমতী', 'সত্যেন্দ্র'],
  ['Gujarati', 'કૃષ્ણ', 'શ્રીમતી', 'સત્યેન્દ્ર'],
  ['Kannada', 'ಕ್ಷ್ಮಿ', 'ಲಕ್ಷ್ಮಿ', 'ಶ್ರೀನಿವಾಸ'],
  ['Malayalam', 'ഉണ്ണികൃഷ്ണൻ', 'ലക്ഷ്മി', 'ശ്രീനിവാസൻ'],
  ['Gurmukhi', 'ਪੰਜਾਬ', 'ਸ੍ਰੀ', 'ਕ੍ਰਿਸ਼ਨ'],
  ['Odia', 'କୃଷ୍ଣ', 'ଶ୍ରୀମତୀ', 'ସତ୍ୟେନ୍ଦ୍ର'],
  ['Marathi', 'ज्ञानेश्वरी', 'पोलीस', 'दिग्दर्शक मंडळ'],
  ['Urdu', 'نیلا پہاڑ', 'سارا', 'زویا فلم ہاؤس'],
] as const;

const content = (title: string, role: string, production: string): CvContent => {
  const credits = [2024, 2021, 2019].map((year) => ({
    year: String(year),
    title,
    role: `${role} · supporting`,
    production,
    href: '',
  }));
  return {
    ...EMPTY_CV,
    confirmed: 'Details confirmed in November 2026',
    facts: [{ label: 'Height', value: '5′6″ (168 cm)' }],
    sections: [
      { title: 'About', text: 'Theatre-trained actor from Pune.' },
      { title: 'Film', credits },
      { title: 'थिएटर', credits: credits.slice(0, 1) },
    ],
  };
};

test.each(NAMES)(
  'credits in %s come back as they were printed',
  async (_language, title, role, production) => {
    const pdf = await drawCv(content(title, role, production), {
      files: () => Promise.resolve(undefined),
      fonts,
      date: new Date('2026-11-26'),
    });
    const { blocks } = await readCvBytes(new Uint8Array(pdf));
    const read = blocks
      .filter(({ isSure }) => isSure)
      .flatMap(({ rows }) => rows.map(({ credit }) => credit));
    const same = {
      title: title.normalize('NFC'),
      role: role.normalize('NFC'),
      production: production.normalize('NFC'),
      size: 'supporting',
      link: '',
    };
    expect(read).toEqual([
      ...[2024, 2021, 2019].map((year) => ({ ...same, kind: 'film', year })),
      { ...same, kind: 'theatre', year: 2024 },
    ]);
  },
);

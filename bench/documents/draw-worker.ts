// Measures drawing of CVs, alternating with pdfkit's empty page. A process of its own, so that its memory holds nothing
// else.
import { readFile } from 'node:fs/promises';
import type { CvContent } from '@marquee/domain/documents';
import { drawCv } from '../../functions/src/documents/draw-cv.ts';
import type { Drawing } from '../../functions/src/documents/drawing.ts';
import { PdfDocument } from '../../functions/src/documents/pdf-document.ts';
import { EMPTY_CV, FULL_CV, HINDI_CV, SIXTY_CREDITS } from '../../functions/src/documents/testing.ts';
import { fromRoot } from '../../scripts/config/project.ts';
import { percentile } from '../measure/statistics.ts';

/** Consecutive CVs of each content. */
const ROW = 200;
/** Warm-up rounds. */
const WARM_UP = 20;

interface Memory {
  /** Megabytes in use on the heap after a full collection. */
  readonly heap: number;
  /** Megabytes of the whole process. */
  readonly resident: number;
}

export interface DrawFigures {
  readonly name: string;
  /** Wall-clock milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** The median of the empty page, drawn in turns with the CVs. */
  readonly emptyPage: number;
  readonly kilobytes: number;
  readonly before: Memory;
  readonly after: Memory;
}

function memory(): Memory {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
}

/** Milliseconds on the clock. */
async function clocked(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function figuresOf(name: string, content: CvContent, setting: Drawing): Promise<DrawFigures> {
  const { title, name: author, language } = content;
  const cv = (): Promise<Buffer> => drawCv(content, setting);
  const emptyPage = (): Promise<Buffer> =>
    PdfDocument.draw({ ...setting, title, author, language }, (document) => document.addPage());
  let kilobytes = 0;
  for (let index = 0; index < WARM_UP; index += 1) {
    kilobytes = (await cv()).byteLength / 1024;
    await emptyPage();
  }
  const before = memory();
  const [cvs, empties]: [number[], number[]] = [[], []];
  for (let index = 0; index < ROW; index += 1) {
    cvs.push(await clocked(cv));
    empties.push(await clocked(emptyPage));
  }
  return {
    name,
    p50: percentile(cvs, 0.5),
    p99: percentile(cvs, 0.99),
    emptyPage: percentile(empties, 0.5),
    kilobytes,
    before,
    after: memory(),
  };
}

const setting: Drawing = {
  files: (url) => readFile(fromRoot(`scripts/seed/pictures/${url}`)),
  fonts: fromRoot('functions/dist/fonts'),
  date: new Date(Date.UTC(2026, 0, 1)),
};
const figures: DrawFigures[] = [];
for (const [name, content] of [
  ['a CV of 60 credits', SIXTY_CREDITS],
  ['a CV of 7 credits', FULL_CV],
  ['a CV in Hindi', HINDI_CV],
  ['an empty CV', EMPTY_CV],
] as const) {
  figures.push(await figuresOf(name, content, setting));
}
process.send?.(figures);
process.disconnect();

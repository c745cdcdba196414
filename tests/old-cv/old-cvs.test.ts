// Old CVs of all makes, read as the dialog reads them.
import { expect, test } from 'vitest';
import type { CvBlock, ReadCv } from '../../web/src/profile-form/old-cv/read-cv.ts';
import { isCreditKind } from '../../web/src/profile-form/old-cv/list-items.ts';
import { readCvBytes } from '../../web/src/profile-form/old-cv/read-cv-bytes.ts';
import { OLD_CVS } from './old-cvs.ts';

const lineOf = ({ credit: { kind, title, role, production, year } }: CvBlock['rows'][number]): string =>
  [kind, title, role, production, year].join(' | ');

const isCredits = ({ kind }: CvBlock): boolean => isCreditKind(kind) || kind === 'credits';

/** The credits that the dialog shows ticked. */
const ticked = ({ blocks }: ReadCv): string[] =>
  blocks
    .filter((block) => block.isSure && isCredits(block))
    .flatMap(({ rows }) => rows.filter((row) => row.isSound).map(lineOf));

test.each(OLD_CVS)('the credits of $what are ticked, and nothing else', async ({ bytes, credits }) => {
  expect(ticked(await readCvBytes(await bytes()))).toEqual(credits);
});

test('at least 30 makes of CVs are read', () => {
  expect(OLD_CVS.length).toBeGreaterThanOrEqual(30);
});

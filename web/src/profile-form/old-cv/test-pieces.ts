// Pieces of a page of a PDF for the tests of its reader, and the credits that are read from them.
import { pageLines } from './page-lines.ts';
import type { Piece } from './page-segments.ts';
import { readCv } from './read-cv.ts';

const SIZE = 8;

/** Pieces at the given edges and baselines; texts of one cell stand below each other, centred at its baseline. */
export const piecesAt = (y: number, cells: Readonly<Record<number, string | readonly string[]>>): Piece[] =>
  Object.entries(cells).flatMap(([x, cell]) => {
    const texts = typeof cell === 'string' ? [cell] : cell;
    return texts.map((text, at) => ({
      text,
      x: Number(x),
      y: y + (at - (texts.length - 1) / 2) * SIZE * 1.2,
      width: text.length * 4,
      size: SIZE,
      isBold: false,
      isLegacy: false,
    }));
  });

/** Title, role and production of each credit of a page. */
export const titlesOf = (pieces: readonly Piece[]): string[] =>
  readCv(pageLines(pieces), true)
    .blocks.filter(({ kind }) => kind !== 'training')
    .flatMap(({ rows }) =>
      rows.map(({ credit }) => [credit.title, credit.role, credit.production].join(' | ')),
    );

export const large = (pieces: readonly Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, size: 12 }));

export const bold = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => ({ ...piece, isBold: true }));

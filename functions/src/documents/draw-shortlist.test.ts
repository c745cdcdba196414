import { expect, test } from 'vitest';
import { cellsOf } from './draw-shortlist.ts';
import { PAGE } from './pdf-document.ts';

test.each([1, 2, 3, 4, 5, 6, 7, 9, 10, 19, 30])(
  'the cells of %i entries are within their pages, do not overlap, and share a row unless alone on the page',
  (count) => {
    const cells = cellsOf(count);
    expect(cells).toHaveLength(count);
    for (const [index, cell] of cells.entries()) {
      expect(cell.x + cell.width).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.01);
      expect(cell.y + cell.height).toBeLessThanOrEqual(PAGE.height - 57);
      const isAlone = !cells.some(
        (other, at) => at !== index && other.page === cell.page && other.y === cell.y,
      );
      expect(isAlone && cells.filter(({ page }) => page === cell.page).length > 1).toBe(false);
      for (const other of cells.slice(index + 1).filter(({ page }) => page === cell.page)) {
        const isBeside = other.x >= cell.x + cell.width;
        expect(isBeside || other.y >= cell.y + cell.height).toBe(true);
      }
    }
  },
);

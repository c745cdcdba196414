// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { canvasReturnsWhatIsDrawn } from './canvas-check.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A canvas that remembers what is drawn on it, and returns `read` of that. */
function drawOn(read: (drawn: readonly number[]) => readonly number[]): void {
  const drawn: number[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => void drawn.push(...(context.fillStyle.match(/\d+/g) ?? []).map(Number), 255),
    getImageData: () => ({ data: read(drawn) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as ImageBitmapRenderingContext,
  );
}

test('a browser that gives no canvas of pixels returns nothing', () => {
  const asked = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(canvasReturnsWhatIsDrawn()).toBe(false);
  expect(asked).toHaveBeenCalledWith('2d', { willReadFrequently: true });
});

test('a canvas that returns what was drawn is true', () => {
  drawOn((drawn) => drawn);
  expect(canvasReturnsWhatIsDrawn()).toBe(true);
});

test('a canvas that returns noise, also noise of a single step, is not true', () => {
  drawOn((drawn) => drawn.map(() => 147));
  expect(canvasReturnsWhatIsDrawn()).toBe(false);
  drawOn((drawn) => drawn.map((value, index) => (index === 5 ? value + 1 : value)));
  expect(canvasReturnsWhatIsDrawn()).toBe(false);
});

/** The known picture: one row of these colours, RGBA. */
const COLOURS = [
  [255, 0, 0, 255],
  [0, 128, 0, 255],
  [0, 0, 255, 255],
  [240, 240, 240, 255],
] as const;

/**
 * Whether a canvas returns what was drawn. Firefox with `privacy.resistFingerprinting` (Tor Browser, LibreWolf), and
 * other protections against tracking, return noise, which would be stored as the picture.
 */
export function canvasReturnsWhatIsDrawn(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = COLOURS.length;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  for (const [x, colour] of COLOURS.entries()) {
    context.fillStyle = `rgb(${colour.slice(0, 3).join(' ')})`;
    context.fillRect(x, 0, 1, 1);
  }
  const read = Array.from(context.getImageData(0, 0, COLOURS.length, 1).data);
  return read.every((value, index) => value === COLOURS.flat()[index]);
}

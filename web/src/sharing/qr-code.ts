// Draws a link as a QR code, large enough to print. Loaded when a QR code is first shown.
import { encode } from 'uqr';

/** Pixels that an edge of the code has at least. */
const EDGE = 1024;

/** The QR code of a link, as a data URL of a PNG. Black on white in both themes, because scanners need it. */
export function qrCode(link: string): string {
  const { data, size } = encode(link, { ecc: 'M', border: 3 });
  const module = Math.ceil(EDGE / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * module;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * module, y * module, module, module);
    });
  });
  return canvas.toDataURL('image/png');
}

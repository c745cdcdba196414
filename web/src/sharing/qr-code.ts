// The link as a QR code: shown as SVG, downloaded as a PNG large enough to print. Loaded when first asked for.
import { encode, renderSVG } from 'uqr';

const OPTIONS = { ecc: 'M', border: 3 } as const;

/** The code as the address of an image. Black on white in both themes: scanners want it so. */
export function qrImage(link: string): string {
  return `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(link, OPTIONS))}`;
}

/** Pixels of a printed code's edge, at least. */
const EDGE = 1024;

/** The code as a PNG. */
export async function qrPng(link: string): Promise<Blob> {
  const { data, size } = encode(link, OPTIONS);
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
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be made.'));
    }, 'image/png');
  });
}

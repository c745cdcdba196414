// Selects the part of a file that a decoder gets. Decoders limit only a picture's pixels: 100 KB can hold passes over a
// picture for minutes, texts that inflate to gigabytes, or a drawing.

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const JPEG = Buffer.from('\xff\xd8\xff', 'latin1');

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, PNG.length).equals(PNG);
const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, JPEG.length).equals(JPEG);
const isGif = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 4) === 'GIF8';
const isWebp = (bytes: Buffer): boolean => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12));

/** The marker of a scan: no other bytes of a JPEG's data are these. */
const SCAN = Buffer.from([0xff, 0xda]);

/** A progressive JPEG has some ten scans, and its preview as many; each scan is a pass over the whole picture. */
export const MAX_SCANS = 100;

function hasManyScans(jpeg: Buffer): boolean {
  let scans = 0;
  for (let at = jpeg.indexOf(SCAN); at !== -1; at = jpeg.indexOf(SCAN, at + SCAN.length)) scans += 1;
  return scans > MAX_SCANS;
}

/** The chunks of a PNG that hold texts, most of them compressed. */
const TEXTS: readonly string[] = ['tEXt', 'zTXt', 'iTXt'];

/** Bytes of a chunk beside its content: length, type and checksum. */
const CHUNK = 12;

function withoutTexts(png: Buffer): Buffer {
  const parts = [png.subarray(0, PNG.length)];
  for (let at = PNG.length; at + CHUNK <= png.length;) {
    const end = at + CHUNK + png.readUInt32BE(at);
    if (!TEXTS.includes(png.toString('latin1', at + 4, at + 8))) parts.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/**
 * The picture without the data that only costs time or memory. @throws Error for a file of no format that Storage rules
 * allow, and for a JPEG of more scans than any camera writes
 */
export function decodable(file: Uint8Array): Uint8Array {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (isPng(bytes)) return withoutTexts(bytes);
  if (isGif(bytes) || isWebp(bytes) || (isJpeg(bytes) && !hasManyScans(bytes))) return bytes;
  throw new Error('The file is no picture that is decoded.');
}

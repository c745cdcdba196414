import { ByteReader, EndOfFile } from './byte-reader.ts';
import { gifHeader } from './gif-header.ts';
import { heifHeader, heifType } from './heif-header.ts';
import { jpegHeader } from './jpeg-header.ts';
import type { PictureHeader } from './picture-header.ts';
import { pngHeader } from './png-header.ts';
import { webpHeader } from './webp-header.ts';

/** What a file is by its content, whatever its name and type say; `undefined` for no picture that the editor takes. */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  const file = new ByteReader(bytes);
  try {
    const start = file.tag(0, 12);
    if (start.startsWith('\xff\xd8\xff')) return jpegHeader(file);
    if (start.startsWith('\x89PNG\r\n\x1a\n')) return pngHeader(file);
    if (/^GIF8[79]a/.test(start)) return gifHeader(file);
    if (start.startsWith('RIFF') && start.endsWith('WEBP')) return webpHeader(file);
    const type = start.slice(4, 8) === 'ftyp' ? heifType(file) : undefined;
    return type && heifHeader(file, type);
  } catch (error) {
    if (!(error instanceof EndOfFile)) throw error;
    return undefined;
  }
}

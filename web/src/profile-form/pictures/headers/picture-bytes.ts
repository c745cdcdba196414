// Small files for tests, each with the parts that its header and its end are read from.
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
export const u16 = (value: number): number[] => [(value >> 8) & 255, value & 255];
export const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const littleEndian = (bytes: number[]): number[] => [...bytes].reverse();

/** Scan data with a stuffed zero and a restart. */
const SCAN = [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];

const segment = (marker: number, data: number[]): number[] => [
  0xff,
  marker,
  ...u16(data.length + 2),
  ...data,
];

/** A frame's segment, which holds the size. */
export const frame = (marker: number, width: number, height: number): number[] =>
  segment(marker, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]);

/** A JPEG with a thumbnail in its APP1, of which an end marker is part, and with two scans. */
export function jpegBytes(width: number, height: number): number[] {
  const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), ...SCAN];
  return [
    ...[0xff, 0xd8],
    ...segment(0xe1, [...ascii('Exif'), 0xff, 0xd8, ...frame(0xc0, 160, 120), ...scan, 0xff, 0xd9]),
    ...segment(0xc4, [0, 1, 2]),
    ...frame(0xc2, width, height),
    ...scan,
    ...[0xff, 0xff],
    ...scan.slice(1),
    ...[0xff, 0xd9],
  ];
}

export function pngBytes(width: number, height: number): number[] {
  const chunk = (tag: string, data: number[]): number[] => [
    ...u32(data.length),
    ...ascii(tag),
    ...data,
    ...[0, 0, 0, 0],
  ];
  return [
    ...ascii('\x89PNG\r\n\x1a\n'),
    ...chunk('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', ascii('IEND, and more that is data')),
    ...chunk('IEND', []),
  ];
}

export function gifBytes(width: number, height: number): number[] {
  return [
    ...ascii('GIF89a'),
    ...littleEndian(u16(width)),
    ...littleEndian(u16(height)),
    ...[0x80, 0, 0, 1, 2, 3, 4, 5, 6],
    ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 3, 0x3b, 0x3b, 0x3b, 0],
    0x3b,
  ];
}

const webp = (tag: string, data: number[]): number[] => [
  ...ascii('RIFF'),
  ...littleEndian(u32(12 + data.length)),
  ...ascii(`WEBP${tag}`),
  ...littleEndian(u32(data.length)),
  ...data,
];

export const webpBytes = {
  lossy: (width: number, height: number): number[] =>
    webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...littleEndian(u16(width)), ...littleEndian(u16(height)), 0, 0]),
  lossless: (width: number, height: number): number[] =>
    webp('VP8L', [0x2f, ...littleEndian(u32((width - 1) | ((height - 1) << 14))), 0, 0, 0]),
  extended: (width: number, height: number): number[] =>
    webp('VP8X', [
      ...[0, 0, 0, 0],
      ...littleEndian(u32(width - 1)).slice(0, 3),
      ...littleEndian(u32(height - 1)).slice(0, 3),
      ...[0, 0],
    ]),
};

interface HeifOptions {
  readonly brands?: readonly string[];
  /** Where the photo's data ends, beside where it does. */
  readonly missing?: number;
  /** The content of `iloc` for data that begins and is as long as said. */
  readonly locations?: (offset: number, length: number) => number[];
}

const box = (tag: string, ...data: number[][]): number[] => {
  const content = data.flat();
  return [...u32(8 + content.length), ...ascii(tag), ...content];
};

const full = [0, 0, 0, 0];

/** The table of where items lie: `iloc` of version 0, with one item in one extent. */
const location = (offset: number, length: number): number[] =>
  [full, [0x44, 0], u16(1), u16(1), u16(0), u16(1), u32(offset), u32(length)].flat();

/** A HEIC photo with a tile, whose data lies behind the boxes that describe it. */
export function heifBytes(
  width: number,
  height: number,
  { brands = ['heic', 'mif1', 'heic'], missing = 0, locations = location }: HeifOptions = {},
): number[] {
  const [major = 'heic', ...compatible] = brands;
  const first = box('ftyp', ascii(major), full, ascii(compatible.join('')));
  const photo = Array<number>(40).fill(7);
  const meta = (offset: number): number[] =>
    box(
      'meta',
      full,
      box('pitm', full, u16(1)),
      box('iloc', locations(offset, photo.length + missing)),
      box(
        'iprp',
        box('ipco', box('ispe', full, u32(512), u32(512)), box('ispe', full, u32(width), u32(height))),
      ),
    );
  const dataFrom = first.length + meta(0).length + 8;
  return [...first, ...meta(dataFrom), ...box('mdat', photo)];
}

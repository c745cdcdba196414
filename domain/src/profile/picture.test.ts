import { expect, it } from 'vitest';
import {
  filesOf,
  NO_CAPTION,
  pictureBase,
  pictureUrl,
  readPicture,
  smallestFile,
  stepsFor,
  stepSize,
  type Picture,
} from './picture.ts';

const at = (path: string): string => `${pictureBase('bucket')}${encodeURIComponent(path)}?alt=media`;

const FILE = 'gallery/u1_gallery_1_a.jpg';
const GALLERY: Picture = { ...NO_CAPTION, file: FILE, width: 1600, height: 1200, steps: [480, 800] };

it.each<[string, Picture]>([
  ['in the folder of the gallery', GALLERY],
  ['in the folder of portraits', { ...GALLERY, file: 'profile/u1-profile-1.webp' }],
  ['without smaller copies', { ...GALLERY, steps: [] }],
  ['with a smaller copy of 480 px alone', { ...GALLERY, steps: [480] }],
  ['with its colour', { ...GALLERY, color: '#a1b2c3' }],
  ['with a caption', { ...GALLERY, caption: 'On stage', photographer: 'Dev Menon', taken: '2026-03' }],
])('a picture %s is read back as it is stored', (_what, picture) => {
  expect(readPicture(JSON.parse(JSON.stringify(picture)), 'u1')).toEqual(picture);
});

it('the address of a picture leads to its file in the bucket, below its owner’s folder', () => {
  expect(pictureUrl(pictureBase('bucket'), 'u1', FILE)).toBe(at(`profiles/u1/${FILE}`));
});

it('filesOf lists a picture’s own file and those of its smaller copies, and smallestFile names the smallest', () => {
  expect(filesOf(GALLERY)).toEqual([
    FILE,
    'gallery/u1_gallery_1_a_thumb.jpg',
    'gallery/u1_gallery_1_a_medium.jpg',
  ]);
  expect(smallestFile({ file: 'profile/u1-profile-1.png', steps: [480] })).toBe(
    'profile/u1-profile-1-thumb.png',
  );
  expect(smallestFile({ file: 'gallery/a.b.jpg', steps: [800] })).toBe('gallery/a.b_medium.jpg');
  expect(smallestFile({ file: FILE, steps: [] })).toBe(FILE);
});

it.each([
  ['a portrait', { width: 1280, height: 1600 }, [480, 800], ['384 x 480', '800 x 1000']],
  ['a landscape', { width: 1600, height: 1067 }, [480, 800], ['480 x 320', '800 x 534']],
  ['a portrait hardly wider than 800 px', { width: 900, height: 1600 }, [480], ['270 x 480']],
  [
    'a picture a fifth wider than 800 px',
    { width: 1000, height: 700 },
    [480, 800],
    ['480 x 336', '800 x 560'],
  ],
  ['a strip', { width: 1600, height: 1 }, [480, 800], ['480 x 1', '800 x 1']],
  ['a small picture', { width: 400, height: 300 }, [], []],
] as const)(
  '%s of the size %j gets smaller copies of the steps %j and the sizes %j',
  (_what, size, steps, sizes) => {
    expect(stepsFor(size)).toEqual(steps);
    const copies = steps.map((step) => stepSize(size, step));
    expect(copies.map(({ width, height }) => `${String(width)} x ${String(height)}`)).toEqual(sizes);
  },
);

it('a picture of an older document is read from its address, whatever bucket and token it names', () => {
  const url = `http://localhost:9199/v0/b/other/o/${encodeURIComponent(`profiles/u1/${FILE}`)}?alt=media&token=t`;
  expect(readPicture(` ${url} `, 'u1')).toEqual({ ...GALLERY, width: 0, height: 0, steps: [] });
  const thumb_url = at('profiles/u1/gallery/u1_gallery_1_a_thumb.jpg');
  expect(readPicture({ url, thumb_url, width: 1600, height: 1200 }, 'u1')).toEqual({
    ...GALLERY,
    steps: [480],
  });
});

it.each([
  ['a negative width', { width: -1 }, { width: 0 }],
  ['an infinite width', { width: Infinity }, { width: 99_999 }],
  ['a number instead of a list of steps', { steps: 480 }, { steps: [] }],
  ['unknown steps', { steps: [7, '480', null] }, { steps: [] }],
  ['a colour of words', { color: 'red' }, { color: '' }],
  ['a text after its colour', { color: '#a1b2c3;x' }, { color: '' }],
  ['a month of words', { taken: 'March' }, { taken: '' }],
  ['a caption of two lines', { caption: 'On\nstage' }, { caption: 'On stage' }],
  ['a long caption', { caption: 'x'.repeat(500) }, { caption: 'x'.repeat(120) }],
])('a picture stored with %s is read with a valid value instead', (_what, stored, read) => {
  expect(readPicture({ ...GALLERY, ...stored }, 'u1')).toEqual({ ...GALLERY, ...read });
});

it.each([
  ['elsewhere', 'https://pictures.example/a.jpg'],
  ["in somebody else's folder", at('profiles/u2/gallery/u2_gallery_1_a.jpg')],
  ['outside of the folders', at('profiles/u1/other/a.jpg')],
  ['at a path that goes up', at('profiles/u1/gallery/../../u2/gallery/a.jpg')],
  ['of the type SVG', at('profiles/u1/gallery/a.svg')],
  ['with a broken address', `${pictureBase('b')}profiles%2Fu1%2Fgallery%2F%E0%A4%A.jpg`],
  [
    'with its address in another’s query',
    `https://evil.example/?https://x/v0/b/b/o/profiles%2Fu1%2Fgallery%2Fa.jpg`,
  ],
  ['stored with a path', { file: 'gallery/../../u2/gallery/a.jpg' }],
  ['stored with an encoded path', { file: 'gallery/..%2Fa.jpg' }],
  ["stored with another's folder", { file: '../u2/gallery/a.jpg' }],
  ['stored in a deeper folder', { file: 'gallery/deeper/a.jpg' }],
  ['stored with a long name', { file: `gallery/${'a'.repeat(161)}.jpg` }],
  ['stored as a script', { file: 'javascript:alert(1)' }],
  ['as nothing', null],
  ['as a number', 7],
  ['as a map without a file', {}],
])('a picture %s is read as none', (_what, stored) => {
  expect(readPicture(stored, 'u1')).toBeNull();
});

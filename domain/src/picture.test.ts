import { describe, expect, it } from 'vitest';
import { NO_CAPTION, pictureBase, readPicture, storedPicture } from './picture.ts';

const BASE = pictureBase('bucket');
const at = (path: string): string => `${BASE}${encodeURIComponent(path)}?alt=media`;

const GALLERY = {
  ...NO_CAPTION,
  url: at('profiles/u1/gallery/u1_gallery_1_a.jpg'),
  thumb_url: at('profiles/u1/gallery/u1_gallery_1_a_thumb.jpg'),
  width: 1600,
  height: 1200,
};

describe('a picture', () => {
  it.each([
    ['of the gallery', GALLERY, 'gallery/u1_gallery_1_a.jpg 1600x1200 thumb'],
    [
      'of the profile',
      {
        ...GALLERY,
        url: at('profiles/u1/profile/u1-profile-1.webp'),
        thumb_url: at('profiles/u1/profile/u1-profile-1-thumb.webp'),
      },
      'profile/u1-profile-1.webp 1600x1200 thumb',
    ],
    ['without a thumbnail', { ...GALLERY, thumb_url: GALLERY.url }, 'gallery/u1_gallery_1_a.jpg 1600x1200'],
  ])('%s is stored as its file, and read back', (_what, picture, stored) => {
    expect(storedPicture(picture)).toBe(stored);
    expect(readPicture('u1', stored, BASE)).toEqual(picture);
  });

  it('is stored whatever bucket and token its address names, and read in the own bucket', () => {
    const uploaded = `http://localhost:9199/v0/b/other/o/profiles%2Fu1%2Fgallery%2Fu1_gallery_1_a.jpg?alt=media&token=t`;
    expect(storedPicture({ ...GALLERY, url: uploaded })).toBe('gallery/u1_gallery_1_a.jpg 1600x1200 thumb');
    expect(readPicture('u1', uploaded, BASE)?.url).toBe(GALLERY.url);
  });

  it('of an older document keeps its size, and an invalid size is 0', () => {
    expect(readPicture('u1', GALLERY, BASE)).toEqual(GALLERY);
    expect(readPicture('u1', { ...GALLERY, width: -1, height: '7' }, BASE)).toMatchObject({
      width: 0,
      height: 0,
    });
  });

  it.each([
    ['elsewhere', 'https://pictures.example/a.jpg'],
    ["in somebody else's folder", at('profiles/u2/gallery/u2_gallery_1_a.jpg')],
    ['outside of the folders', at('profiles/u1/other/a.jpg')],
    ['at a path that goes up', at('profiles/u1/gallery/../../u2/gallery/a.jpg')],
    ['that is no picture', at('profiles/u1/gallery/a.svg')],
    ['with a broken address', `${BASE}profiles%2Fu1%2Fgallery%2F%E0%A4%A.jpg`],
    ['behind a lookalike', `https://evil.example/?https://x/v0/b/b/o/profiles%2Fu1%2Fgallery%2Fa.jpg`],
    ['stored with a path', 'gallery/../../u2/gallery/a.jpg 1x1'],
    ['stored with an encoded path', 'gallery/..%2Fa.jpg 1x1'],
    ['as nothing', null],
    ['as a number', 7],
    ['as an object without an address', {}],
  ])('%s is none', (_where, stored) => {
    expect(readPicture('u1', stored, BASE)).toBeNull();
  });

  it('is left out by whoever needs none', () => {
    expect(readPicture('u1', 'gallery/a.jpg 1x1', null)).toBeNull();
  });
});

import { NO_CAPTION } from '@marquee/domain/picture';
import { expect, test } from 'vitest';
import { ownPath, picturePaths, randomName, usedPaths } from './picture-paths.ts';

const download = (path: string): string =>
  `https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t`;

test('paths are spelt as the Storage rules have them', () => {
  expect(picturePaths('u1', 'profile', 17, 'x')).toEqual({
    full: 'profiles/u1/profile/u1-profile-17.jpg',
    thumb: 'profiles/u1/profile/u1-profile-17-thumb.jpg',
  });
  expect(picturePaths('u1', 'gallery', 17, 'ab12')).toEqual({
    full: 'profiles/u1/gallery/u1_gallery_17_ab12.jpg',
    thumb: 'profiles/u1/gallery/u1_gallery_17_ab12_thumb.jpg',
  });
  expect(randomName()).toMatch(/^[a-z0-9]{8}$/);
});

test('an address leads back to its path, and only to pictures of the account', () => {
  const path = 'profiles/u1/gallery/u1_gallery_17_ab12.jpg';
  expect(ownPath('u1', download(path))).toBe(path);
  expect(ownPath('u2', download(path))).toBeUndefined();
  expect(ownPath('u1', download('profiles/u1/secret/x.jpg'))).toBeUndefined();
  expect(ownPath('u1', 'https://example.com/a.jpg')).toBeUndefined();
  expect(ownPath('u1', 'https://example.com/o/%E0%A4%A')).toBeUndefined();
});

test('a profile uses the files of all its pictures, thumbnails included, each once', () => {
  const [full, thumb, photo] = ['a', 'b', 'c'].map((name) => `profiles/u1/gallery/${name}.jpg`);
  const picture = (url = '', thumb_url = '') => ({
    ...NO_CAPTION,
    url: download(url),
    thumb_url: download(thumb_url),
    width: 1,
    height: 1,
  });
  expect(
    usedPaths('u1', {
      profile_image: picture(full, thumb),
      photos: [picture(photo, photo), picture('profiles/u2/gallery/z.jpg', 'x')],
    }),
  ).toEqual([full, thumb, photo]);
});

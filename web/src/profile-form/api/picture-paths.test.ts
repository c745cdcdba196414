import { NO_CAPTION, stepFile, type Picture } from '@marquee/domain/profile/picture';
import { expect, test } from 'vitest';
import { newPictureFile, randomName, usedPaths } from './picture-paths.ts';

test('newPictureFile names the file of a new portrait or gallery photo, and stepFile its smaller copies', () => {
  const profile = newPictureFile('u1', 'profile', { now: 17, random: 'x', extension: 'webp' });
  const gallery = newPictureFile('u1', 'gallery', { now: 17, random: 'ab12', extension: 'jpg' });
  expect([profile, stepFile(profile, 480), stepFile(profile, 800)]).toEqual([
    'profile/u1-profile-17-x.webp',
    'profile/u1-profile-17-x-thumb.webp',
    'profile/u1-profile-17-x-medium.webp',
  ]);
  expect([gallery, stepFile(gallery, 480), stepFile(gallery, 800)]).toEqual([
    'gallery/u1_gallery_17_ab12.jpg',
    'gallery/u1_gallery_17_ab12_thumb.jpg',
    'gallery/u1_gallery_17_ab12_medium.jpg',
  ]);
  expect(randomName()).toMatch(/^[a-z0-9]{8}$/);
});

test('usedPaths lists the files of all pictures of a profile, smaller copies included, each once', () => {
  const picture = (file: string, steps: Picture['steps']): Picture => ({
    ...NO_CAPTION,
    file,
    steps,
    width: 1,
    height: 1,
  });
  const photo = picture('gallery/c.jpg', []);
  expect(usedPaths('u1', { profile_image: picture('profile/a.jpg', [480]), photos: [photo, photo] })).toEqual(
    ['profiles/u1/profile/a.jpg', 'profiles/u1/profile/a-thumb.jpg', 'profiles/u1/gallery/c.jpg'],
  );
});

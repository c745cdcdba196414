import { expect, test } from 'vitest';
import { readPicture } from './picture.ts';
import { byShot, missingShots, SHOTS, type Shot } from './shot.ts';

const photo = (name: string, shot: Shot | '') => ({ name, shot });
const portrait = readPicture({ file: 'profile/a.jpg' }, 'u1');

test('byShot sorts photos by their shots, and puts those without a shot last, in their own order', () => {
  const photos = [
    photo('a', ''),
    photo('b', 'smile'),
    photo('c', ''),
    photo('d', 'close_up'),
    photo('e', 'smile'),
  ];
  expect(byShot(photos).map(({ name }) => name)).toEqual(['d', 'b', 'e', 'a', 'c']);
});

test('a shot is missing until a photo has it, and the close-up until there is a portrait', () => {
  expect(missingShots({ profile_image: null, photos: [] })).toEqual(SHOTS);
  expect(missingShots({ profile_image: portrait, photos: [photo('a', 'mid'), photo('b', '')] })).toEqual([
    'full_length',
    'left',
    'right',
    'smile',
    'look',
  ]);
});

test('a gallery full of photos with shots has no missing shot, a gallery with one unlabelled photo has', () => {
  const full = SHOTS.slice(1, 6).map((shot) => photo(shot, shot));
  expect(missingShots({ profile_image: portrait, photos: full })).toEqual([]);
  expect(missingShots({ profile_image: portrait, photos: full.with(0, photo('x', '')) })).toContain('mid');
});

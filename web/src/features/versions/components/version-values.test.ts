import { expect, test } from 'vitest';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { EMPTY_VERSION, type Version } from '@marquee/domain/views/version';
import { valuesOf, versionOf } from './version-values.ts';

const ID = '0123456789abc';
const VIDEOS = ['https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb'] as const;
const profile = readProfile('u1', {
  photos: ['a', 'b', 'c'].map((name) => ({ file: `gallery/${name}.jpg` })),
  additional_videos: VIDEOS,
  credits: [
    { kind: 'award', title: 'A prize' },
    { kind: 'film', title: 'A film' },
  ],
});
const version = (changes: Partial<Version> = {}): Version => ({
  ...EMPTY_VERSION,
  id: ID,
  name: 'Comedy',
  ...changes,
});

test.each([
  ['that chooses nothing', {}],
  ['with photos in an order of its own', { photos: ['gallery/c.jpg', 'gallery/a.jpg'] }],
  ['with all photos in another order', { photos: ['gallery/c.jpg', 'gallery/b.jpg', 'gallery/a.jpg'] }],
  ['with one video and no photos', { videos: [VIDEOS[1]], left_out: ['photos'] }],
  ['with awards first', { credits_first: ['award'], left_out: ['training', 'social'] }],
] as const)('a version %s is stored as it was read', (_title, changes) => {
  const stored = version(changes);
  expect(versionOf(ID, valuesOf(stored, profile), profile)).toEqual(stored);
});

test('the form lists the chosen items before the others, and leaves out items that the profile no longer has', () => {
  const { photos, credits_first } = valuesOf(
    version({ photos: ['gallery/z.jpg', 'gallery/b.jpg'], credits_first: ['voice', 'award'] }),
    profile,
  );
  expect(photos).toEqual([
    { key: 'gallery/b.jpg', isChosen: true },
    { key: 'gallery/a.jpg', isChosen: false },
    { key: 'gallery/c.jpg', isChosen: false },
  ]);
  expect(credits_first).toEqual([
    { key: 'award', isChosen: true },
    { key: 'film', isChosen: false },
  ]);
});

test('a version in which no photo is chosen leaves out the section of photos', () => {
  const values = valuesOf(version(), profile);
  const none = { ...values, photos: values.photos.map(({ key }) => ({ key, isChosen: false })) };
  expect(versionOf(ID, none, profile)).toEqual(version({ left_out: ['photos'] }));
});

test('a version is stored without spaces around its texts, and with line breaks only inside the introduction', () => {
  const values = {
    ...valuesOf(version(), profile),
    name: ' Comedy ',
    headline: 'a\nb',
    introduction: ' c\nd ',
  };
  expect(versionOf(ID, values, profile)).toEqual(version({ headline: 'a b', introduction: 'c\nd' }));
});

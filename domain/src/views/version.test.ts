import { expect, test } from 'vitest';
import { readProfile } from '../profile/read-profile.ts';
import {
  applyVersion,
  EMPTY_VERSION,
  readVersions,
  VERSION_LIMITS,
  VERSION_SECTIONS,
  versionFields,
  videosOf,
  type Version,
} from './version.ts';

const ID = '0123456789abc';
const version = (changes: Partial<Version> = {}): Version => ({
  ...EMPTY_VERSION,
  id: ID,
  name: 'Comedy',
  ...changes,
});

const YOUTUBE = ['https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb'] as const;
const REEL = 'https://www.instagram.com/reel/x';
const profile = readProfile('u1', {
  first_name: 'Asha',
  introduction: 'I act.',
  education: 'A school',
  skills: ['Kathak'],
  social: { instagram: 'asha' },
  photos: ['a', 'b', 'c'].map((name) => ({ file: `gallery/${name}.jpg` })),
  introduction_video: 'https://youtu.be/iiiiiiiiiii',
  introduction_video_details: { title: 'Showreel' },
  additional_videos: [...YOUTUBE, REEL],
  credits: [{ kind: 'film', title: 'A film' }],
  facts: { eyes: 'brown' },
});

const shown = (changes: Partial<Version>) => {
  const { photos, introduction_video, additional_videos } = applyVersion(profile, version(changes));
  return {
    photos: photos.map(({ file }) => file.at(-5)),
    videos: [introduction_video, ...additional_videos.map(({ url }) => url)].map((url) => url.at(-1)),
  };
};
const ALL = { photos: ['a', 'b', 'c'], videos: ['i', 'a', 'b', 'x'] };

test('readVersions returns stored versions, sorted by name', () => {
  const dancer = version({
    id: 'zyxwvtsrqpnmk',
    name: 'A dancer',
    headline: 'Dancer',
    introduction: 'I dance.\nEvery day.',
    photos: ['gallery/a.jpg'],
    videos: [REEL],
    credits_first: ['music_video'],
    left_out: ['training'],
  });
  const stored = { versions: { [ID]: versionFields(version()), [dancer.id]: versionFields(dancer) } };
  expect(readVersions(stored)).toEqual([dancer, version()]);
});

test.each([undefined, null, 7, {}, { versions: null }, { versions: [1] }, { versions: { short: {} } }])(
  'readVersions reads %j as no versions',
  (stored) => {
    expect(readVersions(stored)).toEqual([]);
  },
);

test('versions of one name are in the order of their ids', () => {
  const ids = ['bbbbbbbbbbbbb', 'ccccccccccccc', 'aaaaaaaaaaaaa'];
  const versions = Object.fromEntries(ids.map((id) => [id, versionFields(version())]));
  expect(readVersions({ versions }).map(({ id }) => id)).toEqual(ids.toSorted());
});

test('a profile without an introduction video has its other videos alone', () => {
  const without = readProfile('u1', { additional_videos: [...YOUTUBE] });
  expect(videosOf(without).map(({ url }) => url)).toEqual(YOUTUBE);
  expect(videosOf(profile)[0]).toMatchObject({ title: 'Showreel', platform: 'youtube' });
});

test('a version that chooses no videos and no kinds of credits leaves both as the profile has them', () => {
  const without = readProfile('u1', { additional_videos: [...YOUTUBE] });
  expect(applyVersion(without, version())).toEqual(without);
  expect(applyVersion(profile, version({ credits_first: ['award'] })).credits_first).toEqual(['award']);
});

test('a version stored under an id such as ‘constructor’ is ignored', () => {
  const versions = JSON.parse(`{"__proto__":{"name":"x"},"constructor":{"name":"y"}}`) as object;
  expect(readVersions({ versions })).toEqual([]);
});

test('long texts of a version are cut, and unknown values left out', () => {
  const [read] = readVersions({
    versions: {
      [ID]: {
        name: 'n'.repeat(1e6),
        headline: { toString: 1 },
        introduction: 'i'.repeat(1e6),
        photos: ['p'.repeat(1e6), ...Array.from({ length: 1e5 }, () => 'p'), null],
        videos: ['v'.repeat(1e6), REEL, REEL],
        credits_first: ['award', 'award', '__proto__', 7],
        left_out: ['facts', 'contact', 'social'],
      },
    },
  });
  expect(read).toMatchObject({
    name: 'n'.repeat(VERSION_LIMITS.name),
    headline: '',
    photos: ['p'.repeat(VERSION_LIMITS.file), 'p'],
    videos: [REEL],
    credits_first: ['award'],
    left_out: ['social'],
  });
  expect(read?.introduction).toHaveLength(VERSION_LIMITS.introduction);
});

test('the profile is shown as it is without a version, or with an empty one', () => {
  expect(applyVersion(profile, undefined)).toBe(profile);
  expect(applyVersion(profile, version())).toEqual(profile);
});

test('a version with a headline and an introduction replaces these alone', () => {
  const said = applyVersion(profile, version({ headline: 'Comedian', introduction: 'I am funny.' }));
  expect(said).toEqual({ ...profile, headline: 'Comedian', introduction: 'I am funny.' });
});

test('a version shows the chosen photos and videos in the chosen order', () => {
  expect(shown({ photos: ['gallery/c.jpg', 'gallery/a.jpg'] })).toEqual({ ...ALL, photos: ['c', 'a'] });
  expect(shown({ videos: [YOUTUBE[1], REEL] })).toEqual({ ...ALL, videos: ['b', 'x'] });
});

test('photos are marked as ordered, for the contact sheet, only if the version chooses any that exist', () => {
  expect(applyVersion(profile, version({ photos: ['gallery/c.jpg'] })).photos_ordered).toBe(true);
  expect(applyVersion(profile, version({ photos: ['gallery/z.jpg'] })).photos_ordered).toBeUndefined();
});

test('a first video that does not play on the page leaves the introduction video, if chosen, in its place', () => {
  expect(shown({ videos: [REEL, YOUTUBE[0], 'https://youtu.be/iiiiiiiiiii'] }).videos).toEqual([
    'i',
    'x',
    'a',
  ]);
  const { introduction_video, introduction_video_details } = applyVersion(
    profile,
    version({ videos: [REEL, YOUTUBE[0]] }),
  );
  expect([introduction_video, introduction_video_details.title]).toEqual(['', '']);
});

test('chosen photos that the profile no longer has are skipped, and all are shown where none is left', () => {
  expect(shown({ photos: ['gallery/z.jpg', 'gallery/b.jpg'] }).photos).toEqual(['b']);
  expect(shown({ photos: ['gallery/z.jpg'], videos: ['https://youtu.be/zzzzzzzzzzz'] })).toEqual(ALL);
});

test('sections that a version leaves out are empty, and nothing else changes', () => {
  const bare = applyVersion(profile, version({ left_out: VERSION_SECTIONS }));
  expect(bare).toEqual({
    ...profile,
    photos: [],
    introduction_video: '',
    introduction_video_details: { title: '', kind: '', seconds: 0, thumb: null },
    additional_videos: [],
    credits: [],
    skills: [],
    education: '',
    social: { facebook: '', instagram: '', imdb: '', website: '' },
  });
});

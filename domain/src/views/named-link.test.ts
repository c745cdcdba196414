import { describe, expect, test } from 'vitest';
import { isLinkCode, LINK_CODE_LENGTH, linkCode } from './link-code.ts';
import {
  inLinkOrder,
  LINK_LIMITS,
  linkState,
  namedLinkPath,
  readNamedLinks,
  readSentLinks,
  sentLinkFields,
  type NamedLink,
  type SentLink,
} from './named-link.ts';
import { readProfile } from '../profile/read-profile.ts';

const CODE = '0123456789abc';
const LINK: SentLink = {
  code: CODE,
  label: "Mukesh's office",
  ends: 0,
  opens_private: true,
  asks_answer: true,
  photo: 'gallery/a.jpg',
  video: 'https://youtu.be/aaaaaaaaaaa',
  version: '',
  revoked: false,
  archived: false,
  created_at: 5,
  project: 'Kalari',
  role: 'Meera',
  stage: 'audition',
  next_on: '2026-05-20',
  note: 'Gate 3\nAsk for Zoya',
  answer: { answer: 'shortlisted', first_at: 1, answered_at: 2 },
};

test('linkCode makes a valid code from any bytes', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    expect(isLinkCode(linkCode(new Uint8Array(LINK_CODE_LENGTH).fill(byte)))).toBe(true);
  }
});

test('a link code has 65 bits: each character is one of 32', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, index) => index);
  const letters = [0, 13, 19].map((from) => linkCode(bytes.subarray(from)));
  expect(new Set(letters.join('')).size).toBe(32);
});

test.each(['cv.pdf', 'photos.pdf', '', 'settings', '0123456789ab', '0123456789abu', '0123456789ABC'])(
  '%j is no link code',
  (text) => {
    expect(isLinkCode(text)).toBe(false);
  },
);

test('readSentLinks reads links as they were stored, the newest first', () => {
  const older: SentLink = { ...LINK, code: 'zyxwvtsrqpnmk', created_at: 4, answer: undefined };
  const stored = {
    links: { [older.code]: sentLinkFields(older), [CODE]: { ...sentLinkFields(LINK), answer: LINK.answer } },
  };
  expect(readSentLinks(stored)).toEqual([LINK, older]);
});

test('readSentLinks reads each choice of a link that differs from the usual, and an id of a version alone', () => {
  const chosen: SentLink = {
    ...LINK,
    ends: 1_800_000_000_000,
    opens_private: false,
    asks_answer: false,
    version: 'zyxwvtsrqpnmk',
    revoked: true,
    archived: true,
    answer: undefined,
  };
  expect(readSentLinks({ links: { [CODE]: sentLinkFields(chosen) } })).toEqual([chosen]);
  const { version } =
    readSentLinks({ links: { [CODE]: { ...sentLinkFields(LINK), version: 'x' } } })[0] ?? LINK;
  expect(version).toBe('');
});

test('links that were made at one time are in the order of their codes', () => {
  const codes = ['bbbbbbbbbbbbb', 'ccccccccccccc', 'aaaaaaaaaaaaa'];
  const links = Object.fromEntries(codes.map((code) => [code, sentLinkFields(LINK)]));
  expect(readNamedLinks({ links }).map(({ code }) => code)).toEqual(codes.toSorted());
});

test('the address of a named link is the profile’s with the link’s code', () => {
  expect(namedLinkPath({ id: 'u1', username: 'asha' }, CODE)).toBe(`/asha/${CODE}`);
  expect(namedLinkPath({ id: 'u1', username: '' }, CODE)).toBe(`/actor/u1/${CODE}`);
});

test('readNamedLinks reads neither the owner’s notes nor the answer, which no page needs', () => {
  const [link] = readNamedLinks({ links: { [CODE]: { ...sentLinkFields(LINK), answer: LINK.answer } } });
  const {
    archived: _archived,
    project: _p,
    role: _r,
    stage: _s,
    next_on: _n,
    note: _note,
    answer: _a,
    ...read
  } = LINK;
  expect(link).toEqual(read satisfies NamedLink);
});

test('texts of a stored link are cut; a day that does not exist, an unknown stage and a malformed answer are none', () => {
  const [link] = readSentLinks({
    links: {
      [CODE]: {
        label: `a\nb${'x'.repeat(1000)}`,
        project: 7,
        note: `first\nsecond${'x'.repeat(10_000)}`,
        next_on: '2026-02-30',
        stage: 'constructor',
        answer: { answer: 'constructor', first_at: 1, answered_at: 2 },
      },
    },
  });
  expect(link).toMatchObject({ project: '', next_on: '', stage: '', answer: undefined, archived: false });
  expect(link?.label).toMatch(/^a bx+$/);
  expect(link?.label.length).toBe(LINK_LIMITS.label);
  expect(link?.note).toMatch(/^first\nsecondx+$/);
  expect(link?.note.length).toBe(LINK_LIMITS.note);
});

test.each([undefined, null, 7, {}, { links: null }, { links: 'x' }, { links: { short: {} } }])(
  'readNamedLinks reads %j as no links',
  (stored) => {
    expect(readNamedLinks(stored)).toEqual([]);
  },
);

test('readNamedLinks reads an entry without fields as a revoked link', () => {
  expect(readNamedLinks({ links: { [CODE]: null } })).toMatchObject([
    { label: '', ends: 0, opens_private: false, revoked: true },
  ]);
});

test('a link is live until it ends or is revoked', () => {
  expect(linkState({ ends: 0, revoked: false }, 100)).toBe('live');
  expect(linkState({ ends: 101, revoked: false }, 100)).toBe('live');
  expect(linkState({ ends: 100, revoked: false }, 100)).toBe('ended');
  expect(linkState({ ends: 0, revoked: true }, 100)).toBe('revoked');
});

describe('inLinkOrder, which arranges photos and videos as a link chooses', () => {
  const stored = {
    photos: [{ file: 'gallery/a.jpg' }, { file: 'gallery/b.jpg', steps: [480] }],
    additional_videos: ['https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb'],
  };
  const profile = readProfile('u1', stored);
  const order = (choice: Pick<NamedLink, 'photo' | 'video'>) => {
    const { photos, introduction_video, additional_videos } = inLinkOrder(profile, choice);
    return [
      photos.map(({ file }) => /(\w)\.jpg/.exec(file)?.[1]),
      [introduction_video, ...additional_videos.map(({ url }) => url)].flatMap((url) => url.at(-1) ?? []),
    ];
  };

  test('inLinkOrder puts the chosen photo and video first', () => {
    expect(order({ photo: 'gallery/b.jpg', video: 'https://youtu.be/bbbbbbbbbbb' })).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ]);
  });

  const videosOf = (changes: object, video: string) => {
    const { introduction_video, introduction_video_details, additional_videos } = inLinkOrder(
      readProfile('u1', { ...stored, ...changes }),
      { photo: '', video },
    );
    return {
      intro: [introduction_video.at(-1), introduction_video_details.title],
      others: additional_videos.map(({ url, title }) => [url.at(-1), title]),
    };
  };

  test("inLinkOrder puts the chosen video in the introduction video's place, and the latter before the others", () => {
    const introduction_video = 'https://youtu.be/iiiiiiiiiii';
    const introduction_video_details = { kind: 'showreel', seconds: 60, title: 'My showreel' };
    const chosen = 'https://youtu.be/bbbbbbbbbbb';
    expect(videosOf({ introduction_video, introduction_video_details }, chosen)).toEqual({
      intro: ['b', ''],
      others: [
        ['i', 'My showreel'],
        ['a', ''],
      ],
    });
  });

  test('inLinkOrder puts a chosen video that does not play on the page after the introduction video', () => {
    const introduction_video = 'https://youtu.be/iiiiiiiiiii';
    const additional_videos = ['https://youtu.be/aaaaaaaaaaa', 'https://www.instagram.com/reel/x'];
    expect(videosOf({ introduction_video, additional_videos }, additional_videos[1] ?? '')).toEqual({
      intro: ['i', ''],
      others: [
        ['x', ''],
        ['a', ''],
      ],
    });
  });

  test('inLinkOrder marks photos as ordered only where it has put one first', () => {
    const isOrdered = (photo: string) => inLinkOrder(profile, { photo, video: '' }).photos_ordered;
    expect([isOrdered('gallery/b.jpg'), isOrdered('gallery/c.jpg')]).toEqual([true, undefined]);
  });

  test('inLinkOrder changes nothing without a chosen photo or video, or if the profile no longer has it', () => {
    expect(order({ photo: 'gallery/c.jpg', video: 'https://youtu.be/ccccccccccc' })).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(order({ photo: '', video: '' })).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });
});

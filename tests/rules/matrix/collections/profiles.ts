import { Timestamp } from 'firebase/firestore';
import { VALID_PROFILE } from '../../valid-profile.ts';
import { EVERYBODY, NOBODY, OTHER, OWNER, THE_OWNER, THE_VERIFIED_OWNER } from '../actors.ts';
import type { Collection, Documents, Writing } from '../collection.ts';
import type { Write } from '../firestore-rest.ts';
import {
  also,
  anyInt,
  bool,
  dependsOnWho,
  emptyList,
  immutable,
  list,
  map,
  oneOf,
  only,
  otherThan,
  requestTime,
  textAmongOthers,
  texts,
  webAddress,
  type Kind,
} from '../kinds.ts';
import { CREATED, NOW, type Fields } from '../values.ts';

const PATH = `profiles/${OWNER}`;

const PICTURE = VALID_PROFILE.profile_image;
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

/** A full profile as it is stored. */
export const storedProfile = (changes: Fields = {}): Fields => ({
  ...VALID_PROFILE,
  created_at: CREATED,
  updated_at: CREATED,
  // A save sets both to its time.
  confirmed_at: changes['updated_at'] ?? CREATED,
  ...changes,
});

/** What is no picture of the owner's folder. */
const BAD_PICTURES = {
  'at an address': 'https://pictures.example/a.jpg',
  "of another's folder": `../${OTHER}/gallery/a.jpg 1x1`,
  'of another folder': 'other/a.jpg 1x1',
  'of no folder': 'a.jpg 1x1',
  'of a deeper folder': 'gallery/deeper/a.jpg 1x1',
  'with an encoded path': 'gallery/..%2Fa.jpg 1x1',
  'of another format': 'gallery/a.svg 1x1',
  'without a size': 'gallery/a.jpg',
  'with a size that is none': 'gallery/a.jpg 1xa',
  'with a long name': `gallery/${'a'.repeat(161)}.jpg 1x1`,
  'and more': 'gallery/a.jpg 1x1 thumb more',
  'with a long caption': `gallery/a.jpg 1x1\t\t\t${'x'.repeat(90_000)}`,
  'with a month that is none': 'gallery/a.jpg 1x1\tMarch\t\t',
  'as a script': 'javascript:alert(1)',
};

const BAD_VIDEOS = {
  'as a script': 'javascript:alert(1)',
  'without a scheme': 'youtu.be/x',
  empty: '',
  'as a number': 7,
  'as an object': { platform: 'youtube', url: VIDEO },
};

const CREDIT = 'film\tlead\t2025\tKalari\tInspector Rao\tAsha Rao\thttps://imdb.example/tt1';

const BAD_CREDITS = {
  'with a script as its link': 'film\t\t\tKalari\t\t\tjavascript:alert(1)',
  'with a year that is none': 'film\t\tlast\tKalari\t\t\t',
  'with a field too few': 'film\t\t\tKalari\t\t',
  'with a field too many': 'film\t\t\tKalari\t\t\t\t',
  'of two lines': `${CREDIT}\n${CREDIT}\n`,
  'too long': `film\t\t\t${'x'.repeat(90_000)}\t\t\t`,
  'as a number': 7,
  'as an object': { title: 'Kalari' },
};

const VIDEO_DETAILS = `${VIDEO}\tshowreel\t185\tvideos/youtube-dQw4w9WgXcQ.jpg 480x360\tShowreel 2026`;

const BAD_VIDEO_DETAILS = {
  'with a script as its address': 'javascript:alert(1)\t\t\t\tShowreel',
  'with a thumbnail at an address': `${VIDEO}\t\t\thttps://pictures.example/a.jpg\tShowreel`,
  "with a thumbnail of another's folder": `${VIDEO}\t\t\t../${OTHER}/videos/a.jpg 1x1\tShowreel`,
  'with a length that is none': `${VIDEO}\t\tlong\t\tShowreel`,
  'with a field too few': `${VIDEO}\t\t\tShowreel`,
  'as an object': { url: VIDEO },
};

/** Lines `name: value`. */
const labels = (max: number, line: string): Kind =>
  list(max, line, {
    'without a name': 'value',
    'with a tab': `${line}\t`,
    'of two lines': `${line}\n`,
    'as a number': 7,
    'as an object': { name: 'value' },
  });

const contactShield: Kind = {
  taken: { off: false },
  refused: { ...otherThan('bool'), 'on, with the link in the open': true },
  required: true,
};

const picture: Kind = {
  taken: {
    none: '',
    'of the gallery': 'gallery/owner1_gallery_1_a.webp 1x99999',
    'of the profile': 'profile/owner1-profile-1.png 0x0 thumb',
    'with a caption': 'gallery/owner1_gallery_1_a.webp 1x1\t2026-03\tDev Menon\tOn stage',
    'with a photographer alone': 'gallery/owner1_gallery_1_a.webp 1x1\t\tDev Menon\t',
    'with the longest name': `gallery/${'a'.repeat(160)}.jpg 1x1`,
  },
  refused: { ...otherThan('text'), ...BAD_PICTURES },
  required: true,
};

const whatsApp: Kind = also(textAmongOthers(500, 90_000), {
  taken: {
    'at wa.me': 'https://wa.me/91',
    'at api.whatsapp.com': 'https://api.whatsapp.com/send?phone=91',
    'at web.whatsapp.com': 'https://web.whatsapp.com/send?phone=91',
    'of the greatest length': `https://wa.me/${'9'.repeat(486)}`,
  },
  refused: {
    elsewhere: 'https://evil.example/?wa.me',
    'at a lookalike': 'https://wa.me.evil.example/1',
    unencrypted: 'http://wa.me/91',
    'too long': `https://wa.me/${'9'.repeat(90_000)}`,
  },
});
const { 'of many scripts': _text, ...whatsAppTaken } = whatsApp.taken;

/** People are notified of names. */
const name: Kind = also(textAmongOthers(60, 121), {
  taken: {
    'with dots': 'A.R.Rahman Jr.',
    'with dots and capitals': 'A.R.RAHMAN',
    'with a joiner': 'क्\u200Dष',
  },
  refused: {
    'with an address': 'win at evil.example',
    'with an address in capitals': 'EVIL.COM',
    'with a web address': 'https://evil',
    'with an e-mail address': 'asha@evil',
    'with a control character': 'Asha\u0007',
    'with a line break': 'Asha\nRao',
    'with a direction character': 'Asha\u202E',
  },
});

/** What the editor fills in. */
const content: Readonly<Record<string, Kind>> = {
  first_name: name,
  last_name: name,
  height: textAmongOthers(80, 20_000),
  location: textAmongOthers(80, 20_000),
  screen_age_min: anyInt,
  screen_age_max: anyInt,
  skills: texts(15, 'Kathak', 3000, 20_000),
  languages: texts(20, 'Hindi', 1600, 20_000),
  education: textAmongOthers(4000, 20_000),
  introduction: textAmongOthers(4000, 20_000),
  introduction_video: textAmongOthers(500, 20_000),
  additional_videos: list(10, VIDEO, BAD_VIDEOS),
  social: map(VALID_PROFILE.social, {
    facebook: textAmongOthers(100, 20_000),
    instagram: textAmongOthers(100, 20_000),
    imdb: textAmongOthers(100, 20_000),
    website: webAddress(500, 90_000),
  }),
  is_profile_complete: bool,
  language_levels: labels(20, 'Hindi: native'),
  facts: labels(40, 'gender: female'),
  credits: list(60, CREDIT, BAD_CREDITS),
  credits_order: oneOf('hand', 'year'),
  representation: labels(6, 'name: Dev Menon'),
  video_details: list(11, VIDEO_DETAILS, BAD_VIDEO_DETAILS),
  skill_videos: list(15, `Kathak\t${VIDEO}`, {
    'without an address': 'Kathak',
    'as a script': 'Kathak\tjavascript:alert(1)',
    'without a skill': VIDEO,
  }),
  contact_shield: contactShield,
  has_contact: bool,
  accepts_messages: bool,
  confirmed_at: requestTime,
  profile_image: picture,
  photos: list(5, PICTURE, { ...BAD_PICTURES, 'as a number': 7, 'as null': null }),
  whatsapp_link: { ...whatsApp, taken: whatsAppTaken },
  updated_at: requestTime,
};

/** Names need documents of their own beside the profile: see the cases. */
const noNames: Readonly<Record<string, Kind>> = {
  username: {
    taken: { none: '' },
    refused: { ...otherThan('text'), 'that nobody holds': 'asha-rao', "that is somebody else's": 'taken' },
    required: true,
  },
  former_usernames: emptyList('taken'),
};

const create: Writing = {
  may: THE_OWNER,
  valid: () => storedProfile({ created_at: NOW, updated_at: NOW }),
  fields: { ...content, ...noNames, is_profile_public: only(false), created_at: requestTime },
};

const update: Writing = {
  may: THE_OWNER,
  valid: () => storedProfile({ updated_at: NOW }),
  fields: {
    ...content,
    ...noNames,
    is_profile_public: dependsOnWho(only(false), 'another'),
    created_at: immutable(NOW),
  },
};

const world: Documents = { 'usernames/taken': { uid: OTHER, created_at: CREATED } };
const there: Documents = { ...world, [PATH]: storedProfile() };
const open: Documents = { ...world, [PATH]: storedProfile({ is_profile_public: true }) };

const TOMBSTONE = `tombstones/${OWNER}`;

/** As documents were stored before pictures were files and videos were addresses. */
const OLDER = storedProfile({
  username: null,
  height: null,
  profile_image: { url: 'https://pictures.example/a.jpg', thumb_url: '', width: 1, height: 1 },
  additional_videos: [{ platform: 'youtube', url: 'https://youtu.be/x' }],
});

const TAKEN_DOWN = { at: CREATED, reason: 'spam' };
const down: Documents = { ...world, [PATH]: storedProfile({ taken_down: TAKEN_DOWN }) };

const change =
  (fields: Fields): (() => { commit: Write[] }) =>
  () => ({
    commit: [{ update: PATH, fields: { updated_at: NOW, ...fields } }],
  });

const RENAMED = { first_name: 'Usha', confirmed_at: NOW };

/** The part of a private document that says how old somebody is. */
const born = (date_of_birth: string): Fields => ({ date_of_birth });

const YEAR = new Date().getUTCFullYear();

export const profiles: Collection = {
  name: 'profiles/{uid}',
  path: PATH,
  stored: storedProfile(),
  world,
  get: THE_OWNER,
  list: [
    { name: 'all', collection: 'profiles', may: NOBODY },
    {
      name: 'the public ones',
      collection: 'profiles',
      where: [['is_profile_public', 'EQUAL', true]],
      may: NOBODY,
    },
    { name: 'of every parent', collection: 'profiles', everywhere: true, may: NOBODY },
  ],
  create,
  update,
  delete: NOBODY,
  cases: [
    { name: 'get: a public one', given: open, may: EVERYBODY, act: () => ({ get: PATH }) },
    {
      name: 'get: one that is taken down',
      given: { [PATH]: storedProfile({ is_profile_public: true, taken_down: TAKEN_DOWN }) },
      may: [...THE_OWNER, 'moderator'],
      act: () => ({ get: PATH }),
    },
    {
      name: 'create: taken down',
      given: world,
      may: NOBODY,
      act: () => ({
        commit: [
          { set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW, taken_down: TAKEN_DOWN }) },
        ],
      }),
    },
    { name: 'update: taken down', given: open, may: NOBODY, act: change({ taken_down: TAKEN_DOWN }) },
    { name: 'update: taken down by nothing', given: open, may: NOBODY, act: change({ taken_down: null }) },
    { name: 'update: of a taken-down one', given: down, may: THE_OWNER, act: change(RENAMED) },
    {
      name: 'update: of a taken-down one, whole',
      given: down,
      may: THE_OWNER,
      act: () => ({
        commit: [{ set: PATH, fields: storedProfile({ updated_at: NOW, taken_down: TAKEN_DOWN }) }],
      }),
    },
    {
      name: 'update: no longer taken down',
      given: down,
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ updated_at: NOW }) }] }),
    },
    {
      name: 'update: taken down for another reason',
      given: down,
      may: NOBODY,
      act: change({ taken_down: { ...TAKEN_DOWN, reason: 'other' }, confirmed_at: NOW }),
    },
    { name: 'get: a missing one', given: world, may: EVERYBODY, act: () => ({ get: 'profiles/nobody' }) },
    {
      name: 'get: one that does not say whether it is public',
      given: { [PATH]: { first_name: 'Asha' } },
      may: THE_OWNER,
      act: () => ({ get: PATH }),
    },
    {
      name: 'update: made public',
      given: there,
      may: THE_VERIFIED_OWNER,
      act: change({ is_profile_public: true }),
    },
    { name: 'update: of a public one', given: open, may: THE_OWNER, act: change(RENAMED) },
    {
      name: 'update: confirmed as it is',
      given: open,
      may: THE_OWNER,
      act: change({ confirmed_at: NOW }),
    },
    {
      name: 'update: confirmed at another time',
      given: open,
      may: NOBODY,
      act: change({ confirmed_at: Timestamp.fromMillis(CREATED.toMillis() + 1) }),
    },
    {
      name: 'update: with a contact shield, without the link',
      given: there,
      may: THE_OWNER,
      act: change({ contact_shield: true, whatsapp_link: '', confirmed_at: NOW }),
    },
    ...(
      [
        ['of a grown-up', `${String(YEAR - 19)}-12-31`, THE_VERIFIED_OWNER],
        ['of a child', `${String(YEAR - 17)}-01-01`, NOBODY],
        ['without a date of birth', '', THE_VERIFIED_OWNER],
      ] as const
    ).map(([whose, date, may]) => ({
      name: `update: made public, ${whose}`,
      given: { ...there, [`${PATH}/private/contact`]: born(date) },
      may,
      act: change({ is_profile_public: true }),
    })),
    {
      name: 'update: of a public one, of a child',
      given: { ...open, [`${PATH}/private/contact`]: born(`${String(YEAR - 17)}-01-01`) },
      may: NOBODY,
      act: change(RENAMED),
    },
    { name: 'update: made private', given: open, may: THE_OWNER, act: change({ is_profile_public: false }) },
    {
      name: 'update: an older document of another shape becomes a clean one',
      given: {
        [PATH]: { first_name: 'Asha', skills: 'Kathak, Yoga', social: '{"imdb":"nm1"}', phone_number: '1' },
      },
      may: THE_OWNER,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW }) }] }),
    },
    {
      name: 'update: whole, and made public',
      given: there,
      may: THE_VERIFIED_OWNER,
      act: () => ({
        commit: [{ set: PATH, fields: storedProfile({ updated_at: NOW, is_profile_public: true }) }],
      }),
    },
    {
      name: 'update: whole, with another field in the place of a missing one',
      given: { ...world, [PATH]: { first_name: 'Asha' } },
      may: NOBODY,
      act: () => {
        const { created_at: _left, ...fields } = storedProfile({ updated_at: NOW, foreign: 1 });
        return { commit: [{ set: PATH, fields }] };
      },
    },
    ...(['username', 'former_usernames'] as const).map((field) => ({
      name: `update: of an older shape, without a ${field}, made public`,
      given: { ...world, [PATH]: { ...OLDER, [field]: null } },
      may: field === 'username' ? THE_VERIFIED_OWNER : NOBODY,
      act: change({ is_profile_public: true }),
    })),
    {
      name: 'update: of an older shape, made public',
      given: { ...world, [PATH]: OLDER },
      may: THE_VERIFIED_OWNER,
      act: change({ is_profile_public: true }),
    },
    {
      name: 'update: of an older shape, another field',
      given: { ...world, [PATH]: OLDER },
      may: NOBODY,
      act: change(RENAMED),
    },
    {
      name: 'create: of an account that has been deleted',
      given: { ...world, [TOMBSTONE]: { deleted_at: CREATED, expires_at: CREATED } },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW }) }] }),
    },
    {
      name: 'update: of an older document into a clean one, made at another time',
      given: { [PATH]: { first_name: 'Asha' } },
      may: NOBODY,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ updated_at: NOW }) }] }),
    },
    {
      name: 'create: by an account that has been deleted, of another account',
      given: { ...world, [`tombstones/${OTHER}`]: { deleted_at: CREATED } },
      may: THE_OWNER,
      act: () => ({ commit: [{ set: PATH, fields: storedProfile({ created_at: NOW, updated_at: NOW }) }] }),
    },
  ],
};

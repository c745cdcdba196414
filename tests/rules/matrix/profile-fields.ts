// The fields of a profile that the editor fills in: which values the rules take, and which they refuse.
import { LIMITS } from '@marquee/domain/limits';
import { VALID_PROFILE } from '../valid-profile.ts';
import { OTHER } from './actors.ts';
import {
  extend,
  anyInt,
  bool,
  list,
  map,
  oneOf,
  otherThan,
  requestTime,
  textAmongOthers,
  texts,
  webAddress,
  type Kind,
} from './kinds.ts';

const PICTURE = VALID_PROFILE.profile_image;
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';

/** Values that are no picture in the owner's folder. */
const BAD_PICTURES = {
  'at an address': 'https://pictures.example/a.jpg',
  "of another's folder": `../${OTHER}/gallery/a.jpg 1x1`,
  'of another folder': 'other/a.jpg 1x1',
  'of no folder': 'a.jpg 1x1',
  'of a deeper folder': 'gallery/deeper/a.jpg 1x1',
  'with an encoded path': 'gallery/..%2Fa.jpg 1x1',
  'of another format': 'gallery/a.svg 1x1',
  'without a size': 'gallery/a.jpg',
  'with a malformed size': 'gallery/a.jpg 1xa',
  'with a long name': `gallery/${'a'.repeat(161)}.jpg 1x1`,
  'and more': 'gallery/a.jpg 1x1 thumb more',
  'with a long caption': `gallery/a.jpg 1x1\t\t\t${'x'.repeat(90_000)}`,
  'with a malformed month': 'gallery/a.jpg 1x1\tMarch\t\t',
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
  'with a malformed year': 'film\t\tlast\tKalari\t\t\t',
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
  'with a malformed length': `${VIDEO}\t\tlong\t\tShowreel`,
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
  accepted: { off: false },
  refused: { ...otherThan('bool'), 'on, with the link in the open': true },
  required: true,
};

const picture: Kind = {
  accepted: {
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

const whatsApp: Kind = extend(textAmongOthers(500, 90_000), {
  accepted: {
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
const { 'of many scripts': _text, ...whatsAppAccepted } = whatsApp.accepted;

/** People are notified of names. */
const name: Kind = extend(textAmongOthers(60, 121), {
  accepted: {
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

/** The fields that the editor writes. */
export const content: Readonly<Record<string, Kind>> = {
  first_name: name,
  last_name: name,
  height: textAmongOthers(80, 20_000),
  location: textAmongOthers(80, 20_000),
  screen_age_min: anyInt,
  screen_age_max: anyInt,
  skills: texts(LIMITS.skills, 'Kathak', 3000, 20_000),
  languages: texts(LIMITS.languages, 'Hindi', 1600, 20_000),
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
  whatsapp_link: { ...whatsApp, accepted: whatsAppAccepted },
  updated_at: requestTime,
};

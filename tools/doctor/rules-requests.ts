// The most expensive requests that clients send, for production's Rules Test API: what a commit writes, and what is
// stored before. tests/rules/rules-requests.test.ts has the local suite allow the same.
import { halfHour } from '@marquee/domain/half-hour';
import { contactDocument, profileDocument, type ProfileForm } from '@marquee/domain/profile';
import { DEFAULT_SETTINGS } from '@marquee/domain/settings';
import { LIMITS } from '@marquee/domain/limits';
import type { VideoDetails } from '@marquee/domain/video-details';

export type Fields = Readonly<Record<string, unknown>>;

export interface RulesRequest {
  readonly name: string;
  readonly auth: { readonly uid: string; readonly token: Fields };
  /** Existing documents, path to fields. */
  readonly given: Readonly<Record<string, Fields>>;
  /** Documents after the commit, path to fields; `null` for a deleted one. */
  readonly writes: Readonly<Record<string, Fields | null>>;
  /** Other documents that the rules look for, and that are not there. */
  readonly absent: readonly string[];
}

/** In the place of the time of the request. */
export const REQUEST_TIME = Symbol('the time of the request');

/** When stored documents were made. */
const EARLIER = new Date('2026-01-01T00:00:00Z');

const OWNER = 'owner1';
const VIEWER = 'viewer1';

const auth = (uid: string): RulesRequest['auth'] => ({ uid, token: { phone_number: '+919820012345' } });

const many = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

const CAPTION = { caption: 'x'.repeat(LIMITS.caption), photographer: 'Dev Menon', taken: '2026-03' };

const picture = (folder: string, name: string) => {
  const address = (mark: string): string =>
    `https://firebasestorage.googleapis.com/v0/b/b/o/${encodeURIComponent(`profiles/${OWNER}/${folder}/${name}${mark}.jpg`)}`;
  return {
    ...CAPTION,
    url: address(''),
    thumb_url: address(folder === 'profile' ? '-thumb' : '_thumb'),
    width: 1600,
    height: 1200,
  };
};

const VIDEO: VideoDetails = {
  title: 'x'.repeat(LIMITS.videoTitle),
  kind: 'showreel',
  seconds: 185,
  thumb: picture('videos', 'youtube-dQw4w9WgXcQ'),
};

/** As much as the form takes, so that no request is dearer. */
const FULL: ProfileForm = {
  username: 'fourth',
  first_name: 'Asha',
  last_name: 'Rao',
  height: '168 cm',
  location: 'Mumbai',
  screen_age_min: 24,
  screen_age_max: 32,
  skills: many(LIMITS.skills, (index) => `Skill ${String(index)}`),
  languages: many(LIMITS.languages, (index) => `Language ${String(index)}`),
  language_levels: Object.fromEntries(
    many(LIMITS.languages, (index) => [`Language ${String(index)}`, 'conversational' as const]),
  ),
  facts: {
    gender: 'female',
    pronouns: 'she_her',
    eyes: 'brown',
    hair: 'black',
    build: 'athletic',
    chest: '86 cm',
    waist: '66 cm',
    hips: '91 cm',
    shoe: '6 UK',
    collar: '33 cm',
    accents: many(LIMITS.factEntries, (index) => `Accent ${String(index)}`),
    association: 'CINTAA',
    association_number: '12345',
    driving_licence: 'car',
    passport_until: '2031-05',
    travel: 'yes',
    local_cities: many(LIMITS.factEntries, (index) => `City ${String(index)}`),
    available_from: '2026-12-01',
  },
  credits: many(LIMITS.credits, (index) => ({
    kind: 'web_series',
    title: `${'x'.repeat(LIMITS.creditText - 3)} ${String(index)}`,
    role: 'x'.repeat(LIMITS.creditText),
    size: 'supporting',
    production: 'x'.repeat(LIMITS.creditText),
    year: 2000 + (index % 26),
    link: `https://www.imdb.com/title/tt${String(1_000_000 + index)}/`,
  })),
  credits_order: 'hand',
  representation: {
    role: 'manager',
    name: 'Dev Menon',
    company: 'Menon Talent',
    phone: '+91 98200 12346',
    email: 'dev@menon.example',
    instead: false,
  },
  education: 'x'.repeat(LIMITS.longText),
  introduction: 'x'.repeat(LIMITS.longText),
  introduction_video: 'https://youtu.be/dQw4w9WgXcQ',
  introduction_video_details: VIDEO,
  additional_videos: many(LIMITS.additionalVideos, (index) => ({
    ...VIDEO,
    platform: 'youtube',
    url: `https://youtu.be/dQw4w9WgXc${String(index)}`,
  })),
  skill_videos: Object.fromEntries(
    many(LIMITS.skills, (index) => [`Skill ${String(index)}`, 'https://youtu.be/dQw4w9WgXcQ']),
  ),
  social: { facebook: 'asha', instagram: 'asha', imdb: 'nm1', website: 'https://asha.example/' },
  is_profile_public: true,
  profile_image: picture('profile', `${OWNER}-profile-1`),
  photos: many(LIMITS.photos, (index) => picture('gallery', `${OWNER}_gallery_${String(index)}_a`)),
  whatsapp_link: '',
  contact_shield: false,
  accepts_messages: true,
  hidden: [],
  phone_number: '+91 98200 12345',
  date_of_birth: '1996-04-12',
  show_whatsapp: true,
};

const storedProfile = (changes: Fields): Fields => ({
  ...profileDocument(FULL),
  former_usernames: [],
  created_at: EARLIER,
  confirmed_at: EARLIER,
  updated_at: EARLIER,
  ...changes,
});

const name = { uid: OWNER, created_at: EARLIER };

const save: RulesRequest = {
  name: 'the fullest save: profile, contact, a new username for the oldest',
  auth: auth(OWNER),
  given: {
    [`profiles/${OWNER}`]: storedProfile({
      username: 'third',
      former_usernames: ['second', 'first'],
      introduction: '',
      is_profile_public: false,
    }),
    'usernames/third': name,
    'usernames/second': name,
    'usernames/first': name,
  },
  writes: {
    [`profiles/${OWNER}`]: storedProfile({
      former_usernames: ['third', 'second'],
      confirmed_at: REQUEST_TIME,
      updated_at: REQUEST_TIME,
    }),
    [`profiles/${OWNER}/private/contact`]: { ...contactDocument(FULL), updated_at: REQUEST_TIME },
    'usernames/fourth': { uid: OWNER, created_at: REQUEST_TIME },
    'usernames/first': null,
  },
  absent: [`tombstones/${OWNER}`],
};

/** The id holds the half-hour of `now`, milliseconds since 1970. */
function directView(now: number): RulesRequest {
  const id = `${OWNER}_${VIEWER}_${String(halfHour(now))}`;
  return {
    name: 'a view written directly',
    auth: auth(VIEWER),
    given: {
      [`profiles/${OWNER}`]: storedProfile({}),
      [`profiles/${VIEWER}`]: storedProfile({ first_name: 'Dev', last_name: 'Menon' }),
      [`settings/${OWNER}`]: { ...DEFAULT_SETTINGS, blocked_viewers: { other: 'Zoya' } },
      [`settings/${VIEWER}`]: { ...DEFAULT_SETTINGS },
      [`direct_views/${VIEWER}`]: { at: EARLIER, notification: 'earlier' },
    },
    writes: {
      [`notifications/${id}`]: {
        user_id: OWNER,
        title: 'Profile View',
        message: 'Dev Menon viewed your profile',
        type: 'profile_view',
        read: false,
        created_at: REQUEST_TIME,
        metadata: {
          viewer_id: VIEWER,
          viewer_name: 'Dev Menon',
          viewer_email: null,
          timestamp: REQUEST_TIME,
          event_type: 'profile_view',
        },
      },
      [`direct_views/${VIEWER}`]: { at: REQUEST_TIME, notification: id },
    },
    absent: [`tombstones/${VIEWER}`],
  };
}

const settings: RulesRequest = {
  name: 'settings with 100 blocked viewers',
  auth: auth(OWNER),
  given: {},
  writes: {
    [`settings/${OWNER}`]: {
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      blocked_viewers: Object.fromEntries(many(100, (index) => [`viewer${String(index)}`, 'x'.repeat(120)])),
      updated_at: REQUEST_TIME,
    },
  },
  absent: [`tombstones/${OWNER}`],
};

const skills: RulesRequest = {
  name: 'the skills of an account',
  auth: auth(OWNER),
  given: {},
  writes: { [`user_skills/${OWNER}`]: { user_id: OWNER, skill_ids: FULL.skills } },
  absent: [`tombstones/${OWNER}`],
};

/** What is sent at `now`, milliseconds since 1970. */
export const rulesRequests = (now: number): readonly RulesRequest[] => [
  save,
  directView(now),
  settings,
  skills,
];

// The fullest form that the tables of fields and facts allow: its save costs the most.
import { storedPeriod } from '@marquee/domain/profile/busy-dates';
import { FACTS } from '@marquee/domain/profile/facts';
import type { ValuesOf } from '@marquee/domain/profile/field';
import { addDays, dayInIndia } from '@marquee/domain/values/calendar-day';
import { LIMITS } from '@marquee/domain/values/limits';
import { LANGUAGE_LEVELS, VIDEO_PLATFORMS } from '@marquee/domain/profile/options';
import { PICTURE_STEPS, type Picture } from '@marquee/domain/profile/picture';
import type { ProfileForm } from '@marquee/domain/profile/profile';
import { FIELDS } from '@marquee/domain/profile/profile-fields';
import type { VideoDetails } from '@marquee/domain/profile/video-details';

/** The part of a field's description that `fullest` needs. */
interface Ordinary {
  readonly kind: string;
  readonly empty: unknown;
  readonly max?: number;
  readonly most?: number;
  readonly options?: readonly string[];
}

const many = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

/** A text of `max` characters that ends with `index`, so that no two entries of a list are the same. */
const long = (max: number, index = 0): string =>
  `${'x'.repeat(max - String(index).length - 1)} ${String(index)}`;

function fullest({ kind, empty, max = LIMITS.shortText, most = 0, options = [] }: Ordinary): unknown {
  switch (kind) {
    case 'line':
    case 'text':
      return long(max);
    case 'choice':
      return options.at(-1);
    case 'month':
      return '2031-05';
    case 'day':
      return '2026-12-01';
    case 'whole':
      return max;
    case 'flag':
      return true;
    case 'periods':
      return many(LIMITS.busy.periods, (index) => {
        const day = addDays(dayInIndia(), 2 * index + 1);
        return storedPeriod({ first: day, last: day });
      });
    case 'list':
      return many(most, (index) => long(max, index));
    default:
      return empty;
  }
}

const fullestOf = <Table extends typeof FACTS | typeof FIELDS>(table: Table) =>
  Object.fromEntries(
    Object.entries<Ordinary>(table).map(([name, field]) => [name, fullest(field)]),
  ) as unknown as ValuesOf<Table>;

const picture = (file: string): Picture => ({
  file,
  width: 1600,
  height: 1200,
  steps: PICTURE_STEPS,
  color: '#a1b2c3',
  caption: long(LIMITS.caption),
  photographer: long(LIMITS.shortText),
  taken: '2026-03',
  shot: 'full_length',
});

const VIDEO: VideoDetails = {
  title: long(LIMITS.videoTitle),
  kind: 'showreel',
  seconds: LIMITS.videoSeconds,
  thumb: picture('videos/youtube-dQw4w9WgXcQ.jpg'),
};

const ADDRESS = 'https://youtu.be/dQw4w9WgXcQ';

const ordinary = fullestOf(FIELDS);

/** The fullest form of an account, with a username that it does not have yet. */
export const FULLEST_FORM: ProfileForm = {
  ...ordinary,
  username: 'fourth',
  first_name: 'Asha',
  last_name: 'Rao',
  date_of_birth: '1996-04-12',
  phone_number: '+91 98200 12345',
  whatsapp_link: '',
  contact_shield: false,
  introduction_video: ADDRESS,
  introduction_video_details: VIDEO,
  additional_videos: many(LIMITS.additionalVideos, (index) => ({
    ...VIDEO,
    platform: VIDEO_PLATFORMS[0],
    url: `https://youtu.be/dQw4w9WgXc${String(index)}`,
  })),
  skill_videos: Object.fromEntries(ordinary.skills.map((skill) => [skill, ADDRESS])),
  language_levels: Object.fromEntries(ordinary.languages.map((name) => [name, LANGUAGE_LEVELS[2]])),
  facts: fullestOf(FACTS),
  credits: many(LIMITS.credits, (index) => ({
    kind: 'web_series',
    title: long(LIMITS.creditText, index),
    role: long(LIMITS.creditText),
    size: 'supporting',
    production: long(LIMITS.creditText),
    year: 2000 + (index % 26),
    link: `https://www.imdb.com/title/tt${String(1_000_000 + index)}/`,
  })),
  representation: {
    role: 'manager',
    name: long(LIMITS.shortText),
    company: long(LIMITS.shortText),
    phone: '+91 98200 12346',
    email: 'dev@menon.example',
    instead: false,
  },
  social: { facebook: 'asha', instagram: 'asha', imdb: 'nm1', website: 'https://asha.example/' },
  profile_image: picture('profile/owner1-profile-1.jpg'),
  photos: many(LIMITS.photos, (index) => picture(`gallery/owner1_gallery_${String(index)}_a.jpg`)),
  hidden: [],
};

// Every public field of a profile for visitors: whether its text stands below the name, and what structured data says of
// it. Components show all other fields where they stand on the page and in the CV.
import type { CreativeWork, PersonLeaf } from 'schema-dts';
import { groupCredits, type CreditGroup, type CreditKind } from '@marquee/domain/profile/credit';
import { webAddress } from '@marquee/domain/profile/links';
import { socialUrl } from '@marquee/domain/profile/social-account';
import { displayName, type Profile, type PUBLIC_NAMES } from '@marquee/domain/profile/profile';
import { skillName } from '@marquee/domain/profile/skills';
import { metaDescription } from '../document/page-meta.ts';
import { plainText } from '../document/plain-text.ts';
import type { PictureAddress } from '../picture-address.ts';

export type PublicName = (typeof PUBLIC_NAMES)[number];

/** The fields that are one text. */
export type PublicTextName = {
  [Name in PublicName]: Profile[Name] extends string ? Name : never;
}[PublicName];

/** schema.org has a property from a work to its actor, but none from a person to a work. */
export type PersonProperties = Partial<PersonLeaf> & {
  readonly '@reverse'?: { readonly actor: readonly CreativeWork[] };
};

interface Places<Name extends PublicName> {
  /** Where a text stands below the name, without a label. */
  readonly belowName?: Name extends PublicTextName ? readonly ('page' | 'cv')[] : never;
  /** Properties of schema.org's Person; `null`: none. */
  readonly data: ((profile: Profile, addressOf: PictureAddress) => PersonProperties) | null;
}

const orLeftOut = <Value extends string | readonly unknown[]>(value: Value): Value | undefined =>
  value.length === 0 ? undefined : value;

const JOB = 'Actor';

/** schema.org's terms for genders; others are left out. */
const GENDERS: Readonly<Record<string, string | undefined>> = {
  female: 'https://schema.org/Female',
  male: 'https://schema.org/Male',
};

/** How many credits the structured data has: search engines need no more, and the page shows each of them already. */
const MAX_WORKS = 5;

const WORK_TYPES: Partial<Readonly<Record<CreditKind, 'Movie' | 'TVSeries'>>> = {
  film: 'Movie',
  short_film: 'Movie',
  television: 'TVSeries',
  web_series: 'TVSeries',
};

const works = ({ kind, credits }: CreditGroup): CreativeWork[] =>
  credits
    .filter(({ title }) => title !== '')
    .map(({ title, link }) => ({
      '@type': WORK_TYPES[kind] ?? ('CreativeWork' as const),
      name: plainText(title),
      url: orLeftOut(webAddress(link)),
    }));

function creditProperties({ credits }: Profile): PersonProperties {
  const played = groupCredits(credits, 'year').flatMap(works).slice(0, MAX_WORKS);
  return played.length === 0 ? {} : { '@reverse': { actor: played } };
}

const pictures = (profile: Profile, addressOf: PictureAddress): PersonProperties => ({
  image: orLeftOut([
    ...new Set(
      [profile.profile_image, ...profile.photos].flatMap((picture) =>
        picture ? addressOf(profile.id, picture.file) : [],
      ),
    ),
  ]),
});

const NO_DATA = { data: null } as const;

const FIELD_PLACES: { readonly [Name in PublicName]: Places<Name> } = {
  first_name: {
    data: (profile) => ({
      // A profile without a name has the profession as its name.
      name: plainText(displayName(profile)) || JOB,
      givenName: orLeftOut(plainText(profile.first_name)),
    }),
  },
  last_name: {
    data: ({ last_name }) => ({ familyName: orLeftOut(plainText(last_name)) }),
  },
  one_name: NO_DATA,
  username: NO_DATA,
  height: {
    data: ({ height }) => ({ height: orLeftOut(plainText(height)) }),
  },
  profile_image: { data: pictures },
  photos: NO_DATA,
  introduction: {
    data: ({ introduction }) => ({
      jobTitle: JOB,
      description: orLeftOut(plainText(metaDescription(introduction))),
    }),
  },
  education: NO_DATA,
  credits: { data: creditProperties },
  credits_order: NO_DATA,
  social: {
    data: ({ social }) => ({
      sameAs: orLeftOut(
        [
          socialUrl('instagram', social.instagram),
          socialUrl('facebook', social.facebook),
          socialUrl('imdb', social.imdb),
          webAddress(social.website),
        ].filter((address) => address !== ''),
      ),
    }),
  },
  introduction_video: NO_DATA,
  introduction_video_details: NO_DATA,
  additional_videos: NO_DATA,
  location: {
    data: ({ location }) => ({
      homeLocation: plainText(location) === '' ? undefined : { '@type': 'Place', name: plainText(location) },
    }),
  },
  screen_age_min: NO_DATA,
  screen_age_max: NO_DATA,
  facts: {
    data: ({ facts }) => ({
      gender: GENDERS[facts.gender],
      memberOf:
        facts.association === ''
          ? undefined
          : { '@type': 'Organization', name: plainText(facts.association) },
    }),
  },
  skills: {
    data: ({ skills }) => ({ knowsAbout: orLeftOut(skills.map((skill) => plainText(skillName(skill)))) }),
  },
  languages: {
    data: ({ languages }) => ({ knowsLanguage: orLeftOut(languages.map(plainText)) }),
  },
  language_levels: NO_DATA,
  skill_videos: NO_DATA,
  whatsapp_link: NO_DATA,
  contact_shield: NO_DATA,
  accepts_messages: NO_DATA,
  representation: NO_DATA,
  is_profile_public: NO_DATA,
};

const NAMES = Object.keys(FIELD_PLACES) as PublicName[];

const isText = (profile: Profile, name: PublicName): name is PublicTextName =>
  typeof profile[name] === 'string';

/** The texts of the fields that are placed below the name, on the page or in the CV; empty ones are left out. */
export const textsBelowName = (profile: Profile, where: 'page' | 'cv'): string[] =>
  NAMES.flatMap((name) =>
    FIELD_PLACES[name].belowName?.includes(where) && isText(profile, name) && profile[name].trim() !== ''
      ? [profile[name]]
      : [],
  );

/** What structured data says of the fields. */
export const personProperties = (profile: Profile, addressOf: PictureAddress): PersonProperties =>
  Object.assign(
    {},
    ...NAMES.map((name) => FIELD_PLACES[name].data?.(profile, addressOf) ?? {}),
  ) as PersonProperties;

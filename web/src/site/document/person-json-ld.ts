import type { CreativeWork, PersonLeaf, WithContext } from 'schema-dts';
import { groupCredits, type CreditGroup, type CreditKind } from '@marquee/domain/profile/credit';
import { socialUrl, webAddress } from '@marquee/domain/profile/links';
import { metaDescription } from './page-meta.ts';
import { displayName, type Profile } from '@marquee/domain/profile/profile';
import { skillName } from '@marquee/domain/profile/skills';
import type { PictureAddress } from '../picture-address.ts';
import { plainText } from './plain-text.ts';

const orLeftOut = <Value extends string | readonly unknown[]>(value: Value): Value | undefined =>
  value.length === 0 ? undefined : value;

const JOB = 'Actor';

/** schema.org's terms for genders; others are left out. */
const GENDERS: Readonly<Record<string, string | undefined>> = {
  female: 'https://schema.org/Female',
  male: 'https://schema.org/Male',
};

/** schema.org has a property from a work to its actor, but none from a person to a work. */
type PersonWithWorks = WithContext<PersonLeaf> & {
  readonly '@reverse'?: { readonly actor: readonly CreativeWork[] };
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

/** The profile as schema.org's Person, with no other facts than the profile's. */
export function personJsonLd(profile: Profile, url: string, addressOf: PictureAddress): PersonWithWorks {
  const { social } = profile;
  const played = groupCredits(profile.credits, 'year').flatMap(works).slice(0, MAX_WORKS);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${url}#person`,
    url,
    mainEntityOfPage: url,
    // A profile without a name has the profession as its name.
    name: plainText(displayName(profile)) || JOB,
    givenName: orLeftOut(plainText(profile.first_name)),
    familyName: orLeftOut(plainText(profile.last_name)),
    jobTitle: JOB,
    description: orLeftOut(plainText(metaDescription(profile.introduction))),
    image: orLeftOut([
      ...new Set(
        [profile.profile_image, ...profile.photos].flatMap((picture) =>
          picture ? addressOf(profile.id, picture.file) : [],
        ),
      ),
    ]),
    homeLocation:
      plainText(profile.location) === ''
        ? undefined
        : { '@type': 'Place', name: plainText(profile.location) },
    height: orLeftOut(plainText(profile.height)),
    gender: GENDERS[profile.facts.gender],
    memberOf:
      profile.facts.association === ''
        ? undefined
        : { '@type': 'Organization', name: plainText(profile.facts.association) },
    knowsLanguage: orLeftOut(profile.languages.map(plainText)),
    knowsAbout: orLeftOut(profile.skills.map((skill) => plainText(skillName(skill)))),
    sameAs: orLeftOut(
      [
        socialUrl('instagram', social.instagram),
        socialUrl('facebook', social.facebook),
        socialUrl('imdb', social.imdb),
        webAddress(social.website),
      ].filter((address) => address !== ''),
    ),
    ...(played.length === 0 ? {} : { '@reverse': { actor: played } }),
  };
}

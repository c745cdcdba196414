import type { PersonLeaf, WithContext } from 'schema-dts';
import { socialUrl, webAddress } from '@marquee/domain/links';
import { metaDescription } from '@marquee/domain/page-meta';
import { displayName, type Profile } from '@marquee/domain/profile';
import { skillName } from '@marquee/domain/skills';
import { plainText } from './plain-text.ts';

const orLeftOut = <Value extends string | readonly unknown[]>(value: Value): Value | undefined =>
  value.length === 0 ? undefined : value;

const JOB = 'Actor';

/** The profile as schema.org's Person, with nothing that the profile does not say. */
export function personJsonLd(profile: Profile, url: string): WithContext<PersonLeaf> {
  const { social } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${url}#person`,
    url,
    mainEntityOfPage: url,
    // The headline of a profile without a name.
    name: plainText(displayName(profile)) || JOB,
    givenName: orLeftOut(plainText(profile.first_name)),
    familyName: orLeftOut(plainText(profile.last_name)),
    jobTitle: JOB,
    description: orLeftOut(plainText(metaDescription(profile.introduction))),
    image: orLeftOut([
      ...new Set([profile.profile_image, ...profile.photos].flatMap((picture) => picture?.url ?? [])),
    ]),
    homeLocation:
      plainText(profile.location) === ''
        ? undefined
        : { '@type': 'Place', name: plainText(profile.location) },
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
  };
}

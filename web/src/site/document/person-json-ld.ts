import type { PersonLeaf, WithContext } from 'schema-dts';
import type { Profile } from '@marquee/domain/profile/profile';
import type { PictureAddress } from '../picture-address.ts';
import { personProperties, type PersonProperties } from '../profile/field-places.ts';

/** The profile as schema.org's Person, with no other facts than the profile's. */
export function personJsonLd(
  profile: Profile,
  url: string,
  addressOf: PictureAddress,
): WithContext<PersonLeaf> & PersonProperties {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${url}#person`,
    url,
    mainEntityOfPage: url,
    ...personProperties(profile, addressOf),
  };
}

// The links of a profile's social icons, in the order of the page.
import { webAddress } from '@marquee/domain/profile/links';
import { socialUrl } from '@marquee/domain/profile/social-account';
import type { Social } from '@marquee/domain/profile/social';

export interface SocialLink {
  readonly site: keyof Social;
  readonly href: string;
}

/** The safe addresses; an invalid handle or website has no link. */
export function socialLinks(social: Social): SocialLink[] {
  return [
    { site: 'instagram' as const, href: socialUrl('instagram', social.instagram) },
    { site: 'facebook' as const, href: socialUrl('facebook', social.facebook) },
    { site: 'imdb' as const, href: socialUrl('imdb', social.imdb) },
    { site: 'website' as const, href: webAddress(social.website) },
  ].filter((link) => link.href !== '');
}

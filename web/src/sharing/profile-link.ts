import { profilePath } from '@marquee/domain/site/routes';

/** A profile's link: `{origin}/{username}`, or `{origin}/actor/{id}` without a username. */
export function profileLink(
  origin: string,
  profile: { readonly id: string; readonly username: string },
): string {
  return origin + profilePath(profile);
}

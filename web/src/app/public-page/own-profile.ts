// Lets an owner see the own private page at its address. A chunk of its own: it brings Firestore.
import type { Profile } from '@marquee/domain/profile';
import { loadProfile } from '../../features/public-profile/api/load-profile.ts';

/** The profile of this user if the address means it by id, username or a former one. */
export async function ownProfileAt(pathname: string, uid: string): Promise<Profile | undefined> {
  const profile = await loadProfile({ id: uid });
  const name = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const isMeant =
    name === uid || [profile.username, ...profile.former_usernames].includes(name.toLowerCase());
  return isMeant ? profile : undefined;
}

// Loads a public profile with the client SDK, for moves inside the app (the server hands it over on a direct visit).
import { getDoc } from 'firebase/firestore';
import type { Profile } from '@marquee/domain/profile';
import { normaliseUsername, USERNAME_PATTERN } from '@marquee/domain/username';
import { paths } from '../../../config/paths.ts';
import { profileRef, usernameDoc } from '../../../firebase/references.ts';

export type ProfileLookup = { readonly id: string } | { readonly username: string };

/** The texts of the specification's section 8; cards go by the code. */
const MESSAGES = {
  'no-identifier': 'No profile identifier provided',
  missing: 'Profile not found',
  private: 'This profile is set to private',
  removed: 'This profile was taken down',
} as const;

export class ProfileLoadError extends Error {
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.name = 'ProfileLoadError';
    this.code = code;
  }
}

/**
 * Why the rules refuse a profile: they do not say. The server's page does by its status (410 for a taken-down one);
 * where it cannot be asked, the profile counts as private.
 */
async function refusal(uid: string): Promise<'private' | 'removed'> {
  const response = await fetch(paths.actorById.href(uid), { method: 'HEAD' }).catch(() => undefined);
  return response?.status === 410 ? 'removed' : 'private';
}

async function profileId(lookup: ProfileLookup): Promise<string> {
  if ('id' in lookup) return lookup.id;
  const username = normaliseUsername(lookup.username);
  if (!USERNAME_PATTERN.test(username)) throw new ProfileLoadError('missing');
  const uid: unknown = (await getDoc(usernameDoc(username))).get('uid');
  if (typeof uid !== 'string') throw new ProfileLoadError('missing');
  return uid;
}

/** The profile, which is public or the asker's own. Throws ProfileLoadError, or what the SDK throws when offline. */
export async function loadProfile(lookup: ProfileLookup): Promise<Profile> {
  if (('id' in lookup ? lookup.id : lookup.username).trim() === '')
    throw new ProfileLoadError('no-identifier');
  const uid = await profileId(lookup);
  try {
    const profile = (await getDoc(profileRef(uid))).data();
    if (!profile) throw new ProfileLoadError('missing');
    return profile;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') {
      throw new ProfileLoadError(await refusal(uid), { cause: error });
    }
    throw error;
  }
}

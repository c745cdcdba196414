// Loads a public profile with the client SDK, for moves inside the app (the server hands it over on a direct visit).
import { getDoc } from 'firebase/firestore';
import type { Profile } from '@marquee/domain/profile';
import { normaliseUsername, USERNAME_PATTERN } from '@marquee/domain/username';
import { profileRef, usernameDoc } from '../../../firebase/references.ts';

export type ProfileLookup = { readonly id: string } | { readonly username: string };

/** The texts of the specification's section 8; cards go by the code. */
const MESSAGES = {
  'no-identifier': 'No profile identifier provided',
  missing: 'Profile not found',
  private: 'This profile is set to private',
} as const;

export class ProfileLoadError extends Error {
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES, options?: ErrorOptions) {
    super(MESSAGES[code], options);
    this.name = 'ProfileLoadError';
    this.code = code;
  }
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
  try {
    const profile = (await getDoc(profileRef(await profileId(lookup)))).data();
    if (!profile) throw new ProfileLoadError('missing');
    return profile;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied') {
      throw new ProfileLoadError('private', { cause: error });
    }
    throw error;
  }
}

// Makes the user's profile public, on /settings, /my-profile and at the end of /welcome.
import type { User } from 'firebase/auth';
import { useState } from 'react';
import { EMPTY_CONTACT, type Contact } from '@marquee/domain/profile/profile';
import { isRefusal } from '../firebase/is-refusal.ts';
import type { Live } from '../firebase/live.ts';
import { publishProblem, type PublishProblem } from './publish-problem.ts';
import { setVisibility } from './set-visibility.ts';

export interface Publishing {
  /** Why the profile cannot be made public now; `undefined` when it can. */
  readonly problem: PublishProblem | undefined;
  /** Makes the profile public. Rejects with Firestore's error. */
  readonly publish: () => Promise<void>;
}

export function usePublishing(user: User, contact: Live<Contact | undefined>): Publishing {
  const [wasRefused, setWasRefused] = useState(false);
  const known = contact.status === 'ready' ? (contact.data ?? EMPTY_CONTACT) : undefined;
  // The deployed rules decide, and may be newer and stricter than this build.
  const problem = wasRefused && !user.emailVerified ? 'unverified' : publishProblem(user, known);
  return {
    problem,
    publish: async () => {
      try {
        await setVisibility(user.uid, true);
      } catch (error) {
        if (isRefusal(error)) setWasRefused(true);
        throw error;
      }
    },
  };
}

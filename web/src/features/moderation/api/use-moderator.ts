import type { User } from 'firebase/auth';
import { useEffect, useState } from 'react';
import { untilReplaced } from '#web/components/until-replaced.ts';

async function hasClaim(user: User): Promise<boolean> {
  if ((await user.getIdTokenResult()).claims['moderator'] === true) return true;
  // Refreshes the token: the claim may be newer than the token.
  return (await user.getIdTokenResult(true)).claims['moderator'] === true;
}

/** Whether the user is a moderator; `undefined` until known. Rules and functions check the claim themselves. */
export function useModerator(user: User): boolean | undefined {
  const [known, setKnown] = useState<{ readonly user: User; readonly is: boolean }>();
  useEffect(
    () =>
      untilReplaced(
        hasClaim(user),
        (is) => setKnown({ user, is }),
        (error) => {
          console.warn('The moderator claim could not be read.', error);
          setKnown({ user, is: false });
        },
      ),
    [user],
  );
  return known?.user === user ? known.is : undefined;
}

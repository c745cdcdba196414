import { useEffect, useState } from 'react';
import { usernameProblem, type UsernameProblem } from '@marquee/domain/accounts/username';
import { untilReplaced } from '#web/components/until-replaced.ts';
import { afterPause } from './after-pause.ts';
import { usernameAvailability, type Availability } from './api/username-availability.ts';

/** The usernames of an account. */
export interface UsernamesHeld {
  readonly uid: string;
  /** '' for none. */
  readonly username: string;
  readonly former_usernames: readonly string[];
}

export type UsernameStatus =
  | { readonly status: 'empty' | 'former' | 'checking' | 'unknown' | Availability }
  | { readonly status: 'problem'; readonly problem: UsernameProblem };

interface Answer {
  readonly username: string;
  readonly round: number;
  readonly status: Availability | 'unknown';
}

/**
 * Whether the normalised name is available; the server is asked after a pause in typing. A new `round` asks again,
 * after a claim showed that the last answer is out of date.
 */
export function useUsernameStatus(username: string, held: UsernamesHeld, round = 0): UsernameStatus {
  const { uid } = held;
  const [answer, setAnswer] = useState<Answer>();
  const problem = usernameProblem(username);
  const isFormer = held.former_usernames.includes(username);
  const isAsked = username !== held.username && !isFormer && problem === undefined;

  useEffect(() => {
    if (!isAsked) return undefined;
    const settle = (status: Answer['status']): void => setAnswer({ username, round, status });
    return afterPause(() =>
      untilReplaced(usernameAvailability(username, uid), settle, (error) => {
        console.warn('Whether the username is free could not be checked.', error);
        settle('unknown');
      }),
    );
  }, [isAsked, username, uid, round]);

  // The account's own name that its profile does not hold is one that it has released.
  if (username === '') return { status: 'empty' };
  if (username === held.username) return { status: 'yours' };
  if (isFormer) return { status: 'former' };
  if (problem) return { status: 'problem', problem };
  return answer?.username === username && answer.round === round
    ? { status: answer.status === 'yours' ? 'former' : answer.status }
    : { status: 'checking' };
}

import { useEffect, useState } from 'react';
import type { Profile } from '@marquee/domain/profile';
import { usernameProblem, type UsernameProblem } from '@marquee/domain/username';
import { usernameAvailability } from './api/username.ts';

export type UsernameStatus =
  | { readonly status: 'empty' | 'yours' | 'former' | 'checking' | 'free' | 'taken' | 'unknown' }
  | { readonly status: 'problem'; readonly problem: UsernameProblem };

/** How long typing must rest before the server is asked, in milliseconds. */
const PAUSE = 400;

/** Whether the normalised name can be had, asked from the server after a pause in typing. */
export function useUsernameStatus(
  username: string,
  profile: Pick<Profile, 'id' | 'username' | 'former_usernames'>,
): UsernameStatus {
  const [answer, setAnswer] = useState<{ username: string; status: 'free' | 'taken' | 'unknown' }>();
  const { id: uid } = profile;
  const problem = usernameProblem(username);
  const isFormer = profile.former_usernames.includes(username);
  const isAsked = problem === undefined && username !== profile.username && !isFormer;

  useEffect(() => {
    if (!isAsked) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      usernameAvailability(username, uid).then(
        (availability) => {
          if (!left) setAnswer({ username, status: availability === 'taken' ? 'taken' : 'free' });
        },
        (error: unknown) => {
          console.warn(error);
          if (!left) setAnswer({ username, status: 'unknown' });
        },
      );
    }, PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [isAsked, username, uid]);

  if (username === '') return { status: 'empty' };
  if (username === profile.username) return { status: 'yours' };
  if (isFormer) return { status: 'former' };
  if (problem) return { status: 'problem', problem };
  return answer?.username === username ? { status: answer.status } : { status: 'checking' };
}

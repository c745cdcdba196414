import { useEffect, useState } from 'react';
import { usernameProblem, type UsernameProblem } from '@marquee/domain/username';
import type { Availability } from '../../api/username-availability.ts';
import { useEditor } from '../editor/editor-context.tsx';

export type UsernameStatus =
  | { readonly status: 'empty' | 'checking' | 'unknown' | Availability }
  | { readonly status: 'problem'; readonly problem: UsernameProblem };

/** How long typing must rest before the server is asked. */
const PAUSE = 400;

/** Whether the normalised name can be had, asked from the server after a pause in typing. */
export function useUsernameStatus(username: string): UsernameStatus {
  const { heldUsername, usernameAvailability } = useEditor();
  const [answer, setAnswer] = useState<{ username: string; status: Availability | 'unknown' }>();
  const problem = usernameProblem(username);
  const isAsked = username !== '' && username !== heldUsername && problem === undefined;

  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      usernameAvailability(username).then(
        (status) => {
          if (isCurrent) setAnswer({ username, status });
        },
        () => {
          if (isCurrent) setAnswer({ username, status: 'unknown' });
        },
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, username, usernameAvailability]);

  if (username === '') return { status: 'empty' };
  if (username === heldUsername) return { status: 'yours' };
  if (problem) return { status: 'problem', problem };
  return answer?.username === username ? { status: answer.status } : { status: 'checking' };
}

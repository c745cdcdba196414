import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { proposedUsername, usernameProposals } from '@marquee/domain/accounts/proposed-username';
import { untilReplaced } from '#web/components/until-replaced.ts';
import { afterPause } from './after-pause.ts';
import { usernameAvailability } from './api/username-availability.ts';

/** The first proposal that the account could claim now; '' when all are taken. */
async function freeUsername(proposed: string, uid: string): Promise<string> {
  const proposals = usernameProposals(proposed);
  const answers = await Promise.all(proposals.map((name) => usernameAvailability(name, uid)));
  return proposals.find((_name, at) => answers[at] !== 'taken') ?? '';
}

interface UsernameProposalProps {
  readonly uid: string;
  /** First and last name. */
  readonly name: string;
  /** Incremented when a claim found the username taken. */
  readonly round: number;
}

/**
 * Fills the Formik field `username` with an available username made from the name, and updates it while the name is
 * typed, until the user types another username or empties the field. For accounts without a username. Renders nothing.
 */
export function UsernameProposal({ uid, name, round }: UsernameProposalProps) {
  const {
    values: { username },
    setFieldValue,
  } = useFormikContext<{ readonly username: string }>();
  const proposed = proposedUsername(name);
  const latest = useRef('');

  const propose = useEffectEvent((value: string): void => {
    // The username of a restored draft may be a proposal too.
    const isProposal = username === latest.current || usernameProposals(proposed).includes(username);
    if (!isProposal) return;
    latest.current = value;
    if (value !== username) void setFieldValue('username', value);
  });

  useEffect(() => propose(proposed), [proposed]);
  useEffect(() => {
    if (proposed === '') return undefined;
    return afterPause(() =>
      untilReplaced(
        freeUsername(proposed, uid),
        (free) => propose(free),
        // The first proposal stays: the claim decides.
        (error) => console.warn('Which username is free could not be checked.', error),
      ),
    );
  }, [proposed, uid, round]);
  return null;
}

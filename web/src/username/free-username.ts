import { usernameProposals } from '@marquee/domain/accounts/proposed-username';
import { usernameAvailability } from './api/username-availability.ts';

/**
 * The first proposal that the account could claim now, '' when others hold them all; the proposed name itself where the
 * server cannot be asked, as the claim decides.
 */
export async function freeUsername(proposed: string, uid: string): Promise<string> {
  const proposals = usernameProposals(proposed);
  try {
    const answers = await Promise.all(proposals.map((name) => usernameAvailability(name, uid)));
    return proposals.find((_name, at) => answers[at] !== 'taken') ?? '';
  } catch (error) {
    console.warn('Which username is free could not be checked.', error);
    return proposed;
  }
}

import { getDocFromServer } from 'firebase/firestore';
import { usernameHolder } from './username-holder.ts';

export type Availability = 'free' | 'yours' | 'taken';

const AVAILABILITY = { nobody: 'free', me: 'yours', other: 'taken' } as const;

/** Whether the account could claim the normalised name now; only the claim itself decides. @throws when offline */
export async function usernameAvailability(username: string, uid: string): Promise<Availability> {
  return AVAILABILITY[await usernameHolder(username, uid, getDocFromServer)];
}

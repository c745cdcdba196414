import type { User } from 'firebase/auth';
import type { Contact } from '@marquee/domain/profile/profile';
import { isVerified } from '../account/verified.ts';
import { isMinorToday } from './minor.ts';

/** Why a profile cannot be made public. */
export type PublishProblem = 'unverified' | 'no-birth-date' | 'minor';

/** Why a profile cannot be public, if so; `contact` has the date of birth, and is undefined until it is loaded. */
export function publishProblem(
  user: Pick<User, 'emailVerified' | 'phoneNumber'>,
  contact: Pick<Contact, 'date_of_birth'> | undefined,
): PublishProblem | undefined {
  if (!isVerified(user)) return 'unverified';
  if (contact === undefined) return undefined;
  if (contact.date_of_birth === '') return 'no-birth-date';
  return isMinorToday(contact.date_of_birth) ? 'minor' : undefined;
}

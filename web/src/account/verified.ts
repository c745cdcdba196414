import type { User } from 'firebase/auth';
import { env } from '../config/env.ts';

/** Whether the account may use the app: its e-mail or phone is verified, or verification is not required. */
export function isVerified(user: Pick<User, 'emailVerified' | 'phoneNumber'>): boolean {
  return !env.requireEmailVerification || user.emailVerified || user.phoneNumber !== null;
}

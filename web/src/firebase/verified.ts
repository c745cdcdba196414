import type { User } from 'firebase/auth';
import { env } from '../config/env.ts';

/** Whether the account may use the app: its e-mail or phone is verified, or verification is not asked for. */
export function isVerified(user: Pick<User, 'email' | 'emailVerified' | 'phoneNumber'>): boolean {
  return (
    !env.requireEmailVerification || user.email === null || user.emailVerified || user.phoneNumber !== null
  );
}

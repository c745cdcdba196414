import type { User } from 'firebase/auth';
import { appCheckToken } from './app-check.ts';

/** The headers with the caller's ID token and the App Check token. */
export async function credentials(
  user: Pick<User, 'getIdToken'> | null,
): Promise<Readonly<Record<string, string>>> {
  const [idToken, appToken] = await Promise.all([user?.getIdToken(), appCheckToken()]);
  return {
    ...(idToken !== undefined && { Authorization: `Bearer ${idToken}` }),
    ...(appToken !== undefined && { 'X-Firebase-AppCheck': appToken }),
  };
}

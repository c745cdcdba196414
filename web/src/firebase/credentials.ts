import type { User } from 'firebase/auth';
import { appCheckToken } from './app-check.ts';

/** The headers that tell a function who calls, and that this app does. */
export async function credentials(
  user: Pick<User, 'getIdToken'> | null,
): Promise<Readonly<Record<string, string>>> {
  const [idToken, appToken] = await Promise.all([user?.getIdToken(), appCheckToken()]);
  return {
    ...(idToken !== undefined && { Authorization: `Bearer ${idToken}` }),
    ...(appToken !== undefined && { 'X-Firebase-AppCheck': appToken }),
  };
}

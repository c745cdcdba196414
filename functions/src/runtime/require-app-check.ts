// App Check: whether a call comes from our own app. Off until ENFORCE_APP_CHECK is true (docs/set-up.md).
import { getAppCheck } from 'firebase-admin/app-check';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { defineBoolean } from 'firebase-functions/params';
import { startedApp } from './admin.ts';

/** One setting for callables, which refuse calls without a token, and for functions that check the token themselves. */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Refuse calls that do not come from our own app (docs/set-up.md)',
});

/**
 * For functions that signed-out visitors may call: their page loads no Firebase and has no App Check token. A request
 * with an ID token needs an App Check token too. Throws `unauthenticated`.
 */
export function requireAppOfAccount({ auth, app }: Pick<CallableRequest, 'auth' | 'app'>): void {
  if (enforceAppCheck.value() && auth && !app) throw new HttpsError('unauthenticated', 'Unauthenticated');
}

/** Whether a request's App Check token is valid, for functions that are no callables. */
export async function isOurApp(token: string | undefined): Promise<boolean> {
  if (!enforceAppCheck.value()) return true;
  if (token === undefined) return false;
  return getAppCheck(startedApp())
    .verifyToken(token)
    .then(
      () => true,
      () => false,
    );
}

// App Check: whether a call comes from our own app. Off until ENFORCE_APP_CHECK is true (docs/set-up.md).
import { HttpsError } from 'firebase-functions/https';
import { defineBoolean } from 'firebase-functions/params';
import { startedApp } from './admin.ts';

const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Refuse calls that do not come from our own app (docs/set-up.md)',
});

/** @throws HttpsError `unauthenticated` for a call whose App Check token is missing or not valid */
export async function requireApp(token: string | undefined): Promise<void> {
  if (!(await isOurApp(token))) throw new HttpsError('unauthenticated', 'Unauthenticated');
}

/** Whether a call's App Check token is valid. */
async function isOurApp(token: string | undefined): Promise<boolean> {
  if (!enforceAppCheck.value()) return true;
  if (token === undefined) return false;
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck(startedApp())
    .verifyToken(token)
    .then(
      () => true,
      () => false,
    );
}

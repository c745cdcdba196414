// App Check: proves to the functions, Firestore, Storage and Auth that a call comes from this app. Its code is only in
// builds with a key (docs/set-up.md). It starts without waiting, and the SDK's services wait for its token.
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';

let appCheck: AppCheck | undefined;

/** Starts App Check with a reCAPTCHA Enterprise key, before any other use of Firebase. */
export function startAppCheck(app: FirebaseApp, key: string): void {
  appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
}

/** The App Check token for a call to our functions; `undefined` without a key, or when App Check gives no token. */
export async function appCheckToken(): Promise<string | undefined> {
  if (!import.meta.env.VITE_APP_CHECK_KEY || !appCheck) return undefined;
  try {
    return (await getToken(appCheck)).token;
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return undefined;
  }
}

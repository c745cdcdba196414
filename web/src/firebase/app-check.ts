// App Check: proves to the functions, Firestore, Storage and Auth that a call comes from this app. Its code is loaded
// only where a key is configured (docs/set-up.md).
import type { AppCheck } from 'firebase/app-check';
import type { FirebaseApp } from 'firebase/app';

let appCheck: AppCheck | undefined;

/** Starts App Check with a reCAPTCHA Enterprise key. Await it before any other use of Firebase. */
export async function startAppCheck(app: FirebaseApp, key: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
}

/** The App Check token for a call to our functions; `undefined` without a key, or when App Check gives no token. */
export async function appCheckToken(): Promise<string | undefined> {
  if (!appCheck) return undefined;
  const { getToken } = await import('firebase/app-check');
  try {
    return (await getToken(appCheck)).token;
  } catch (error) {
    console.warn('App Check gave no token.', error);
    return undefined;
  }
}

// Callable functions, through Hosting's /api on the app's own origin.
import { FirebaseError } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { ENDPOINTS } from '@marquee/domain/site/routes';
import { firebaseApp } from './app.ts';

const functions = getFunctions(firebaseApp);

/**
 * Calls a function and returns its unchecked result. Throws a FirebaseError whose code is `functions/` and a status of
 * the protocol, such as `functions/unauthenticated`.
 */
export async function callFunction(name: keyof typeof ENDPOINTS, data: unknown): Promise<unknown> {
  const call = httpsCallableFromURL(functions, `${globalThis.location.origin}/api/${ENDPOINTS[name]}`);
  return (await call(data)).data;
}

/**
 * An error like `callFunction`'s, of a function that is not callable. `status` is the protocol's, such as `NOT_FOUND`.
 */
export const refusal = (status: string, message: string): FirebaseError =>
  new FirebaseError(`functions/${status.toLowerCase().replaceAll('_', '-')}`, message);

/** The protocol's status of a function's refusal, such as `not-found`; `undefined` for any other error. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof FirebaseError && error.code.startsWith('functions/')
    ? error.code.slice('functions/'.length)
    : undefined;
}

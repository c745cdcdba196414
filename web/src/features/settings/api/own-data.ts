// Taking one's data along, and deleting the account (functions/src/accounts).
import { auth } from '../../../firebase/auth.ts';
import { credentials } from '../../../firebase/credentials.ts';
import { callFunction, refusal, refusalOf } from '../../../firebase/functions.ts';

/**
 * Everything stored about the user, as one ZIP file, which a callable could not send. Needs a sign-in of the last minutes.
 * Throws as `callFunction` does, or what `fetch` throws when offline.
 */
export async function exportData(): Promise<Blob> {
  const response = await fetch('/api/exportData', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await credentials(auth.currentUser)) },
    body: JSON.stringify({ data: {} }),
  });
  if (response.ok) return response.blob();
  const answer = (await response.json().catch(() => undefined)) as
    | { readonly error?: { readonly status?: string } }
    | undefined;
  const status = answer?.error?.status ?? 'INTERNAL';
  throw refusal(status, `exportData answered ${String(response.status)}.`);
}

/** Whether a function asks its user to log in again first. */
export const isLoginTooOld = (error: unknown): boolean => refusalOf(error) === 'failed-precondition';

/** Removes the account and all that is in it. Needs a sign-in of the last minutes; can be repeated after a failure. */
export async function deleteAccount(): Promise<void> {
  await callFunction('deleteAccount', {});
}

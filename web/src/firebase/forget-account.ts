// What an account leaves on a device beside its session: its documents, and the number on the app's icon.
import { forgetFirestore } from './firestore.ts';

/** Takes both away, after the session has ended. Never rejects: nobody stays logged in for it. */
export async function forgetAccount(): Promise<void> {
  try {
    // Absent where apps cannot be installed; refused where they are not.
    if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined);
    await forgetFirestore();
  } catch (error) {
    console.warn('The cache on this device could not be emptied.', error);
  }
}

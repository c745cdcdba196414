// Who looks at a public page. The hint the app leaves in local storage decides whether Firebase Auth is loaded at all.
import { SIGNED_IN_HINT } from '../../config/local-keys.ts';

export interface Visitor {
  readonly uid: string;
  readonly idToken: () => Promise<string>;
}

function hasHint(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_HINT) !== null;
  } catch {
    return false;
  }
}

let asked: Promise<Visitor | undefined> | undefined;

async function ask(): Promise<Visitor | undefined> {
  if (!hasHint()) return undefined;
  const { auth } = await import('../../firebase/auth.ts');
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? { uid: user.uid, idToken: () => user.getIdToken() } : undefined;
}

/** The signed-in visitor, `undefined` for an anonymous one. Asked once a page. */
export function visitor(): Promise<Visitor | undefined> {
  asked ??= ask();
  return asked;
}

// Who looks at a public page. The hint the app leaves in local storage decides whether Firebase Auth is loaded at all.
import { SIGNED_IN_HINT } from '../../config/local-keys.ts';

export interface Visitor {
  readonly uid: string;
  /** The headers that say so to a function. */
  readonly credentials: () => Promise<Readonly<Record<string, string>>>;
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
  const [{ auth }, { credentials }] = await Promise.all([
    import('../../firebase/auth.ts'),
    import('../../firebase/credentials.ts'),
  ]);
  await auth.authStateReady();
  const user = auth.currentUser;
  return user ? { uid: user.uid, credentials: () => credentials(user) } : undefined;
}

/** The signed-in visitor, `undefined` for an anonymous one. Asked once a page. */
export function visitor(): Promise<Visitor | undefined> {
  asked ??= ask();
  return asked;
}

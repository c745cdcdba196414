// The flow of /auth/callback: from the parsed address to the message and the next screen.
import { paths } from '#web/config/paths.ts';
import type { AppliedCode } from './action-link.ts';
import type { CallbackLink } from './callback-link.ts';
import { authProblem, errorCode, type AuthErrorKey } from '#web/account/auth-errors.ts';

/** The outcomes of the flow. callback-page.tsx has a toast for each but `choose-password`. */
export type CallbackOutcome =
  | {
      readonly kind:
        | 'already'
        | 'verified'
        | 'password-changed'
        | 'logged-in'
        | 'signed-up'
        | 'issue'
        | 'failed'
        | 'required';
    }
  | {
      readonly kind: 'verified-elsewhere' | 'changed' | 'changed-signed-in' | 'recovered';
      readonly email: string;
    }
  | { readonly kind: 'error'; readonly text?: string; readonly key?: AuthErrorKey }
  /** There is no message yet: the user has to choose a new password. */
  | { readonly kind: 'choose-password'; readonly email: string; readonly code: string };

/** The Firebase operations of the flow. */
export interface CallbackActions {
  readonly hasSession: () => Promise<boolean>;
  /** Refreshes the session from the server; returns whether it can be used. */
  readonly refreshSession: () => Promise<boolean>;
  readonly finishGoogleRedirect: () => Promise<'account' | 'session' | 'nothing'>;
  readonly applyCode: (code: string) => Promise<AppliedCode>;
  readonly recoverEmail: (code: string) => Promise<AppliedCode>;
  readonly resetCodeEmail: (code: string) => Promise<string>;
}

type ActionLink = Extract<CallbackLink, { readonly code: string }>;

/** Whether a session is usable after a code was applied; not if the server has revoked its token. */
const sessionAfter = ({ refreshSession }: CallbackActions): Promise<boolean> =>
  refreshSession().catch(() => false);

async function followLink(link: ActionLink, actions: CallbackActions): Promise<CallbackOutcome> {
  switch (link.kind) {
    case 'verify-email': {
      const { email } = await actions.applyCode(link.code);
      return (await sessionAfter(actions)) ? { kind: 'verified' } : { kind: 'verified-elsewhere', email };
    }
    case 'change-email': {
      const { email } = await actions.applyCode(link.code);
      return { kind: (await sessionAfter(actions)) ? 'changed-signed-in' : 'changed', email };
    }
    case 'recover-email':
      return { kind: 'recovered', email: (await actions.recoverEmail(link.code)).email };
    case 'reset-password':
      return { kind: 'choose-password', code: link.code, email: await actions.resetCodeEmail(link.code) };
  }
}

/** What the tab's session flags say about the flow. */
interface CallbackMemory {
  /** Whether a Google sign-in was begun in this tab less than 2 minutes ago. */
  readonly googleUnderWay: boolean;
  /** Whether an account was made in this tab and waits for its verification. */
  readonly awaitsVerification: boolean;
}

/** Runs the flow for an address. Never throws: an error becomes an outcome too. */
export async function finishCallback(
  link: CallbackLink,
  { googleUnderWay, awaitsVerification }: CallbackMemory,
  actions: CallbackActions,
): Promise<CallbackOutcome> {
  try {
    if (link.kind === 'error') return { kind: 'error', text: link.text };
    const asksNothing = link.kind === 'nothing' || link.kind === 'unknown';
    if (link.kind === 'google' || (asksNothing && googleUnderWay)) {
      const result = await actions.finishGoogleRedirect();
      if (result === 'nothing') return { kind: 'failed' };
      return { kind: result === 'account' ? 'signed-up' : 'logged-in' };
    }
    if (asksNothing) {
      // Firebase's own page may have verified the address and led here; the session may or may not know of it.
      if (await actions.hasSession()) return { kind: awaitsVerification ? 'verified' : 'already' };
      return (await sessionAfter(actions)) ? { kind: 'verified' } : { kind: 'required' };
    }
    return await followLink(link, actions);
  } catch (error) {
    return await failure(link, error, actions);
  }
}

async function failure(
  link: CallbackLink,
  error: unknown,
  actions: CallbackActions,
): Promise<CallbackOutcome> {
  // A verification link opened twice: the first time verified the address.
  if (
    link.kind === 'verify-email' &&
    errorCode(error) === 'auth/invalid-action-code' &&
    (await sessionAfter(actions))
  ) {
    return { kind: 'already' };
  }
  const problem = authProblem(error, link.kind === 'google' || link.kind === 'nothing' ? 'google' : 'link');
  return problem !== undefined && 'key' in problem ? { kind: 'error', key: problem.key } : { kind: 'error' };
}

/** The path of the screen that follows an outcome; `origin` is the path that the user wanted before the login. */
export function afterCallback(outcome: CallbackOutcome, origin: string | undefined): string {
  switch (outcome.kind) {
    case 'signed-up':
      return paths.signup.href();
    case 'verified':
      return origin ?? paths.welcome.href();
    case 'already':
    case 'password-changed':
    case 'logged-in':
    case 'changed-signed-in':
      return origin ?? paths.myProfile.href();
    default:
      return paths.login.href();
  }
}

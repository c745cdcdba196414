// The state that one screen passes to the next through the router: only these fields, and checked on arrival.
import { asRecord } from '@marquee/domain/values/record';
import { ownPath } from './return-path.ts';
import { paths } from '../config/paths.ts';

export interface NavigationState {
  /** The path to open after a login. */
  readonly from?: string;
  /** Prefills the e-mail field, or names the address that a mail was sent to. */
  readonly email?: string;
  readonly phone?: string;
  /** An error to show in the form's alert. */
  readonly alert?: string;
  /** The account was just deleted: the farewell dialog is shown. */
  readonly accountDeleted?: true;
  /** A login by phone or Google has created an account: the owner is asked whether to keep it and accept the terms. */
  readonly isNewAccount?: true;
  /** The user logs out: the session ends once nothing blocks the navigation. */
  readonly signOut?: true;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the router's state, which may have any shape. */
export function readNavigationState(state: unknown): NavigationState {
  const { from, email, phone, alert, accountDeleted, isNewAccount, signOut } = asRecord(state);
  return {
    from: ownPath(from),
    email: text(email),
    phone: text(phone),
    alert: text(alert),
    ...(accountDeleted === true && { accountDeleted }),
    ...(isNewAccount === true && { isNewAccount }),
    ...(signOut === true && { signOut }),
  };
}

/** Where a new account continues: the page that led to the login, or /welcome. */
export function afterSignUp(state: NavigationState): string {
  return state.from ?? paths.welcome.href();
}

/** Where a login continues: the page that led to it, or the own profile. */
export function afterLogin(state: NavigationState): string {
  return state.from ?? paths.myProfile.href();
}

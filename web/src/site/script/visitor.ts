// The visitor's account. Firebase is loaded only on a device with a stored session.
import { SIGNED_IN_HINT } from '../../config/local-keys.ts';
import type { Account } from '../../site-account/account.ts';

function hasAccount(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_HINT) !== null;
  } catch {
    return false;
  }
}

let reading: Promise<Account | undefined> | undefined;

async function read(): Promise<Account | undefined> {
  if (!hasAccount()) return undefined;
  const { readAccount } = await import('../../site-account/account.ts');
  const account = await readAccount();
  if (!account) {
    // The session has ended meanwhile: show the page as to a visitor.
    localStorage.removeItem(SIGNED_IN_HINT);
    delete document.documentElement.dataset['account'];
  }
  return account;
}

/** The signed-in visitor, `undefined` for an anonymous one. Read once a page. */
export function readVisitor(): Promise<Account | undefined> {
  reading ??= read();
  return reading;
}

// The visitor's account. Firebase is loaded only on a device with a stored session.
import { SIGNED_IN_HINT } from '#web/config/local-keys.ts';
import type { Account } from '#web/site-account/account.ts';
import { hasStored } from './stored.ts';

/**
 * The signed-in visitor, `undefined` for an anonymous one. Read at each use: another tab may log in or out.
 * @throws where Firebase cannot be loaded
 */
export async function readVisitor(): Promise<Account | undefined> {
  if (!hasStored(SIGNED_IN_HINT)) return undefined;
  const { readAccount } = await import('#web/site-account/account.ts');
  const account = await readAccount();
  if (!account) {
    // The session has ended meanwhile: the page is shown as to a signed-out visitor.
    localStorage.removeItem(SIGNED_IN_HINT);
    delete document.documentElement.dataset['account'];
  }
  return account;
}

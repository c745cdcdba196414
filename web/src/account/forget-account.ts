// Removes what an account leaves on a device beside its session: its documents (phone number and birth date among
// them), drafts, waiting saves, pictures and pages, the profiles it opened or put on a shortlist, the app's badge, and
// the browser's push subscription. The account's id is stored, so that all of this is removed as soon as another
// account or nobody is signed in, whatever ended the session: a logout, the account's deletion, another tab, or the
// server while the app was closed.
import pTimeout from 'p-timeout';
import {
  ACCOUNT_LANGUAGE,
  ADOPTED_THEME,
  DRAFT_PREFIX,
  LAST_ACCOUNT,
  OPENED_PROFILES,
  PENDING_SAVE_PREFIX,
  PUSH_OFFER,
  SHORTLIST,
} from '../config/local-keys.ts';
import { readText, storedKeys, storeText } from '../storage/device-storage.ts';
import { isHeld, withLock } from '../storage/with-lock.ts';
import { endSubscription } from '../push/device-note.ts';
import { setFlag } from './session-flags.ts';

/** The account of this tab's session, if the tab has had one. */
let current: string | undefined;

const lastAccount = (): string | undefined => readText(LAST_ACCOUNT) ?? undefined;

/** Milliseconds for the browser's push subscription and caches. */
const LONGEST_STEP = 4000;

/** Milliseconds for the whole removal, for which the next session waits; another tab may hold the lock. */
const LONGEST = 10_000;

/** Whether the device, or this tab, still holds data of another account than `uid`. */
export function isOtherAccount(uid: string | undefined): boolean {
  return [lastAccount(), current].some((account) => account !== undefined && account !== uid);
}

/** Stores the account whose data the device holds, or that there is none; a new account sets `just_logged_in`. */
export function rememberAccount(uid: string | undefined): void {
  if (uid !== undefined && uid !== lastAccount()) setFlag('just_logged_in', 'true');
  current = uid;
  storeText(LAST_ACCOUNT, uid ?? null);
}

const PRIVATE_KEYS: readonly string[] = [
  ACCOUNT_LANGUAGE,
  ADOPTED_THEME,
  OPENED_PROFILES,
  PUSH_OFFER,
  SHORTLIST,
];
const PRIVATE_PREFIXES = [DRAFT_PREFIX, PENDING_SAVE_PREFIX];

/**
 * Removes this device's private keys. Drafts and pending saves of `uid` stay: they are newer than a removal that failed.
 */
function removeLocalKeys(uid: string | undefined): void {
  for (const key of storedKeys()) {
    const isOfAnother = PRIVATE_PREFIXES.some(
      (prefix) => key.startsWith(prefix) && key !== prefix + String(uid),
    );
    if (isOfAnother || PRIVATE_KEYS.includes(key)) storeText(key, null);
  }
}

/** Asks the service worker to delete cached profile pages, pictures and shared photos, and to close notifications. */
async function removeCaches(): Promise<void> {
  // `serviceWorker` is absent in private windows of some browsers.
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: 'CLEAR_PRIVATE_CACHES' });
}

async function removeFromBrowser(): Promise<void> {
  // `clearAppBadge` is absent where apps cannot be installed, and rejects where the app is not installed.
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => undefined);
  await endSubscription();
  await removeCaches();
}

interface Removal {
  /** The account from now on. */
  readonly uid: string | undefined;
  /** The account whose data was on the device when the removal was asked for. */
  readonly former: string | undefined;
  /** Whether another tab was removing it then: local storage may show this tab what it was before that. */
  readonly isDone: boolean;
}

async function removeAll({ uid, former, isDone }: Removal): Promise<void> {
  // Imported here, because Firestore is not needed before somebody is signed in.
  const { forgetFirestore, reopenFirestore } = await import('../firebase/firestore.ts');
  const last = lastAccount();
  if (isDone || last === undefined || last === uid || last !== former) {
    // Another tab has emptied the Firestore cache that all tabs share. A newer account may have logged in since: its data
    // stays.
    await reopenFirestore();
    if ((isDone || last === undefined) && uid !== undefined) rememberAccount(uid);
    return;
  }
  removeLocalKeys(uid);
  await Promise.all([
    forgetFirestore(),
    pTimeout(removeFromBrowser(), { milliseconds: LONGEST_STEP, message: 'The browser did not answer.' }),
  ]);
  // Firestore keeps a note with the account's id of each write that a closed page left unanswered.
  for (const key of storedKeys()) if (key.includes(last)) storeText(key, null);
  rememberAccount(uid);
}

const LOCK = 'marquee.forget-account';

async function remove(uid: string | undefined): Promise<void> {
  const former = lastAccount();
  try {
    // Every tab is notified of the session's end; the lock lets one of them remove the shared data.
    const isDone = await isHeld(LOCK);
    const removal = withLock(LOCK, () => removeAll({ uid, former, isDone }));
    await pTimeout(removal, { milliseconds: LONGEST, message: 'The removal did not end in time.' });
  } catch (error) {
    console.warn('What an account left on this device could not be removed.', error);
  }
}

let underWay: Promise<void> | undefined;

/** The removal that this tab is doing, if any: it replaces Firestore's instance, so that the next session waits for it. */
export const removalUnderWay = (): Promise<void> | undefined => underWay;

/**
 * Removes the former account's data; `uid` is the account from now on. Never rejects: a failed removal is tried again
 * at the next start, because the former account stays the stored one.
 */
export function forgetAccount(uid: string | undefined): Promise<void> {
  current = uid;
  const removal = remove(uid).finally(() => {
    if (underWay === removal) underWay = undefined;
  });
  underWay = removal;
  return removal;
}

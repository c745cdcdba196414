// Checks what can be read, written and reached, and says why a check failed: for somebody who sets up a Firebase
// project.
import {
  deleteDoc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore';
import type { User } from 'firebase/auth';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { readSettings } from '@marquee/domain/accounts/settings';
import { env } from '#web/config/env.ts';
import { firestore } from '#web/firebase/firestore.ts';
import { callFunction, refusalOf } from '#web/firebase/functions.ts';
import { notificationDoc, notificationsRef, profileDoc, settingsDoc } from '#web/firebase/references.ts';
import { isVerified } from '#web/account/verified.ts';

export type FindingKey =
  | 'project'
  | 'online'
  | 'offline'
  | 'session'
  | 'sessionNone'
  | 'verified'
  | 'unverified'
  | 'profilePublic'
  | 'profilePrivate'
  | 'profileMissing'
  | 'profileFailed'
  | 'viewsOn'
  | 'viewsOff'
  | 'settingsFailed'
  | 'listed'
  | 'listFailed'
  | 'othersRefused'
  | 'othersAllowed'
  | 'othersFailed'
  | 'forgeRefused'
  | 'forgeAllowed'
  | 'forgeFailed'
  | 'functionReached'
  | 'functionMissing'
  | 'functionFailed';

/** Why a check failed, when the error says so. */
export type ReasonKey = 'permission' | 'index' | 'unavailable';

export interface Finding {
  readonly key: FindingKey;
  readonly status: 'ok' | 'note' | 'failed';
  readonly project?: string;
  readonly where?: 'emulators' | 'cloud';
  readonly uid?: string;
  readonly number?: string;
  readonly reason?: ReasonKey;
  /** The error's message. */
  readonly detail?: string;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const REASONS: Readonly<Record<string, ReasonKey>> = {
  'permission-denied': 'permission',
  'failed-precondition': 'index',
  unavailable: 'unavailable',
  'not-found': 'unavailable',
};

function failed(key: FindingKey, error: unknown): Finding {
  const reason = REASONS[codeOf(error)];
  return {
    key,
    status: 'failed',
    ...(reason === undefined ? {} : { reason }),
    detail: error instanceof Error ? error.message : String(error),
  };
}

/** Runs a check; if it throws, the result is a failed finding with the key `failedKey`. */
const check = (failedKey: FindingKey, find: () => Promise<Finding>): Promise<Finding> =>
  find().catch((error: unknown) => failed(failedKey, error));

const checkProfile = (uid: string): Promise<Finding> =>
  check('profileFailed', async () => {
    const stored = await getDocFromServer(profileDoc(uid));
    if (!stored.exists()) return { key: 'profileMissing', status: 'note' };
    return readProfile(uid, stored.data()).is_profile_public
      ? { key: 'profilePublic', status: 'ok' }
      : { key: 'profilePrivate', status: 'note' };
  });

const checkSettings = (uid: string): Promise<Finding> =>
  check('settingsFailed', async () => {
    const { notify_views } = readSettings((await getDocFromServer(settingsDoc(uid))).data());
    return notify_views ? { key: 'viewsOn', status: 'ok' } : { key: 'viewsOff', status: 'note' };
  });

const checkList = (uid: string): Promise<Finding> =>
  check('listFailed', async () => {
    const { size } = await getDocsFromServer(
      query(notificationsRef(), where('user_id', '==', uid), orderBy('created_at', 'desc'), limit(25)),
    );
    return { key: 'listed', status: 'ok', number: String(size) };
  });

/** Checks that the rules refuse a request; `allowed` means that they are not deployed. */
async function checkRefusal(
  attempt: () => Promise<unknown>,
  keys: { refused: FindingKey; allowed: FindingKey; failed: FindingKey },
): Promise<Finding> {
  try {
    await attempt();
    return { key: keys.allowed, status: 'failed' };
  } catch (error) {
    return codeOf(error) === 'permission-denied'
      ? { key: keys.refused, status: 'ok' }
      : failed(keys.failed, error);
  }
}

const checkOthers = (): Promise<Finding> =>
  checkRefusal(() => getDocsFromServer(query(notificationsRef(), limit(1))), {
    refused: 'othersRefused',
    allowed: 'othersAllowed',
    failed: 'othersFailed',
  });

const checkForgery = (uid: string): Promise<Finding> =>
  checkRefusal(
    async () => {
      const forged = notificationDoc(`${uid}_forged`);
      await runTransaction(firestore, (transaction) => {
        transaction.set(forged, {
          user_id: uid,
          title: 'Forged',
          message: 'Forged',
          type: 'info',
          read: false,
          created_at: serverTimestamp(),
        });
        return Promise.resolve();
      });
      await deleteDoc(forged);
    },
    { refused: 'forgeRefused', allowed: 'forgeAllowed', failed: 'forgeFailed' },
  );

async function checkFunction(profileId: string): Promise<Finding> {
  try {
    await callFunction('trackProfileView', { profileId });
    return { key: 'functionReached', status: 'ok' };
  } catch (error) {
    const refusal = refusalOf(error) ?? '';
    // A refusal by the function shows that it is deployed.
    if (
      ['not-found', 'permission-denied'].includes(refusal) &&
      error instanceof Error &&
      /profile/i.test(error.message)
    ) {
      return { key: 'functionReached', status: 'ok' };
    }
    return failed(refusal === 'not-found' ? 'functionMissing' : 'functionFailed', error);
  }
}

/** Runs every check in turn and reports each finding at once. Leaves no documents behind. */
export async function* diagnose(user: User | null): AsyncGenerator<Finding> {
  const { firebase, useEmulators } = env;
  yield {
    key: 'project',
    status: env.isConfigured ? 'ok' : 'failed',
    project: firebase.projectId,
    where: useEmulators ? 'emulators' : 'cloud',
  };
  yield navigator.onLine ? { key: 'online', status: 'ok' } : { key: 'offline', status: 'failed' };
  if (!user) {
    yield { key: 'sessionNone', status: 'failed' };
    yield await checkFunction('diagnose');
    return;
  }
  const { uid } = user;
  yield { key: 'session', status: 'ok', uid };
  yield isVerified(user) ? { key: 'verified', status: 'ok' } : { key: 'unverified', status: 'note' };
  yield await checkProfile(uid);
  yield await checkSettings(uid);
  yield await checkList(uid);
  yield await checkOthers();
  yield await checkForgery(uid);
  yield await checkFunction(uid);
}

// Blocks and unblocks viewers. Their list is in the settings document; the screens of notifications and settings change
// it.
import {
  deleteField,
  FieldPath,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { MODERATION_LIMITS } from '@marquee/domain/accounts/moderation';
import { readBlockedViewers, type BlockedViewer } from '@marquee/domain/accounts/settings';
import { whileOpen } from './ended-instance.ts';
import { firestore } from './firestore.ts';
import { settingsDoc } from './references.ts';

/** Thrown when the list of blocked viewers is full. */
export class TooManyBlockedError extends Error {
  constructor() {
    super(`At most ${String(MODERATION_LIMITS.blockedViewers)} viewers can be blocked.`);
    this.name = 'TooManyBlockedError';
  }
}

/** Blocks a viewer. Throws TooManyBlockedError, or what Firestore throws, for example without a connection. */
export function blockViewer(uid: string, viewer: BlockedViewer): Promise<void> {
  // The name is reduced to one line of limited length, as the rules require, so that any viewer can be blocked.
  const name = viewer.name.replace(/\s+/g, ' ').slice(0, 120);
  const block = async (transaction: Transaction): Promise<void> => {
    const settings = settingsDoc(uid);
    const stored = await transaction.get(settings);
    const blocked = readBlockedViewers(stored.data());
    if (blocked.some(({ id }) => id === viewer.id)) return;
    if (blocked.length >= MODERATION_LIMITS.blockedViewers) throw new TooManyBlockedError();
    const updated_at = serverTimestamp();
    if (stored.exists()) {
      transaction.update(
        settings,
        new FieldPath('blocked_viewers', viewer.id),
        name,
        'updated_at',
        updated_at,
      );
    } else {
      transaction.set(settings, { blocked_viewers: { [viewer.id]: name }, updated_at });
    }
  };
  return whileOpen(() => runTransaction(firestore, block));
}

export function unblockViewer(uid: string, viewerId: string): Promise<void> {
  const unblock = (transaction: Transaction): Promise<void> => {
    transaction.update(
      settingsDoc(uid),
      new FieldPath('blocked_viewers', viewerId),
      deleteField(),
      'updated_at',
      serverTimestamp(),
    );
    return Promise.resolve();
  };
  // A transaction fails without a connection, whereas a plain write would wait for one.
  return whileOpen(() => runTransaction(firestore, unblock));
}

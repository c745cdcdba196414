// Blocks and unblocks viewers: a part of the settings document, which the notifications and the settings change.
import { deleteField, FieldPath, runTransaction, serverTimestamp } from 'firebase/firestore';
import { MODERATION_LIMITS } from '@marquee/domain/accounts/moderation';
import { readBlockedViewers, type BlockedViewer } from '@marquee/domain/accounts/settings';
import { firestore } from './firestore.ts';
import { settingsDoc } from './references.ts';

/** Thrown when the list is full. */
export class TooManyBlockedError extends Error {
  constructor() {
    super(`At most ${String(MODERATION_LIMITS.blockedViewers)} viewers can be blocked.`);
    this.name = 'TooManyBlockedError';
  }
}

/** Throws TooManyBlockedError, or what Firestore throws, for example without a connection. */
export function blockViewer(uid: string, viewer: BlockedViewer): Promise<void> {
  const place = settingsDoc(uid);
  // Reduced to a line of limited length, as the rules require: a viewer with an odd name can be blocked too.
  const name = viewer.name.replace(/\s+/g, ' ').slice(0, 120);
  return runTransaction(firestore, async (transaction) => {
    const stored = await transaction.get(place);
    const blocked = readBlockedViewers(stored.data());
    if (blocked.some(({ id }) => id === viewer.id)) return;
    if (blocked.length >= MODERATION_LIMITS.blockedViewers) throw new TooManyBlockedError();
    const updated_at = serverTimestamp();
    if (stored.exists()) {
      transaction.update(place, new FieldPath('blocked_viewers', viewer.id), name, 'updated_at', updated_at);
    } else {
      transaction.set(place, { blocked_viewers: { [viewer.id]: name }, updated_at });
    }
  });
}

export function unblockViewer(uid: string, viewerId: string): Promise<void> {
  const place = settingsDoc(uid);
  // A transaction fails without a connection, whereas a plain write would wait for one.
  return runTransaction(firestore, (transaction) => {
    transaction.update(
      place,
      new FieldPath('blocked_viewers', viewerId),
      deleteField(),
      'updated_at',
      serverTimestamp(),
    );
    return Promise.resolve();
  });
}

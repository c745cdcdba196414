// Converts an owner's push outbox (outbox-state.ts) to its document and back.
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { EMPTY_OUTBOX, type Outbox, type PushItem } from './outbox-state.ts';

const COLLECTION = 'push_outbox';

export const outboxReference = (database: Firestore, uid: string): DocumentReference =>
  database.collection(COLLECTION).doc(uid);

/** Owners whose outbox is due, the longest waiting first. */
export async function dueOwners(database: Firestore, now: number, limit: number): Promise<string[]> {
  const { docs } = await database
    .collection(COLLECTION)
    .where('due_at', '<=', Timestamp.fromMillis(now))
    .orderBy('due_at')
    .limit(limit)
    .select()
    .get();
  return docs.map(({ id }) => id);
}

/** Reads the document of an outbox, which only functions write. */
export function readOutbox(stored: Readonly<Record<string, unknown>> | undefined): Outbox {
  if (!stored) return EMPTY_OUTBOX;
  const { due_at, sent_at, pending, sending, seen } = stored as Partial<{
    due_at: Timestamp;
    sent_at: Timestamp;
    pending: PushItem[];
    sending: Outbox['sending'];
    seen: string[];
  }>;
  return {
    pending: pending ?? [],
    sending: sending ?? null,
    seen: seen ?? [],
    due_at: due_at?.toMillis() ?? null,
    sent_at: sent_at?.toMillis() ?? 0,
  };
}

/** The document of an outbox. Without `due_at` the query for due outboxes does not find it. */
export function outboxDocument({ pending, sending, seen, due_at, sent_at }: Outbox) {
  return {
    pending,
    sending,
    seen,
    sent_at: Timestamp.fromMillis(sent_at),
    ...(due_at === null ? {} : { due_at: Timestamp.fromMillis(due_at) }),
  };
}

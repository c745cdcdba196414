// A row of the earlier notifications table as the document it becomes.
import { createHash } from 'node:crypto';
import { PROFILE_VIEW_TITLE } from '@marquee/domain/notification';
import { flagOf, storable, textOf, timeOf, uidOf, type Row } from './values.ts';
import { asRecord, isRecord } from '@marquee/domain/record';

export interface PlannedNotification {
  /** The same for the same row, so that a second import changes nothing. */
  readonly id: string;
  readonly userId: string;
  readonly document: {
    readonly title: string;
    readonly message: string;
    readonly type: 'profile_view' | 'info';
    readonly read: boolean;
    readonly viewer_id: string | null;
    readonly viewer_name: string | null;
    readonly viewer_email: string | null;
    readonly event_type: string;
  };
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

function metadataOf(row: Row): Row {
  const { metadata } = row;
  if (typeof metadata !== 'string') return asRecord(metadata);
  try {
    const parsed: unknown = JSON.parse(metadata);
    return asRecord(parsed);
  } catch {
    return {};
  }
}

/** Throws, in words for the report, why the row cannot be a notification. */
export function planNotification(row: unknown, note: (reason: string) => void): PlannedNotification {
  if (!isRecord(row)) throw new Error('not an object');
  const userId = uidOf(row['user_id']);
  if (userId === undefined) throw new Error('user_id is missing or cannot be a user id');
  const message = storable(textOf(row['message'])).slice(0, 1000);
  if (message === '') throw new Error('message is missing');
  const createdAt = timeOf(row['created_at']);
  if (createdAt === undefined) throw new Error('created_at is missing or not a time');
  const type = row['type'] === 'profile_view' || row['type'] === 'info' ? row['type'] : undefined;
  if (type === undefined) note('type unknown: taken as info');
  const metadata = metadataOf(row);
  const orNull = (value: unknown): string | null => storable(textOf(value)).slice(0, 320) || null;
  const given = typeof row['id'] === 'number' ? String(row['id']) : textOf(row['id']);
  const key = given === '' ? JSON.stringify([userId, message, createdAt]) : given;
  return {
    id: `import_${createHash('sha256').update(`${userId}\n${key}`).digest('base64url').slice(0, 24)}`,
    userId,
    document: {
      title: storable(textOf(row['title'])).slice(0, 200) || PROFILE_VIEW_TITLE,
      message,
      type: type ?? 'info',
      read: flagOf(row['read']),
      viewer_id: uidOf(metadata['viewer_id']) ?? null,
      viewer_name: orNull(metadata['viewer_name']),
      // Viewers had not chosen to show it.
      viewer_email: null,
      event_type: orNull(metadata['event_type']) ?? type ?? 'info',
    },
    createdAt,
  };
}

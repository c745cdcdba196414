// Makes a stored notification an item of a push to its owner.
import { readNotification, UNNAMED_VIEWER } from '@marquee/domain/notifications/notification';
import { asRecord } from '@marquee/domain/values/record';
import { HOUR } from '@marquee/domain/values/time';
import type { PushItem } from './outbox-state.ts';

/** Milliseconds after which a notification is not pushed any more: an import may write old ones. */
const MAX_AGE = HOUR;

export interface OwnersItem {
  /** The owner's uid. */
  readonly owner: string;
  readonly item: PushItem;
}

/**
 * The item for a notification that was stored at `now` (milliseconds since 1970); `undefined` for an old one, and
 * for one that was rewritten because its viewer's account was deleted.
 */
export function pushItemOf(id: string, stored: unknown, now: number): OwnersItem | undefined {
  const { user_id, created_at, type, viewer_name, viewers, link_label, answer } = readNotification(
    id,
    stored,
  );
  const isRewritten = asRecord(asRecord(stored)['metadata'])['viewer_deleted'] === true;
  if (user_id === '' || isRewritten || created_at < now - MAX_AGE) return undefined;
  const kinds = {
    profile_view: link_label === null ? 'view' : 'link',
    contact: answer === null ? 'contact' : 'answer',
    reminder: 'reminder',
    info: 'moderation',
  } as const;
  const item: PushItem = {
    id,
    kind: kinds[type],
    name: link_label ?? (viewer_name === UNNAMED_VIEWER ? null : viewer_name),
    viewers: viewers ?? 1,
  };
  return { owner: user_id, item };
}

// The strategies that notify an owner by a Cloud Function. The direct write is another strategy (direct-view.ts); the
// public page has code of its own (site/script/count-view.ts).
import { callFunction } from '#web/firebase/functions.ts';
import type { Delivery, Strategy } from './strategies.ts';
import { asRecord } from '@marquee/domain/values/record';

/** Calls `trackProfileView`. If it recorded no view, returns `nothing` for the owner's own view, else `repeated`. */
async function trackView(ownerId: string, viewerId: string | null): Promise<Delivery> {
  const answer = await callFunction('trackProfileView', { profileId: ownerId });
  const fields = asRecord(answer);
  if (fields['success'] !== true) throw new Error('trackProfileView did not succeed.');
  if (fields['recorded'] === true) return 'sent';
  return ownerId === viewerId ? 'nothing' : 'repeated';
}

export const functionStrategy = (ownerId: string, viewerId: string | null): Strategy => ({
  name: 'function',
  send: () => trackView(ownerId, viewerId),
  retries: [],
});

/** The strategy by which testers notify themselves: another Cloud Function, because own views are never recorded. */
export const testStrategy = (ownerId: string): Strategy => ({
  name: 'test',
  send: async () => {
    await callFunction('sendTestNotification', { userId: ownerId, requestId: crypto.randomUUID() });
    return 'sent';
  },
  retries: [],
});

// The strategies of notifying an owner of a view: the function, then, for the signed-in only, the direct write. The
// public page has its own (site/script/view.ts).
import { TIMING } from '@marquee/domain/limits';
import { callFunction } from '../../../firebase/functions.ts';
import { writeViewDirectly } from './direct-view.ts';
import type { Delivery, Strategy } from './strategies.ts';
import { asRecord } from '@marquee/domain/record';

/** Calls the function; `nothing` when it recorded no view, which is right for an own view. */
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

/** The tester's notification of oneself, since own views are never recorded. */
export const testStrategy = (ownerId: string): Strategy => ({
  name: 'test',
  send: async () => {
    await callFunction('sendTestNotification', { userId: ownerId, requestId: crypto.randomUUID() });
    return 'sent';
  },
  retries: [],
});

export const directStrategy = (ownerId: string, viewerId: string): Strategy => ({
  name: 'direct',
  send: async () => {
    await writeViewDirectly(ownerId, viewerId);
    return 'sent';
  },
  retries: TIMING.notificationRetries,
});

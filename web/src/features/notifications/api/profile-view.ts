// Telling an owner of a view: by the function, then (signed in only) by the direct write.
import { TIMING } from '@marquee/domain/limits';
import { callFunction } from '../../../firebase/call-function.ts';
import { writeViewDirectly } from './direct-view.ts';
import { runStrategies, type Delivery, type Step, type Strategy } from './strategies.ts';

/** Asks the function; `nothing` when it took the view and recorded none, which is right for an own view. */
async function trackView(ownerId: string, viewerId: string | null): Promise<Delivery> {
  const answer = await callFunction('trackProfileView', { profileId: ownerId });
  const fields = (typeof answer === 'object' && answer !== null ? answer : {}) as Readonly<
    Record<string, unknown>
  >;
  if (fields['success'] !== true) throw new Error('trackProfileView did not succeed.');
  if (fields['recorded'] === true) return 'sent';
  return ownerId === viewerId ? 'nothing' : 'repeated';
}

export const functionStrategy = (ownerId: string, viewerId: string | null): Strategy => ({
  name: 'function',
  send: () => trackView(ownerId, viewerId),
  retries: [],
});

/** The tester's way to oneself, whose own views are never recorded. */
export const testStrategy = (ownerId: string): Strategy => ({
  name: 'test',
  send: async () => {
    await callFunction('sendTestNotification', { userId: ownerId });
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

/** Records that `viewerId` (null: nobody signed in) looked at a profile. Throws when all ways failed. */
export async function notifyView(
  ownerId: string,
  viewerId: string | null,
  report: (step: Step) => void,
): Promise<void> {
  if (ownerId === viewerId) return;
  await runStrategies(
    [functionStrategy(ownerId, viewerId), ...(viewerId === null ? [] : [directStrategy(ownerId, viewerId)])],
    report,
  );
}

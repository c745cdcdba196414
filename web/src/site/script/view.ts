// Counts the view of a profile, 1 s after somebody looks at it.
import { onceSeen, sendView } from './track-view.ts';
import { readVisitor } from './visitor.ts';

/** Sends the view, named where the device keeps an account, and never the owner's own. */
async function send(profileId: string): Promise<void> {
  const visitor = await readVisitor();
  if (visitor?.uid === profileId) return;
  const delivery = await sendView(profileId, await visitor?.credentials());
  if (delivery === 'failed') await visitor?.writeView(profileId);
}

/** Counts the view of the profile in a container, if it is one that counts. */
export function countView(root: ParentNode, signal: AbortSignal): void {
  const profileId = root.querySelector<HTMLElement>('[data-count-view]')?.dataset['countView'];
  if (profileId === undefined) return;
  const stop = onceSeen(() => {
    send(profileId).catch((error: unknown) => console.warn('The view was not recorded.', error));
  });
  signal.addEventListener('abort', stop);
}

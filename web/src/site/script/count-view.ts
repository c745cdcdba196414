// Counts the view of a profile, once the page has been visible for a second.
import type { CountedView } from './watch-actions.ts';
import { onceVisible, sendView, visitorKey } from './track-view.ts';
import { declinesCounting, returnedAfter, sourceOf } from './visit.ts';
import { readVisitor } from './visitor.ts';

/**
 * Sends the view to the function, unless it is the owner's. If sending fails, a signed-in visitor's view is written to
 * Firestore. Resolves to the view if the function recorded it, so that the visitor's actions can be sent.
 */
async function send(profileId: string, code: string | undefined): Promise<CountedView | undefined> {
  const visitor = await readVisitor();
  if (visitor?.uid === profileId) return undefined;
  const now = Date.now();
  const visit = {
    profileId,
    code,
    source: sourceOf(location, document.referrer),
    returnedAfter: returnedAfter(profileId, now),
  };
  const credentials = await visitor?.credentials().catch(() => null);
  const key = visitorKey(now);
  if (credentials !== null) {
    const delivery = await sendView(visit, credentials, key);
    if (delivery === 'recorded')
      return { visit, credentials, newCredentials: visitor?.credentials, key, at: now };
    if (delivery === 'refused') return undefined;
  }
  await visitor?.writeView(profileId);
  return undefined;
}

/**
 * Counts the view of the profile in a container, if its views are to be counted, and then the visitor's actions there.
 */
export function countView(root: ParentNode & EventTarget, signal: AbortSignal): void {
  const element = root.querySelector<HTMLElement>('[data-count-view]');
  const { countView: profileId, link } = element?.dataset ?? {};
  if (profileId === undefined || declinesCounting()) return;
  const stop = onceVisible(() => {
    const count = async (): Promise<void> => {
      const [view, { watchActions }] = await Promise.all([
        send(profileId, link),
        import('./watch-actions.ts'),
      ]);
      if (view && !signal.aborted) watchActions(root, view, signal);
    };
    count().catch((error: unknown) => console.warn('The view was not counted.', error));
  });
  signal.addEventListener('abort', stop);
}

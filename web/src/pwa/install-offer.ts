// The one quiet offer to install the app, after the first save of a profile. Kept by device: whoever said no on a phone
// may want it on another.
const KEY = 'marquee.install-offer';

/** `due`: a profile was saved. `over`: the offer was answered, or the app is installed; it is never made again. */
type State = 'due' | 'over';

const listeners = new Set<() => void>();

function state(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Where nothing can be stored the offer would come again and again: it is not made.
    return 'over';
  }
}

function keep(next: State): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Not made, see above.
  }
  for (const listener of listeners) listener();
}

/** Says that a profile was saved: the first time makes the offer due. */
export function profileWasSaved(): void {
  if (state() === null) keep('due');
}

export function closeInstallOffer(): void {
  keep('over');
}

export const isInstallOfferDue = (): boolean => state() === 'due';

export function subscribeToInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

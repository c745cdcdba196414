// Offers once per device to install the app, after the first save of a profile.
const KEY = 'marquee.install-offer';

/** `due`: a profile was saved. `over`: the offer was answered, or the app is installed. */
type State = 'due' | 'over';

const listeners = new Set<() => void>();

function state(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Without storage the offer would return after every save, so it is not made.
    return 'over';
  }
}

function keep(next: State): void {
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // No offer without storage, as above.
  }
  for (const listener of listeners) listener();
}

/** Called after each save of a profile; the first makes the offer due. */
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

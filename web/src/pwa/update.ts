// Whether a newer version of the app is ready, and the function that activates it.

/** Activates the new version in this tab. */
type Accept = () => void;

let accept: Accept | undefined;
const listeners = new Set<() => void>();

/** Reports that a new version is ready. */
export function offerUpdate(next: Accept): void {
  accept = next;
  for (const listener of listeners) listener();
}

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Activates the new version; `undefined` while this is the newest. */
export function offeredUpdate(): Accept | undefined {
  return accept;
}

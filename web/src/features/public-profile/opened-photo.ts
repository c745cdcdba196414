// The photo that is looked at full screen stands in the browser's history, so that the back button closes it and a
// reload keeps it. What a router has stored with the entry stays there.
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Going back takes a moment: until then the photo is closed already, and not to be closed once more. */
let isClosing = false;

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function entry(): object {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

function openedPhoto(): number | undefined {
  const state = entry();
  return !isClosing && 'photo' in state && typeof state.photo === 'number' ? state.photo : undefined;
}

/** The index of the photo that is open, if any: none on the server, and while its page is hydrated. */
export const useOpenedPhoto = (): number | undefined =>
  useSyncExternalStore(subscribe, openedPhoto, () => undefined);

/** Opens a photo, or turns to it: the way back is one step however many were looked at. */
export function openPhoto(photo: number): void {
  const state = { ...entry(), photo };
  if (openedPhoto() === undefined) history.pushState(state, '');
  else history.replaceState(state, '');
  tell();
}

export function closePhoto(): void {
  if (openedPhoto() === undefined) return;
  isClosing = true;
  addEventListener(
    'popstate',
    () => {
      isClosing = false;
      tell();
    },
    { once: true },
  );
  history.back();
  tell();
}

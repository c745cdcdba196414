import { useSyncExternalStore } from 'react';
import { readText, TEXT_PUBLISHED } from './device-storage.ts';

/** The events of a changed text: in this tab, and, by the browser's `storage`, in other tabs. */
const CHANGES = [TEXT_PUBLISHED, 'storage'] as const;

function subscribe(listener: () => void): () => void {
  for (const type of CHANGES) addEventListener(type, listener);
  return () => {
    for (const type of CHANGES) removeEventListener(type, listener);
  };
}

/** The text under a key of local storage, as `publishText` and other tabs store it; `null` for none. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(subscribe, () => readText(key));
}

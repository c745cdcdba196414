// A profile that was saved without a connection: stored on the device until it is sent, also when the app is closed.
import { useMemo, useSyncExternalStore } from 'react';
import { profileDocument, type Profile } from '@marquee/domain/profile';
import { readProfile } from '@marquee/domain/read-profile';
import { PICTURE_BASE } from '../../../../config/picture-base.ts';
import { pendingSaveKey } from '../../../../config/local-keys.ts';
import { readStoredForm, type Draft } from '../drafts/draft.ts';

const listeners = new Set<() => void>();

/**
 * Calls back when a pending save is added, changed or removed, in this tab or another. Returns the unsubscribe
 * function.
 */
function subscribeToPendingSave(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** What is stored, as it is stored; `null` when nothing waits. */
function pendingSaveText(uid: string): string | null {
  try {
    return localStorage.getItem(pendingSaveKey(uid));
  } catch {
    return null;
  }
}

const PROBLEMS = ['conflict', 'username-taken', 'refused'] as const;

/** Why a save that waited could not be done as it stood: its user has to look at it. */
export type PendingProblem = (typeof PROBLEMS)[number];

export interface PendingSave extends Draft {
  readonly problem: PendingProblem | undefined;
}

function readProblem(text: string): PendingProblem | undefined {
  const { problem } = JSON.parse(text) as { readonly problem?: unknown };
  return PROBLEMS.find((known) => known === problem);
}

export function readPendingSave(uid: string): PendingSave | undefined {
  const text = pendingSaveText(uid);
  const stored = text === null ? undefined : readStoredForm(uid, pendingSaveKey(uid));
  return text !== null && stored ? { ...stored, problem: readProblem(text) } : undefined;
}

/** Throws where the browser refuses local storage: then no save is pending. */
export function writePendingSave(uid: string, save: PendingSave): void {
  localStorage.setItem(pendingSaveKey(uid), JSON.stringify(save));
  notifyListeners();
}

/** Removes the save; with `saved_at` only that one, not a newer one. */
export function removePendingSave(uid: string, saved_at?: number): void {
  if (saved_at !== undefined && readPendingSave(uid)?.saved_at !== saved_at) return;
  try {
    localStorage.removeItem(pendingSaveKey(uid));
  } catch {
    // Where local storage is refused, nothing is stored.
  }
  notifyListeners();
}

/** The save that waits, live. */
export function usePendingSave(uid: string): PendingSave | undefined {
  const text = useSyncExternalStore(subscribeToPendingSave, () => pendingSaveText(uid));
  // oxlint-disable-next-line react/exhaustive-deps -- the text is what is read
  return useMemo(() => readPendingSave(uid), [uid, text]);
}

/** The profile as it will be after the save. */
export function profileAfter(profile: Profile, { values }: PendingSave): Profile {
  const { former_usernames, taken_down } = profile;
  const after = readProfile(profile.id, { ...profileDocument(values), former_usernames }, PICTURE_BASE);
  return taken_down === undefined ? after : { ...after, taken_down };
}

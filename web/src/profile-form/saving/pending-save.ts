// A profile that was saved without a connection: stored on the device until it is sent, also when the app is closed.
import { useMemo } from 'react';
import { profileDocument, type Profile, type ProfileForm } from '@marquee/domain/profile/profile';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { pendingSaveKey } from '#web/config/local-keys.ts';
import { parseJson, publishText, readText } from '#web/storage/device-storage.ts';
import { useStoredText } from '#web/storage/use-stored-text.ts';
import { readStoredForm, type Draft } from '../drafts/draft.ts';

const PROBLEMS = ['conflict', 'username-taken', 'refused'] as const;

/** Why a pending save cannot be sent as it is: the user has to look at it. */
export type PendingProblem = (typeof PROBLEMS)[number];

export interface PendingSave extends Draft {
  readonly problem: PendingProblem | undefined;
}

/** The pending save; `undefined` if there is none. */
export function readPendingSave(uid: string): PendingSave | undefined {
  const text = readText(pendingSaveKey(uid));
  const stored = text === null ? undefined : readStoredForm(uid, text);
  if (text === null || !stored) return undefined;
  const { problem } = parseJson(text) as { readonly problem?: unknown };
  return { ...stored, problem: PROBLEMS.find((known) => known === problem) };
}

/** Stores the pending save. @throws Error where local storage is blocked or full: then nothing is stored */
export function writePendingSave(uid: string, save: PendingSave): void {
  if (!publishText(pendingSaveKey(uid), JSON.stringify(save)))
    throw new Error('This browser stores nothing for the site.');
}

/** Removes the pending save; with `saved_at` only the one of that time, not a newer one. */
export function removePendingSave(uid: string, saved_at?: number): void {
  if (saved_at !== undefined && readPendingSave(uid)?.saved_at !== saved_at) return;
  publishText(pendingSaveKey(uid), null);
}

/** The pending save, live. */
export function usePendingSave(uid: string): PendingSave | undefined {
  const text = useStoredText(pendingSaveKey(uid));
  // oxlint-disable-next-line react/exhaustive-deps -- the text is what is read
  return useMemo(() => readPendingSave(uid), [uid, text]);
}

/** The profile as it will be after a save of these values. */
export function profileAfter(profile: Profile, values: ProfileForm): Profile {
  const { former_usernames, taken_down } = profile;
  const after = readProfile(profile.id, { ...profileDocument(values), former_usernames });
  return taken_down === undefined ? after : { ...after, taken_down };
}

// The account's versions: read live, and written one at a time, as the rules require.
import { deleteField, serverTimestamp, setDoc } from 'firebase/firestore';
import { versionFields, type Version } from '@marquee/domain/views/version';
import { versionsDoc, versionsRef } from '../firebase/references.ts';
import { useLiveDocument, type Live } from '../firebase/live.ts';

const NONE: readonly Version[] = [];

/** The account's versions, live, by name. */
export function useVersions(uid: string): Live<readonly Version[]> {
  const stored = useLiveDocument(versionsRef(uid));
  return stored.status === 'ready' ? { status: 'ready', data: stored.data ?? NONE } : stored;
}

/** Adds a version, or changes the one with its id. Resolves when the server has it. */
export function saveVersion(uid: string, version: Version): Promise<void> {
  const { id } = version;
  return setDoc(
    versionsDoc(uid),
    { versions: { [id]: versionFields(version) }, changed: id, updated_at: serverTimestamp() },
    { merge: true },
  );
}

/** Removes a version for good: its links show the profile. */
export function removeVersion(uid: string, id: string): Promise<void> {
  return setDoc(
    versionsDoc(uid),
    { versions: { [id]: deleteField() }, changed: id, updated_at: serverTimestamp() },
    { merge: true },
  );
}

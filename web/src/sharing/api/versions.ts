// The versions of the account's profile: read live, and written one version at a time, as the rules require.
import { deleteField, serverTimestamp, setDoc, type FieldValue } from 'firebase/firestore';
import { versionFields, type Version } from '@marquee/domain/views/version';
import { whileOpen } from '#web/firebase/ended-instance.ts';
import { versionsDoc, versionsRef } from '#web/firebase/references.ts';
import { useLiveDocument, type Live, withDefault } from '#web/firebase/live.ts';

const NONE: readonly Version[] = [];

/** The account's versions, live, sorted by name. */
export const useVersions = (uid: string): Live<readonly Version[]> =>
  withDefault(useLiveDocument(versionsRef(uid)), NONE);

/** Adds or replaces the version with this id, or removes it if `fields` is a deletion. */
const writeVersion = (uid: string, id: string, fields: object | FieldValue): Promise<void> =>
  whileOpen(() =>
    setDoc(
      versionsDoc(uid),
      { versions: { [id]: fields }, changed: id, updated_at: serverTimestamp() },
      { merge: true },
    ),
  );

/** Adds a version, or replaces the one with its id. Resolves when the server has stored it. */
export const saveVersion = (uid: string, version: Version): Promise<void> =>
  writeVersion(uid, version.id, versionFields(version));

/** Removes a version for good: the links that had it then show the profile itself. */
export const removeVersion = (uid: string, id: string): Promise<void> => writeVersion(uid, id, deleteField());

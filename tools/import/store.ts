// The chunks of a plan as Auth and Firestore take them. Every chunk can come twice: what is there is left as it is.
import type { Auth, UserIdentifier } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Finding } from './finding.ts';
import type { PlannedNotification } from './notification-row.ts';
import { withoutUsername, type Planned } from './plan.ts';
import type { PlannedProfile } from './profile-row.ts';
import type { PlannedUser } from './user-row.ts';

export interface Backends {
  readonly auth: Auth;
  readonly firestore: Firestore;
  /** False in a dry run: asks the same and writes nothing. */
  readonly apply: boolean;
  /** Milliseconds since 1970, for rows that do not say when. */
  readonly now: number;
}

export interface Stored {
  readonly written: number;
  readonly findings: readonly Finding[];
}

/** Auth answers at most 100 identifiers a request, three an account. */
export const USERS_A_CHUNK = 33;

export async function storeUsers(
  { auth, apply }: Backends,
  chunk: readonly Planned<PlannedUser>[],
): Promise<Stored> {
  const findings: Finding[] = [];
  const about = ({ row, item }: Planned<PlannedUser>) => ({
    kind: 'users' as const,
    row,
    id: item.record.uid,
  });
  const identifiers = chunk.flatMap(({ item: { record } }): UserIdentifier[] => [
    { uid: record.uid },
    ...(typeof record.email === 'string' ? [{ email: record.email }] : []),
    ...(typeof record.phoneNumber === 'string' ? [{ phoneNumber: record.phoneNumber }] : []),
  ]);
  const { users } = await auth.getUsers(identifiers);
  const fresh = chunk.filter((planned) => {
    const { record } = planned.item;
    if (users.some(({ uid }) => uid === record.uid)) {
      findings.push({ ...about(planned), level: 'there', reason: 'the account is there and stays as it is' });
      return false;
    }
    const rival = users.find(
      ({ email, phoneNumber }) =>
        (email !== undefined && email === record.email) ||
        (phoneNumber !== undefined && phoneNumber === record.phoneNumber),
    );
    if (!rival) return true;
    findings.push({ ...about(planned), level: 'refused', reason: 'another account has its email or phone' });
    return false;
  });
  if (!apply || fresh.length === 0) return { written: fresh.length, findings };
  const result = await auth.importUsers(
    fresh.map(({ item }) => item.record),
    { hash: { algorithm: 'BCRYPT' } },
  );
  for (const { index, error } of result.errors) {
    const planned = fresh[index];
    if (planned) findings.push({ ...about(planned), level: 'refused', reason: error.message });
  }
  return { written: result.successCount, findings };
}

/** A commit takes 500 writes; a profile is up to 4. */
export const PROFILES_A_CHUNK = 25;

export async function storeProfiles(
  { firestore, apply, now }: Backends,
  chunk: readonly Planned<PlannedProfile>[],
): Promise<Stored> {
  const findings: Finding[] = [];
  const place = ({ uid }: PlannedProfile) => firestore.collection('profiles').doc(uid);
  const namePlace = (name: string) => firestore.collection('usernames').doc(name);
  const named = chunk.filter(({ item }) => item.username !== '');
  const snapshots = await firestore.getAll(
    ...chunk.map(({ item }) => place(item)),
    ...named.map(({ item }) => namePlace(item.username)),
  );
  const found = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
  const batch = firestore.batch();
  let written = 0;
  for (const { row, item } of chunk) {
    const about = { kind: 'profiles' as const, row, id: item.uid };
    if (found.get(place(item).path)?.exists === true) {
      findings.push({ ...about, level: 'there', reason: 'the profile is there and stays as it is' });
      continue;
    }
    const holder: unknown =
      item.username === '' ? undefined : found.get(namePlace(item.username).path)?.get('uid');
    const isTaken = holder !== undefined && holder !== item.uid;
    if (isTaken) {
      findings.push({
        ...about,
        level: 'changed',
        reason: `username ${item.username} left out: it belongs to another account`,
      });
    }
    const { uid, username, profile, contact, skillIds, createdAt, updatedAt } = isTaken
      ? withoutUsername(item)
      : item;
    const updated_at = Timestamp.fromMillis(updatedAt ?? now);
    const created_at = Timestamp.fromMillis(createdAt ?? updatedAt ?? now);
    batch.create(place(item), { ...profile, former_usernames: [], created_at, updated_at });
    batch.set(place(item).collection('private').doc('contact'), { ...contact, updated_at });
    // Fails when somebody has claimed it since: the chunk then comes again, and finds it taken.
    if (username !== '' && holder === undefined) batch.create(namePlace(username), { uid, created_at });
    batch.set(firestore.collection('user_skills').doc(uid), { user_id: uid, skill_ids: skillIds });
    written += 1;
  }
  if (apply && written > 0) await batch.commit();
  return { written, findings };
}

export const NOTIFICATIONS_A_CHUNK = 400;

export async function storeNotifications(
  { firestore, apply }: Backends,
  chunk: readonly Planned<PlannedNotification>[],
): Promise<Stored> {
  if (!apply) return { written: chunk.length, findings: [] };
  const batch = firestore.batch();
  for (const { item } of chunk) {
    const { title, message, type, read, viewer_id, viewer_name, viewer_email, event_type } = item.document;
    const at = Timestamp.fromMillis(item.createdAt);
    batch.set(firestore.collection('notifications').doc(item.id), {
      user_id: item.userId,
      title,
      message,
      type,
      read,
      created_at: at,
      metadata: { viewer_id, viewer_name, viewer_email, timestamp: at, event_type },
    });
  }
  await batch.commit();
  return { written: chunk.length, findings: [] };
}

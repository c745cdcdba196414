// Plans the documents of all rows, with every remark, without a request to any backend.
import type { Finding, Kind } from './finding.ts';
import { planNotification, type PlannedNotification } from './notification-row.ts';
import { planProfile, type PlannedProfile } from './profile-row.ts';
import { planUser, type PlannedUser } from './user-row.ts';
import { uidOf } from './values.ts';
import { isRecord } from '@marquee/domain/record';

export interface Planned<Item> {
  /** The row's number, from 1. */
  readonly row: number;
  readonly item: Item;
}

export interface ImportFiles {
  readonly users?: readonly unknown[] | undefined;
  readonly profiles?: readonly unknown[] | undefined;
  readonly notifications?: readonly unknown[] | undefined;
}

export interface ImportPlan {
  readonly users: readonly Planned<PlannedUser>[];
  readonly profiles: readonly Planned<PlannedProfile>[];
  readonly notifications: readonly Planned<PlannedNotification>[];
  readonly findings: readonly Finding[];
}

const idOf = (row: unknown): string | null => (isRecord(row) ? (uidOf(row['id']) ?? null) : null);

export function planImport(files: ImportFiles): ImportPlan {
  const findings: Finding[] = [];

  function plan<Item>(
    kind: Kind,
    rows: readonly unknown[] = [],
    planRow: (row: unknown, note: (reason: string) => void) => Item,
  ): Planned<Item>[] {
    return rows.flatMap((row, index) => {
      const about = { kind, row: index + 1, id: idOf(row) };
      const notes: string[] = [];
      try {
        const item = planRow(row, (reason) => notes.push(reason));
        for (const reason of notes) findings.push({ ...about, level: 'changed', reason });
        return [{ row: index + 1, item }];
      } catch (error) {
        findings.push({
          ...about,
          level: 'refused',
          reason: error instanceof Error ? error.message : String(error),
        });
        return [];
      }
    });
  }

  /** The first row to have something has it. */
  function once(): (value: string | undefined, what: string) => void {
    const seen = new Set<string>();
    return (value, what) => {
      if (value === undefined) return;
      if (seen.has(`${what} ${value}`)) throw new Error(`${what} is in an earlier row`);
      seen.add(`${what} ${value}`);
    };
  }

  const uniqueUser = once();
  const users = plan('users', files.users, (row, note) => {
    const user = planUser(row, note);
    const { uid, email, phoneNumber } = user.record;
    uniqueUser(uid, 'id');
    uniqueUser(email, 'email');
    uniqueUser(phoneNumber, 'phone');
    return user;
  });

  const known = files.users && new Set(users.map(({ item }) => item.record.uid));
  const mustBeKnown = (uid: string): void => {
    if (known && !known.has(uid)) throw new Error('no such user among the users taken');
  };
  const uniqueProfile = once();
  const names = new Set<string>();
  const profiles = plan('profiles', files.profiles, (row, note) => {
    const profile = planProfile(row, note);
    mustBeKnown(profile.uid);
    uniqueProfile(profile.uid, 'id');
    if (profile.username === '') return profile;
    if (names.has(profile.username)) {
      note(`username ${profile.username} left out: an earlier row has it`);
      return withoutUsername(profile);
    }
    names.add(profile.username);
    return profile;
  });

  const uniqueNotification = once();
  const notifications = plan('notifications', files.notifications, (row, note) => {
    const notification = planNotification(row, note);
    mustBeKnown(notification.userId);
    uniqueNotification(notification.id, 'id');
    return notification;
  });
  return { users, profiles, notifications, findings };
}

export function withoutUsername(profile: PlannedProfile): PlannedProfile {
  return { ...profile, username: '', profile: { ...profile.profile, username: '' } };
}

// One import: plans, goes through the chunks with the journal, and says what happened to every row.
import type { Finding, Kind } from './finding.ts';
import type { Journal } from './journal.ts';
import { planImport, type Planned } from './plan.ts';
import type { RowFile } from './read-file.ts';
import {
  NOTIFICATIONS_A_CHUNK,
  PROFILES_A_CHUNK,
  storeNotifications,
  storeProfiles,
  storeUsers,
  USERS_A_CHUNK,
  type Backends,
  type Stored,
} from './store.ts';

export type Files = Readonly<Partial<Record<Kind, RowFile>>>;

export interface KindSummary {
  readonly kind: Kind;
  readonly rows: number;
  /** Written now or by an earlier run of the same journal; in a dry run what would be. */
  readonly taken: number;
  readonly refused: number;
  readonly changed: number;
  readonly there: number;
}

export interface ImportResult {
  readonly summaries: readonly KindSummary[];
  readonly findings: readonly Finding[];
  readonly needPassword: number;
  readonly foreignPictures: number;
}

export interface ImportOptions extends Backends {
  readonly files: Files;
  /** None in a dry run. */
  readonly journal: Journal | undefined;
  readonly announce?: (kind: Kind, done: number, of: number) => void;
}

const ATTEMPTS = 3;

/** A chunk again from its reads: a rival's write, or a moment without connection. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work();
    } catch (error) {
      if (turn === ATTEMPTS) throw error;
    }
  }
}

/** Throws what Auth and Firestore throw; then it can be run again. */
export async function runImport({
  files,
  journal,
  announce,
  ...backends
}: ImportOptions): Promise<ImportResult> {
  const plan = planImport({
    users: files.users?.rows,
    profiles: files.profiles?.rows,
    notifications: files.notifications?.rows,
  });
  const findings = [...plan.findings];
  const summaries: KindSummary[] = [];

  async function go<Item>(
    kind: Kind,
    items: readonly Planned<Item>[],
    size: number,
    store: (backends: Backends, chunk: readonly Planned<Item>[]) => Promise<Stored>,
  ): Promise<void> {
    const file = files[kind];
    if (!file) return;
    const before = journal?.progress(kind, file.digest);
    let written = before?.written ?? 0;
    findings.push(...(before?.findings ?? []));
    for (let done = before?.done ?? 0; done < items.length; done += size) {
      const chunk = items.slice(done, done + size);
      const stored = await attempt(() => store(backends, chunk));
      written += stored.written;
      findings.push(...stored.findings);
      journal?.record(kind, file.digest, { done: done + chunk.length, ...stored });
      announce?.(kind, done + chunk.length, items.length);
    }
    const count = (level: Finding['level']): number =>
      new Set(
        findings.filter((finding) => finding.kind === kind && finding.level === level).map(({ row }) => row),
      ).size;
    summaries.push({
      kind,
      rows: file.rows.length,
      taken: written,
      refused: count('refused'),
      changed: count('changed'),
      there: count('there'),
    });
  }

  await go('users', plan.users, USERS_A_CHUNK, storeUsers);
  await go('profiles', plan.profiles, PROFILES_A_CHUNK, storeProfiles);
  await go('notifications', plan.notifications, NOTIFICATIONS_A_CHUNK, storeNotifications);
  return {
    summaries,
    findings,
    needPassword: plan.users.filter(({ item }) => item.needsPassword).length,
    foreignPictures: plan.profiles.filter(({ item }) => item.foreignPictures).length,
  };
}

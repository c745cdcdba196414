// Keeps a report and opens the profile's case, in one transaction: a repeated call finds its own document.
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { MODERATION_LIMITS, readCase, type ReportReason } from '@marquee/domain/moderation';
import { viewDay } from '@marquee/domain/notification';
import { displayName, isShown } from '@marquee/domain/profile';
import { readProfile } from '@marquee/domain/read-profile';
import type { Reporter } from './reporter.ts';

export interface NewReport {
  readonly profileId: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly reporter: Reporter;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * `repeated`: the reporter's second of the day. `unkept`: the profile has enough of them for today. `limited`: too many
 * from one place. `missing`: nothing there that a visitor could see.
 */
export type ReportOutcome = 'kept' | 'repeated' | 'unkept' | 'limited' | 'missing';

const DAY = 24 * 60 * 60 * 1000;

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

export async function recordReport(firestore: Firestore, report: NewReport): Promise<ReportOutcome> {
  const { profileId, reason, text, reporter, now } = report;
  const day = viewDay(now);
  const profilePlace = firestore.collection('profiles').doc(profileId);
  const casePlace = firestore.collection('moderation').doc(profileId);
  const reportPlace = casePlace.collection('reports').doc(`${day}_${reporter.key}`);
  const limitPlace = firestore.collection('moderation_limits').doc(`${day}_${reporter.source}`);

  return firestore.runTransaction(async (transaction): Promise<ReportOutcome> => {
    const [stored, opened, before, limit] = await transaction.getAll(
      profilePlace,
      casePlace,
      reportPlace,
      limitPlace,
    );
    const profile = readProfile(profileId, stored?.data());
    if (stored?.exists !== true || !isShown(profile)) return 'missing';
    if (before?.exists === true) return 'repeated';
    const sent = numberIn(limit?.get('count'));
    if (sent >= MODERATION_LIMITS.reportsPerAddress) return 'limited';
    transaction.set(limitPlace, { count: sent + 1, expires_at: Timestamp.fromMillis(now + 2 * DAY) });

    const kept = opened?.get('day') === day ? numberIn(opened.get('day_reports')) : 0;
    if (kept >= MODERATION_LIMITS.reportsPerProfile) return 'unkept';
    const current = readCase(profileId, opened?.data());
    const isOpen = opened?.exists === true && current.status === 'open';
    const reasons = isOpen ? current.reasons : {};
    transaction.create(reportPlace, {
      reason,
      text,
      created_at: FieldValue.serverTimestamp(),
      expires_at: Timestamp.fromMillis(now + MODERATION_LIMITS.reportLifetime),
    });
    transaction.set(
      casePlace,
      {
        status: 'open',
        name: displayName(profile),
        username: profile.username,
        open_reports: (isOpen ? current.open_reports : 0) + 1,
        reasons: { ...reasons, [reason]: (reasons[reason] ?? 0) + 1 },
        last_reported_at: FieldValue.serverTimestamp(),
        day,
        day_reports: kept + 1,
      },
      {
        mergeFields: [
          'status',
          'name',
          'username',
          'open_reports',
          'reasons',
          'last_reported_at',
          'day',
          'day_reports',
        ],
      },
    );
    return 'kept';
  });
}

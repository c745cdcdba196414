// Stores a report and opens the profile's case, in one transaction: a repeated call finds the report that it stored.
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { MODERATION_LIMITS, readCase, type ReportReason } from '@marquee/domain/accounts/moderation';
import { displayName, NAME_FIELDS } from '@marquee/domain/profile/profile';
import { readProfile } from '@marquee/domain/profile/read-profile';
import { utcDate } from '@marquee/domain/values/time';
import { isOpenTo, SHOWN_FIELDS, type LinkBackends } from '../links/find-link.ts';
import { countIn, limitExpiry } from '../requests/rate-limits.ts';
import { firstReportSubject, reportMail } from './report-mail.ts';
import type { Reporter } from './reporter.ts';

export interface NewReport {
  readonly profileId: string;
  readonly reason: ReportReason;
  readonly text: string;
  /** The code of the named link that opened the page; '' for none. */
  readonly code: string;
  readonly reporter: Reporter;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Who is told of a new case. */
export interface Moderators {
  /** Their address; '' for none. */
  readonly to: string;
  /** Scheme and host of the site. */
  readonly origin: string;
}

/**
 * `repeated`: the reporter's second report of the profile in a day. `dropped`: the profile has had as many reports as a
 * day allows. `limited`: too many reports by one account or network, or by all visitors without an account. `missing`:
 * there is no profile that this visitor could see.
 */
export type ReportOutcome = 'stored' | 'repeated' | 'dropped' | 'limited' | 'missing';

export async function recordReport(
  backends: LinkBackends,
  report: NewReport,
  moderators: Moderators,
): Promise<ReportOutcome> {
  const { firestore } = backends;
  const { profileId, reason, text, code, reporter, now } = report;
  const day = utcDate(now);
  const profileReference = firestore.collection('profiles').doc(profileId);
  const caseReference = firestore.collection('moderation').doc(profileId);
  const reportReference = caseReference.collection('reports').doc(`${day}_${reporter.key}`);
  const limits = firestore.collection('moderation_limits');
  const sources = reporter.sources.map(({ name, share }) => ({
    counter: limits.doc(`${day}_${name}`),
    most: MODERATION_LIMITS.reportsPerAddress * share,
  }));
  const anonymousLimit = limits.doc(`${day}_anonymous`);

  return firestore.runTransaction(async (transaction): Promise<ReportOutcome> => {
    const [stored] = await transaction.getAll(profileReference, {
      fieldMask: [...SHOWN_FIELDS, ...NAME_FIELDS],
    });
    const [opened, before, ofAnonymous, ...ofSources] = await transaction.getAll(
      caseReference,
      reportReference,
      anonymousLimit,
      ...sources.map(({ counter }) => counter),
    );
    const profile = readProfile(profileId, stored?.data());
    if (stored?.exists !== true || !(await isOpenTo(backends, profile, code, now))) return 'missing';
    if (before?.exists === true) return 'repeated';
    if (sources.some(({ most }, index) => countIn(ofSources[index], 'count') >= most)) return 'limited';
    const anonymous = countIn(ofAnonymous, 'count');
    if (reporter.isAnonymous && anonymous >= MODERATION_LIMITS.anonymousReports) return 'limited';
    const expires_at = limitExpiry(now);
    for (const { counter } of sources) {
      transaction.set(counter, { count: FieldValue.increment(1), expires_at }, { merge: true });
    }
    if (reporter.isAnonymous) transaction.set(anonymousLimit, { count: anonymous + 1, expires_at });

    const storedToday = opened?.get('day') === day ? countIn(opened, 'day_reports') : 0;
    if (storedToday >= MODERATION_LIMITS.reportsPerProfile) return 'dropped';
    const current = readCase(profileId, opened?.data());
    const isOpen = opened?.exists === true && current.status === 'open';
    const reasons = isOpen ? current.reasons : {};
    transaction.create(reportReference, {
      reason,
      text,
      created_at: FieldValue.serverTimestamp(),
      expires_at: Timestamp.fromMillis(now + MODERATION_LIMITS.reportLifetime),
    });
    const fields = {
      status: 'open',
      name: displayName(profile),
      username: profile.username,
      open_reports: (isOpen ? current.open_reports : 0) + 1,
      reasons: { ...reasons, [reason]: (reasons[reason] ?? 0) + 1 },
      last_reported_at: FieldValue.serverTimestamp(),
      day,
      day_reports: storedToday + 1,
      ...(isOpen ? {} : { reminded: false, opened_at: FieldValue.serverTimestamp() }),
    };
    transaction.set(caseReference, fields, { mergeFields: Object.keys(fields) });
    if (!isOpen && moderators.to !== '') {
      const mail = { ...moderators, profileId, subject: firstReportSubject(reason), now };
      transaction.create(firestore.collection('mail').doc(), reportMail(mail));
    }
    return 'stored';
  });
}

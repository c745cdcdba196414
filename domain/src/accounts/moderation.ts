// Reports, cases and take-downs (docs/decisions/0011): reasons, limits, and functions that read the stored documents
// and never throw.
import { readCount } from '../values/read-value.ts';
import { asRecord, asText } from '../values/record.ts';
import { storedMilliseconds } from '../values/stored-time.ts';
import { DAY } from '../values/time.ts';

/**
 * Why a profile is reported, and why it is taken down. firestore.rules and the message catalogue list the same reasons.
 */
export const REPORT_REASONS = [
  'impersonation',
  'offensive',
  'harassment',
  'minor',
  'rights',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MODERATION_ACTIONS = ['take_down', 'dismiss', 'restore'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** docs/security.md describes what happens to a report beyond these limits. */
export const MODERATION_LIMITS = {
  /** Characters of the optional text. */
  text: 500,
  /** Reports that one account or network can send in a day; further ones are refused. */
  reportsPerAddress: 20,
  /** Reports that all visitors without an account can send in a day; further ones are refused. */
  anonymousReports: 1000,
  /** Reports of one profile that are stored in a day; further ones are accepted and not stored. */
  reportsPerProfile: 50,
  /** Viewers one owner can block. */
  blockedViewers: 100,
  /** Milliseconds until a report is deleted. */
  reportLifetime: 180 * DAY,
} as const;

/** Why and since when (milliseconds since 1970) a profile is hidden from everybody but its owner and moderators. */
export interface TakenDown {
  readonly reason: ReportReason;
  readonly at: number;
}

export function readReason(stored: unknown): ReportReason {
  return REPORT_REASONS.find((reason) => reason === stored) ?? 'other';
}

/** Reads a profile's `taken_down`, which functions alone write; any value but null means that it is taken down. */
export function readTakenDown(stored: unknown): TakenDown | undefined {
  if (stored === undefined || stored === null) return undefined;
  const { reason, at } = asRecord(stored);
  return { reason: readReason(reason), at: storedMilliseconds(at) ?? 0 };
}

export const CASE_STATUSES = ['open', 'taken_down', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** `moderation/{profile id}`: all reports of one profile. */
export interface ModerationCase {
  readonly profile_id: string;
  /** The profile's name and username when it was last reported. */
  readonly name: string;
  readonly username: string;
  readonly status: CaseStatus;
  /** Reports since the case was last closed. */
  readonly open_reports: number;
  /** How many open reports gave each reason. */
  readonly reasons: Readonly<Partial<Record<ReportReason, number>>>;
  /** Milliseconds since 1970; 0 for never. */
  readonly last_reported_at: number;
  readonly closed_at: number;
}

/** Reads a stored document as a case. Never throws. */
export function readCase(id: string, stored: unknown): ModerationCase {
  const fields = asRecord(stored);
  const reasons = asRecord(fields['reasons']);
  return {
    profile_id: id,
    name: asText(fields['name']),
    username: asText(fields['username']),
    status: CASE_STATUSES.find((status) => status === fields['status']) ?? 'open',
    open_reports: readCount(fields['open_reports']),
    reasons: Object.fromEntries(
      REPORT_REASONS.flatMap((reason) =>
        readCount(reasons[reason]) > 0 ? [[reason, readCount(reasons[reason])]] : [],
      ),
    ),
    last_reported_at: storedMilliseconds(fields['last_reported_at']) ?? 0,
    closed_at: storedMilliseconds(fields['closed_at']) ?? 0,
  };
}

/** `moderation/{profile id}/reports/{…}`: the report of one reporter on one day; it does not name the reporter. */
export interface Report {
  readonly id: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly created_at: number;
}

export function readReport(id: string, stored: unknown): Report {
  const fields = asRecord(stored);
  return {
    id,
    reason: readReason(fields['reason']),
    text: asText(fields['text']),
    created_at: storedMilliseconds(fields['created_at']) ?? 0,
  };
}

// Live queries: the queue of cases, and the reports of one case. The rules let only moderators read them.
import { limit, orderBy, query, Timestamp, where } from 'firebase/firestore';
import type { CaseStatus, ModerationCase, Report } from '@marquee/domain/accounts/moderation';
import { casesRef, reportsRef } from '#web/firebase/references.ts';
import { useLiveQuery, type Live } from '#web/firebase/live.ts';

/** The first `count` cases of a status, the last reported first. */
export function useCases(status: CaseStatus, count: number): Live<readonly ModerationCase[]> {
  return useLiveQuery(
    `moderation/${status}/${String(count)}`,
    query(casesRef(), where('status', '==', status), orderBy('last_reported_at', 'desc'), limit(count)),
  );
}

/** The newest `count` reports since the case was last closed. */
export function useReports(
  { profile_id, closed_at }: ModerationCase,
  count: number,
): Live<readonly Report[]> {
  return useLiveQuery(
    `moderation/${profile_id}/reports/${String(closed_at)}/${String(count)}`,
    query(
      reportsRef(profile_id),
      where('created_at', '>', Timestamp.fromMillis(closed_at)),
      orderBy('created_at', 'desc'),
      limit(count),
    ),
  );
}

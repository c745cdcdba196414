// The queue and the reports of a case, live. The rules let moderators alone listen.
import { limit, onSnapshot, orderBy, query, Timestamp, where, type Query } from 'firebase/firestore';
import type { CaseStatus, ModerationCase, Report } from '@marquee/domain/moderation';
import { casesRef, reportsRef } from '../../../firebase/references.ts';
import { useLive, type Live } from '../../../firebase/use-live.ts';

function listen<Model>(asked: Query<Model>) {
  return (next: (models: readonly Model[]) => void, fail: (error: Error) => void) =>
    onSnapshot(asked, ({ docs }) => next(docs.map((document) => document.data())), fail);
}

/** The first `count` cases of a status, the last reported first. */
export function useCases(status: CaseStatus, count: number): Live<readonly ModerationCase[]> {
  return useLive(
    `moderation/${status}/${String(count)}`,
    listen(
      query(casesRef(), where('status', '==', status), orderBy('last_reported_at', 'desc'), limit(count)),
    ),
  );
}

/** The newest reports since the case was last closed. */
export function useReports(
  { profile_id, closed_at }: ModerationCase,
  count: number,
): Live<readonly Report[]> {
  return useLive(
    `moderation/${profile_id}/reports/${String(closed_at)}`,
    listen(
      query(
        reportsRef(profile_id),
        where('created_at', '>', Timestamp.fromMillis(closed_at)),
        orderBy('created_at', 'desc'),
        limit(count),
      ),
    ),
  );
}

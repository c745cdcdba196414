import { documentId, query, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { firstViewsId, type DayViews } from '@marquee/domain/views/views';
import { DAY } from '@marquee/domain/values/time';
import { useLiveQuery, type Live } from './live.ts';
import { viewsRef } from './references.ts';

/**
 * The views of the weeks with the last `days` days, live. A day may be in several entries, one for each document with a
 * part of its views.
 */
export function useViews(uid: string, days: number): Live<readonly DayViews[]> {
  const [now] = useState(() => Date.now());
  const first = firstViewsId(now - (days - 1) * DAY);
  const weeks = useLiveQuery(
    `views of ${uid} since ${first}`,
    query(viewsRef(uid), where(documentId(), '>=', first)),
  );
  return useMemo(() => (weeks.status === 'ready' ? { ...weeks, data: weeks.data.flat() } : weeks), [weeks]);
}

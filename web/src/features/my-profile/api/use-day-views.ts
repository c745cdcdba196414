import { documentId, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { firstViewsId, type DayViews } from '@marquee/domain/views';
import { viewsRef } from '../../../firebase/references.ts';
import { useLiveQuery, type Live } from '../../../firebase/live.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The stored days of views among the last `days` and some before, live; a day can be in several documents. */
export function useDayViews(uid: string, days: number): Live<readonly DayViews[]> {
  const [now] = useState(() => Date.now());
  const first = firstViewsId(now - (days - 1) * DAY);
  const weeks = useLiveQuery(
    `views of ${uid} since ${first}`,
    query(viewsRef(uid), where(documentId(), '>=', first)),
  );
  return weeks.status === 'ready' ? { status: 'ready', data: weeks.data.flat() } : weeks;
}

import { documentId, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { viewDay } from '@marquee/domain/notification';
import type { DayViews } from '@marquee/domain/views';
import { dayViewsRef } from '../../../firebase/references.ts';
import { useLiveQuery, type Live } from '../../../firebase/live.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The stored days of views among the last `days`, live; days without views have no document. */
export function useDayViews(uid: string, days: number): Live<readonly DayViews[]> {
  const [now] = useState(() => Date.now());
  const first = viewDay(now - (days - 1) * DAY);
  return useLiveQuery(
    `views of ${uid} since ${first}`,
    query(dayViewsRef(uid), where(documentId(), '>=', first)),
  );
}

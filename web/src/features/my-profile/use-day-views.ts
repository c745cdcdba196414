import { documentId, onSnapshot, query, where } from 'firebase/firestore';
import { viewDay } from '@marquee/domain/notification';
import type { DayViews } from '@marquee/domain/views';
import { dayViewsRef } from '../../firebase/references.ts';
import { useLive, type Live } from '../../firebase/use-live.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The stored days of views among the last `days`, live; days without views have no document. */
export function useDayViews(uid: string, days: number): Live<readonly DayViews[]> {
  return useLive<readonly DayViews[]>(`views/${uid}/${String(days)}`, (next, fail) =>
    onSnapshot(
      query(dayViewsRef(uid), where(documentId(), '>=', viewDay(Date.now() - (days - 1) * DAY))),
      (snapshot) => next(snapshot.docs.map((day) => day.data())),
      fail,
    ),
  );
}

import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

/** Fetches the calendar, the heaviest part of its screens, so that one that comes later needs no connection. */
export const loadCalendar = () => import('./calendar-fields.tsx');

const Field = lazy(async () => ({ default: (await loadCalendar()).DateOfBirthField }));

/** The field of the date of birth; the rest of a screen does not wait for its calendar. */
export function DateOfBirth() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
      <Field />
    </Suspense>
  );
}

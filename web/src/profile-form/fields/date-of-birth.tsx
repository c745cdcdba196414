import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

/**
 * Loads the calendar, the heaviest part of a screen that has one. The first run calls this early, so that a later
 * screen can show the calendar offline.
 */
export const loadCalendar = () => import('./calendar-fields.tsx');

const Field = lazy(async () => ({ default: (await loadCalendar()).DateOfBirthField }));

/** The date-of-birth field; the rest of the screen does not wait for its calendar. */
export function DateOfBirth() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
      <Field />
    </Suspense>
  );
}

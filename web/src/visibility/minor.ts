import dayjs from 'dayjs';
import { isMinor } from '@marquee/domain/accounts/adult';
import { isCalendarDate } from '@marquee/domain/values/calendar-day';

/** Whether somebody born on that date is younger than 18 today. False for an incomplete date. */
export const isMinorToday = (dateOfBirth: string): boolean =>
  isCalendarDate(dateOfBirth) && isMinor(dateOfBirth, dayjs().format('YYYY-MM-DD'));

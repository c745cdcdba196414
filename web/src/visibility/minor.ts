import dayjs from 'dayjs';
import { isMinor } from '@marquee/domain/adult';
import { isCalendarDate } from '@marquee/domain/profile-form';

/** Whether somebody born on that day is younger than 18 today. False for what is no date yet. */
export const isMinorToday = (dateOfBirth: string): boolean =>
  isCalendarDate(dateOfBirth) && isMinor(dateOfBirth, dayjs().format('YYYY-MM-DD'));

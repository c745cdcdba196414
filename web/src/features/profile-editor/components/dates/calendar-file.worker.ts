import { answerInWorker } from '#web/profile-form/files/ask-worker.ts';
import { readCalendarDays, type CalendarDays } from './calendar-file.ts';

/** `unreadable`: the text is no calendar. */
export type CalendarAnswer = CalendarDays | { readonly problem: 'unreadable' };

answerInWorker((text: string, onLoaded): CalendarAnswer => {
  onLoaded();
  try {
    return readCalendarDays(text);
  } catch {
    return { problem: 'unreadable' };
  }
});

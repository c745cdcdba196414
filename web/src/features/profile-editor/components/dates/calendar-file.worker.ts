import { answerInWorker } from '#web/profile-form/files/ask-worker.ts';
import { readCalendarDays, type CalendarDays } from './calendar-file.ts';

/** `unreadable`: the text is no calendar. `failed`: a fault of the reader, not of the file. */
export type CalendarAnswer =
  | CalendarDays
  | { readonly problem: 'unreadable' }
  | { readonly problem: 'failed'; readonly cause: unknown };

answerInWorker((text: string, onLoaded): CalendarAnswer => {
  onLoaded();
  try {
    return readCalendarDays(text) ?? { problem: 'unreadable' };
  } catch (cause) {
    return { problem: 'failed', cause };
  }
});

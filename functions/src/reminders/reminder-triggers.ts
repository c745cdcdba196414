// The schedule of reminders. They are due at eight in the morning; the next run repeats a run that failed.
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../runtime/admin.ts';
import { logFailure, logInfo } from '../runtime/log.ts';
import { REMINDER_OPTIONS } from '../runtime/function-options.ts';
import { sendDueReminders } from './send-reminders.ts';

export const sendReminders = onSchedule({ ...REMINDER_OPTIONS, schedule: 'every 30 minutes' }, async () => {
  try {
    const sent = await sendDueReminders(firestore(), Date.now());
    if (sent > 0) logInfo('reminders', { sent });
  } catch (error) {
    logFailure('reminders not sent', error);
  }
});

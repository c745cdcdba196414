// The triggers of the weekly summary: a change of settings and a schedule.
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { auth, firestore } from '../runtime/admin.ts';
import { logInfo } from '../runtime/log.ts';
import { SCHEDULE_OPTIONS, TRIGGER_OPTIONS } from '../runtime/function-options.ts';
import { siteAddress } from '../requests/origin.ts';
import { sendDueSummaries } from './send-summaries.ts';
import { meansSameSchedule, syncSchedule } from './summary-schedule.ts';
import { UNSUBSCRIBE_SECRET } from '../mail/signed-link.ts';

export const scheduleSummary = onDocumentWritten(
  { ...TRIGGER_OPTIONS, document: 'settings/{uid}' },
  async ({ data, params }) => {
    if (meansSameSchedule(data?.before.data(), data?.after.data())) return;
    await syncSchedule(firestore(), params.uid, Date.now());
  },
);

/** Seconds before a run's time-out in which it begins no more summaries. */
const RESERVE = 20;

/** Runs often, since time zones differ by quarters of an hour; the next run finishes what one run leaves. */
export const sendSummaries = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: 'every 5 minutes', secrets: [UNSUBSCRIBE_SECRET] },
  async () => {
    const backends = {
      firestore: firestore(),
      auth: auth(),
      origin: siteAddress(),
      unsubscribeSecret: UNSUBSCRIBE_SECRET.value(),
      clock: Date.now,
    };
    const counts = await sendDueSummaries(
      backends,
      Date.now() + (SCHEDULE_OPTIONS.timeoutSeconds - RESERVE) * 1000,
    );
    if (Object.keys(counts).length > 0) logInfo('summaries', counts);
  },
);

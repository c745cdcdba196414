// The scheduled functions. Each job has a time limit, and its failure does not stop the others; the next run continues what a run left.
import { onSchedule } from 'firebase-functions/scheduler';
import type { Backends } from '../accounts/delete-everything.ts';
import { runJob, type Job } from '../async/run-job.ts';
import { deliverDueMails } from '../mail/deliver-mail.ts';
import { mailBackends } from './mail-backends.ts';
import { UNSUBSCRIBE_SECRET } from '../mail/signed-link.ts';
import { SMTP_PASSWORD } from '../mail/smtp.ts';
import { pushBackends } from '../push/push-backends.ts';
import { deliverAllDue } from '../push/push-notifications.ts';
import { moderationEmail, remindOfCases } from '../moderation/report-mail.ts';
import { VAPID_PRIVATE_KEY } from '../push/vapid-keys.ts';
import { sendDueReminders } from '../reminders/send-reminders.ts';
import { siteAddress } from '../requests/origin.ts';
import { auth, bucket, firestore } from '../runtime/admin.ts';
import { SCHEDULE_OPTIONS } from '../runtime/function-options.ts';
import { logInfo } from '../runtime/log.ts';
import { sendDueSummaries } from '../summary/send-summaries.ts';
import { syncSchedules } from '../summary/summary-schedule.ts';
import { sweepAccounts } from '../sweep/sweep-accounts.ts';
import { sweepPictures } from '../sweep/sweep-pictures.ts';
import { sweepUsernames } from '../sweep/sweep-usernames.ts';
import { sweepViews } from '../sweep/sweep-views.ts';

const SECOND = 1000;

const logCounts = (event: string, counts: Readonly<Record<string, number>>): void => {
  if (Object.values(counts).some((count) => count > 0)) logInfo(event, counts);
};

type ScheduleName = 'everyMinute' | 'hourly' | 'nightly';

/** The entry whose absence raises an alert (operations/alerts.json, `silent-…`): a schedule that does not run fails nowhere. */
const logRun = (schedule: ScheduleName, outcomes: readonly boolean[]): void => {
  if (outcomes.every(Boolean)) logInfo('schedule ran', { schedule });
};

const runTogether = async (schedule: ScheduleName, jobs: readonly Job[]): Promise<void> => {
  logRun(schedule, await Promise.all(jobs.map(runJob)));
};

const PUSHES: Job = {
  failed: 'pushes not sent',
  seconds: 110,
  // The last messages have 20 s to end.
  run: (deadline) => deliverAllDue(pushBackends(), deadline - 20 * SECOND),
};

const MAILS: Job = {
  failed: 'mails not sent',
  seconds: 115,
  // The last mails have 50 s to end.
  run: async (deadline) => logCounts('mails', await deliverDueMails(mailBackends(), deadline - 50 * SECOND)),
};

export const everyMinute = onSchedule(
  {
    ...SCHEDULE_OPTIONS,
    schedule: 'every 1 minutes',
    timeoutSeconds: 120,
    secrets: [SMTP_PASSWORD, VAPID_PRIVATE_KEY],
  },
  () => runTogether('everyMinute', [PUSHES, MAILS]),
);

const REMINDERS: Job = {
  failed: 'reminders not sent',
  seconds: 500,
  run: async () => logCounts('reminders', { sent: await sendDueReminders(firestore(), Date.now()) }),
};

const SUMMARIES: Job = {
  failed: 'summaries not sent',
  seconds: 520,
  run: async (deadline) => {
    await syncSchedules(firestore());
    const backends = {
      firestore: firestore(),
      auth: auth(),
      origin: siteAddress(),
      unsubscribeSecret: UNSUBSCRIBE_SECRET.value(),
      clock: Date.now,
    };
    logCounts('summaries', await sendDueSummaries(backends, deadline - 20 * SECOND));
  },
};

const CASES: Job = {
  failed: 'cases not reminded of',
  seconds: 60,
  run: async () =>
    logCounts('cases', {
      waiting: await remindOfCases(firestore(), {
        to: moderationEmail.value(),
        origin: siteAddress(),
        now: Date.now(),
      }),
    }),
};

/** On India's full hours. A time zone whose hours begin at other minutes is served up to an hour late. */
export const hourly = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: '0 * * * *', timeoutSeconds: 540, secrets: [UNSUBSCRIBE_SECRET] },
  () => runTogether('hourly', [REMINDERS, SUMMARIES, CASES]),
);

type Sweep = (backends: Backends, now: number) => Promise<number>;

const sweepJob = (what: string, sweep: Sweep): Job => ({
  failed: `${what} not swept`,
  // For about 20,000 files, profiles or weeks.
  seconds: 480,
  run: async () => {
    const backends = { auth: auth(), firestore: firestore(), bucket: bucket() };
    logInfo('sweep', { what, swept: await sweep(backends, Date.now()) });
  },
});

/**
 * At night in India: the remains of deleted accounts, usernames released 90 days ago, pictures that no profile names, and
 * the views of past weeks.
 */
export const nightly = onSchedule(
  { ...SCHEDULE_OPTIONS, schedule: '30 3 * * *', timeoutSeconds: 1500 },
  async () => {
    // One after another, because each takes much memory; one that takes too long goes on beside the next.
    logRun('nightly', [
      await runJob(sweepJob('accounts', sweepAccounts)),
      await runJob(sweepJob('usernames', sweepUsernames)),
      await runJob(sweepJob('pictures', sweepPictures)),
      await runJob(sweepJob('views', sweepViews)),
    ]);
  },
);

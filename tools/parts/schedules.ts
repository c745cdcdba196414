// What starts functions by itself: jobs of Cloud Scheduler, and Eventarc's triggers. A function without them is 'active' and
// never runs.
import { type Check, from, type Part, shortName } from '../doctor/check.ts';
import { missing, ok, unknown, type Finding } from '../doctor/finding.ts';
import { listAt, textAt, valueAt, type Json } from '../doctor/google-api.ts';

const HOUR = 3_600_000;

/** Milliseconds after a deployment in which Google may still refuse the first runs: permissions take their time. */
const SETTLING = HOUR / 4;

/** firebase-tools marks the functions that a schedule starts. */
const SCHEDULED = 'deployment-scheduled';

function jobFinding(name: string, job: Json, fix: string): Finding {
  const state = textAt(job, 'state');
  if (state !== 'ENABLED') return missing(`schedule ${name}: ${state.toLowerCase()}`, fix);
  const next = Date.parse(textAt(job, 'scheduleTime'));
  if (next < Date.now() - HOUR)
    return missing(`schedule ${name}: due since ${new Date(next).toISOString()}`, fix);
  const code = valueAt(job, 'status.code');
  const isSettled = !(Date.parse(textAt(job, 'userUpdateTime')) > Date.now() - SETTLING);
  return typeof code === 'number' && code !== 0 && isSettled
    ? missing(
        `schedule ${name}: its last run failed (${String(code)})`,
        `Look at the logs of ${name}; 7 and 16 report that Cloud Scheduler may not call it.`,
      )
    : ok(`schedule ${name}: runs ${textAt(job, 'schedule')}`);
}

function triggerFinding(name: string, trigger: unknown, fix: string): Finding {
  if (trigger === undefined) return missing(`trigger of ${name}: not there`, fix);
  const conditions = Object.values((valueAt(trigger, 'conditions') ?? {}) as Json);
  const failing = conditions.find((one) => !['', 'OK'].includes(textAt(one, 'code')));
  return failing === undefined
    ? ok(`trigger of ${name}: there`)
    : missing(`trigger of ${name}: ${textAt(failing, 'message') || textAt(failing, 'code')}`, fix);
}

const checkSchedules: Check = async ({ projectId, api, wanted: { region } }) => {
  const location = `projects/${projectId}/locations/${region}`;
  const [functions, jobs, triggers] = await Promise.all([
    api.get(
      `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=200`,
    ),
    api.get(`https://cloudscheduler.googleapis.com/v1/${location}/jobs?pageSize=500`),
    api.get(`https://eventarc.googleapis.com/v1/${location}/triggers?pageSize=200`),
  ]);
  // The check of the functions reports that none is there.
  if (functions.kind !== 'found') return [];
  const deployed = listAt(functions.body, 'functions');
  const nameOf = (one: unknown): string => shortName(textAt(one, 'name'));
  const fix = (name: string): string =>
    `Delete the function (\`npx firebase functions:delete ${name} --project ${projectId}\`) and deploy again: firebase-tools makes it with the function.`;
  const scheduled = deployed.filter((one) => textAt(valueAt(one, 'labels'), SCHEDULED) === 'true');
  const started = deployed.filter((one) => valueAt(one, 'eventTrigger') !== undefined);
  return [
    ...(scheduled.length === 0
      ? []
      : from('schedules', jobs, unknown('schedules: not seen', 'Cloud Scheduler is off.'), (body) =>
          scheduled.map(nameOf).map((name) => {
            const id = `firebase-schedule-${name}-${region}`;
            const job = listAt(body, 'jobs').find((one) => nameOf(one) === id);
            return job === undefined
              ? missing(`schedule ${name}: not there`, fix(name))
              : jobFinding(
                  name,
                  job as Json,
                  `Resume it at https://console.cloud.google.com/cloudscheduler?project=${projectId}.`,
                );
          }),
        )),
    ...(started.length === 0
      ? []
      : from('triggers', triggers, unknown('triggers: not seen', 'Eventarc is off.'), (body) =>
          started.map((one) => {
            // By the last part: one name may have the project's id, and the other its number.
            const named = shortName(textAt(one, 'eventTrigger.trigger'));
            const trigger = listAt(body, 'triggers').find((each) => nameOf(each) === named);
            return triggerFinding(nameOf(one), trigger, fix(nameOf(one)));
          }),
        )),
  ];
};

export const schedules: Part = { name: 'Schedules and triggers', check: checkSchedules, isOfRelease: true };

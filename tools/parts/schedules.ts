// What starts functions by itself: jobs of Cloud Scheduler, and Eventarc's triggers. A function without them is 'active' and
// never runs.
import { type Check, type CheckTarget, from, type Part, shortName } from '../doctor/check.ts';
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

const nameOf = (one: unknown): string => shortName(textAt(one, 'name'));

type Project = Pick<CheckTarget, 'projectId' | 'wanted'> & { readonly api: Pick<CheckTarget['api'], 'get'> };

const readFunctions = ({ api, projectId }: Project) =>
  api.get(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=200`,
  );

const readJobs = ({ api, projectId, wanted: { region } }: Project) =>
  api.get(
    `https://cloudscheduler.googleapis.com/v1/projects/${projectId}/locations/${region}/jobs?pageSize=500`,
  );

/** The names of the functions that a schedule starts. */
const scheduledOf = (functions: Json): string[] =>
  listAt(functions, 'functions')
    .filter((one) => textAt(valueAt(one, 'labels'), SCHEDULED) === 'true')
    .map(nameOf);

/** The job that firebase-tools makes for a function. */
const jobOf = (jobs: Json, name: string, region: string): unknown =>
  listAt(jobs, 'jobs').find((one) => nameOf(one) === `firebase-schedule-${name}-${region}`);

/**
 * The scheduled functions that have no job: firebase-tools makes it last, and skips a function that has not changed since
 * its creation failed on the way. None where Google does not say.
 */
export async function withoutSchedule(target: Project): Promise<string[]> {
  const [functions, jobs] = await Promise.all([readFunctions(target), readJobs(target)]);
  if (functions.kind !== 'found' || jobs.kind !== 'found') return [];
  return scheduledOf(functions.body).filter(
    (name) => jobOf(jobs.body, name, target.wanted.region) === undefined,
  );
}

const checkSchedules: Check = async (target) => {
  const {
    projectId,
    api,
    wanted: { region },
  } = target;
  const [functions, jobs, triggers] = await Promise.all([
    readFunctions(target),
    readJobs(target),
    api.get(
      `https://eventarc.googleapis.com/v1/projects/${projectId}/locations/${region}/triggers?pageSize=200`,
    ),
  ]);
  // The check of the functions reports that none is there.
  if (functions.kind !== 'found') return [];
  const scheduled = scheduledOf(functions.body);
  const started = listAt(functions.body, 'functions').filter(
    (one) => valueAt(one, 'eventTrigger') !== undefined,
  );
  const deploy = `Run \`npm run deploy -- --project ${projectId}\`: each deployment makes the schedules that lack.`;
  const fix = (name: string): string =>
    `Delete the function (\`npx firebase functions:delete ${name} --project ${projectId}\`) and deploy again: firebase-tools makes it with the function.`;
  return [
    ...(scheduled.length === 0
      ? []
      : from('schedules', jobs, unknown('schedules: not seen', 'Cloud Scheduler is off.'), (body) =>
          scheduled.map((name) => {
            const job = jobOf(body, name, region);
            return job === undefined
              ? missing(`schedule ${name}: not there`, deploy)
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

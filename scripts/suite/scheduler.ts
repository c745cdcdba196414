// The local suite's Cloud Scheduler. Google's emulator calls scheduled functions through Pub/Sub's emulator,
// a Java archive that is no part of the suite; the Functions emulator lists scheduled functions and runs one on request.
import * as yup from 'yup';
import { PROJECT_ID, suiteUrl } from '../config/project.ts';

const BACKENDS = yup.object({
  backends: yup
    .array(
      yup.object({
        functionTriggers: yup
          .array(
            yup.object({
              id: yup.string().required(),
              /** Only scheduled functions have a schedule. */
              schedule: yup.object({ schedule: yup.string().default('') }).default({ schedule: '' }),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
});

/** Minutes between two runs of a schedule such as 'every 5 minutes' or `0 * * * *`; `undefined` for one by the day. */
const minutesOf = (schedule: string): number | undefined => {
  if (/^\d+ \* \* \* \*$/.test(schedule)) return 60;
  const minutes = /^every (\d+) minutes$/.exec(schedule)?.[1];
  return minutes === undefined ? undefined : Number(minutes);
};

/** Runs the functions whose schedule is due at `minute`, counted from the start of the suite. */
export async function runDueSchedules(minute: number): Promise<void> {
  const { backends } = await BACKENDS.validate(
    await (await fetch(suiteUrl('functions', '/backends'))).json(),
  );
  const due = backends
    .flatMap(({ functionTriggers }) => functionTriggers)
    .filter(({ schedule }) => {
      const minutes = minutesOf(schedule.schedule);
      return minutes !== undefined && minute % minutes === 0;
    });
  await Promise.all(
    due.map(({ id }) =>
      // The Functions emulator appends a number to a background function's id: 0 until it reloads its triggers.
      fetch(suiteUrl('functions', `/functions/projects/${PROJECT_ID}/triggers/${id}-0`), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    ),
  );
}

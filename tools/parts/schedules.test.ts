// Which scheduled functions a deployment has to make schedules for, by answers of Google's APIs.
import { expect, test } from 'vitest';
import { readWanted } from '../doctor/repository.ts';
import type { Answer, Json } from '../doctor/google-api.ts';
import { HEALTHY_PROJECT as projectId } from './healthy-settings.ts';
import { withoutSchedule } from './schedules.ts';

const LOCATION = `projects/${projectId}/locations/asia-south1`;
const SCHEDULED = { labels: { 'deployment-scheduled': 'true' } };

const FUNCTIONS = {
  functions: [
    { name: `${LOCATION}/functions/hourly`, ...SCHEDULED },
    { name: `${LOCATION}/functions/nightly`, ...SCHEDULED },
    { name: `${LOCATION}/functions/site`, labels: {} },
  ],
};

/** The names where the APIs answer so; without an answer they refuse. */
function lacking(answers: { readonly functions?: Json; readonly jobs?: Json }): Promise<string[]> {
  const get = (url: string): Promise<Answer> => {
    const body = url.includes('/jobs?') ? answers.jobs : answers.functions;
    return Promise.resolve(body ? { kind: 'found', body } : { kind: 'unseen', why: 'Refused.' });
  };
  return withoutSchedule({ projectId, api: { get }, wanted: readWanted(projectId) });
}

test('a scheduled function without a job of its name lacks its schedule', async () => {
  const jobs = [
    { name: `${LOCATION}/jobs/firebase-schedule-hourly-asia-south1` },
    { name: `${LOCATION}/jobs/nightly` },
  ];
  expect(await lacking({ functions: FUNCTIONS, jobs: { jobs } })).toEqual(['nightly']);
  expect(await lacking({ functions: FUNCTIONS, jobs: {} })).toEqual(['hourly', 'nightly']);
});

test('no schedule is taken for missing where Google does not say what there is', async () => {
  expect(await lacking({ functions: FUNCTIONS })).toEqual([]);
  expect(await lacking({ jobs: {} })).toEqual([]);
});

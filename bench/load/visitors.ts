// Visitors of public profiles, as their browsers call the function, each with a key of its own.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as yup from 'yup';
import { fullProfile, put, putAll } from '../measure/stored-documents.ts';
import { BROWSER_AGENT, PROJECT_ID } from '../../scripts/config/project.ts';

const ANSWER = yup.object({
  result: yup.object({ success: yup.boolean().required(), recorded: yup.boolean().required() }).required(),
});

/** So many new public profiles in a Firestore emulator. */
export async function newProfiles(firestorePort: number, count: number): Promise<string[]> {
  const run = randomBytes(4).toString('hex');
  const ids = Array.from({ length: count }, (_, index) => `load-${run}-${String(index)}`);
  const profile = fullProfile('https://pictures.example');
  await putAll(
    firestorePort,
    ids.map((id) => put(`profiles/${id}`, profile, PROJECT_ID)),
    PROJECT_ID,
  );
  return ids;
}

/** A public profile for an account. */
export async function newProfile(firestorePort: number, uid: string): Promise<void> {
  const profile = fullProfile('https://pictures.example');
  await putAll(firestorePort, [put(`profiles/${uid}`, profile, PROJECT_ID)], PROJECT_ID);
}

/** One visit by somebody new; milliseconds until the answer at `url`. Throws unless it was recorded. */
export async function visitProfile(url: string, profileId: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': BROWSER_AGENT },
    body: JSON.stringify({ data: { profileId, visitorKey: randomBytes(16).toString('hex') } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${String(response.status)} ${text}`);
  const { result } = await ANSWER.validate(JSON.parse(text));
  if (!result.recorded) throw new Error('Not recorded.');
  return performance.now() - started;
}

export interface Crowd {
  /** Milliseconds each answered visit took. */
  readonly took: readonly number[];
  readonly failures: readonly string[];
}

/** Visitors at even distances over so many milliseconds, whether or not those before them have been answered. */
export async function crowd(
  count: number,
  within: number,
  visit: (index: number) => Promise<number>,
): Promise<Crowd> {
  const took: number[] = [];
  const failures: string[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(Math.max(0, started + (index * within) / count - performance.now()));
      try {
        took.push(await visit(index));
      } catch (error) {
        failures.push(String(error));
      }
    }),
  );
  return { took, failures };
}

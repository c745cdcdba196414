// The local rules allow what `npm run doctor` sends to production's Rules Test API, within the limit of costs.
import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REQUEST_TIME, rulesRequests } from '../../tools/doctor/rules-requests.ts';
import { fromRoot } from '../../scripts/config/project.ts';
import { startTestEmulator } from '../setup/test-emulator.ts';
import { FirestoreProject, type Write } from '../rules/matrix/firestore-rest.ts';
import { NOW, type Fields } from '../rules/matrix/values.ts';

const emulator = await startTestEmulator();
const project = new FirestoreProject('demo-rules-requests', emulator);
beforeAll(() => project.setRules(readFileSync(fromRoot('firestore.rules'), 'utf8')));
afterAll(() => emulator.stop());

function stored(value: unknown): unknown {
  if (value === REQUEST_TIME) return NOW;
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, stored(item)]));
}

test.each(rulesRequests(Date.now()).map((request, index) => [request.name, index] as const))(
  '%s is allowed, with at most 600 expressions',
  async (_name, index) => {
    // Made again, because a notification's id holds the half-hour, which may have changed since the tests were listed.
    const request = rulesRequests(Date.now())[index];
    if (!request) throw new Error('There is no such request.');
    const { auth, given, writes } = request;
    await project.store(stored(given) as Readonly<Record<string, Fields>>);
    const commit = Object.entries(writes).map(([path, fields]): Write =>
      fields === null ? { delete: path } : { set: path, fields: stored(fields) as Fields },
    );
    const answer = await project.attempt({ name: 'owner', uid: auth.uid, claims: auth.token }, { commit });
    expect(answer).toBe('allowed');
    // Google's emulator does not report costs.
    const { cost: costs } = await project.coverage();
    for (const { request } of costs?.collections ?? []) expect(request.expressions).toBeLessThanOrEqual(600);
  },
);

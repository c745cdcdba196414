// Time from a view's response until the push service has the owner's push, on the local suite.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BROWSER_AGENT, PROJECT_ID, suiteUrl } from '../scripts/config/project.ts';
import { authorization } from '../tests/rules/matrix/actors.ts';
import { suiteDatabase } from '../tests/functions/environment.ts';
import type { BenchResult } from './report/result.ts';
import { withSuite } from './measure/on-suite.ts';

/** Owners with a device each; an owner gets one push a half-hour. */
const OWNERS = 40;

/** Warm-up views, which start the functions' processes. */
const WARM_UP = 5;

const POLL_MS = 5;
const TIMEOUT_MS = 30_000;

async function call(name: string, data: unknown, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(suiteUrl('hosting', `/api/${name}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER_AGENT, ...headers },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(`${name} answered ${String(response.status)}`);
  return (await response.json()) as { readonly result: Readonly<Record<string, unknown>> };
}

async function subscribe(headers: Readonly<Record<string, string>>): Promise<string> {
  const { result } = await call('pushKey', null);
  const response = await fetch(suiteUrl('push', '/subscribe'), {
    method: 'POST',
    body: JSON.stringify({ vapid: result['key'] }),
  });
  const { endpoint, keys } = (await response.json()) as { endpoint: string; keys: object };
  await call('registerPushDevice', { endpoint, ...keys, name: 'Bench', language: 'en' }, headers);
  return endpoint;
}

async function isReceived(endpoint: string): Promise<boolean> {
  const response = await fetch(suiteUrl('push', `/messages?endpoint=${encodeURIComponent(endpoint)}`));
  return ((await response.json()) as { messages: unknown[] }).messages.length > 0;
}

interface Times {
  /** Milliseconds until the view was answered. */
  readonly view: number;
  /** Milliseconds from then until the push service had the message; 0 if before. */
  readonly push: number;
}

async function viewAndPush(uid: string, endpoint: string): Promise<Times> {
  const started = performance.now();
  await call('trackProfileView', { profileId: uid, visitorKey: randomUUID() });
  const answered = performance.now();
  while (!(await isReceived(endpoint))) {
    if (performance.now() - answered > TIMEOUT_MS) throw new Error('No push came.');
    await sleep(POLL_MS);
  }
  return { view: answered - started, push: performance.now() - answered };
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

async function measure(): Promise<Times[]> {
  const { firestore, auth, close } = suiteDatabase();
  const times: Times[] = [];
  for (let number = 0; number < WARM_UP + OWNERS; number += 1) {
    const uid = `bench-${randomUUID().slice(0, 8)}`;
    const email = `${uid}@example.com`;
    await auth.createUser({ uid, email, emailVerified: true });
    await firestore.doc(`profiles/${uid}`).set({ username: uid, is_profile_public: true });
    const claims = { email, email_verified: true };
    const endpoint = await subscribe(authorization({ name: 'owner', uid, claims }, PROJECT_ID));
    const taken = await viewAndPush(uid, endpoint);
    if (number >= WARM_UP) times.push(taken);
  }
  await close();
  return times;
}

export async function push(): Promise<BenchResult> {
  const times = await withSuite(measure);
  const views = times.map(({ view }) => view / 1000);
  const pushes = times.map((taken) => taken.push / 1000);
  const seconds = (what: string, value: number) => ({ what, value: Number(value.toFixed(3)), unit: 's' });
  return {
    measured: `One view of each of ${String(OWNERS)} profiles, one after another, through Hosting and the functions of the suite.`,
    figures: [
      seconds('a view answered, p50', quantile(views, 0.5)),
      { ...seconds('from then to the push service, p50', quantile(pushes, 0.5)), goal: { most: 1.5 } },
      seconds('from then to the push service, p95', quantile(pushes, 0.95)),
    ],
    notes: [
      'The Firestore trigger is fired by our emulator at once. In production Eventarc delivers it, usually within a second.',
    ],
  };
}

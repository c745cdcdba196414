// The weekly summary of 10,000 owners who are due at once, sent by runs that are killed in the middle.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { startEmulator } from '../../emulator/src/index.ts';
import { fromRoot } from '../../scripts/config/project.ts';
import type { BenchResult } from '../report/result.ts';

const OWNERS = 10_000;
const PROJECT = 'demo-summaries';
const MONDAY_9 = Date.parse('2026-11-23T09:00:00+05:30');

/** Runs that are killed, after two to eight seconds each, before one may finish. */
const KILLS = 6;

const NAMES = ['Meera Kulkarni', 'Dev Menon', 'Someone'];

async function seed(firestore: Firestore): Promise<void> {
  const writer = firestore.bulkWriter();
  const next_at = Timestamp.fromMillis(MONDAY_9);
  const viewedAt = Timestamp.fromMillis(MONDAY_9 - 2 * 24 * 60 * 60 * 1000);
  for (let number = 0; number < OWNERS; number += 1) {
    const uid = `owner${String(number).padStart(5, '0')}`;
    void writer.set(firestore.doc(`settings/${uid}`), { mail_summary: true, time_zone: 'Asia/Kolkata' });
    void writer.set(firestore.doc(`summary_schedules/${uid}`), { next_at });
    void writer.set(firestore.doc(`profiles/${uid}`), { first_name: 'Asha', last_name: 'Rao' });
    void writer.set(firestore.doc(`profiles/${uid}/views/2026-11-21`), { count: 3 });
    void writer.set(firestore.doc(`notifications/${uid}_1`), {
      user_id: uid,
      type: 'profile_view',
      created_at: viewedAt,
      metadata: { viewer_name: NAMES[number % NAMES.length] },
    });
  }
  await writer.close();
}

function startRun(address: string): ChildProcess {
  return fork(fromRoot('bench/summaries/send-worker.ts'), [PROJECT, String(MONDAY_9)], {
    cwd: fromRoot('.'),
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: address, METADATA_SERVER_DETECTION: 'none' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

export async function summaries(): Promise<BenchResult> {
  const emulator = await startEmulator({ projectId: PROJECT });
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.address;
  const app = initializeApp({ projectId: PROJECT }, PROJECT);
  const firestore = getFirestore(app);
  await seed(firestore);
  const count = async (): Promise<number> => (await firestore.collection('mail').count().get()).data().count;

  const began = Date.now();
  const sentBeforeKills: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const run = startRun(emulator.address);
    const ended = once(run, 'exit');
    await Promise.race([sleep(2000 + Math.random() * 6000), ended]);
    run.kill('SIGKILL');
    await ended;
    sentBeforeKills.push(await count());
  }
  const last = startRun(emulator.address);
  await once(last, 'exit');
  const seconds = (Date.now() - began) / 1000;

  const { docs } = await firestore.collection('mail').get();
  const owners = new Set(docs.map((document) => document.get('uid') as unknown));
  const rewritten = docs.filter(({ createTime, updateTime }) => !createTime.isEqual(updateTime)).length;
  const left = await firestore
    .collection('summary_schedules')
    .where('next_at', '<=', Timestamp.fromMillis(MONDAY_9 + 60 * 60 * 1000))
    .count()
    .get();
  await firestore.terminate();
  await deleteApp(app);
  await emulator.stop();
  if (docs.length !== OWNERS || owners.size !== OWNERS || rewritten > 0 || left.data().count > 0) {
    throw new Error(
      `${String(docs.length)} mails to ${String(owners.size)} owners, ${String(rewritten)} written twice, ${String(left.data().count)} left`,
    );
  }
  return {
    measured: `Weekly summaries of ${String(OWNERS)} owners who are due at once; ${String(KILLS)} runs killed after two to eight seconds, then one let to its end.`,
    figures: [
      { what: 'owners with a mail', value: owners.size, unit: '', goal: { least: OWNERS } },
      { what: 'mails beyond one an owner', value: docs.length - owners.size, unit: '', goal: { most: 0 } },
      { what: 'mails sent by the runs that were killed', value: sentBeforeKills.at(-1) ?? 0, unit: '' },
      { what: 'all runs together', value: Math.round(seconds), unit: 's' },
      { what: 'owners a second', value: Math.round(OWNERS / seconds), unit: '/s' },
    ],
    notes: [
      'Firestore is our emulator in the process of the bench; each run starts Node and the Admin SDK anew.',
      'Mails are documents: sending them is the Trigger Email extension’s.',
    ],
  };
}

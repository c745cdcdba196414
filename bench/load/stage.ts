// The servers under load: instances of the function `views` in Google's Functions framework, as Cloud Functions runs them,
// and a Firestore emulator that counts operations.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { startFunction, type RunningFunction } from '../measure/measured-function.ts';
import { startBareServer } from '../measure/processes.ts';
import { percentile, times } from '../measure/statistics.ts';
import type { CountsAndMemory } from '../view/firestore-worker.ts';
import { fromRoot, PROJECT_ID } from '../../scripts/config/project.ts';
import { newProfiles, newVisitorKey, visitProfile, type Visit } from './visitors.ts';

/** The number of concurrent instances; visits go to them in turns. */
export const INSTANCES = 2;

export interface Stage {
  readonly firestore: Firestore;
  /** The median milliseconds of an HTTP exchange with a Node server that does nothing else. */
  readonly exchange: number;
  profiles(count: number): Promise<string[]>;
  /** Sends a visit to the instance whose turn `index` is; returns the milliseconds until the response. */
  visit(index: number, visit: Visit): Promise<number>;
  /** Documents read and written since the last call, and the emulator's memory. */
  counts(): Promise<CountsAndMemory>;
  /** The largest heap of an instance, in megabytes. */
  heap(): Promise<number>;
}

async function bareExchange(): Promise<number> {
  const bare = await startBareServer();
  try {
    const took = await times(200, async () => {
      const started = performance.now();
      await (await fetch(`http://localhost:${String(bare.port)}/`, { method: 'POST', body: '{}' })).text();
      return performance.now() - started;
    });
    return percentile(took, 0.5);
  } finally {
    await bare.stop();
  }
}

async function startCounting() {
  const child = fork(fromRoot('bench/view/firestore-worker.ts'), [], {
    cwd: fromRoot('.'),
    execArgv: ['--conditions=firestore-emulator-source', '--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const nextMessage = async (): Promise<unknown> => ((await once(child, 'message')) as [unknown])[0];
  const { port } = (await nextMessage()) as { readonly port: number };
  return {
    port,
    counts: () => {
      const counts = nextMessage() as Promise<CountsAndMemory>;
      child.send('counts');
      return counts;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Starts an emulator and instances, runs `work` on them, and stops them. The functions must be built. */
export async function withStage<Value>(work: (stage: Stage) => Promise<Value>): Promise<Value> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const exchange = await bareExchange();
    const emulator = await startCounting();
    stops.push(() => emulator.stop());
    const instances: RunningFunction[] = [];
    for (let index = 0; index < INSTANCES; index += 1) {
      const instance = await startFunction('views', emulator.port, { behindProxies: true });
      stops.push(() => instance.stop());
      instances.push(instance);
    }
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    process.env['FIRESTORE_EMULATOR_HOST'] = `localhost:${String(emulator.port)}`;
    const app = initializeApp({ projectId: PROJECT_ID }, 'load');
    stops.push(() => deleteApp(app));
    const stage: Stage = {
      firestore: getFirestore(app),
      exchange,
      profiles: (count) => newProfiles(emulator.port, count),
      visit: (index, visit) =>
        visitProfile(
          `http://localhost:${String(instances[index % INSTANCES]?.port ?? 0)}/api/trackProfileView`,
          visit,
        ),
      counts: () => emulator.counts(),
      heap: async () =>
        Math.max(...(await Promise.all(instances.map(async (one) => (await one.usage()).heap)))),
    };
    const [warm = ''] = await stage.profiles(1);
    await times(INSTANCES, (index) => stage.visit(index, { profileId: warm, visitorKey: newVisitorKey() }));
    await stage.counts();
    return await work(stage);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

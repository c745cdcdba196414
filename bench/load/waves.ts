// 10,000 visitors in waves, on one viral profile and on 1,000 profiles: errors, times, Firestore's operations, memory.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchResult, Figure } from '../report/result.ts';
import { INSTANCES, onStage, type Stage } from './stage.ts';
import { costFigures, crowdFigures } from './notification-counts.ts';
import { crowd } from './visitors.ts';

const WAVES = 10;
const WAVE = 1000;
const WAVE_MS = 10_000;
const TROUGH_MS = 3000;

async function inWaves(stage: Stage, name: string, profiles: number): Promise<Figure[]> {
  const ids = await stage.profiles(profiles);
  await stage.counts();
  const started = Date.now();
  const took: number[] = [];
  const failures: string[] = [];
  const heaps: number[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const visits = await crowd(WAVE, WAVE_MS, (index) =>
      // The two instances meet each profile in turns from wave to wave.
      stage.visit(index + wave, ids[(wave * WAVE + index) % ids.length] ?? ''),
    );
    took.push(...visits.took);
    failures.push(...visits.failures);
    heaps.push(await stage.heap());
    await sleep(TROUGH_MS);
  }
  const visitors = WAVES * WAVE;
  const counts = await stage.counts();
  const [early = 0] = heaps;
  return [
    ...(await crowdFigures(
      stage.firestore,
      { name, ids, visitors, started, exchange: stage.exchange },
      { took, failures },
    )),
    ...costFigures(name, visitors, counts),
    {
      what: `${name}: heap of the fuller instance after the last wave`,
      value: heaps.at(-1) ?? 0,
      unit: 'MB',
      against: { what: 'after the first', value: early },
      goal: { most: 1.2 },
    },
  ];
}

export const waves = (): Promise<BenchResult> =>
  onStage(async (stage) => ({
    measured: `${String(WAVES * WAVE)} visitors, each with a key of their own, in ${String(WAVES)} waves of ${String(WAVE)} within ${String(WAVE_MS / 1000)} s; ${String(INSTANCES)} instances of the function in Google's Functions framework, and our Firestore emulator.`,
    figures: [
      ...(await inWaves(stage, 'one viral profile', 1)),
      ...(await inWaves(stage, '1,000 profiles', 1000)),
    ],
    notes: [
      'All processes share the machine: visitors, instances, emulator. Times are what they come to together.',
      'A viral profile is busy from its 101st viewer on: visits wait up to a second to be recorded together.',
      'The heap is looked at after a full collection.',
    ],
  }));

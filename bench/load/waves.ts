// 10,000 visitors in waves, first of one viral profile and then of 1,000 profiles, by named links in turn, of which each
// profile has 200: errors, exact counts of links and actions, response times, Firestore's operations, instances' memory.
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchResult, Figure } from '../report/result.ts';
import { INSTANCES, withStage, type Stage } from './stage.ts';
import { costFigures, crowdFigures, linkFigures } from './notification-counts.ts';
import { crowd, LINK_CODES, networkOf, newVisitorKey, type Crowd, type Visit } from './visitors.ts';

const WAVES = 10;
const WAVE = 1000;
const WAVE_MS = 10_000;
const PAUSE_MS = 3000;

/** The actions of each visitor, sent in one batch. */
const ACTIONS = ['seconds10', 'seconds30', 'video', 'cv'] as const;

/** The visits of a round: they go to the profiles in turn, and by each profile's named links in turn. */
const visitsOf = (ids: readonly string[]): Visit[] =>
  Array.from({ length: WAVES * WAVE }, (_, index) => ({
    profileId: ids[index % ids.length] ?? '',
    visitorKey: newVisitorKey(),
    network: networkOf(index),
    code: LINK_CODES[Math.floor(index / ids.length) % LINK_CODES.length] ?? '',
  }));

async function inWaves(
  stage: Stage,
  visits: readonly Visit[],
): Promise<Crowd & { heaps: readonly number[] }> {
  const took: number[] = [];
  const failures: string[] = [];
  const heaps: number[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const one = await crowd(WAVE, WAVE_MS, (index) => {
      const visit = visits[wave * WAVE + index];
      // A visit of the same index goes to the other instance in the next wave.
      return visit ? stage.visit(index + wave, visit) : Promise.resolve(0);
    });
    took.push(...one.took);
    failures.push(...one.failures);
    heaps.push(await stage.heap());
    await sleep(PAUSE_MS);
  }
  return { took, failures, heaps };
}

/** Runs a round: all visitors open a profile's page, and then all send their actions. */
async function round(stage: Stage, name: string, profiles: number): Promise<Figure[]> {
  const { firestore, exchange } = stage;
  const ids = await stage.profiles(profiles);
  const visits = visitsOf(ids);
  await stage.counts();
  const started = Date.now();
  const opens = await inWaves(stage, visits);
  const costOfOpens = await stage.counts();
  const batches = await inWaves(
    stage,
    visits.map((visit) => ({ ...visit, actions: ACTIONS })),
  );
  const costOfBatches = await stage.counts();
  const visitors = visits.length;
  for (const failure of new Set(batches.failures)) console.error(failure);
  const [early = 0] = opens.heaps;
  return [
    ...(await crowdFigures(
      firestore,
      { name, ids, visitors, links: LINK_CODES.length, started, exchange },
      opens,
    )),
    ...(await linkFigures(firestore, name, visits, ACTIONS)),
    { what: `${name}: batches that failed`, value: batches.failures.length, unit: '', goal: { most: 0 } },
    ...costFigures(name, 'a view', visitors, costOfOpens),
    ...costFigures(name, 'a batch of what is done', visitors, costOfBatches),
    {
      what: `${name}: heap of the fuller instance after the last wave`,
      value: batches.heaps.at(-1) ?? 0,
      unit: 'MB',
      against: { what: 'after the first', value: early },
      goal: { most: 1.2 },
    },
  ];
}

export const waves = (): Promise<BenchResult> =>
  withStage(async (stage) => ({
    measured: `${String(WAVES * WAVE)} visitors, each with a key and a network of their own and by one of 200 named links, in ${String(WAVES)} waves of ${String(WAVE)} within ${String(WAVE_MS / 1000)} s, and then as many batches of what they did; ${String(INSTANCES)} instances of the function in Google's Functions framework, and our Firestore emulator.`,
    figures: [
      ...(await round(stage, 'one viral profile', 1)),
      ...(await round(stage, '1,000 profiles', 1000)),
    ],
    notes: [
      'All processes share the machine: visitors, instances, emulator. Times are what they come to together.',
      'The heap is looked at after a full collection.',
      'The instances run as behind the proxies of Google, whose part the visitors play: the function reads their addresses from `X-Forwarded-For`. Of one network an owner is notified three times in a half-hour; these visitors each have an IPv6 network of their own, as phones do.',
    ],
  }));

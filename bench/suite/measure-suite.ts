// The duration of `npm start` until it serves a page, and of `npm test`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkPorts } from '../../scripts/processes/ports.ts';
import { fromRoot, suiteUrl } from '../../scripts/config/project.ts';
import { run } from '../../scripts/processes/run.ts';
import { TEST_TIMES, type TestTimes } from '../../scripts/test/test-times.ts';
import type { BenchResult, Figure } from '../report/result.ts';

const ROUNDS = 2;
const POLL_MS = 50;
const SERVES_WITHIN_MS = 300_000;

/** A sample actor's page, which needs Hosting, a function, and Firestore with the sample actors. */
const FIRST_PAGE = '/meera-kulkarni';

async function isServed(): Promise<boolean> {
  try {
    return (await fetch(suiteUrl('hosting', FIRST_PAGE))).ok;
  } catch {
    return false;
  }
}

/** Returns the seconds from `npm start` until FIRST_PAGE is served. */
async function startTakes(): Promise<number> {
  await checkPorts();
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd: fromRoot('.'), detached: true, stdio: 'ignore' });
  const ended = once(child, 'exit');
  try {
    while (!(await isServed())) {
      if (child.exitCode !== null || performance.now() - started > SERVES_WITHIN_MS)
        throw new Error('`npm start` serves nothing.');
      await sleep(POLL_MS);
    }
    return (performance.now() - started) / 1000;
  } finally {
    // Signals the whole process group, as Ctrl-C does.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

async function leastOf(prepare: () => void): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    prepare();
    seconds.push(await startTakes());
  }
  return Math.min(...seconds);
}

/** The times written by a full `npm test`: of a run made now, or with `--last-tests` of the last one. */
async function testTimes(): Promise<TestTimes> {
  if (!process.argv.includes('--last-tests')) {
    rmSync(TEST_TIMES, { force: true });
    await run('npm', ['test']);
  }
  if (!existsSync(TEST_TIMES)) throw new Error('No whole `npm test` has written its times.');
  return JSON.parse(readFileSync(TEST_TIMES, 'utf8')) as TestTimes;
}

export async function suite(): Promise<BenchResult> {
  const forgetBuild = (): void => rmSync(fromRoot('.local/build.json'), { force: true });
  const withBuild = await leastOf(forgetBuild);
  const built = await leastOf(() => undefined);
  const tests = await testTimes();
  const seconds = (what: string, value: number, most?: number): Figure => ({
    what,
    value,
    unit: 's',
    ...(most === undefined ? {} : { goal: { most } }),
  });
  return {
    measured: 'Seconds by the clock on this machine; the lesser of two starts, and one run of all tests.',
    figures: [
      seconds('npm start, built', built, 25),
      seconds('npm start, with a build', withBuild, 60),
      seconds('npm test, all of it', tests.seconds, 480),
      ...Object.entries(tests.parts).map(([part, taken]) => seconds(`npm test: ${part}`, taken)),
      { what: 'tests that passed', value: tests.passed, unit: '' },
      { what: 'tests that failed', value: tests.failed, unit: '', goal: { most: 0 } },
    ],
    notes: [
      "`npm start` is timed until a sample actor's page is served: Hosting, a function, Firestore and the sample actors.",
      'Parts of `npm test` run side by side, so they come to more than the whole. `npm run bench -- suite --last-tests` takes the times of the last whole run instead of running all tests.',
      'Goals are for two cores that nobody else uses; nothing fails when they are missed.',
    ],
  };
}

// `npm test`: everything, in this order: format, lint, types and dead code beside the unit tests and the build, then
// the suite with rules tests, function tests and browser journeys. Ends with `N passed, N failed`.
//   --official         Google's own emulators instead of ours
//   --only name,name   some parts only (their names are printed)
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { build } from './lib/build.ts';
import { fromRoot, PORTS } from './lib/project.ts';
import { run } from './lib/run.ts';
import { startSuite } from './lib/suite.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

type Part = () => Promise<Outcome>;

const flags = process.argv.slice(2);
const only = flags.includes('--only') ? (flags[flags.indexOf('--only') + 1] ?? '').split(',') : undefined;
const bin = (name: string): string => fromRoot('node_modules/.bin', name);

/** A check that passes or fails as one. */
const check =
  (command: string, ...args: string[]): Part =>
  async () => {
    const { code, output } = await run(bin(command), args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

const vitest =
  (name: string, env: NodeJS.ProcessEnv, ...args: string[]): Part =>
  async () => {
    const report = fromRoot('.local', `${name}.json`);
    rmSync(report, { force: true });
    const { code, output } = await run(
      bin('vitest'),
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
      env,
    );
    if (!existsSync(report)) return { passed: 0, failed: 1, output };
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    // A file that does not load fails the run without failing a test.
    return { passed: numPassedTests, failed: code === 0 ? 0 : Math.max(1, numFailedTests), output };
  };

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

const journeys: Part = async () => {
  const report = fromRoot('.local/journeys.json');
  rmSync(report, { force: true });
  const { code, output } = await run(bin('playwright'), ['test']);
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: code === 0 ? 0 : Math.max(1, stats.unexpected),
    output,
  };
};

const buildPart: Part = async () => {
  try {
    await build('emulator');
    return { passed: 1, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error) };
  }
};

/** What tests on the suite get to know. */
const suiteEnvironment = {
  OFFICIAL_EMULATORS: String(flags.includes('--official')),
  FIRESTORE_EMULATOR_HOST: `localhost:${String(PORTS['firestore'])}`,
  FIREBASE_AUTH_EMULATOR_HOST: `localhost:${String(PORTS['auth'])}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `localhost:${String(PORTS['storage'])}`,
};

/** Each size that has a budget is a test; a check that cannot run is one that failed. */
const sizes: Part = async () => {
  const { code, output } = await run(bin('tsx'), [fromRoot('bench/check-sizes.ts')]);
  const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return {
    passed: Number(passed),
    failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)),
    output,
  };
};

/** Two lanes side by side, as the smallest machine has two cores. */
const LANES: readonly Readonly<Record<string, Part>>[] = [
  {
    format: check('prettier', '--check', '.'),
    types: async () => {
      const results = await Promise.all(
        ['.', 'domain', 'web', 'web/src/service-worker', 'functions', 'emulator'].map((project) =>
          check('tsc', '-p', project)(),
        ),
      );
      return {
        passed: results.filter(({ failed }) => failed === 0).length,
        failed: results.filter(({ failed }) => failed > 0).length,
        output: results.map(({ output }) => output).join(''),
      };
    },
    lint: check('eslint', '--max-warnings', '0', '.'),
    'dead-code': check('knip'),
  },
  { build: buildPart, sizes, unit: vitest('unit', {}) },
];

/** What needs the suite running. */
const ON_THE_SUITE: Readonly<Record<string, Part>> = {
  rules: vitest('rules', suiteEnvironment, '--config', 'tests/vitest.config.ts'),
  journeys,
};

const totals = { passed: 0, failed: 0 };
const wanted = (name: string): boolean => only === undefined || only.includes(name);

async function perform(name: string, part: Part): Promise<void> {
  const started = Date.now();
  const { passed, failed, output } = await part();
  totals.passed += passed;
  totals.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (failed > 0) console.log(output);
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${String(passed)} passed, ${String(failed)} failed (${seconds} s)`,
  );
}

async function performLane(lane: Readonly<Record<string, Part>>): Promise<void> {
  for (const [name, part] of Object.entries(lane)) if (wanted(name)) await perform(name, part);
}

mkdirSync(fromRoot('.local'), { recursive: true });
await Promise.all(LANES.map(performLane));

if (Object.keys(ON_THE_SUITE).some(wanted)) {
  try {
    const suite = await startSuite({ official: flags.includes('--official') });
    try {
      await performLane(ON_THE_SUITE);
    } finally {
      await suite.stop();
    }
  } catch (error) {
    totals.failed += 1;
    console.log(`✗ suite: ${error instanceof Error ? error.message : String(error)}`);
  }
}

console.log(`\n${String(totals.passed)} passed, ${String(totals.failed)} failed`);
process.exitCode = totals.failed === 0 ? 0 : 1;

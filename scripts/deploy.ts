// `npm run deploy -- --project id`: checks the settings, builds, checks what the release would break (deploy/before-release.ts),
// deploys everything with `firebase deploy`, once more after a failure that is known to pass, and asks the doctor what the
// deployment may have broken. Workflows run the same.
//   --built             takes the build that is there, which another job made
//   --channel name      deploys to a preview channel of Hosting, with the functions that it is pinned to
//   --retry-after 5     seconds to wait before the second attempt, in place of the failure's own
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { googleApi } from '../tools/doctor/google-api.ts';
import { readWanted } from '../tools/doctor/repository.ts';
import { mendPublicServices } from '../tools/parts/public-services.ts';
import { withoutSchedule } from '../tools/parts/schedules.ts';
import { printFindings } from '../tools/print.ts';
import { accessToken, targetOf } from '../tools/target.ts';
import { firebaseConfig, fromRoot } from './config/project.ts';
import { checkSettings } from './config/project-settings.ts';
import { faultsBefore } from './deploy/before-release.ts';
import { knownFailure } from './deploy/known-failures.ts';
import { tellOperators } from './deploy/tell-operators.ts';
import { nextReleased, readReleased } from './generate/released-fields.ts';

const WHAT_NOW = `
The deployment is not finished. Rules come first, then functions, then the site: what went through is live, and the site is
still the one of before. Nothing is lost: mend the cause and run the same command again, or deploy the last good commit.
docs/operations.md, Roll back.`;

/** Runs a program of Node to its end, shows and returns what it prints. */
function show(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: fromRoot('.'),
      env: { ...process.env, ...env },
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    let output = '';
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        shown.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** firebase.json without predeploy hooks, since the build is done; in the same folder, since its paths are relative. */
const CONFIG = fromRoot('firebase.built.json');

function writeConfig(): void {
  const { functions, hosting, ...rest } = firebaseConfig;
  const built = {
    ...rest,
    functions: functions.map(({ predeploy: _build, ...one }) => one),
    hosting: (({ predeploy: _build, ...one }) => one)(hosting),
  };
  writeFileSync(CONFIG, JSON.stringify(built));
}

/** Runs a command of firebase-tools. The check that is skipped is about App Engine's account, which is not used. */
const deploy = (projectId: string, command: readonly string[]) =>
  show(
    [
      fromRoot('node_modules/firebase-tools/lib/bin/firebase.js'),
      ...command,
      ...['--project', projectId, '--config', CONFIG, '--non-interactive'],
    ],
    {
      FIREBASE_SKIP_INFORMATIONAL_IAM: 'true',
      // The CLI asks the built functions what there is, and gives a busy machine ten seconds for it.
      FUNCTIONS_DISCOVERY_TIMEOUT: '120',
      // Google's APIs refuse a person's application default credentials without one, and the CLI reads none from their file.
      GOOGLE_CLOUD_QUOTA_PROJECT: process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ?? projectId,
    },
  );

const LOG = fromRoot('firebase-debug.log');

const failureOf = (output: string) => knownFailure(output, existsSync(LOG) ? readFileSync(LOG, 'utf8') : '');

async function deployTwiceAtMost(
  projectId: string,
  command: readonly string[],
  retryAfter: number | undefined,
): Promise<boolean> {
  const first = await deploy(projectId, command);
  if (first.code === 0) return true;
  let failure = failureOf(first.output);
  if (failure?.retryAfter !== undefined) {
    const seconds = retryAfter ?? failure.retryAfter;
    console.log(`\n${failure.what}: the second and last attempt follows in ${String(seconds)} s.\n`);
    await wait(seconds * 1000);
    const second = await deploy(projectId, command);
    if (second.code === 0) return true;
    failure = failureOf(second.output);
  }
  if (failure !== undefined) console.error(`\n${failure.what}. ${failure.advice}`);
  console.error(WHAT_NOW);
  return false;
}

/**
 * Deploys the scheduled functions that have no schedule once more, by name: so firebase-tools does not skip them. The rest
 * is live by then: where it fails, the doctor names the schedules that lack.
 */
async function makeSchedules(projectId: string): Promise<void> {
  const api = googleApi({ projectId, token: accessToken });
  const names = await withoutSchedule({ api, projectId, wanted: readWanted(projectId) });
  if (names.length === 0) return;
  console.log(`\nMaking the schedules of ${names.join(', ')}, which an earlier deployment left without.\n`);
  const only = names.map((name) => `functions:${name}`).join(',');
  await deploy(projectId, ['deploy', '--force', '--only', only]);
}

/**
 * Opens the services behind the site to everybody. firebase-tools does so only when it creates a function: one whose
 * creation failed once would stay closed, and every later deployment would be green.
 */
async function openServices(projectId: string): Promise<void> {
  const api = googleApi({ projectId, token: accessToken });
  try {
    await mendPublicServices({
      api,
      projectId,
      wanted: readWanted(projectId),
      report: (what) => console.log(what),
    });
  } catch (error) {
    // After a deployment to the live site the doctor names each closed service; after a preview this line is all.
    const words = error instanceof Error ? error.message : String(error);
    const known = knownFailure(words);
    console.error(known === undefined ? words : `${words}\n\n${known.what}. ${known.advice}`);
  }
}

interface Wanted {
  readonly projectId: string;
  readonly built: boolean;
  readonly channel: string | undefined;
  readonly retryAfter: number | undefined;
}

function readFlags(): Wanted {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      built: { type: 'boolean', default: false },
      channel: { type: 'string' },
      'retry-after': { type: 'string' },
    },
  });
  const { projectId, isLocal } = targetOf(values.project);
  if (isLocal) throw new Error('Say where to: npm run deploy -- --project <id or alias>.');
  const retryAfter = values['retry-after'];
  return {
    projectId,
    built: values.built,
    channel: values.channel,
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
  };
}

/** Whether nothing forbids the release; prints what does. */
async function isReady(projectId: string): Promise<boolean> {
  const api = googleApi({ projectId, token: accessToken });
  const target = { projectId, api, wanted: readWanted(projectId), fetch };
  const faults = await faultsBefore(target, fromRoot('functions/dist'));
  if (faults.length > 0) printFindings('Nothing is deployed yet: first', faults);
  return faults.length === 0;
}

async function release({ projectId, built, channel, retryAfter }: Wanted): Promise<boolean> {
  checkSettings(projectId);
  const tsx = ['--import', 'tsx'];
  if (!built) {
    const build = await show([...tsx, fromRoot('scripts/build.ts'), '--project', projectId]);
    if (build.code !== 0) return false;
  }
  const command =
    channel === undefined
      ? ['deploy', '--force']
      : ['hosting:channel:deploy', channel, '--expires', '7d', '--no-authorized-domains'];
  if (!(await isReady(projectId))) return false;
  writeConfig();
  try {
    if (!(await deployTwiceAtMost(projectId, command, retryAfter))) return false;
    if (channel === undefined) await makeSchedules(projectId);
  } finally {
    rmSync(CONFIG, { force: true });
  }
  await openServices(projectId);
  if (channel !== undefined) return true;
  const doctor = await show([...tsx, fromRoot('tools/doctor.ts'), '--project', projectId, '--after-deploy']);
  if (doctor.code !== 0)
    console.error('\nThe deployment is live, and wrong: mend it, or roll back (docs/operations.md).');
  else if (!isDeepStrictEqual({ ...nextReleased(), release: 0 }, { ...readReleased(), release: 0 }))
    console.log('\nWhat the rules accept has changed: npm run generate -- --released, and commit it.');
  return doctor.code === 0;
}

async function main(): Promise<boolean> {
  const wanted = readFlags();
  let isDone = false;
  try {
    isDone = await release(wanted);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  if (!isDone && wanted.channel === undefined)
    await tellOperators(googleApi({ projectId: wanted.projectId, token: accessToken }), wanted.projectId);
  return isDone;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

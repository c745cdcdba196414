// `npm run rehearse`: a deployment without Google, of a copy of the tracked files, to a project that does not exist.
//   --only name   inflicts only this misfortune (rehearse/misfortunes-of-*.ts), on what an earlier run has built where nothing
//                 has changed since; may be given several times
// 1. Both predeploy builds; a search for secrets in them; the functions packed and installed alone, and served by Google's
//    Functions Framework behind the built site with production's headers; a browser opens the pages.
// 2. From an empty project, with the real firebase-tools on a stand-in of Google's APIs (scripts/google): `npm run setup`, the
//    first deployment, the next release, a preview.
// 3. Each misfortune, on setup and the first deployment of an empty project.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmulator } from 'firestore-emulator';
import { liveSite } from '../tools/parts/live-site.ts';
import { readWanted } from '../tools/doctor/repository.ts';
import { firebaseConfig, fromRoot } from './config/project.ts';
import { OWNER } from './google/stand-in-project.ts';
import { run } from './processes/run.ts';
import { FUNCTIONS_PARAMETERS, FUNCTIONS_SECRETS } from './config/project-settings.ts';
import { checkOut, PROJECT, SITE_ORIGIN, updateCheckout } from './rehearse/checkout.ts';
import {
  DEPLOY_BUILT,
  deployNext,
  deployPreview,
  SETUP,
  setSecret,
  startRehearsal,
} from './rehearse/deployment.ts';
import { inflict, openOf, type Outcome, type Stage } from './rehearse/inflict.ts';
import { OF_DEPLOYMENTS } from './rehearse/misfortunes-of-deployments.ts';
import { OF_SETUP } from './rehearse/misfortunes-of-setup.ts';
import { discover, installAlone, pack } from './rehearse/package.ts';
import { readSite } from './rehearse/read.ts';
import { serveSite } from './rehearse/site.ts';
import { serveFunctions } from '../tests/functions/served/functions.ts';

const MISFORTUNES = [...OF_SETUP, ...OF_DEPLOYMENTS];

const FOLDER = fromRoot('.local/rehearsal');
const CHECKOUT = join(FOLDER, 'checkout');
const PACKAGE = join(FOLDER, 'package');
const PROFILE = { uid: 'rehearsal1', username: 'rehearsal-asha', first: 'Asha', last: 'Rehearsal' };

let began = performance.now();

/** Prints how long the last step took. */
function done(what: string): void {
  console.log(`✓ ${what} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  began = performance.now();
}

function insist(problems: readonly string[], what: string): void {
  if (problems.length > 0)
    throw new Error(`${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

/** Builds twice, as firebase.json's predeploy commands do: before functions, and before Hosting. */
async function predeploy(): Promise<void> {
  for (const [target, expected] of [
    ['functions', /Building the functions/],
    ['hosting', /is up to date/],
  ] as const) {
    const { code, output } = await run(
      'node',
      ['--import', 'tsx', 'scripts/build.ts'],
      { GCLOUD_PROJECT: PROJECT },
      CHECKOUT,
    );
    insist(code === 0 && expected.test(output) ? [] : [output], `the predeploy build of ${target} failed`);
  }
}

/** Runs tests/repository/secrets.test.ts in the copy, in which the settings are tracked and both builds are for production. */
async function searchForSecrets(): Promise<void> {
  const { code, output } = await run(
    'node_modules/.bin/vitest',
    ['run', 'tests/repository/secrets.test.ts'],
    {},
    CHECKOUT,
  );
  // A run that finds no test ends with 0, too.
  insist(code === 0 && /Tests .*\d+ passed/.test(output) ? [] : [output], 'the search for secrets failed');
}

/** Paths of built pages, JSON files and manifests that contain the address of an emulator or the local project's id. */
async function filesWithEmulators(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    files
      .filter((entry) => entry.isFile() && /\.(html|json|webmanifest)$/.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return /localhost:\d|127\.0\.0\.1|demo-marquee/.test(await readFile(path, 'utf8')) ? [path] : [];
      }),
  );
  return found.flat();
}

async function packFunctions(): Promise<void> {
  pack(join(CHECKOUT, 'functions/dist'), PACKAGE);
  await installAlone(PACKAGE);
  done('the functions are packed and installed alone');
  const { endpoints, params } = await discover(PACKAGE, PROJECT);
  const wanted = readWanted(PROJECT).functions;
  insist(
    wanted.filter((name) => !(name in endpoints)),
    'these functions were not discovered',
  );
  insist(
    params
      .map(({ name }) => name)
      .filter((name) => ![...FUNCTIONS_PARAMETERS, ...FUNCTIONS_SECRETS].some((known) => known === name)),
    'these settings of functions are not documented',
  );
  done(`${String(wanted.length)} functions are discovered`);
}

const SECRET = join(FOLDER, 'smtp-password');

/** Makes the copy, builds and packs it. */
async function prepare(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(PACKAGE, { recursive: true });
  checkOut(CHECKOUT);
  await predeploy();
  insist(await filesWithEmulators(join(CHECKOUT, 'web/dist')), 'built files name an emulator');
  done(`built for ${PROJECT}, once for both predeploy hooks`);
  await searchForSecrets();
  done('no secret is in the settings or in what was built');
  await packFunctions();
}

/** Brings the copy up to date, and builds only what has changed. */
async function refresh(): Promise<void> {
  updateCheckout(CHECKOUT);
  const { code, output } = await run(
    'node',
    ['--import', 'tsx', 'scripts/build.ts'],
    { GCLOUD_PROJECT: PROJECT },
    CHECKOUT,
  );
  insist(code === 0 ? [] : [output], 'the build failed');
  if (!existsSync(join(PACKAGE, 'node_modules'))) {
    rmSync(PACKAGE, { recursive: true, force: true });
    mkdirSync(PACKAGE, { recursive: true });
    await packFunctions();
  }
  done(`built for ${PROJECT}`);
}

/** Serves the packed functions behind the built site while `use` works with it. */
async function withSite(use: (stage: Stage) => Promise<void>): Promise<void> {
  const firestore = await startEmulator({ rules: readFileSync(fromRoot('firestore.rules'), 'utf8') });
  const functions = await serveFunctions(
    {
      GCLOUD_PROJECT: PROJECT,
      FIREBASE_CONFIG: JSON.stringify({
        projectId: PROJECT,
        storageBucket: `${PROJECT}.firebasestorage.app`,
      }),
      FIRESTORE_EMULATOR_HOST: firestore.address,
      FIREBASE_AUTH_EMULATOR_HOST: undefined,
      STORAGE_EMULATOR_HOST: undefined,
      SITE_ORIGIN,
    },
    { folder: PACKAGE },
  );
  const site = await serveSite(CHECKOUT, firebaseConfig, functions.url);
  try {
    writeFileSync(SECRET, 'rehearsed');
    await use({
      checkout: CHECKOUT,
      siteUrl: site.origin,
      documentsAt: firestore.address,
      secretFile: SECRET,
      store: (path, fields) => store(firestore.address, path, fields),
    });
  } catch (error) {
    console.error(functions.output());
    throw error;
  } finally {
    site.close();
    await functions.stop();
    await firestore.stop();
  }
}

/** Reads the site as production's visitors do, by requests and in a browser. */
async function visitSite({ siteUrl, store: write }: Stage): Promise<void> {
  for (const [path, fields] of Object.entries(PUBLIC_PROFILE)) await write(path, fields);
  done('the packed functions answer behind the built site');
  const findings = await liveSite.check({
    projectId: PROJECT,
    api: {
      get: () => Promise.resolve({ kind: 'absent' }),
      post: () => Promise.resolve({ kind: 'absent' }),
    },
    wanted: { ...readWanted(PROJECT), siteOrigin: SITE_ORIGIN },
    fetch: (url, init) => visit(siteUrl, url, init),
  });
  insist(
    findings.filter(({ level }) => level !== 'ok').map(({ what }) => what),
    'headers are not those of production',
  );
  done(`${String(findings.length)} answers have production's status and headers`);
  insist(
    await readSite(siteUrl, {
      path: `/${PROFILE.username}`,
      name: `${PROFILE.first} ${PROFILE.last}`,
    }),
    'the browser could not read the site',
  );
  done('a browser reads landing page, profile and login, and its view is recorded');
}

/** Sets up an empty project; deploys the first release, the next one and a preview. */
async function deployTwice({ siteUrl, documentsAt }: Stage): Promise<void> {
  // Eventarc's agent works only at the second attempt, as in a new project.
  const rehearsal = await startRehearsal(CHECKOUT, siteUrl, { agentDelay: 5000, documentsAt });
  const { perform } = rehearsal;
  try {
    insist(openOf(await perform(OWNER, SETUP)), 'setup left something open');
    await perform(OWNER, setSecret(SECRET));
    const again = await perform(OWNER, SETUP);
    insist(
      again.includes('set the server of verification mails: smtp.') ? [] : [again],
      'setup did not give Authentication the mail server',
    );
    done('npm run setup brings an empty project to where it can be deployed to');
    const first = await perform(OWNER, DEPLOY_BUILT);
    insist(
      first.includes("Eventarc's service agent is new") ? [] : [first],
      'the first deployment was to wait for Eventarc once',
    );
    insist(/Deploy complete!/.test(first) ? [] : [first], 'the first deployment did not end');
    done("the owner's first deployment ends, after one retry that a new project needs");
    const next = await deployNext(rehearsal, CHECKOUT);
    insist(lacking(next), `the next release left something out of\n${next}`);
    done("the workflow's next release ends, with the deployer's roles alone");
    const preview = await deployPreview(rehearsal);
    insist(/Channel URL .*https:\/\/\S+--pr-1-\S+\.web\.app/.test(preview) ? [] : [preview], 'no preview');
    done('a preview is deployed to its channel');
  } finally {
    rehearsal.google.close();
  }
}

/** Inflicts each misfortune of a list and prints how it ended. */
async function inflictAll(names: readonly string[] | undefined, stage: Stage): Promise<void> {
  const unknown = (names ?? []).filter((name) => !MISFORTUNES.some((one) => one.name === name));
  insist(unknown, 'there are no such misfortunes');
  const outcomes: Outcome[] = [];
  for (const misfortune of MISFORTUNES.filter(({ name }) => names?.includes(name) ?? true)) {
    const outcome = await inflict(misfortune, stage);
    outcomes.push(outcome);
    const { name, seconds, ended, problems } = outcome;
    const isRight = problems.length === 0;
    const report = join(FOLDER, `${name}.txt`);
    if (!isRight) writeFileSync(report, problems.join('\n'));
    console.log(
      `${isRight ? '✓' : '✗'} ${name.padEnd(48)} ${seconds.toFixed(0).padStart(4)} s  ${isRight ? ended : `${(problems[0] ?? '').split('\n')[0] ?? ''} (${report})`}`,
    );
  }
  insist(
    outcomes.filter(({ problems }) => problems.length > 0).map(({ name }) => name),
    'these misfortunes end otherwise',
  );
  done(`${String(outcomes.length)} misfortunes are survived`);
}

async function perform(only: readonly string[] | undefined): Promise<void> {
  if (only !== undefined && existsSync(CHECKOUT)) await refresh();
  else await prepare();
  await withSite(async (stage) => {
    if (only === undefined) {
      await visitSite(stage);
      await deployTwice(stage);
      // The next release has changed the settings.
      await refresh();
    }
    await inflictAll(only, stage);
  });
}

/** The lines missing from firebase-tools' output of a release that changes every function. */
const lacking = (output: string): string[] =>
  [/released rules/, /Successful update operation/, /release complete/, /Deploy complete!/]
    .filter((line) => !line.test(output))
    .map(String);

/** Requests a live URL from the rehearsal's site at `origin`, with the visitor's host as Hosting passes it on. */
async function visit(origin: string, url: string, init: RequestInit = {}): Promise<Response> {
  const { host, pathname, search } = new URL(url);
  // Google serves paths below `/__/`; tests/repository/generated.test.ts checks the header rules for them.
  if (pathname.startsWith('/__/')) return new Response('');
  return fetch(origin + pathname + search, { ...init, headers: { 'x-forwarded-host': host } });
}

/** Stores a document as an administrator, or deletes it. */
async function store(address: string, path: string, fields: object | undefined): Promise<void> {
  const response = await fetch(
    `http://${address}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`,
    {
      method: fields === undefined ? 'DELETE' : 'PATCH',
      headers: { authorization: 'Bearer owner' },
      ...(fields && { body: JSON.stringify({ fields }) }),
    },
  );
  if (!response.ok) throw new Error(`${path} was not written: ${await response.text()}`);
}

const PUBLIC_PROFILE = {
  [`profiles/${PROFILE.uid}`]: {
    username: { stringValue: PROFILE.username },
    first_name: { stringValue: PROFILE.first },
    last_name: { stringValue: PROFILE.last },
    introduction: { stringValue: 'Read before anything is deployed.' },
    is_profile_public: { booleanValue: true },
  },
  [`usernames/${PROFILE.username}`]: { uid: { stringValue: PROFILE.uid } },
};

try {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  await perform(values.only);
  console.log('\nThe rehearsal went well: nothing but Google itself is missing.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
process.exit();

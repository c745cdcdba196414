// The real commands against the stand-in of Google, from an empty project: `npm run setup`, the first deployment by the
// project's owner, then with the deployer's account the next release and a preview, as the workflows' jobs make them.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '../google/answer-request.ts';
import type { ProjectOptions } from '../google/stand-in-project.ts';
import { startGoogle, type Google } from '../google/server.ts';
import { run } from '../processes/run.ts';
import { PROJECT, SITE_ORIGIN } from './checkout.ts';
import { proxyTo } from './site.ts';

export const DEPLOYER = `serviceAccount:marquee-deploy@${PROJECT}.iam.gserviceaccount.com`;

/** Seconds before the second attempt, in place of the up to three minutes that Google needs. */
const RETRY_AFTER = '6';

export interface Tried {
  readonly code: number;
  readonly output: string;
}

export interface Rehearsed {
  readonly google: Google;
  readonly attempt: (member: string, args: readonly string[]) => Promise<Tried>;
  /** Runs a command in the checkout as a member. @throws Error with its output when it fails */
  readonly perform: (member: string, args: readonly string[]) => Promise<string>;
}

/** Handlers for the site's hosts: they pass requests to `siteUrl`. Below `/__/`, which is Google's, they answer nothing. */
const hostsOf = (siteUrl: string) => {
  const pass = proxyTo(siteUrl);
  const answer: typeof pass = (request, response) => {
    if (request.url?.startsWith('/__/') === true) response.end();
    else pass(request, response);
  };
  const hosts = [new URL(SITE_ORIGIN).host, `${PROJECT}.web.app`, `${PROJECT}.firebaseapp.com`];
  return Object.fromEntries(hosts.map((host) => [host, answer]));
};

/** Starts the stand-in with nothing in it. */
export async function startRehearsal(
  checkout: string,
  siteUrl: string,
  options: Omit<ProjectOptions, 'id'>,
): Promise<Rehearsed> {
  const google = await startGoogle({ ...options, id: PROJECT, hosts: hostsOf(siteUrl) });
  const attempt: Rehearsed['attempt'] = (member, args) =>
    run(process.execPath, args, google.environment(member), checkout);
  return {
    google,
    attempt,
    perform: async (member, args) => {
      const before = google.requests.length;
      const { code, output } = await attempt(member, args);
      const asked = google.requests.slice(before);
      const faults = faultsOf(asked).map((fault) => `  ${fault}`);
      if (code === 0 && faults.length === 0) return output;
      const refused = asked
        .filter(({ status, request }) => status >= 400 && !request.startsWith('CONNECT'))
        .map(({ status, request, message }) => `  ${String(status)} ${request} ${message ?? ''}`);
      throw new Error(
        `${args.join(' ')} as ${member} failed:\n${output}\nRefused:\n${[...new Set(refused)].join('\n')}\nNo request of Google's:\n${faults.join('\n')}`,
      );
    },
  };
}

const script = (name: string, ...args: readonly string[]): string[] => [
  '--import',
  'tsx',
  name,
  '--project',
  PROJECT,
  ...args,
];

export const SETUP = script(
  'tools/setup.ts',
  ...['--site', SITE_ORIGIN, '--billing-account', '000000-000000-000000'],
  ...['--alerts-to', 'oncall@marquee-rehearsal.example', '--repository-id', '1001'],
  ...['--environments', 'staging,preview', '--identity-platform'],
);

/** What a person does after setup: sets the secret that only the mail provider knows, from a file. */
export const setSecret = (file: string): readonly string[] => [
  'node_modules/firebase-tools/lib/bin/firebase.js',
  ...['functions:secrets:set', 'SMTP_PASSWORD', '--data-file', file, '--force'],
  ...['--project', PROJECT, '--non-interactive'],
];

/** Deploys what is built, as the owner does at a terminal, or a job of .github/workflows/deploy-to.yml. */
export const DEPLOY_BUILT = script('scripts/deploy.ts', '--built', '--retry-after', RETRY_AFTER);

/** Deploys a release that changes every function, as .github/workflows/deploy-to.yml makes it: built first, then deployed. */
export async function deployNext({ perform }: Rehearsed, checkout: string): Promise<string> {
  appendFileSync(join(checkout, `functions/.env.${PROJECT}`), 'ENFORCE_APP_CHECK=true\n');
  await perform(DEPLOYER, script('scripts/build.ts'));
  return perform(DEPLOYER, DEPLOY_BUILT);
}

/** Deploys a pull request's preview, as .github/workflows/preview.yml deploys it. */
export const deployPreview = ({ perform }: Rehearsed): Promise<string> =>
  perform(
    DEPLOYER,
    script('scripts/deploy.ts', '--built', '--channel', 'pr-1', '--retry-after', RETRY_AFTER),
  );

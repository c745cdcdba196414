// The real commands against the stand-in of Google, from an empty project: `npm run setup`, the first deployment by the
// project's owner, then with the deployer's account the next release and a preview, as the workflows' jobs make them.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER } from '../google/stand-in-project.ts';
import { startGoogle, type Google } from '../google/server.ts';
import { run } from '../processes/run.ts';
import { PROJECT, SITE_ORIGIN } from './checkout.ts';
import { proxyTo } from './site.ts';

const DEPLOYER = `serviceAccount:marquee-deploy@${PROJECT}.iam.gserviceaccount.com`;

/** Seconds before the second attempt, in place of the up to three minutes that Google needs. */
const RETRY_AFTER = '6';

export interface Rehearsed {
  readonly google: Google;
  /** Runs a command in the checkout as a member. @throws Error with its output when it fails */
  readonly perform: (member: string, ...args: readonly string[]) => Promise<string>;
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

/** Starts the stand-in with nothing in it. Its Eventarc agent works only at the second attempt, as in a new project. */
export async function startRehearsal(checkout: string, siteUrl: string): Promise<Rehearsed> {
  const google = await startGoogle({ id: PROJECT, agentDelay: 5000, hosts: hostsOf(siteUrl) });
  return {
    google,
    perform: async (member, ...args) => {
      const before = google.requests.length;
      const { code, output } = await run(process.execPath, args, google.environment(member), checkout);
      if (code === 0) return output;
      const refused = google.requests
        .slice(before)
        .filter(({ status, request }) => status >= 400 && !request.startsWith('CONNECT'))
        .map(({ status, request, message }) => `  ${String(status)} ${request} ${message ?? ''}`);
      throw new Error(
        `${args.join(' ')} as ${member} failed:\n${output}\nRefused:\n${[...new Set(refused)].join('\n')}`,
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

/** Runs `npm run setup`, and does what a person has to: sets the secret that only the mail provider knows. */
export async function setUp({ perform }: Rehearsed, secretFile: string): Promise<string> {
  const output = await perform(
    OWNER,
    ...script(
      'tools/setup.ts',
      ...['--site', SITE_ORIGIN, '--billing-account', '000000-000000-000000'],
      ...['--alerts-to', 'oncall@marquee-rehearsal.example', '--repository-id', '1001'],
      ...['--environments', 'staging,preview', '--identity-platform'],
    ),
  );
  await perform(
    OWNER,
    'node_modules/firebase-tools/lib/bin/firebase.js',
    ...['functions:secrets:set', 'SMTP_PASSWORD', '--data-file', secretFile, '--force'],
    ...['--project', PROJECT, '--non-interactive'],
  );
  return output;
}

/** Deploys for the first time, as the owner does at a terminal. */
export const deployFirst = ({ perform }: Rehearsed): Promise<string> =>
  perform(OWNER, ...script('scripts/deploy.ts', '--retry-after', RETRY_AFTER));

/** Deploys a release that changes every function, as .github/workflows/deploy-to.yml makes it: built first, then deployed. */
export async function deployNext({ perform }: Rehearsed, checkout: string): Promise<string> {
  appendFileSync(join(checkout, `functions/.env.${PROJECT}`), 'ENFORCE_APP_CHECK=true\n');
  await perform(DEPLOYER, ...script('scripts/build.ts'));
  return perform(DEPLOYER, ...script('scripts/deploy.ts', '--built', '--retry-after', RETRY_AFTER));
}

/** Deploys a pull request's preview, as .github/workflows/preview.yml deploys it. */
export const deployPreview = ({ perform }: Rehearsed): Promise<string> =>
  perform(
    DEPLOYER,
    ...script('scripts/deploy.ts', '--built', '--channel', 'pr-1', '--retry-after', RETRY_AFTER),
  );

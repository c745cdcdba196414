// What goes wrong at first deployments, each by itself: what the stand-in of Google is like, what the first try says, and
// what somebody does before the second. Where nothing is said, the first try ends well.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../google/service.ts';
import type { Project, ProjectOptions } from '../google/stand-in-project.ts';
import { PROJECT } from './checkout.ts';

export interface Scene {
  readonly project: Project;
  readonly checkout: string;
  /** Stores a document as an administrator, or deletes it. */
  readonly store: (path: string, fields: object | undefined) => Promise<void>;
}

export interface Misfortune {
  readonly name: string;
  readonly google?: Omit<ProjectOptions, 'id'>;
  /** Happens after setup, before the deployment. */
  readonly before?: (scene: Scene) => Promise<void> | void;
  /** What the command that stops says, in a sentence with what to do; the other command ends well at once. */
  readonly setupSays?: RegExp;
  /** How often setup stops with this sentence at most; once unless given. */
  readonly setupStops?: number;
  readonly deploySays?: RegExp;
  /** What a deployment that ends well says of what it has waited for or mended. */
  readonly mentions?: RegExp;
  /** What somebody does before the second try. */
  readonly cure?: (scene: Scene) => Promise<void> | void;
  /** The secret of the mail server is set only by `cure`. */
  readonly hasNoSecret?: true;
  /** Deploys as the workflow's jobs do, by their token of GitHub. */
  readonly asWorkflow?: true;
}

/** Answers the first `times` requests that match with an error. */
function refuse(request: RegExp, times: number, refusal: () => Refusal): ProjectOptions['interfere'] {
  let left = times;
  return (asked) => {
    if (left === 0 || !request.test(asked)) return undefined;
    left -= 1;
    return refusal();
  };
}

/** Calls `then` with the number of each attempt to deploy functions, when their source is uploaded. */
function atEachUpload(project: Project, then: (attempt: number) => void): void {
  let attempt = 0;
  project.traits.interfere = (request) => {
    if (request.endsWith('functions:generateUploadUrl')) then((attempt += 1));
    return undefined;
  };
}

/** Answers the first request of each kind that changes something with an error: whatever is half made is made whole. */
function refuseEachOnce(): ProjectOptions['interfere'] {
  const asked = new Set<string>();
  return (request) => {
    const kind = request
      .replace(/\?.*/, '')
      .replace(/(?<=(secrets|uptimeCheckConfigs|alertPolicies|metrics|databases)\/)[^/:]+/g, '*');
    if (/^GET |:getIamPolicy$|oauth2|:getEffectiveOrgPolicy$|:batchGet$|:test$/.test(kind) || asked.has(kind))
      return undefined;
    asked.add(kind);
    return new Refusal(403, 'PERMISSION_DENIED', "Permission 'x' denied on resource.");
  };
}

/** Answers each read of policies and secrets with an error four times: once more often than a check asks. */
function refuseReadsForAMoment(): ProjectOptions['interfere'] {
  const asked = new Map<string, number>();
  return (request) => {
    const times = (asked.get(request) ?? 0) + 1;
    asked.set(request, times);
    const isRead = /^GET https:\/\/(cloudresourcemanager|secretmanager)\./.test(request);
    return isRead && times <= 4 ? unavailable() : undefined;
  };
}

const unavailable = (): Refusal =>
  new Refusal(503, 'UNAVAILABLE', 'The service is currently unavailable. Please try again in 30 seconds.');

/** Five of the functions, public ones among them. */
const FIVE = ['site', 'api', 'views', 'drawings', 'checkUpload'];

const SECOND_TRY = /the second and last attempt follows/;

/** Replaces a text of a file of the checkout; `cure` puts the file back. */
function changed(path: string, change: (text: string) => string): Pick<Misfortune, 'before' | 'cure'> {
  let text = '';
  return {
    before: ({ checkout }) => {
      text = readFileSync(join(checkout, path), 'utf8');
      writeFileSync(join(checkout, path), change(text));
    },
    cure: ({ checkout }) => writeFileSync(join(checkout, path), text),
  };
}

const OF_THE_PROJECT: readonly Misfortune[] = [
  { name: 'none' },
  {
    name: 'apis-need-40-seconds',
    google: { apiDelay: 40_000 },
  },
  {
    name: 'operations-end-late',
    google: { operationTime: 3000 },
  },
  {
    name: 'no-site',
    google: { hasNoSite: true },
  },
  {
    name: 'sender-has-no-records',
    google: { hasNoMailDns: true },
    setupSays: /SPF of [\w.-]+: not there\n\s+At your registrar[\s\S]*DMARC of [\w.-]+: not there/,
    cure: ({ project }) => {
      project.traits.hasNoMailDns = false;
    },
  },
  {
    name: 'service-usage-is-off',
    google: { lacks: ['serviceusage.googleapis.com'] },
    setupSays: /serviceusage\.googleapis\.com is switched off: `gcloud services enable/,
    cure: ({ project }) => project.enable('serviceusage.googleapis.com'),
  },
  {
    name: 'billing-account-is-not-ready',
    google: {
      interfere: refuse(
        /^PUT .*\/billingInfo$/,
        1,
        () => new Refusal(400, 'FAILED_PRECONDITION', 'Precondition check failed.'),
      ),
    },
    setupSays: /its card, its verification or its number of projects/,
  },
  {
    name: 'terms-are-not-accepted',
    google: {
      interfere: refuse(
        /:addFirebase$/,
        1,
        () => new Refusal(403, 'PERMISSION_DENIED', 'The caller does not have permission'),
      ),
    },
    setupSays: /accepted Firebase's terms: open https:\/\/console\.firebase\.google\.com/,
  },
  {
    name: 'login-has-ended',
    google: {
      interfere: refuse(
        /^POST https:\/\/oauth2\.googleapis\.com\/token$/,
        1,
        () => new Refusal(400, 'invalid_grant', 'Token has been expired or revoked.'),
      ),
    },
    setupSays: /gcloud auth application-default login/,
  },
  {
    name: 'policies-change-meanwhile',
    google: {
      interfere: refuse(
        /:setIamPolicy$/,
        3,
        () =>
          new Refusal(
            409,
            'ABORTED',
            'There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff.',
          ),
      ),
    },
  },
  {
    name: 'bucket-is-refused-once',
    google: { interfere: refuse(/^POST .*\/defaultBucket$/, 1, unavailable) },
  },
  {
    name: 'secret-has-no-grant',
    google: { interfere: refuse(/secrets\/UNSUBSCRIBE_SECRET:setIamPolicy$/, 100, noRight) },
    setupSays: /functions may not read the secret UNSUBSCRIBE_SECRET/,
    cure: ({ project }) => void delete project.traits.interfere,
  },
  {
    name: 'jobs-get-no-grant',
    google: { interfere: refuse(/serviceAccounts\/marquee-deploy@[^/]+:setIamPolicy$/, 1, noRight) },
    setupSays: /continuous deployment may not become the deployer/,
    asWorkflow: true,
  },
  {
    name: 'each-change-fails-once',
    google: { interfere: refuseEachOnce() },
    setupSays: /Google says: Permission 'x' denied on resource\./,
    setupStops: 12,
    before: ({ project }) => {
      delete project.traits.interfere;
    },
    asWorkflow: true,
  },
  {
    name: 'reads-fail-for-a-moment',
    google: { interfere: refuseReadsForAMoment() },
    before: ({ project }) => {
      delete project.traits.interfere;
    },
  },
  {
    name: 'metrics-are-new',
    google: { metricDelay: 15_000 },
  },
];

function noRight(): Refusal {
  return new Refusal(403, 'PERMISSION_DENIED', "Permission 'setIamPolicy' denied on resource.");
}

const OF_DEPLOYMENTS: readonly Misfortune[] = [
  {
    name: 'eventarc-is-new',
    google: { agentDelay: 5000 },
    mentions: /Eventarc's service agent is new: the second and last attempt/,
  },
  {
    name: 'organisation-refuses-everybody',
    google: { refusesEverybody: true, isOrganisations: true },
    setupSays: /the organisation does not let everybody call a service[\s\S]*Either an exception/,
    cure: ({ project }) => {
      project.traits.refusesEverybody = false;
    },
  },
  {
    name: 'organisation-refuses-everybody-at-the-deployment',
    before: ({ project }) => {
      project.traits.refusesEverybody = true;
    },
    deploySays:
      /the organisation's policy does not let everybody call the functions\. Somebody who administers/,
    cure: ({ project }) => {
      project.traits.refusesEverybody = false;
    },
    mentions: /opened site, which was closed to visitors/,
  },
  {
    name: 'organisation-gives-builds-no-role',
    google: { isOrganisations: true },
  },
  {
    name: 'functions-start-too-late',
    google: { failsLate: FIVE },
    mentions: SECOND_TRY,
  },
  {
    name: 'functions-start-too-late-twice',
    before: ({ project }) =>
      atEachUpload(project, (attempt) => {
        if (attempt <= 2) for (const name of FIVE) project.failsLate.add(name);
      }),
    deploySays: /a new function did not start in time\. In a new project this passes\. .*functions:log/,
    asWorkflow: true,
  },
  {
    name: 'images-cannot-be-read-yet',
    google: {
      failsLate: FIVE,
      lateFailure:
        'failed to fetch repository metadata: Permission "artifactregistry.repositories.downloadArtifacts" denied on resource "gcf-artifacts" (403).',
    },
    mentions: /the repository of images could not be read yet: the second and last attempt/,
  },
  {
    name: 'few-builders',
    google: { builders: 3 },
    // Other builds keep all of them, until the third attempt.
    before: ({ project }) =>
      atEachUpload(project, (attempt) => {
        project.builds.length = 0;
        if (attempt <= 2) project.builds.push(Infinity, Infinity, Infinity);
        else project.traits.builders = Infinity;
      }),
    deploySays: /a build waited too long for a machine\. A new project has few builders/,
  },
  {
    name: 'no-builders-in-the-region',
    google: { buildsElsewhere: true },
    deploySays: /the region has no builders for this project\. New billing accounts/,
    cure: ({ project }) => {
      project.traits.buildsElsewhere = false;
    },
  },
  {
    name: 'few-processors',
    google: { processors: 5 },
    deploySays:
      /^(?![\s\S]*=== Deploying)[\s\S]*functions may take \d+\.\d of 5 processors in asia-south1\n\s+Ask for more at https/,
    cure: ({ project }) => {
      project.traits.processors = 20;
    },
  },
  {
    name: 'little-memory',
    google: { memory: 4 },
    deploySays:
      /^(?![\s\S]*=== Deploying)[\s\S]*functions may take \d+\.\d of 4 GiB of memory in asia-south1\n\s+Ask for more at https/,
    cure: ({ project }) => {
      project.traits.memory = 40;
    },
  },
  {
    name: 'invoker-is-refused-once',
    google: { interfere: refuse(/run\.googleapis\.com\/.*:setIamPolicy$/, 1, noRight) },
    mentions: /opened \w+, which was closed to visitors/,
  },
  {
    name: 'services-stay-closed',
    google: { interfere: refuse(/run\.googleapis\.com\/.*:setIamPolicy$/, Infinity, noRight) },
    deploySays: /\w+ is closed: visitors get 403\n\s+Run `npm run deploy/,
    cure: ({ project }) => {
      delete project.traits.interfere;
    },
    mentions: /Making the schedules of \w+[\s\S]*opened \w+, which was closed to visitors/,
  },
  {
    name: 'another-failure-at-the-second-attempt',
    google: { agentDelay: 5000 },
    before: ({ project }) =>
      atEachUpload(project, (attempt) => {
        project.traits.buildsElsewhere = attempt === 2;
      }),
    deploySays: /service agent is new: the second[\s\S]*the region has no builders for this project\. New/,
  },
  {
    name: 'app-engines-account-is-there',
    before: ({ project }) => {
      const name = `${project.name}/serviceAccounts/${project.appAccount}`;
      project.put(name, { name, email: project.appAccount });
    },
    asWorkflow: true,
  },
  {
    name: 'indexes-are-being-built',
    google: { indexDelay: 120_000 },
    mentions: /! index on \w+ .*: creating/,
  },
  {
    name: 'secret-is-not-set',
    hasNoSecret: true,
    deploySays: /a secret of the functions is missing\. npx firebase functions:secrets:set/,
  },
  {
    name: 'parameter-is-missing',
    ...changed(`functions/.env.${PROJECT}`, (text) => text.replace(/^MAIL_FROM=.*\n/m, '')),
    deploySays: /MAIL_FROM is missing in functions\/\.env\.[\s\S]*Add a line MAIL_FROM=/,
  },
  {
    name: 'storage-rules-do-not-compile',
    ...changed('storage.rules', (text) => text.replace('{', '{{')),
    deploySays: /rules do not compile\. /,
  },
  {
    name: 'machine-is-busy',
    ...changed(
      'functions/dist/index.js',
      (text) => `${text}\n;const free = Date.now() + 11_000; while (Date.now() < free);\n`,
    ),
  },
  {
    name: 'username-is-an-address',
    before: ({ store }) => store('usernames/terms', { uid: { stringValue: 'somebody' } }),
    deploySays:
      /^(?![\s\S]*=== Deploying)[\s\S]*the username terms is held by an account, and is the address of a page\n\s+Rename the path/,
    cure: ({ store }) => store('usernames/terms', undefined),
  },
];

export const MISFORTUNES: readonly Misfortune[] = [...OF_THE_PROJECT, ...OF_DEPLOYMENTS];

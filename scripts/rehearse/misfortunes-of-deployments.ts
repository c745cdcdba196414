// What goes wrong at a first deployment of a project that is set up.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Page, Refusal } from '../google/service.ts';
import type { Project } from '../google/stand-in-project.ts';
import { PROJECT } from './checkout.ts';
import type { Misfortune } from './misfortune.ts';
import { loggedOut, noRight, refuse, wellAgain } from './refusals.ts';

/** Calls `then` with the number of each attempt to deploy functions, when their source is uploaded. */
function atEachUpload(project: Project, then: (attempt: number) => void): void {
  let attempt = 0;
  project.traits.interfere = (request) => {
    if (request.endsWith('functions:generateUploadUrl')) then((attempt += 1));
    return undefined;
  };
}

/** Answers requests that match with an error until functions are deployed a second time. */
function duringFirstAttempt(project: Project, matching: RegExp, refusal: () => Refusal): void {
  let attempt = 0;
  project.traits.interfere = (request) => {
    if (request.endsWith('functions:generateUploadUrl')) attempt += 1;
    return attempt < 2 && matching.test(request) ? refusal() : undefined;
  };
}

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

export const OF_DEPLOYMENTS: readonly Misfortune[] = [
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
    name: 'login-ends-during-the-deployment',
    before: ({ project }) => {
      project.traits.interfere = refuse(/^POST .*cloudfunctions.*\/functions$/, Infinity, loggedOut);
    },
    deploySays: /the login has ended\. npx firebase login --reauth/,
    cure: wellAgain,
  },
  {
    name: 'billing-account-closes-before-the-deployment',
    before: ({ project }) => {
      project.traits.isAccountClosed = true;
    },
    deploySays: /the project has no billing account that is open\. Look at https/,
    cure: ({ project }) => {
      project.traits.isAccountClosed = false;
    },
  },
  {
    name: 'gateway-answers-with-pages',
    before: ({ project }) =>
      duringFirstAttempt(project, /^POST .*cloudfunctions.*\/functions$/, () => new Page(502, 'Bad Gateway')),
    mentions: SECOND_TRY,
  },
  {
    // The CLI itself asks again.
    name: 'another-change-is-under-way',
    google: {
      interfere: refuse(
        /^POST .*cloudfunctions.*\/functions$/,
        2,
        () => new Refusal(409, 'ABORTED', 'unable to queue the operation'),
      ),
    },
  },
  {
    name: 'organisation-refuses-ingress',
    google: {
      interfere: refuse(
        /^POST .*cloudfunctions.*\/functions$/,
        Infinity,
        () =>
          new Refusal(
            400,
            'FAILED_PRECONDITION',
            'Constraint constraints/run.allowedIngress violated for this project attempting to create a service.',
          ),
      ),
    },
    deploySays: /a policy of the organisation refuses it\. The lines above name it/,
    cure: wellAgain,
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

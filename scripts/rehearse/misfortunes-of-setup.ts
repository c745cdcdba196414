// What goes wrong while a project is set up.
import { textAt, valueAt } from '../../tools/doctor/google-api.ts';
import { notFound, Page, Refusal } from '../google/service.ts';
import type { Binding, Project, ProjectOptions } from '../google/stand-in-project.ts';
import type { Misfortune } from './misfortune.ts';
import {
  anyOf,
  conflict,
  loggedOut,
  noRight,
  refuse,
  refuseAfter,
  refuseReads,
  unavailable,
  wellAgain,
} from './refusals.ts';

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

/** A grant that holds until somebody's day, as consoles make them. */
const UNTIL_MAY: Binding = {
  role: 'roles/viewer',
  members: ['user:auditor@example.com'],
  condition: { title: 'until May', expression: 'request.time < timestamp("2027-05-01T00:00:00Z")' },
};

/** The policies to which setup adds grants, and that are there before it. */
const policiesOf = (project: Project): string[] => [
  project.name,
  `b/${project.id}.firebasestorage.app`,
  `${project.name}/secrets/UNSUBSCRIBE_SECRET`,
  `${project.name}/serviceAccounts/marquee-deploy@${project.id}.iam.gserviceaccount.com`,
];

export const OF_SETUP: readonly Misfortune[] = [
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
      interfere: anyOf(
        refuse(/:setIamPolicy$/, 3, conflict),
        refuse(/^PUT .*\/iam$/, 2, () => new Refusal(412, '', 'The pre-conditions did not hold.')),
      ),
    },
  },
  {
    name: 'policies-have-conditions',
    given: (project) => {
      for (const resource of policiesOf(project))
        project.policies.set(resource, [...project.policy(resource), UNTIL_MAY]);
    },
    lacks: ({ project }) =>
      policiesOf(project)
        .filter((resource) => !project.policy(resource).some(({ condition }) => condition))
        .map((resource) => `the condition in the policy of ${resource} is lost`),
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
    // A check asks three times, and so would a change that took what it does not see for there.
    name: 'reads-fail-for-a-moment',
    google: {
      interfere: anyOf(
        refuseReads(/^GET https:\/\/(cloudresourcemanager|secretmanager)\./, 4, unavailable),
        refuseReads(/\/(serviceAccounts|databases)\/[^/]+$/, 7, unavailable),
      ),
    },
    before: wellAgain,
  },
  {
    name: 'pages-in-place-of-data',
    google: {
      interfere: anyOf(
        refuseReads(
          /\/(sites|webApps|config|serviceAccounts\/[^/]+|buckets)$/,
          2,
          () => new Page(200, 'Log in'),
        ),
        refuseReads(/\/(databases\/[^/]+|gcf-artifacts|github)$/, 2, () => new Page(404, 'Not Found')),
        refuse(/:setIamPolicy$/, 1, () => new Page(503, 'Service Unavailable')),
      ),
    },
    before: wellAgain,
  },
  {
    name: 'apis-are-enabled-too-fast',
    google: {
      interfere: refuse(
        /:batchEnable$/,
        4,
        () =>
          new Refusal(
            429,
            'RESOURCE_EXHAUSTED',
            "Quota exceeded for quota metric 'Mutate requests' and limit 'Mutate requests per minute' of service 'serviceusage.googleapis.com'.",
          ),
      ),
    },
  },
  {
    name: 'login-ends-during-setup',
    google: { interfere: refuseAfter(60, loggedOut) },
    setupSays:
      /does not take the credentials any more: log in again \(`gcloud auth application-default login`\)/,
    cure: wellAgain,
  },
  {
    name: 'billing-account-is-closed',
    google: { isAccountClosed: true },
    given: (project) => {
      project.hasBilling = true;
      project.enable('cloudbilling.googleapis.com');
    },
    setupSays: /the billing account [\d-]+ is linked, and closed or not paid\n\s+Open it at https/,
    cure: ({ project }) => {
      project.traits.isAccountClosed = false;
    },
  },
  {
    name: 'account-pays-in-dollars',
    google: { currency: 'USD' },
    lacks: ({ project }) =>
      project
        .list('billingAccounts/000000-000000-000000/budgets/')
        .filter((budget) => textAt(budget, 'amount.specifiedAmount.units') === '50').length === 1
        ? []
        : ['the budget is not that for dollars'],
  },
  {
    // Google shows the configuration a moment after it is made.
    name: 'identity-platform-is-on-already',
    google: {
      interfere: refuse(/^GET .*\/admin\/v2\/.*\/config$/, 3, () => notFound('CONFIGURATION_NOT_FOUND')),
    },
    given: (project) => {
      project.hasBilling = true;
      project.put(`${project.name}/config`, { name: `${project.name}/config`, subtype: 'IDENTITY_PLATFORM' });
    },
  },
  {
    name: 'database-is-of-datastore',
    given: (project) => {
      const name = `${project.name}/databases/(default)`;
      project.put(name, { name, type: 'DATASTORE_MODE', locationId: 'asia-south1' });
    },
    setupSays: /Firestore is not in Native mode\n\s+https\S+ an empty database can be switched/,
    cure: ({ project }) => void project.resources.delete(`${project.name}/databases/(default)`),
  },
  {
    name: 'identity-pool-was-deleted',
    given: (project) => {
      const pool = `${project.name}/locations/global/workloadIdentityPools/github`;
      for (const name of [pool, `${pool}/providers/github`]) project.put(name, { name, state: 'DELETED' });
    },
    lacks: ({ project }) =>
      [...project.resources.values()].some((resource) => valueAt(resource, 'state') === 'DELETED')
        ? ['the pool of identities is still deleted']
        : [],
    asWorkflow: true,
  },
  {
    name: 'metrics-are-new',
    google: { metricDelay: 15_000 },
  },
];

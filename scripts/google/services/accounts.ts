// Access tokens, service accounts and the project's own policy.
import type { Json } from '../../../tools/doctor/google-api.ts';
import { listAt, textAt, valueAt } from '../../../tools/doctor/google-api.ts';
import { tokenOf } from '../token-files.ts';
import type { Project } from '../stand-in-project.ts';
import {
  exists,
  invalid,
  notFound,
  operation,
  type Call,
  type Route,
  type Service,
  Refusal,
} from '../service.ts';
import { HOUR } from '@marquee/domain/values/time';

/** Issues a person's access token. */
const oauth: Service = {
  host: 'oauth2.googleapis.com',
  isAlwaysOn: true,
  routes: [
    {
      on: 'POST /token',
      permission: undefined,
      from: 'https://developers.google.com/identity/protocols/oauth2/web-server#offline',
      answer: ({ raw, body }) => {
        const member =
          new URLSearchParams(raw.toString()).get('refresh_token') ?? textAt(body, 'refresh_token');
        return { access_token: tokenOf(member), expires_in: 3600, token_type: 'Bearer' };
      },
    },
  ],
};

/** Throws unless a token of GitHub meets the provider's condition, which is read in the form that setup writes. */
function checkProvider(project: Project, subject: string): void {
  const pool = `${project.name}/locations/global/workloadIdentityPools/github`;
  const condition = textAt(project.resources.get(`${pool}/providers/github`), 'attributeCondition');
  const claims = JSON.parse(subject) as { repository_id: string; environment: string };
  const [repository, environments = ''] = condition.split(' && ');
  if (
    repository !== `assertion.repository_id == '${claims.repository_id}'` ||
    !environments.includes(`'${claims.environment}'`)
  )
    throw new Refusal(
      400,
      'unauthorized_client',
      'The given credential is rejected by the attribute condition.',
    );
}

/** Exchanges GitHub's token for a federated one, if an identity pool trusts it. */
const sts: Service = {
  host: 'sts.googleapis.com',
  routes: [
    {
      on: 'POST /v1/token',
      permission: undefined,
      from: 'https://cloud.google.com/iam/docs/reference/sts/rest/v1/TopLevel/token',
      answer: ({ project, raw }) => {
        const subject = new URLSearchParams(raw.toString()).get('subject_token') ?? '';
        checkProvider(project, subject);
        return {
          access_token: tokenOf(`principal://github/${subject}`),
          issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
          token_type: 'Bearer',
          expires_in: 3600,
        };
      },
    },
  ],
};

/**
 * Whether a caller may become a service account: GitHub's jobs by a grant to all of their repository, or whoever makes
 * tokens for it (https://cloud.google.com/iam/docs/workload-identity-federation-with-deployment-pipelines).
 */
function mayImpersonate(project: Project, caller: string, account: string): boolean {
  const resource = `${project.name}/serviceAccounts/${account}`;
  const prefix = 'principal://github/';
  if (!caller.startsWith(prefix))
    return project.allows(caller, 'iam.serviceAccounts.getAccessToken', resource);
  const claims = JSON.parse(caller.slice(prefix.length)) as { repository_id: string };
  const pool = `projects/${project.number}/locations/global/workloadIdentityPools/github`;
  const job = `principalSet://iam.googleapis.com/${pool}/attribute.repository_id/${claims.repository_id}`;
  return project
    .policy(resource)
    .some(({ role, members }) => role === 'roles/iam.workloadIdentityUser' && members.includes(job));
}

const iamCredentials: Service = {
  host: 'iamcredentials.googleapis.com',
  routes: [
    {
      on: 'POST /v1/projects/-/serviceAccounts/:account:generateAccessToken',
      permission: undefined,
      from: 'https://cloud.google.com/iam/docs/reference/credentials/rest/v1/projects.serviceAccounts/generateAccessToken',
      answer: ({ project, caller, params }) => {
        const account = params['account'] ?? '';
        if (!project.resources.has(`${project.name}/serviceAccounts/${account}`)) throw notFound(account);
        if (!mayImpersonate(project, caller, account))
          throw new Refusal(
            403,
            'PERMISSION_DENIED',
            "Permission 'iam.serviceAccounts.getAccessToken' denied on resource (or it may not exist).",
          );
        return {
          accessToken: tokenOf(`serviceAccount:${account}`),
          expireTime: new Date(Date.now() + HOUR).toISOString(),
        };
      },
    },
  ],
};

/** The version in which a request asks for a policy; 1 unless it says. */
export const policyVersion = ({ query, body }: Call): number =>
  Number(
    valueAt(body, 'options.requestedPolicyVersion') ??
      query.get('options.requestedPolicyVersion') ??
      query.get('optionsRequestedPolicyVersion') ??
      1,
  );

const ACCOUNTS = 'https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts';
const accountName = ({ project, params }: Call): string =>
  `${project.name}/serviceAccounts/${params['account'] ?? ''}`;

const POOLS = 'https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools';

const pools: readonly Route[] = ['', '/:pool/providers'].flatMap((below): Route[] => {
  const path = `/v1/projects/:project/locations/global/workloadIdentityPools${below}`;
  const key = below === '' ? 'workloadIdentityPoolId' : 'workloadIdentityPoolProviderId';
  const nameOf = ({ project, params, query }: Call): string =>
    [
      `${project.name}/locations/global/workloadIdentityPools`,
      ...(params['pool'] === undefined ? [] : [params['pool'], 'providers']),
      params['id'] ?? query.get(key) ?? '',
    ].join('/');
  return [
    {
      on: `GET ${path}/:id`,
      permission: 'iam.googleapis.com/workloadIdentityPools.get',
      from: `${POOLS}/get`,
      answer: (call) => call.project.take(nameOf(call)),
    },
    {
      on: `POST ${path}`,
      permission: 'iam.googleapis.com/workloadIdentityPools.create',
      from: `${POOLS}/create`,
      answer: (call) => {
        if (call.project.resources.has(nameOf(call))) throw exists(nameOf(call));
        return operation(
          `${nameOf(call)}/operations/1`,
          call.project.put(nameOf(call), { ...call.body, name: nameOf(call) }),
        );
      },
    },
    {
      // A deleted one is shown, and brought back, for thirty days.
      on: `POST ${path}/:id:undelete`,
      permission: 'iam.googleapis.com/workloadIdentityPools.undelete',
      from: `${POOLS}/undelete`,
      answer: (call) => {
        if (textAt(call.project.take(nameOf(call)), 'state') !== 'DELETED')
          throw invalid('It is not deleted.');
        return operation(`${nameOf(call)}/operations/3`, call.project.put(nameOf(call), { state: 'ACTIVE' }));
      },
    },
    {
      on: `PATCH ${path}/:id`,
      permission: 'iam.googleapis.com/workloadIdentityPools.update',
      from: `${POOLS}/patch`,
      answer: (call) => operation(`${nameOf(call)}/operations/2`, call.project.put(nameOf(call), call.body)),
    },
  ];
});

const iam: Service = {
  host: 'iam.googleapis.com',
  routes: [
    ...pools,
    {
      on: 'POST /v1/projects/:project/serviceAccounts',
      permission: 'iam.serviceAccounts.create',
      from: `${ACCOUNTS}/create`,
      answer: ({ project, body }) => {
        const email = `${textAt(body, 'accountId')}@${project.id}.iam.gserviceaccount.com`;
        const name = `${project.name}/serviceAccounts/${email}`;
        return project.add(
          name,
          { name, email, projectId: project.id, ...(body['serviceAccount'] as Json) },
          email,
        );
      },
    },
    {
      on: 'GET /v1/projects/:project/serviceAccounts/:account',
      permission: 'iam.serviceAccounts.get',
      from: `${ACCOUNTS}/get`,
      answer: (call) => call.project.take(accountName(call)),
    },
    {
      on: 'POST /v1/projects/:project/serviceAccounts/:account:getIamPolicy',
      permission: 'iam.serviceAccounts.getIamPolicy',
      from: `${ACCOUNTS}/getIamPolicy`,
      answer: (call) => call.project.policyAnswer(accountName(call), policyVersion(call)),
    },
    {
      on: 'POST /v1/projects/:project/serviceAccounts/:account:setIamPolicy',
      permission: 'iam.serviceAccounts.setIamPolicy',
      from: `${ACCOUNTS}/setIamPolicy`,
      answer: (call) => call.project.setPolicy(accountName(call), call.body['policy']),
    },
    {
      on: 'POST /v1/projects/:project/serviceAccounts/:account:testIamPermissions',
      permission: undefined,
      from: `${ACCOUNTS}/testIamPermissions`,
      answer: (call) => {
        const name = accountName(call);
        call.project.take(name);
        return { permissions: held(call, name) };
      },
    },
  ],
};

/** The permissions that the caller has, among those in the request. */
const held = ({ project, caller, body }: Call, resource: string): string[] =>
  listAt(body, 'permissions')
    .map(String)
    .filter((permission) => project.allows(caller, permission, resource));

const PROJECTS = 'https://cloud.google.com/resource-manager/reference/rest/v1/projects';

const resourceManager: Service = {
  host: 'cloudresourcemanager.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project',
      permission: 'resourcemanager.projects.get',
      from: `${PROJECTS}/get`,
      answer: ({ project }) => ({
        projectId: project.id,
        projectNumber: project.number,
        lifecycleState: 'ACTIVE',
        name: project.id,
      }),
    },
    {
      on: 'POST /v1/projects/:project:testIamPermissions',
      permission: undefined,
      from: `${PROJECTS}/testIamPermissions`,
      answer: (call) => ({ permissions: held(call, call.project.name) }),
    },
    {
      on: 'POST /v1/projects/:project:getIamPolicy',
      permission: 'resourcemanager.projects.getIamPolicy',
      from: `${PROJECTS}/getIamPolicy`,
      answer: (call) => ({
        ...call.project.policyAnswer(call.project.name, policyVersion(call)),
        ...(call.project.auditConfigs.length > 0 && { auditConfigs: call.project.auditConfigs }),
      }),
    },
    {
      on: 'POST /v1/projects/:project:getEffectiveOrgPolicy',
      permission: 'orgpolicy.policy.get',
      from: `${PROJECTS}/getEffectiveOrgPolicy`,
      answer: ({ project, body }) => ({
        constraint: textAt(body, 'constraint'),
        listPolicy: project.traits.refusesEverybody
          ? { allowedValues: ['is:C0123abcd'] }
          : { allValues: 'ALLOW' },
      }),
    },
    {
      on: 'POST /v1/projects/:project:setIamPolicy',
      permission: 'resourcemanager.projects.setIamPolicy',
      from: `${PROJECTS}/setIamPolicy`,
      answer: ({ project, body }) => {
        const policy = project.setPolicy(project.name, body['policy']);
        // Without a mask, `auditConfigs` is not changed.
        if (textAt(body, 'updateMask').includes('auditConfigs'))
          project.auditConfigs = listAt(body, 'policy.auditConfigs').map((config) => config as Json);
        return { ...policy, ...(project.auditConfigs.length > 0 && { auditConfigs: project.auditConfigs }) };
      },
    },
  ],
};

const USAGE = 'https://cloud.google.com/service-usage/docs/reference/rest';

/** Creates a service's agent, unless it exists. */
function makeAgent({ project, params }: Call): Json {
  const service = params['service'] ?? '';
  project.agents.add(service);
  const agent = service === 'pubsub.googleapis.com' ? 'gcp-sa-pubsub' : 'gcp-sa-eventarc';
  return operation('operations/finished.DONE_OPERATION', {
    email: `service-${project.number}@${agent}.iam.gserviceaccount.com`,
    uniqueId: '1',
  });
}

const serviceUsage: Service = {
  host: 'serviceusage.googleapis.com',
  isAlwaysOn: true,
  routes: [
    {
      on: 'GET /v1/projects/:project/services/:service',
      permission: 'serviceusage.services.get',
      from: `${USAGE}/v1/services/get`,
      answer: ({ project, params: { service = '' } }) => ({
        name: `projects/${project.number}/services/${service}`,
        state: project.services.has(service) ? 'ENABLED' : 'DISABLED',
      }),
    },
    {
      on: 'GET /v1/projects/:project/services',
      permission: 'serviceusage.services.list',
      from: `${USAGE}/v1/services/list`,
      answer: ({ project }) => ({
        services: [...project.services].map((service) => ({
          name: `projects/${project.number}/services/${service}`,
          state: 'ENABLED',
        })),
      }),
    },
    {
      on: 'POST /v1/projects/:project/services/:service:enable',
      permission: 'serviceusage.services.enable',
      from: `${USAGE}/v1/services/enable`,
      answer: ({ project, params: { service = '' } }) => {
        project.enable(service);
        return operation('operations/finished.DONE_OPERATION', { service: { state: 'ENABLED' } });
      },
    },
    {
      on: 'POST /v1/projects/:project/services:batchEnable',
      permission: 'serviceusage.services.enable',
      from: `${USAGE}/v1/services/batchEnable`,
      answer: ({ project, body }) => {
        for (const service of listAt(body, 'serviceIds')) project.enable(String(service));
        return operation('operations/finished.DONE_OPERATION', {});
      },
    },
    {
      on: 'POST /v1beta1/projects/:project/services/:service:generateServiceIdentity',
      // From Google's documentation: 'You don't need any IAM permissions to trigger service agent creation.'
      permission: undefined,
      from: 'https://cloud.google.com/iam/docs/create-service-agents#required-roles',
      answer: makeAgent,
    },
  ],
};

const billing: Service = {
  host: 'cloudbilling.googleapis.com',
  routes: [
    {
      on: 'PUT /v1/projects/:project/billingInfo',
      permission: 'resourcemanager.projects.createBillingAssignment',
      from: 'https://cloud.google.com/billing/docs/reference/rest/v1/projects/updateBillingInfo',
      answer: ({ project, body }) => {
        project.hasBilling = textAt(body, 'billingAccountName') !== '';
        if (project.traits.isAccountClosed)
          throw new Refusal(400, 'FAILED_PRECONDITION', 'Billing account is not open.');
        return { ...body, billingEnabled: project.hasBilling };
      },
    },
    {
      on: 'GET /v1/billingAccounts/:account',
      permission: 'billing.accounts.get',
      from: 'https://cloud.google.com/billing/docs/reference/rest/v1/billingAccounts/get',
      answer: ({ project: { traits }, params }) => ({
        name: `billingAccounts/${params['account'] ?? ''}`,
        open: !traits.isAccountClosed,
        currencyCode: traits.currency,
      }),
    },
    {
      on: 'GET /v1/projects/:project/billingInfo',
      permission: 'resourcemanager.projects.get',
      from: 'https://cloud.google.com/billing/docs/reference/rest/v1/projects/getBillingInfo',
      answer: ({ project }) => ({
        name: `${project.name}/billingInfo`,
        projectId: project.id,
        billingAccountName: project.hasBilling ? 'billingAccounts/000000-000000-000000' : '',
        billingEnabled: project.hasBilling && !project.traits.isAccountClosed,
      }),
    },
  ],
};

export const accountServices: readonly Service[] = [
  oauth,
  sts,
  iamCredentials,
  iam,
  resourceManager,
  serviceUsage,
  billing,
];

// Service accounts and their roles: the functions', the deployer's, and those that Google makes for its services.
import { serviceAccountOf } from '@marquee/domain/site/region';
import { type Check, type CheckTarget, from, type Mend, type Part } from '../doctor/check.ts';
import { missing, ok, unknown } from '../doctor/finding.ts';
import { type Answer, type Json, listAt, textAt } from '../doctor/google-api.ts';
import { changePolicy, type Grant, grant, lackedOf, policyOf } from '../doctor/iam.ts';
import { runSetup } from '../doctor/resources.ts';
import { STORAGE } from './storage.ts';

export const RESOURCE_MANAGER = 'https://cloudresourcemanager.googleapis.com/v1';
export const IAM = 'https://iam.googleapis.com/v1';

export const deployAccount = (projectId: string): string =>
  `marquee-deploy@${projectId}.iam.gserviceaccount.com`;

/** The roles on the project that functions need, and no others. */
const FUNCTIONS_ROLES = [
  'datastore.user',
  'firebaseauth.admin',
  'logging.logWriter',
  'eventarc.eventReceiver',
  'run.invoker',
];

/** The roles of continuous deployment: all that a release does, and no change of the project's policy. */
const DEPLOYER_ROLES = [
  'artifactregistry.admin',
  'cloudfunctions.admin',
  'cloudscheduler.admin',
  'datastore.indexAdmin',
  'eventarc.admin',
  'firebaseauth.viewer',
  'firebasehosting.admin',
  'firebaserules.admin',
  // An entry for a deployment that failed.
  'logging.logWriter',
  'run.admin',
  'secretmanager.viewer',
  'serviceusage.serviceUsageConsumer',
  'storage.admin',
  'viewer',
];

const grants = (member: string, roles: readonly string[]): Grant[] =>
  roles.map((role) => ({ role: `roles/${role}`, member: `serviceAccount:${member}` }));

/**
 * All grants on the project. An owner's first deployment would make those to Google's own accounts; the deployer may
 * not make any, so setup makes them before, and they have taken effect by the first deployment.
 */
export const projectGrants = (projectId: string, number: string): Grant[] => [
  ...grants(serviceAccountOf(projectId), FUNCTIONS_ROLES),
  ...grants(deployAccount(projectId), DEPLOYER_ROLES),
  // Uploads start a function: Storage's own account publishes the event.
  ...grants(`service-${number}@gs-project-accounts.iam.gserviceaccount.com`, ['pubsub.publisher']),
  ...grants(`service-${number}@gcp-sa-pubsub.iam.gserviceaccount.com`, ['iam.serviceAccountTokenCreator']),
  ...grants(`service-${number}@gcp-sa-eventarc.iam.gserviceaccount.com`, ['eventarc.serviceAgent']),
  ...grants(`${number}-compute@developer.gserviceaccount.com`, [
    'run.invoker',
    'eventarc.eventReceiver',
    // It builds the functions; in an organisation it has no role of its own.
    'cloudbuild.builds.builder',
  ]),
];

/** The service accounts under which the deployer may run functions and builds. */
export const actedAs = (projectId: string, number: string): string[] => [
  serviceAccountOf(projectId),
  `${number}-compute@developer.gserviceaccount.com`,
];

const deployerGrant = (projectId: string): Grant => ({
  role: 'roles/iam.serviceAccountUser',
  member: `serviceAccount:${deployAccount(projectId)}`,
});

/**
 * Who of the operators has read or changed people's data, accounts and secrets. The functions' own reads are left out:
 * they are most of all, and cost as much as they are.
 */
const wantedAudits = (projectId: string): Json[] => {
  const exemptedMembers = [`serviceAccount:${serviceAccountOf(projectId)}`];
  const auditLogConfigs = [
    { logType: 'ADMIN_READ' },
    { logType: 'DATA_READ', exemptedMembers },
    { logType: 'DATA_WRITE', exemptedMembers },
  ];
  return ['datastore', 'identitytoolkit', 'secretmanager'].map((name) => ({
    service: `${name}.googleapis.com`,
    auditLogConfigs,
  }));
};

/** The wanted audit configurations of which a policy lacks a type of log. */
const lackedAudits = (policy: Json, projectId: string): Json[] =>
  wantedAudits(projectId).filter((wanted) => {
    const there = listAt(policy, 'auditConfigs').find(
      (one) => textAt(one, 'service') === textAt(wanted, 'service'),
    );
    const types = listAt(there, 'auditLogConfigs').map((one) => textAt(one, 'logType'));
    return listAt(wanted, 'auditLogConfigs').some((one) => !types.includes(textAt(one, 'logType')));
  });

const servicesOf = (audits: readonly Json[]): string =>
  audits.map((config) => textAt(config, 'service')).join(', ');

export const projectNumber = async ({ projectId, api }: CheckTarget): Promise<Answer> =>
  api.get(`${RESOURCE_MANAGER}/projects/${projectId}`);

const checkAccounts: Check = async (target) => {
  const { projectId, api } = target;
  const project = await projectNumber(target);
  if (project.kind !== 'found')
    return from(
      'Service accounts',
      project,
      unknown('the project is not seen', runSetup(projectId)),
      () => [],
    );
  const number = textAt(project.body, 'projectNumber');
  const made = await Promise.all(
    [serviceAccountOf(projectId), deployAccount(projectId)].map(async (email) => {
      const answer = await api.get(`${IAM}/projects/${projectId}/serviceAccounts/${email}`);
      return from(
        email,
        answer,
        missing(`the service account ${email} is not there`, runSetup(projectId)),
        () => [ok(`the service account ${email} is there`)],
      );
    }),
  );
  const policy = await api.post(`${RESOURCE_MANAGER}/projects/${projectId}:getIamPolicy`, {});
  const findings = from(
    'Roles',
    policy,
    missing('the project has no policy', runSetup(projectId)),
    (body) => {
      const lacked = lackedOf(body, projectGrants(projectId, number));
      const audits = lackedAudits(body, projectId);
      return [
        ...(lacked.length === 0
          ? [ok('every service account has its roles')]
          : lacked.map(({ role, member }) => missing(`${member} lacks ${role}`, runSetup(projectId)))),
        audits.length === 0
          ? ok('Data Access logs say who has read data')
          : missing(`no Data Access log says who has read from ${servicesOf(audits)}`, runSetup(projectId)),
      ];
    },
  );
  const acting = await Promise.all(
    actedAs(projectId, number).map(async (email) => {
      const answer = await api.post(`${IAM}/projects/${projectId}/serviceAccounts/${email}:getIamPolicy`, {});
      const lacks = missing(`the deployer may not act as ${email}`, runSetup(projectId));
      return from(`the policy of ${email}`, answer, lacks, (body) => [
        lackedOf(body, [deployerGrant(projectId)]).length === 0
          ? ok(`the deployer may act as ${email}`)
          : lacks,
      ]);
    }),
  );
  return [...made.flat(), ...findings, ...acting.flat()];
};

/** Google creates service agents at first use, and they may lack permission for minutes, so they are created early. */
const SERVICES_WITH_AGENTS = ['eventarc.googleapis.com', 'pubsub.googleapis.com'];

const mendAccounts: Mend = async (target) => {
  const { projectId, api, report } = target;
  const number = textAt(await api.known(`${RESOURCE_MANAGER}/projects/${projectId}`), 'projectNumber');
  for (const service of SERVICES_WITH_AGENTS)
    await api.change(
      'POST',
      `https://serviceusage.googleapis.com/v1beta1/projects/${projectId}/services/${service}:generateServiceIdentity`,
      {},
    );
  // Google creates Storage's service agent when it is requested.
  await api.find(`${STORAGE}/projects/${projectId}/serviceAccount`);
  for (const email of [serviceAccountOf(projectId), deployAccount(projectId)]) {
    if ((await api.find(`${IAM}/projects/${projectId}/serviceAccounts/${email}`)) !== undefined) continue;
    await api.change('POST', `${IAM}/projects/${projectId}/serviceAccounts`, {
      accountId: email.split('@')[0],
    });
    report(`made the service account ${email}`);
  }
  const resource = `${RESOURCE_MANAGER}/projects/${projectId}`;
  const ofProject = policyOf(api, resource, 'body');
  const granted = await grant(ofProject, projectGrants(projectId, number));
  for (const { role, member } of granted) report(`gave ${role} to ${member}`);
  // By default Google changes bindings alone.
  const updateMask = 'bindings,etag,auditConfigs';
  const write = (policy: Json) => api.change('POST', `${resource}:setIamPolicy`, { policy, updateMask });
  let lacked: Json[] = [];
  await changePolicy({ ...ofProject, write }, (policy) => {
    lacked = lackedAudits(policy, projectId);
    if (lacked.length === 0) return undefined;
    const others = listAt(policy, 'auditConfigs').filter(
      (one) => !lacked.some((config) => textAt(config, 'service') === textAt(one, 'service')),
    );
    return { ...policy, auditConfigs: [...others, ...lacked] };
  });
  if (lacked.length > 0) report(`switched on Data Access logs of ${servicesOf(lacked)}`);
  for (const email of actedAs(projectId, number)) {
    const account = `${IAM}/projects/${projectId}/serviceAccounts/${email}`;
    const [added] = await grant(policyOf(api, account, 'POST'), [deployerGrant(projectId)]);
    if (added) report(`let the deployer act as ${email}`);
  }
};

export const accounts: Part = { name: 'Service accounts', check: checkAccounts, mend: mendAccounts };

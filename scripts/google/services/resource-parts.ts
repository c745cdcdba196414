// Secret Manager, Cloud Scheduler, Artifact Registry, Firebase's own APIs, and APIs that only have to be switched on.
import { textAt } from '../../../tools/doctor/google-api.ts';
import { recordAt } from '../stand-in-project.ts';
import { policyVersion } from './accounts.ts';
import { invalid, notFound, operation, type Call, type Service } from '../service.ts';

const SECRETS = 'https://cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets';
const secretName = ({ project, params }: Call): string => `${project.name}/secrets/${params['secret'] ?? ''}`;
const ofSecret = ({ project = '', secret = '' }: Readonly<Record<string, string>>): string =>
  `projects/${project}/secrets/${secret}`;

const secretManager: Service = {
  host: 'secretmanager.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/secrets',
      permission: 'secretmanager.secrets.list',
      from: `${SECRETS}/list`,
      answer: ({ project }) => ({ secrets: project.list(`${project.name}/secrets/`) }),
    },
    {
      on: 'POST /v1/projects/:project/secrets',
      permission: 'secretmanager.secrets.create',
      from: `${SECRETS}/create`,
      answer: ({ project, query, body }) => {
        const name = `${project.name}/secrets/${query.get('secretId') ?? ''}`;
        return project.add(name, { ...body, name });
      },
    },
    {
      on: 'GET /v1/projects/:project/secrets/:secret',
      permission: 'secretmanager.secrets.get',
      resource: ofSecret,
      from: `${SECRETS}/get`,
      answer: (call) => {
        const secret = call.project.take(secretName(call), `Secret [${secretName(call)}]`);
        return { ...secret, name: secretName(call).replace(call.project.id, call.project.number) };
      },
    },
    {
      on: 'POST /v1/projects/:project/secrets/:secret:addVersion',
      permission: 'secretmanager.versions.add',
      resource: ofSecret,
      from: `${SECRETS}/addVersion`,
      answer: (call) => {
        call.project.take(secretName(call));
        const versions = call.project.list(`${secretName(call)}/versions/`);
        const name = `${secretName(call)}/versions/${String(versions.length + 1)}`;
        call.project.secretValues.set(name, textAt(call.body, 'payload.data'));
        return call.project.put(name, { name, state: 'ENABLED', createTime: new Date().toISOString() });
      },
    },
    {
      on: 'GET /v1/projects/:project/secrets/:secret/versions/latest:access',
      permission: 'secretmanager.versions.access',
      resource: ofSecret,
      from: `${SECRETS}.versions/access`,
      answer: (call) => {
        const name = textAt(call.project.list(`${secretName(call)}/versions/`).at(-1), 'name');
        if (name === '') throw notFound(`Secret Version [${secretName(call)}/versions/latest]`);
        return { name, payload: { data: call.project.secretValues.get(name) ?? '' } };
      },
    },
    {
      on: 'GET /v1/projects/:project/secrets/:secret/versions/:version',
      permission: 'secretmanager.versions.get',
      resource: ofSecret,
      from: `${SECRETS}.versions/get`,
      answer: (call) => {
        const versions = call.project.list(`${secretName(call)}/versions/`);
        const id = call.params['version'] ?? '';
        const version = id === 'latest' ? versions.at(-1) : versions[Number(id) - 1];
        if (version === undefined) throw notFound(`Secret Version [${secretName(call)}/versions/${id}]`);
        return { ...version, name: textAt(version, 'name').replace(call.project.id, call.project.number) };
      },
    },
    {
      on: 'GET /v1/projects/:project/secrets/:secret:getIamPolicy',
      permission: 'secretmanager.secrets.getIamPolicy',
      resource: ofSecret,
      from: `${SECRETS}/getIamPolicy`,
      answer: (call) => call.project.policyAnswer(secretName(call), policyVersion(call)),
    },
    {
      on: 'POST /v1/projects/:project/secrets/:secret:setIamPolicy',
      permission: 'secretmanager.secrets.setIamPolicy',
      resource: ofSecret,
      from: `${SECRETS}/setIamPolicy`,
      answer: (call) => call.project.setPolicy(secretName(call), call.body['policy']),
    },
  ],
};

const JOBS = 'https://cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs';
const jobName = ({ project, params }: Call): string =>
  `${project.name}/locations/${params['location'] ?? ''}/jobs/${params['job'] ?? ''}`;

/** Refuses a job whose service account, which signs its requests, is missing or one that the caller may not act as. */
function checkJob({ project, body, require }: Call): void {
  const account = textAt(body, 'httpTarget.oidcToken.serviceAccountEmail');
  if (account === '') return;
  const resource = `${project.name}/serviceAccounts/${account}`;
  if (!/^[^@]+@[^@]+\.[^@]+$/.test(account)) throw invalid(`Invalid service account email: ${account}.`);
  project.take(resource);
  require('iam.serviceAccounts.actAs', resource);
}

const scheduler: Service = {
  host: 'cloudscheduler.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/locations/:location/jobs',
      permission: 'cloudscheduler.jobs.list',
      from: `${JOBS}/list`,
      answer: ({ project, params }) => ({
        jobs: project.list(`${project.name}/locations/${params['location'] ?? ''}/jobs/`),
      }),
    },
    {
      on: 'GET /v1/projects/:project/locations/:location/jobs/:job',
      permission: 'cloudscheduler.jobs.get',
      from: `${JOBS}/get`,
      answer: (call) => call.project.take(jobName(call)),
    },
    {
      on: 'POST /v1/projects/:project/locations/:location/jobs',
      permission: 'cloudscheduler.jobs.create',
      from: `${JOBS}/create`,
      answer: (call) => {
        checkJob(call);
        return call.project.put(textAt(call.body, 'name'), { ...call.body, state: 'ENABLED' });
      },
    },
    {
      on: 'PATCH /v1/projects/:project/locations/:location/jobs/:job',
      permission: 'cloudscheduler.jobs.update',
      from: `${JOBS}/patch`,
      answer: (call) => {
        checkJob(call);
        return call.project.put(jobName(call), call.body);
      },
    },
    {
      on: 'DELETE /v1/projects/:project/locations/:location/jobs/:job',
      permission: 'cloudscheduler.jobs.delete',
      from: `${JOBS}/delete`,
      answer: (call) => {
        call.project.resources.delete(jobName(call));
        return {};
      },
    },
  ],
};

const REPOSITORIES =
  'https://cloud.google.com/artifact-registry/docs/reference/rest/v1/projects.locations.repositories';
const repositoryName = ({ project, params }: Call): string =>
  `${project.name}/locations/${params['location'] ?? ''}/repositories/${params['repository'] ?? ''}`;

const artifactRegistry: Service = {
  host: 'artifactregistry.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/locations/:location/repositories/:repository',
      permission: 'artifactregistry.repositories.get',
      from: `${REPOSITORIES}/get`,
      answer: (call) => call.project.take(repositoryName(call)),
    },
    {
      on: 'POST /v1/projects/:project/locations/:location/repositories',
      permission: 'artifactregistry.repositories.create',
      from: `${REPOSITORIES}/create`,
      answer: (call) => {
        const location = `${call.project.name}/locations/${call.params['location'] ?? ''}`;
        const name = `${location}/repositories/${call.query.get('repositoryId') ?? ''}`;
        return operation(`${location}/operations/create`, call.project.add(name, { ...call.body, name }));
      },
    },
    {
      on: 'PATCH /v1/projects/:project/locations/:location/repositories/:repository',
      permission: 'artifactregistry.repositories.update',
      from: `${REPOSITORIES}/patch`,
      answer: (call) => call.project.put(repositoryName(call), recordAt(call.body)),
    },
  ],
};

const firebase: Service = {
  host: 'firebase.googleapis.com',
  routes: [
    {
      on: 'POST /v1beta1/projects/:project:addFirebase',
      permission: 'firebase.projects.update',
      from: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/addFirebase',
      answer: ({ project }) => {
        project.put(`${project.name}/firebase`, { projectId: project.id });
        if (!project.traits.hasNoSite)
          project.put(`sites/${project.id}`, {
            name: `${project.name}/sites/${project.id}`,
            defaultUrl: `https://${project.id}.web.app`,
            type: 'DEFAULT_SITE',
          });
        return operation('operations/addFirebase', { projectId: project.id });
      },
    },
    {
      on: 'GET /v1beta1/projects/:project/webApps',
      permission: 'firebase.clients.list',
      from: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/list',
      answer: ({ project }) => ({ apps: project.list(`${project.name}/webApps/`) }),
    },
    {
      on: 'POST /v1beta1/projects/:project/webApps',
      permission: 'firebase.clients.create',
      from: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/create',
      answer: ({ project, body }) => {
        const appId = `1:${project.number}:web:1`;
        const name = `${project.name}/webApps/${appId}`;
        return operation('operations/webApp', project.put(name, { ...body, name, appId }));
      },
    },
    {
      on: 'GET /v1beta1/projects/:project/webApps/:app*/config',
      permission: 'firebase.clients.get',
      from: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects.webApps/getConfig',
      answer: ({ project, params: { app = '' } }) => ({
        projectId: project.id,
        appId: app,
        apiKey: `AIza${'s'.repeat(35)}`,
        authDomain: `${project.id}.firebaseapp.com`,
        storageBucket: `${project.id}.firebasestorage.app`,
      }),
    },
    {
      on: 'GET /v1beta1/projects/:project',
      permission: 'firebase.projects.get',
      from: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/get',
      answer: ({ project }) => ({
        ...project.take(`${project.name}/firebase`, 'The Firebase project'),
        projectNumber: project.number,
        name: project.name,
        displayName: project.id,
        state: 'ACTIVE',
        resources: { hostingSite: project.id },
      }),
    },
    {
      on: 'GET /v1beta1/projects/:project/adminSdkConfig',
      permission: 'firebase.projects.get',
      from: 'https://firebase.google.com/docs/reference/firebase-management/rest/v1beta1/projects/getAdminSdkConfig',
      answer: ({ project }) => ({
        projectId: project.id,
        storageBucket: `${project.id}.firebasestorage.app`,
      }),
    },
  ],
};

const extensions: Service = {
  host: 'firebaseextensions.googleapis.com',
  routes: [
    {
      on: 'GET /v1beta/projects/:project/instances',
      permission: 'firebaseextensions.instances.list',
      from: 'https://firebase.google.com/docs/extensions/reference/rest', // An empty list: the project has none.
      answer: () => ({ instances: [] }),
    },
  ],
};

/** This API is off unless somebody enables it; if it is off, the CLI guesses the default account's name, correctly. */
const compute: Service = {
  host: 'compute.googleapis.com',
  routes: [
    {
      on: 'GET /compute/v1/projects/:project',
      permission: 'compute.projects.get',
      from: 'https://cloud.google.com/compute/docs/reference/rest/v1/projects/get',
      answer: ({ project }) => ({ name: project.id, defaultServiceAccount: project.computeAccount }),
    },
  ],
};

const TRIGGERS = 'https://cloud.google.com/eventarc/docs/reference/rest/v1/projects.locations.triggers';

const eventarc: Service = {
  host: 'eventarc.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/locations/:location/triggers',
      permission: 'eventarc.triggers.list',
      from: `${TRIGGERS}/list`,
      answer: ({ project, params }) => ({
        triggers: project.list(`${project.name}/locations/${params['location'] ?? ''}/triggers/`),
      }),
    },
  ],
};

const KEYS = 'https://cloud.google.com/recaptcha/docs/reference/rest/v1/projects.keys';

const recaptcha: Service = {
  host: 'recaptchaenterprise.googleapis.com',
  routes: [
    {
      on: 'GET /v1/projects/:project/keys',
      permission: 'recaptchaenterprise.keys.list',
      from: `${KEYS}/list`,
      answer: ({ project }) => ({ keys: project.list(`${project.name}/keys/`) }),
    },
    {
      on: 'POST /v1/projects/:project/keys',
      permission: 'recaptchaenterprise.keys.create',
      from: `${KEYS}/create`,
      answer: ({ project, body }) => {
        const name = `${project.name}/keys/6L${String(project.list(`${project.name}/keys/`).length + 1).padStart(38, 'k')}`;
        return project.add(name, { ...body, name });
      },
    },
  ],
};

/** APIs of which the tools only ask whether they are on. */
const SWITCHES = ['cloudbuild', 'runtimeconfig', 'pubsub'];

const switches: readonly Service[] = SWITCHES.map((name) => ({
  host: `${name}.googleapis.com`,
  routes: [],
}));

export const partServices: readonly Service[] = [
  secretManager,
  scheduler,
  artifactRegistry,
  firebase,
  extensions,
  compute,
  eventarc,
  recaptcha,
  ...switches,
];

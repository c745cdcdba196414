// The permissions of docs/set-up.md's roles, as far as the stand-in asks for them, from Google's list of predefined roles
// (https://cloud.google.com/iam/docs/roles-permissions). Owner holds everything.

const names = (prefix: string, verbs: string): string[] =>
  verbs.split(' ').map((verb) => `${prefix}.${verb}`);

const PROJECT = ['resourcemanager.projects.get'];
const SERVICES = names('serviceusage.services', 'get list');

/** What a build of functions needs. */
const BUILDS = [
  'artifactregistry.repositories.uploadArtifacts',
  'logging.logEntries.create',
  'storage.objects.get',
];

export const PERMISSIONS_OF_ROLES: Readonly<Record<string, readonly string[]>> = {
  'roles/cloudbuild.builds.builder': BUILDS,
  'roles/editor': BUILDS,
  'roles/artifactregistry.admin': names('artifactregistry.repositories', 'create get list update'),
  'roles/cloudfunctions.admin': [
    ...PROJECT,
    ...SERVICES,
    ...names('cloudfunctions.functions', 'create delete get list setIamPolicy sourceCodeSet update'),
    ...names('cloudfunctions.operations', 'get list'),
    ...names('run.services', 'get getIamPolicy list setIamPolicy update'),
    'eventarc.events.receiveEvent',
  ],
  'roles/cloudscheduler.admin': [
    ...PROJECT,
    ...SERVICES,
    ...names('cloudscheduler.jobs', 'create delete get list update'),
  ],
  'roles/datastore.indexAdmin': [...PROJECT, ...names('datastore.indexes', 'create delete get list update')],
  'roles/eventarc.admin': [...PROJECT, 'eventarc.triggers.list'],
  'roles/logging.logWriter': ['logging.logEntries.create'],
  'roles/eventarc.eventReceiver': ['eventarc.events.receiveEvent'],
  'roles/firebaseauth.viewer': [
    ...PROJECT,
    'firebase.projects.get',
    'firebaseauth.configs.get',
    'firebaseauth.users.get',
  ],
  'roles/firebasehosting.admin': [
    ...PROJECT,
    'firebase.projects.get',
    ...names('firebasehosting.sites', 'create delete get list update'),
  ],
  'roles/firebaserules.admin': [
    ...PROJECT,
    ...names('firebaserules.releases', 'create delete get list update'),
    ...names('firebaserules.rulesets', 'create delete get list test'),
  ],
  'roles/iam.serviceAccountUser': [...PROJECT, ...names('iam.serviceAccounts', 'actAs get list')],
  'roles/pubsub.publisher': ['pubsub.topics.publish'],
  'roles/run.admin': [
    ...PROJECT,
    ...names('run.services', 'create get getIamPolicy list setIamPolicy update'),
  ],
  'roles/run.invoker': ['run.routes.invoke'],
  'roles/secretmanager.secretAccessor': ['secretmanager.versions.access'],
  'roles/secretmanager.viewer': [
    ...PROJECT,
    ...names('secretmanager.secrets', 'get getIamPolicy list'),
    ...names('secretmanager.versions', 'get list'),
  ],
  'roles/serviceusage.serviceUsageConsumer': [...SERVICES, 'serviceusage.services.use'],
  'roles/storage.admin': [
    ...PROJECT,
    ...names('storage.buckets', 'create get getIamPolicy list update'),
    ...names('storage.objects', 'create get list'),
  ],
  'roles/viewer': [
    ...PROJECT,
    ...SERVICES,
    'datastore.databases.getMetadata',
    ...names('datastore.entities', 'get list'),
    'firebase.projects.get',
    'firebaseauth.configs.get',
    ...names('firebasestorage', 'buckets.list defaultBucket.get'),
    ...names('iam.serviceAccounts', 'get getIamPolicy list'),
    'resourcemanager.projects.getIamPolicy',
    'orgpolicy.policy.get',
    'cloudquotas.quotas.get',
    'datastore.backupSchedules.list',
    ...names('firebaseappcheck', 'recaptchaEnterpriseConfig.get services.get'),
    'recaptchaenterprise.keys.list',
    'iam.googleapis.com/workloadIdentityPools.get',
    'iam.googleapis.com/workloadIdentityPoolProviders.get',
    'logging.logMetrics.list',
    'logging.buckets.list',
    'logging.sinks.list',
    ...['alertPolicies', 'dashboards', 'notificationChannels', 'uptimeCheckConfigs'].map(
      (name) => `monitoring.${name}.list`,
    ),
  ],
};

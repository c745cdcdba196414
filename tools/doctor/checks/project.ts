// The project itself: Firebase, billing, and the APIs that its tools and functions call.
import { from, type Check } from '../check.ts';
import { missing, ok, type Finding } from '../finding.ts';
import { listAt, textAt, valueAt } from '../google-api.ts';
import { runSetup } from '../resources.ts';

/** The APIs that have to be enabled, each by its host. */
export const APIS = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudquotas',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebase',
  'firebaseappcheck',
  // The CLI asks for the extensions of each project that it deploys functions to.
  'firebaseextensions',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'recaptchaenterprise',
  'run',
  'secretmanager',
  'storage',
  'sts',
].map((name) => `${name}.googleapis.com`);

export const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
export const SERVICE_USAGE = 'https://serviceusage.googleapis.com/v1';
export const BILLING = 'https://cloudbilling.googleapis.com/v1';

export const apis: Check = async ({ projectId, api }) => {
  const answer = await api.get(
    `${SERVICE_USAGE}/projects/${projectId}/services?filter=state:ENABLED&pageSize=200`,
  );
  const none = missing(
    `the project ${projectId} is not there`,
    `\`npx firebase projects:create ${projectId}\`.`,
    'hand',
  );
  return from('APIs', answer, none, (body) => {
    const enabled = listAt(body, 'services').map((service) => textAt(service, 'name').split('/').at(-1));
    const off = APIS.filter((name) => !enabled.includes(name));
    return off.length === 0
      ? [ok(`${String(APIS.length)} APIs are switched on`)]
      : [missing(`APIs are switched off: ${off.join(', ')}`, runSetup(projectId))];
  });
};

export const firebase: Check = async ({ projectId, api }) => {
  const answer = await api.get(`${FIREBASE}/projects/${projectId}`);
  const none = missing('Firebase is not added to the project', runSetup(projectId));
  return from('Firebase', answer, none, () => [ok('Firebase is added to the project')]);
};

export const billing: Check = async ({ projectId, api }) => {
  const answer = await api.get(`${BILLING}/projects/${projectId}/billingInfo`);
  const none: Finding = missing(
    'no billing account is linked: functions need one',
    `Run setup with --billing-account, or link one at https://console.cloud.google.com/billing/linkedaccount?project=${projectId}.`,
    'hand',
  );
  return from('Billing', answer, none, (body) => [
    valueAt(body, 'billingEnabled') === true ? ok('a billing account is linked') : none,
  ]);
};

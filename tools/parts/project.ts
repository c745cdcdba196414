// The project itself: Firebase, billing, and the APIs that its tools and functions call.
import { type Check, from, type Mend, type Part, shortName } from '../doctor/check.ts';
import { type Finding, missing, ok } from '../doctor/finding.ts';
import { listAt, textAt, valueAt } from '../doctor/google-api.ts';
import { runSetup } from '../doctor/resources.ts';

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
const SERVICE_USAGE = 'https://serviceusage.googleapis.com/v1';
export const BILLING = 'https://cloudbilling.googleapis.com/v1';

const checkApis: Check = async ({ projectId, api }) => {
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

const checkFirebase: Check = async ({ projectId, api }) => {
  const answer = await api.get(`${FIREBASE}/projects/${projectId}`);
  const none = missing('Firebase is not added to the project', runSetup(projectId));
  return from('Firebase', answer, none, () => [ok('Firebase is added to the project')]);
};

const checkBilling: Check = async ({ projectId, api }) => {
  const answer = await api.get(`${BILLING}/projects/${projectId}/billingInfo`);
  const none: Finding = missing(
    'no billing account is linked: functions need one',
    `Run setup with --billing-account, or link one at https://console.cloud.google.com/billing/linkedaccount?project=${projectId}.`,
    'hand',
  );
  return from('Billing', answer, none, (body) => {
    if (valueAt(body, 'billingEnabled') === true) return [ok('a billing account is linked')];
    const account = shortName(textAt(body, 'billingAccountName'));
    return account === ''
      ? [none]
      : [
          missing(
            `the billing account ${account} is linked, and closed or not paid`,
            `Open it at https://console.cloud.google.com/billing/${account} (card, payment, verification), or run setup with another --billing-account.`,
            'hand',
          ),
        ];
  });
};

/** Google switches on at most twenty APIs a request. */
const AT_ONCE = 20;

const mendApis: Mend = async ({ projectId, api, report }) => {
  const list = await api.known(
    `${SERVICE_USAGE}/projects/${projectId}/services?filter=state:ENABLED&pageSize=200`,
  );
  const enabled = listAt(list, 'services').map((service) => textAt(service, 'name').split('/').at(-1));
  const off = APIS.filter((name) => !enabled.includes(name));
  for (let from = 0; from < off.length; from += AT_ONCE) {
    const serviceIds = off.slice(from, from + AT_ONCE);
    await api.change('POST', `${SERVICE_USAGE}/projects/${projectId}/services:batchEnable`, { serviceIds });
  }
  report(`switched on ${String(off.length)} APIs`);
};

const mendFirebase: Mend = async ({ projectId, api, report }) => {
  await advised(api.change('POST', `${FIREBASE}/projects/${projectId}:addFirebase`, {}), {
    'does not have permission':
      "Owners who have not accepted Firebase's terms: open https://console.firebase.google.com once, accept them, and run setup again.",
  });
  report('added Firebase to the project');
};

const BILLING_ADVICE =
  'Google does not take this billing account yet: look at its card, its verification or its number of projects (a new account has five) at https://console.cloud.google.com/billing, and run setup again.';

/** Waits for a change. @throws Error with Google's words, and the advice for them */
async function advised(change: Promise<unknown>, advice: Readonly<Record<string, string>>): Promise<void> {
  try {
    await change;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const [, known] =
      Object.entries(advice).find(([part]) => words.toLowerCase().includes(part.toLowerCase())) ?? [];
    throw new Error(known === undefined ? words : `${words}\n    ${known}`, { cause: error });
  }
}

/** Links the billing account that `--billing-account` names: a person decides which card is charged. */
const mendBilling: Mend = async ({ projectId, api, options: { billingAccount }, report }) => {
  // Enabling the other APIs needs billing; these two tell whether there is any.
  await api.change('POST', `${SERVICE_USAGE}/projects/${projectId}/services:batchEnable`, {
    serviceIds: ['cloudbilling.googleapis.com', 'cloudresourcemanager.googleapis.com'],
  });
  if (billingAccount === undefined) return;
  const link = api.change('PUT', `${BILLING}/projects/${projectId}/billingInfo`, {
    billingAccountName: `billingAccounts/${billingAccount}`,
  });
  await advised(link, {
    'Precondition check failed': BILLING_ADVICE,
    'billing quota exceeded': BILLING_ADVICE,
    'is not open': BILLING_ADVICE,
    'does not have permission':
      'Linking takes the role Billing Account User on the billing account, beside Owner on the project.',
  });
  report(`linked the billing account ${billingAccount}`);
};

export const billing: Part = { name: 'Billing', check: checkBilling, mend: mendBilling };

export const apis: Part = { name: 'APIs', check: checkApis, mend: mendApis };

export const firebase: Part = { name: 'Firebase', check: checkFirebase, mend: mendFirebase };

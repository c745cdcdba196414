import { serviceAccountOf } from '@marquee/domain/site/region';
import type { Mend } from '../doctor/check.ts';
import {
  actedAs,
  deployAccount,
  deployerGrant,
  IAM,
  projectGrants,
  RESOURCE_MANAGER,
} from '../doctor/checks/accounts.ts';
import { STORAGE } from '../doctor/checks/storage.ts';
import { textAt } from '../doctor/google-api.ts';
import { grant } from '../doctor/iam.ts';

/** Google creates service agents at first use, and they may lack permission for minutes, so they are created early. */
const SERVICES_WITH_AGENTS = ['eventarc.googleapis.com', 'pubsub.googleapis.com'];

export const mendAccounts: Mend = async (target) => {
  const { projectId, api, say } = target;
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
    say(`made the service account ${email}`);
  }
  const resource = `${RESOURCE_MANAGER}/projects/${projectId}`;
  const readPolicy = () =>
    api.change('POST', `${resource}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });
  const granted = await grant(api, resource, readPolicy, projectGrants(projectId, number));
  for (const { role, member } of granted) say(`gave ${role} to ${member}`);
  for (const email of actedAs(projectId, number)) {
    const account = `${IAM}/projects/${projectId}/serviceAccounts/${email}`;
    const readOwn = () => api.change('POST', `${account}:getIamPolicy`, {});
    const [added] = await grant(api, account, readOwn, [deployerGrant(projectId)]);
    if (added) say(`let the deployer act as ${email}`);
  }
};

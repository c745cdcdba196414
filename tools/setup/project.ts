import type { Mend } from '../doctor/check.ts';
import { APIS, BILLING, FIREBASE, SERVICE_USAGE } from '../doctor/checks/project.ts';
import { listAt, textAt } from '../doctor/google-api.ts';

/** Google switches on at most twenty APIs a request. */
const AT_ONCE = 20;

export const mendApis: Mend = async ({ projectId, api, say }) => {
  const answer = await api.get(
    `${SERVICE_USAGE}/projects/${projectId}/services?filter=state:ENABLED&pageSize=200`,
  );
  const enabled =
    answer.kind === 'found'
      ? listAt(answer.body, 'services').map((service) => textAt(service, 'name').split('/').at(-1))
      : [];
  const off = APIS.filter((name) => !enabled.includes(name));
  for (let from = 0; from < off.length; from += AT_ONCE) {
    const serviceIds = off.slice(from, from + AT_ONCE);
    await api.change('POST', `${SERVICE_USAGE}/projects/${projectId}/services:batchEnable`, { serviceIds });
  }
  say(`switched on ${String(off.length)} APIs`);
};

export const mendFirebase: Mend = async ({ projectId, api, say }) => {
  await api.change('POST', `${FIREBASE}/projects/${projectId}:addFirebase`, {});
  say('added Firebase to the project');
};

/** Links the billing account that `--billing-account` names: a person decides which card is charged. */
export const mendBilling: Mend = async ({ projectId, api, options: { billingAccount }, say }) => {
  // Enabling the other APIs needs billing; these two tell whether there is any.
  await api.change('POST', `${SERVICE_USAGE}/projects/${projectId}/services:batchEnable`, {
    serviceIds: ['cloudbilling.googleapis.com', 'cloudresourcemanager.googleapis.com'],
  });
  if (billingAccount === undefined) return;
  await api.change('PUT', `${BILLING}/projects/${projectId}/billingInfo`, {
    billingAccountName: `billingAccounts/${billingAccount}`,
  });
  say(`linked the billing account ${billingAccount}`);
};

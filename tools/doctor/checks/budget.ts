// The budget, from operations/budget.json. It only warns; each function's `maxInstances` limits the cost of an attack.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../../scripts/config/project.ts';
import type { Check, CheckTarget } from '../check.ts';
import { warning } from '../finding.ts';
import { textAt, type Json } from '../google-api.ts';
import { checkResources, isNamed, runSetup, type WantedResource } from '../resources.ts';
import { projectNumber } from './accounts.ts';
import { BILLING } from './project.ts';

const WANTED = JSON.parse(readFileSync(fromRoot('operations/budget.json'), 'utf8')) as Json;
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';

/** The project's budget; `account` is `billingAccounts/…`. Google names the project by its number. */
function budgetOf(projectId: string, number: string, account: string): WantedResource {
  const list = `${BUDGETS}/${account}/budgets`;
  const displayName = `Marquee ${projectId}`;
  const wanted = { displayName, budgetFilter: { projects: [`projects/${number}`] }, ...WANTED };
  return {
    what: 'the budget',
    list: `${list}?pageSize=100`,
    items: 'budgets',
    isIt: isNamed('displayName', displayName),
    wanted,
    create: list,
    update: (item) => ['PATCH', `${BUDGETS}/${textAt(item, 'name')}`, wanted],
  };
}

/** A list with the budget that the project has to have; empty if no billing account, or no project, is seen. */
export async function budgets(target: CheckTarget): Promise<WantedResource[]> {
  const { projectId, api } = target;
  const [billing, project] = await Promise.all([
    api.get(`${BILLING}/projects/${projectId}/billingInfo`),
    projectNumber(target),
  ]);
  const account = billing.kind === 'found' ? textAt(billing.body, 'billingAccountName') : '';
  const number = project.kind === 'found' ? textAt(project.body, 'projectNumber') : '';
  return account === '' || number === '' ? [] : [budgetOf(projectId, number, account)];
}

export const budget: Check = async (target) => {
  const setup = runSetup(target.projectId);
  const wanted = await budgets(target);
  if (wanted.length === 0) return [warning('no billing account is seen, and so no budget', setup, 'hand')];
  // Budgets belong to the billing account, to which continuous deployment has no access.
  return (await checkResources(target.api, wanted, setup)).map((finding) =>
    finding.level === 'unknown'
      ? warning(
          finding.what,
          'It takes the role Billing Account Costs Manager: then run setup again.',
          'hand',
        )
      : finding,
  );
};

// The budget, from operations/budget.json. It only warns; each function's `maxInstances` limits the cost of an attack.
import { readFileSync } from 'node:fs';
import { fromRoot } from '../../scripts/config/project.ts';
import type { Check, CheckTarget, Mend, Part } from '../doctor/check.ts';
import { warning } from '../doctor/finding.ts';
import { type Json, textAt } from '../doctor/google-api.ts';
import {
  checkResources,
  isNamed,
  mendResources,
  runSetup,
  type WantedResource,
} from '../doctor/resources.ts';
import { projectNumber } from './accounts.ts';
import { BILLING } from './project.ts';

interface Budget {
  /** Whole units a month, by the currency of the billing account: an amount without a currency is in that. */
  readonly amounts: Readonly<Record<string, string>>;
  readonly thresholdRules: readonly Json[];
}

const { amounts, thresholdRules } = JSON.parse(
  readFileSync(fromRoot('operations/budget.json'), 'utf8'),
) as Budget;
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';

/** The project's budget; `account` is `billingAccounts/…`. Google names the project by its number. */
function budgetOf(projectId: string, number: string, account: string, currency: string): WantedResource {
  const list = `${BUDGETS}/${account}/budgets`;
  const displayName = `Marquee ${projectId}`;
  const wanted = {
    displayName,
    budgetFilter: { projects: [`projects/${number}`] },
    amount: { specifiedAmount: { currencyCode: currency, units: amounts[currency] } },
    thresholdRules,
  };
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

/**
 * A list with the budget that the project has to have; empty if no billing account with a currency of
 * operations/budget.json, or no project, is seen.
 */
async function budgets(target: CheckTarget): Promise<WantedResource[]> {
  const { projectId, api } = target;
  const [billing, project] = await Promise.all([
    api.get(`${BILLING}/projects/${projectId}/billingInfo`),
    projectNumber(target),
  ]);
  const account = billing.kind === 'found' ? textAt(billing.body, 'billingAccountName') : '';
  const number = project.kind === 'found' ? textAt(project.body, 'projectNumber') : '';
  if (account === '' || number === '') return [];
  const currency = await currencyOf(api, account);
  return amounts[currency] === undefined ? [] : [budgetOf(projectId, number, account, currency)];
}

/** The currency of a billing account, such as INR; '' if it is not seen. */
async function currencyOf(api: CheckTarget['api'], account: string): Promise<string> {
  const answer = await api.get(`${BILLING}/${account}`);
  return answer.kind === 'found' ? textAt(answer.body, 'currencyCode') : '';
}

const checkBudget: Check = async (target) => {
  const setup = runSetup(target.projectId);
  const wanted = await budgets(target);
  if (wanted.length === 0)
    return [
      warning(
        'no billing account with its currency is seen, and so no budget',
        `It takes the role Billing Account Viewer, and an amount for the currency in operations/budget.json (there are ${Object.keys(amounts).join(', ')}). ${setup}`,
        'hand',
      ),
    ];
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

const mendBudget: Mend = async (target) => mendResources(target, await budgets(target));

export const budget: Part = { name: 'Budget', check: checkBudget, mend: mendBudget };

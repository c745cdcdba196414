import type { Mend } from '../doctor/check.ts';
import { budgets } from '../doctor/checks/budget.ts';
import { mendResources } from '../doctor/resources.ts';

export const mendBudget: Mend = async (target) => mendResources(target, await budgets(target));

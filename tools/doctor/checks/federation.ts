// Continuous deployment without a key: GitHub's jobs act as the deployer (workload identity federation).
import { from, type Check } from '../check.ts';
import { missing, ok } from '../finding.ts';
import { textAt } from '../google-api.ts';
import { IAM } from './accounts.ts';

export const poolsOf = (projectId: string): string =>
  `${IAM}/projects/${projectId}/locations/global/workloadIdentityPools`;

export const federation: Check = async ({ projectId, api }) => {
  const answer = await api.get(`${poolsOf(projectId)}/github/providers/github`);
  const none = missing(
    'continuous deployment may not deploy here',
    `Run setup with --repository-id and --environments (docs/set-up.md, Continuous deployment).`,
    'hand',
  );
  return from('Continuous deployment', answer, none, (body) => {
    const condition = textAt(body, 'attributeCondition');
    return [
      /repository_id ==/.test(condition) && /environment in/.test(condition)
        ? ok(`continuous deployment: ${condition}`)
        : missing(
            'any branch, or whoever takes over the repository’s name, may deploy here',
            `Run setup with --repository-id and --environments: the condition is ${condition === '' ? 'missing' : condition}.`,
            'hand',
          ),
    ];
  });
};

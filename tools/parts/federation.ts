// Continuous deployment without a key: GitHub's jobs act as the deployer (workload identity federation).
import { type Check, type CheckTarget, from, type Mend, type Part } from '../doctor/check.ts';
import { missing, ok, type Finding } from '../doctor/finding.ts';
import { textAt } from '../doctor/google-api.ts';
import { grant, lackedOf, type Grant } from '../doctor/iam.ts';
import { deployAccount, IAM, projectNumber, RESOURCE_MANAGER } from './accounts.ts';

const poolsOf = (projectId: string): string =>
  `${IAM}/projects/${projectId}/locations/global/workloadIdentityPools`;

/** The account that jobs act as. */
const deployerUrl = (projectId: string): string =>
  `${IAM}/projects/${projectId}/serviceAccounts/${deployAccount(projectId)}`;

/** Lets all jobs of a repository act as the deployer; `number` is the project's. */
const jobsGrant = (number: string, repositoryId: string): Grant => ({
  role: 'roles/iam.workloadIdentityUser',
  member: `principalSet://iam.googleapis.com/projects/${number}/locations/global/workloadIdentityPools/github/attribute.repository_id/${repositoryId}`,
});

/** Whether the jobs of the repository that a condition names may become the deployer. */
async function impersonation(target: CheckTarget, condition: string): Promise<Finding[]> {
  const [, repositoryId = ''] = /repository_id == '(\d+)'/.exec(condition) ?? [];
  const [project, policy] = await Promise.all([
    projectNumber(target),
    target.api.post(`${deployerUrl(target.projectId)}:getIamPolicy`, {}),
  ]);
  const number = project.kind === 'found' ? textAt(project.body, 'projectNumber') : '';
  const lacks = missing(
    'continuous deployment may not become the deployer',
    'Run setup again with --repository-id and --environments.',
    'hand',
  );
  return from('who may become the deployer', policy, lacks, (body) =>
    lackedOf(body, [jobsGrant(number, repositoryId)]).length === 0 ? [] : [lacks],
  );
}

const checkFederation: Check = async (target) => {
  const { projectId, api } = target;
  const answer = await api.get(`${poolsOf(projectId)}/github/providers/github`);
  const none = missing(
    'continuous deployment may not deploy here',
    `Run setup with --repository-id and --environments (docs/set-up.md, Continuous deployment).`,
    'hand',
  );
  const condition = answer.kind === 'found' ? textAt(answer.body, 'attributeCondition') : '';
  const grants = condition === '' ? [] : await impersonation(target, condition);
  return from('Continuous deployment', answer, none, () => [
    ...grants,
    /repository_id ==/.test(condition) && /environment in/.test(condition)
      ? ok(`continuous deployment: ${condition}`)
      : missing(
          'any branch, or whoever takes over the repository’s name, may deploy here',
          `Run setup with --repository-id and --environments: the condition is ${condition === '' ? 'missing' : condition}.`,
          'hand',
        ),
  ]);
};

/** Lets the jobs of one repository's environments act as the deployer. */
const mendFederation: Mend = async (target) => {
  const { projectId, api, options, report } = target;
  const { repositoryId, environments } = options;
  if (repositoryId === undefined) return;
  const number = textAt(await api.known(`${RESOURCE_MANAGER}/projects/${projectId}`), 'projectNumber');
  const pools = poolsOf(projectId);
  const pool = `${pools}/github`;
  if ((await api.find(pool)) === undefined)
    await api.change('POST', `${pools}?workloadIdentityPoolId=github`, { displayName: 'GitHub' });
  const names = environments.map((name) => `'${name}'`).join(', ');
  // Production is deployed from main alone, also where the plan of the repository has no rules for environments.
  const fromMain = environments.includes('production')
    ? ` && (assertion.environment != 'production' || assertion.ref == 'refs/heads/main')`
    : '';
  const provider = {
    attributeMapping: {
      'google.subject': 'assertion.sub',
      'attribute.repository_id': 'assertion.repository_id',
      'attribute.environment': 'assertion.environment',
    },
    attributeCondition: `assertion.repository_id == '${repositoryId}' && assertion.environment in [${names}]${fromMain}`,
    oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
  };
  if ((await api.find(`${pool}/providers/github`)) === undefined)
    await api.change('POST', `${pool}/providers?workloadIdentityPoolProviderId=github`, provider);
  else
    await api.change(
      'PATCH',
      `${pool}/providers/github?updateMask=attributeMapping,attributeCondition`,
      provider,
    );
  const account = deployerUrl(projectId);
  await grant(api, account, () => api.change('POST', `${account}:getIamPolicy`, {}), [
    jobsGrant(number, repositoryId),
  ]);
  report(`let the repository ${repositoryId} deploy from ${environments.join(', ')}`);
  report(
    `its environments' variables: WORKLOAD_IDENTITY_PROVIDER=projects/${number}/locations/global/workloadIdentityPools/github/providers/github, DEPLOY_SERVICE_ACCOUNT=${deployAccount(projectId)}`,
  );
};

export const federation: Part = {
  name: 'Continuous deployment',
  check: checkFederation,
  mend: mendFederation,
};

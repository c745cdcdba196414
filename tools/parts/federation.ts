// Continuous deployment without a key: GitHub's jobs act as the deployer (workload identity federation).
import { type Check, type CheckTarget, from, type Mend, type Part } from '../doctor/check.ts';
import { missing, ok, warning, type Finding } from '../doctor/finding.ts';
import { textAt, type GoogleApi, type Json } from '../doctor/google-api.ts';
import { grant, lackedOf, policyOf, type Grant } from '../doctor/iam.ts';
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
  // Whoever deploys from a terminal needs none.
  const none = warning(
    'continuous deployment may not deploy here',
    `If it shall, run setup with --repository-id and --environments (docs/set-up.md, Continuous deployment).`,
    'hand',
  );
  if (answer.kind === 'found' && isDeleted(answer.body)) return [none];
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

/** Google keeps a deleted pool for thirty days, shows it, and does not let its name be taken. */
const isDeleted = (resource: unknown): boolean => textAt(resource, 'state') === 'DELETED';

/** Makes a pool or a provider, or brings a deleted one back. Returns whether it was made. */
async function bring(api: GoogleApi, url: string, create: string, wanted: Json): Promise<boolean> {
  const there = await api.find(url);
  if (there === undefined) await api.change('POST', create, wanted);
  else if (isDeleted(there)) await api.change('POST', `${url}:undelete`, {});
  return there === undefined;
}

/** Lets the jobs of one repository's environments act as the deployer. */
const mendFederation: Mend = async (target) => {
  const { projectId, api, options, report } = target;
  const { repositoryId, environments } = options;
  if (repositoryId === undefined) return;
  const number = textAt(await api.known(`${RESOURCE_MANAGER}/projects/${projectId}`), 'projectNumber');
  const pools = poolsOf(projectId);
  const pool = `${pools}/github`;
  await bring(api, pool, `${pools}?workloadIdentityPoolId=github`, { displayName: 'GitHub' });
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
  const providers = `${pool}/providers`;
  if (
    !(await bring(api, `${providers}/github`, `${providers}?workloadIdentityPoolProviderId=github`, provider))
  )
    await api.change(
      'PATCH',
      `${pool}/providers/github?updateMask=attributeMapping,attributeCondition`,
      provider,
    );
  const account = deployerUrl(projectId);
  await grant(policyOf(api, account, 'POST'), [jobsGrant(number, repositoryId)]);
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

// Whether everybody may call the services behind the site. firebase-tools opens a function only when it creates it, so one
// whose creation failed once stays closed, and answers 403.
import { type Check, type CheckTarget, from, type MendTarget, type Part } from '../doctor/check.ts';
import { missing, ok, unknown } from '../doctor/finding.ts';
import { type Answer, listAt, NoCredentials, textAt } from '../doctor/google-api.ts';
import { type Grant, grant, lackedOf, policyOf } from '../doctor/iam.ts';
import { RESOURCE_MANAGER } from './accounts.ts';

const EVERYBODY: Grant = { role: 'roles/run.invoker', member: 'allUsers' };

/** The address of the Cloud Run service that runs a function: its name is the function's in lower case. */
const runService = ({ projectId, wanted }: Pick<CheckTarget, 'projectId' | 'wanted'>, name: string) =>
  `https://run.googleapis.com/v1/projects/${projectId}/locations/${wanted.region}/services/${name.toLowerCase()}`;

const checkPublicServices: Check = async (target) => {
  const fix = `Run \`npm run deploy -- --project ${target.projectId}\`: each deployment opens what is closed.`;
  const policies = await Promise.all(
    target.wanted.publicFunctions.map(async (name) => ({
      name,
      policy: await target.api.get(`${runService(target, name)}:getIamPolicy`),
    })),
  );
  // Nothing is deployed yet: the check of the functions reports that.
  if (policies.every(({ policy }) => policy.kind === 'absent')) return [];
  return policies.flatMap(({ name, policy }) =>
    from(`who may call ${name}`, policy, missing(`the service of ${name}: not there`, fix), (body) => [
      lackedOf(body, [EVERYBODY]).length === 0
        ? ok(`everybody may call ${name}`)
        : missing(`${name} is closed: visitors get 403`, fix),
    ]),
  );
};

/** Google's policy on who may be a member of policies; organisations made since 2024 have it from the start. */
const MEMBERS = 'constraints/iam.allowedPolicyMemberDomains';

const WAYS = `Either an exception for this project (organisation policies, ${MEMBERS}: allow all), or, where the organisation prefers it, Cloud Run's own switch for the services behind the site, which turns the check off (docs/set-up.md, In an organisation).`;

const isRestricted = (policy: Answer): boolean =>
  policy.kind === 'found' &&
  (listAt(policy.body, 'listPolicy.allowedValues').length > 0 ||
    textAt(policy.body, 'listPolicy.allValues') === 'DENY');

/** Before anything is built: whether an organisation refuses that everybody may call a service. */
const checkOpenToEverybody: Check = async ({ projectId, api }) => {
  const policy = await api.post(`${RESOURCE_MANAGER}/projects/${projectId}:getEffectiveOrgPolicy`, {
    constraint: MEMBERS,
  });
  if (policy.kind === 'unseen') return [unknown('policies of the organisation: not seen', policy.why)];
  return isRestricted(policy)
    ? [missing('the organisation does not let everybody call a service', WAYS, 'hand')]
    : [ok('no policy of an organisation closes the site')];
};

/**
 * Opens the services behind the site to everybody; one that cannot be opened does not keep the others closed.
 * @throws Error with Google's own words for those, each once
 */
export async function mendPublicServices(
  target: Pick<MendTarget, 'projectId' | 'api' | 'wanted' | 'report'>,
): Promise<void> {
  const failures = new Set<string>();
  for (const name of target.wanted.publicFunctions) {
    try {
      const [opened] = await grant(policyOf(target.api, runService(target, name), 'GET'), [EVERYBODY]);
      if (opened) target.report(`opened ${name}, which was closed to visitors`);
    } catch (error) {
      if (error instanceof NoCredentials) throw error;
      failures.add(error instanceof Error ? error.message : String(error));
    }
  }
  if (failures.size > 0) throw new Error([...failures].join('\n'));
}

export const openToEverybody: Part = { name: 'Organisation', check: checkOpenToEverybody };

export const publicServices: Part = {
  name: 'Public services',
  check: checkPublicServices,
  isOfRelease: true,
};

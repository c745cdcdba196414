// Members and roles of IAM policies.
import { setTimeout as sleep } from 'node:timers/promises';
import type { GoogleApi, Json } from './google-api.ts';
import { listAt, textAt } from './google-api.ts';

export interface Grant {
  /** Such as `roles/datastore.user`. */
  readonly role: string;
  /** Such as `serviceAccount:…`. */
  readonly member: string;
}

/** The grants of a list that a policy does not hold. */
export const lackedOf = (policy: unknown, grants: readonly Grant[]): Grant[] =>
  grants.filter(
    ({ role, member }) =>
      !listAt(policy, 'bindings').some(
        (binding) =>
          textAt(binding, 'role') === role &&
          // A binding with a condition is a different grant.
          (binding as Json)['condition'] === undefined &&
          listAt(binding, 'members').includes(member),
      ),
  );

/** A policy with further grants; its version and etag stay, so that a change by somebody else meanwhile is refused. */
export function withGrants(policy: Json, grants: readonly Grant[]): Json {
  const bindings = listAt(policy, 'bindings').map((binding) => binding as Json);
  const added = lackedOf(policy, grants);
  const roles = [...new Set(added.map(({ role }) => role))];
  const members = (role: string): string[] =>
    added.filter((grant) => grant.role === role).map(({ member }) => member);
  const isFor = (role: string) => (binding: Json) =>
    textAt(binding, 'role') === role && binding['condition'] === undefined;
  return {
    ...policy,
    bindings: [
      ...bindings.map((binding) => {
        const role = textAt(binding, 'role');
        return binding['condition'] === undefined && roles.includes(role)
          ? { ...binding, members: [...listAt(binding, 'members'), ...members(role)] }
          : binding;
      }),
      ...roles
        .filter((role) => !bindings.some(isFor(role)))
        .map((role) => ({ role, members: members(role) })),
    ],
  };
}

/** How often a change is tried: on a new project, Google's own changes of a policy go on for a while. */
const TRIES = 6;

/**
 * Adds the grants that a resource's policy lacks, and returns them. `resource` is the address without `:setIamPolicy`.
 * The policy is read again when somebody else has changed it meanwhile.
 */
export async function grant(
  api: GoogleApi,
  resource: string,
  readPolicy: () => Promise<Json>,
  grants: readonly Grant[],
): Promise<readonly Grant[]> {
  for (let tried = 1; ; tried += 1) {
    const policy = await readPolicy();
    const lacked = lackedOf(policy, grants);
    if (lacked.length === 0) return lacked;
    try {
      await api.change('POST', `${resource}:setIamPolicy`, { policy: withGrants(policy, grants) });
      return lacked;
    } catch (error) {
      if (tried === TRIES || !/concurrent policy changes/i.test(String(error))) throw error;
      await sleep(1000 * tried);
    }
  }
}

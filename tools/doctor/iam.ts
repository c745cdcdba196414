// Members and roles of IAM policies.
import { setTimeout as sleep } from 'node:timers/promises';
import { GoogleError, listAt, textAt, type GoogleApi, type Json } from './google-api.ts';

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

/** Whether a policy was refused because somebody else has changed it: Cloud Storage says 412, all others 409. */
const isConflict = (error: unknown): boolean =>
  error instanceof GoogleError && (error.code === 409 || error.code === 412);

/** A policy as it may be written back: read in a lower version, its conditions would be lost. */
export const VERSION = 3;

/** How a resource's policy is read, in `VERSION`, and written. */
export interface PolicyAccess {
  readonly read: () => Promise<Json>;
  readonly write: (policy: Json) => Promise<unknown>;
}

const IN_QUERY = `:getIamPolicy?options.requestedPolicyVersion=${String(VERSION)}`;

/**
 * The access to a policy by the methods `getIamPolicy` and `setIamPolicy` of a resource's address. The version is in the
 * query, of a GET or a POST, and for projects in the body.
 */
export const policyOf = (
  api: GoogleApi,
  resource: string,
  readBy: 'GET' | 'POST' | 'body',
): PolicyAccess => ({
  read: () => {
    if (readBy === 'GET') return api.known(resource + IN_QUERY);
    return readBy === 'POST'
      ? api.change('POST', resource + IN_QUERY, {})
      : api.change('POST', `${resource}:getIamPolicy`, { options: { requestedPolicyVersion: VERSION } });
  },
  write: (policy) => api.change('POST', `${resource}:setIamPolicy`, { policy }),
});

/** Changes a policy, which is read again when somebody else has changed it meanwhile; `undefined` changes nothing. */
export async function changePolicy(
  { read, write }: PolicyAccess,
  changed: (policy: Json) => Json | undefined,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const policy = changed(await read());
    if (policy === undefined) return;
    try {
      await write({ ...policy, version: VERSION });
      return;
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error;
      await sleep(1000 * tried);
    }
  }
}

/** Adds the grants that a policy lacks, and returns them. */
export async function grant(access: PolicyAccess, grants: readonly Grant[]): Promise<readonly Grant[]> {
  let lacked: readonly Grant[] = [];
  await changePolicy(access, (policy) => {
    lacked = lackedOf(policy, grants);
    return lacked.length === 0 ? undefined : withGrants(policy, grants);
  });
  return lacked;
}

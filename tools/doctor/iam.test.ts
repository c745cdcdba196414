import { expect, test, vi } from 'vitest';
import { GoogleError, type GoogleApi, type Json } from './google-api.ts';
import { grant, policyOf, VERSION, withGrants } from './iam.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const READER = { role: 'roles/datastore.user', member: 'serviceAccount:functions@p' };
const AGENT = { role: 'roles/eventarc.serviceAgent', member: 'serviceAccount:agent@p' };
const CONFLICT = new GoogleError(
  'There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff.',
  409,
);
const OUTDATED = new GoogleError('At least one of the pre-conditions you specified did not hold.', 412);
const CONDITION = { title: 'until May', expression: 'request.time < timestamp("2027-05-01T00:00:00Z")' };

/** An API that refuses the first `refusals` changes with `error`, each time because Google has granted `AGENT`. */
function project(refusals: number, error: Error, bindings: readonly Json[] = []) {
  let policy: Json = { etag: '0', bindings };
  let writes = 0;
  const change = vi.fn<GoogleApi['change']>((_method, url, body) => {
    if (url.endsWith(':getIamPolicy')) {
      expect(body).toEqual({ options: { requestedPolicyVersion: VERSION } });
      return Promise.resolve(policy);
    }
    writes += 1;
    if (writes <= refusals) {
      policy = { ...withGrants(policy, [AGENT]), etag: String(writes) };
      return Promise.reject(error);
    }
    policy = (body as { readonly policy: Json }).policy;
    return Promise.resolve({});
  });
  const access = policyOf({ change } as unknown as GoogleApi, 'https://x/projects/p', 'body');
  return { access, read: access.read, writes: () => writes };
}

test.each([
  ['another change', CONFLICT],
  ['another change of a bucket', OUTDATED],
])('a grant is added to the policy as it is after %s by somebody else', async (_what, error) => {
  const { access, read, writes } = project(2, error);
  expect(await grant(access, [READER])).toEqual([READER]);
  expect(writes()).toBe(3);
  expect(await read()).toEqual({
    etag: '2',
    version: VERSION,
    bindings: [
      { role: AGENT.role, members: [AGENT.member] },
      { role: READER.role, members: [READER.member] },
    ],
  });
});

test('a grant with a condition is another grant, and keeps its condition beside the new one', async () => {
  const conditional = { role: READER.role, members: [READER.member], condition: CONDITION };
  const { access, read } = project(0, CONFLICT, [conditional]);
  expect(await grant(access, [READER])).toEqual([READER]);
  expect(await read()).toMatchObject({
    version: VERSION,
    bindings: [conditional, { role: READER.role, members: [READER.member] }],
  });
});

test.each([
  ['a policy that never stops changing', CONFLICT, 6],
  ['a refusal', new GoogleError('Permission denied.', 403), 1],
])('%s fails with Google’s words', async (_what, error, tries) => {
  const { access, writes } = project(Infinity, error);
  await expect(grant(access, [READER])).rejects.toThrow(error.message);
  expect(writes()).toBe(tries);
});

test('a policy that has the grant is not written', async () => {
  const { access, writes } = project(0, CONFLICT, [{ role: READER.role, members: [READER.member] }]);
  expect(await grant(access, [READER])).toEqual([]);
  expect(writes()).toBe(0);
});

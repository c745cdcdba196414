import { expect, test, vi } from 'vitest';
import type { GoogleApi, Json } from './google-api.ts';
import { grant, withGrants } from './iam.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const READER = { role: 'roles/datastore.user', member: 'serviceAccount:functions@p' };
const AGENT = { role: 'roles/eventarc.serviceAgent', member: 'serviceAccount:agent@p' };
const CONFLICT = new Error(
  'There were concurrent policy changes. Please retry the whole read-modify-write with exponential backoff.',
);

/** An API that refuses the first `refusals` changes with `error`, each time because Google has granted `AGENT`. */
function project(refusals: number, error: Error) {
  let policy: Json = { etag: '0', bindings: [] };
  const change = vi.fn<GoogleApi['change']>((_method, _url, body) => {
    if (change.mock.calls.length <= refusals) {
      policy = { ...withGrants(policy, [AGENT]), etag: String(change.mock.calls.length) };
      return Promise.reject(error);
    }
    policy = (body as { readonly policy: Json }).policy;
    return Promise.resolve({});
  });
  return { api: { change } as unknown as GoogleApi, change, read: () => Promise.resolve(policy) };
}

test('a grant is added to the policy as it is after a change by somebody else', async () => {
  const { api, change, read } = project(2, CONFLICT);
  expect(await grant(api, 'https://x/projects/p', read, [READER])).toEqual([READER]);
  expect(change).toHaveBeenCalledTimes(3);
  expect(await read()).toEqual({
    etag: '2',
    bindings: [
      { role: AGENT.role, members: [AGENT.member] },
      { role: READER.role, members: [READER.member] },
    ],
  });
});

test.each([
  ['a policy that never stops changing', CONFLICT, 6],
  ['a refusal', new Error('Permission denied.'), 1],
])('%s fails with Google’s words', async (_what, error, tries) => {
  const { api, change, read } = project(Infinity, error);
  await expect(grant(api, 'https://x/projects/p', read, [READER])).rejects.toThrow(error.message);
  expect(change).toHaveBeenCalledTimes(tries);
});

test('a policy that has the grant is not written', async () => {
  const { api, change } = project(0, CONFLICT);
  const read = () => Promise.resolve(withGrants({}, [READER]));
  expect(await grant(api, 'https://x/projects/p', read, [READER])).toEqual([]);
  expect(change).not.toHaveBeenCalled();
});

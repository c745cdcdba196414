// Who is admitted to a call: by App Check, by the account's token, by a moderator's claim, and how often.
import type { DecodedIdToken } from 'firebase-admin/auth';
import { HttpsError } from 'firebase-functions/https';
import { beforeEach, expect, test, vi } from 'vitest';
import * as yup from 'yup';
import { callRoute, type Callers } from './call-route.ts';
import { appOf } from './route.ts';

const { logFailure, requireApp, verifyIdToken } = vi.hoisted(() => ({
  logFailure: vi.fn(),
  requireApp: vi.fn<(token: string | undefined) => Promise<void>>(),
  verifyIdToken: vi.fn<(token: string, checkRevoked: boolean) => Promise<unknown>>(),
}));
vi.mock(import('../runtime/log.ts'), async (original) => ({ ...(await original()), logFailure }));
vi.mock('../runtime/require-app-check.ts', () => ({ requireApp }));
vi.mock('../runtime/admin.ts', () => ({ auth: () => ({ verifyIdToken }) }));

const claims: Readonly<Record<string, object>> = {
  asha: { uid: 'asha' },
  ravi: { uid: 'ravi' },
  moderator: { uid: 'm', moderator: true, email_verified: true },
  unverified: { uid: 'u', moderator: true, email_verified: false },
  'claim of a text': { uid: 't', moderator: 'true', email_verified: true },
};

beforeEach(() => {
  requireApp.mockResolvedValue();
  verifyIdToken.mockImplementation((token, checkRevoked) =>
    checkRevoked && claims[token]
      ? Promise.resolve(claims[token])
      : Promise.reject(Object.assign(new Error('None.'), { code: 'auth/argument-error' })),
  );
});

type Options = { callers: Callers; appCheck?: 'all' | 'accounts'; accountPerMinute?: number };

/** Calls a new route, whose result is the caller's id, with a token or a whole `Authorization` header. */
function route(options: Options) {
  const act = vi.fn(
    (_input: unknown, { caller }: { caller: DecodedIdToken | undefined }) => caller?.uid ?? null,
  );
  const app = appOf([
    callRoute({
      ...options,
      path: 'who',
      atOnce: 2,
      seconds: 5,
      failure: { event: 'not done', message: 'Try again' },
      input: yup.number().required(),
      badInput: 'A number is needed',
      act,
    }),
  ]);
  const call = async (authorization?: string, headers: object = {}, data: unknown = 1) => {
    const sent = {
      'content-type': 'application/json',
      ...(authorization === undefined ? {} : { authorization }),
    };
    const response = await app.request('/api/who', {
      method: 'POST',
      body: JSON.stringify({ data }),
      headers: { ...sent, ...headers },
    });
    return [response.status, await response.json()] as const;
  };
  return { call, act };
}

const LOGIN_NEEDED = [401, { error: { status: 'UNAUTHENTICATED', message: 'Please log in again.' } }];

test('an account is told by its token, and a visitor has none', async () => {
  const anybody = route({ callers: 'anybody' });
  expect(await anybody.call()).toEqual([200, { result: null }]);
  expect(await anybody.call('Bearer asha')).toEqual([200, { result: 'asha' }]);
  expect(verifyIdToken).toHaveBeenCalledExactlyOnceWith('asha', true);
});

test('a call for accounts is refused without one', async () => {
  const account = route({ callers: 'account' });
  expect(await account.call()).toEqual(LOGIN_NEEDED);
  expect(await account.call('Bearer asha')).toEqual([200, { result: 'asha' }]);
  expect(account.act).toHaveBeenCalledTimes(1);
});

test.each(['', 'Bearer ', 'Bearer', 'bearer asha', 'Basic asha', 'x Bearer asha', 'Bearer nobody'])(
  'the authorization %j is that of no account, also where a visitor would be let in',
  async (authorization) => {
    const { call, act } = route({ callers: 'anybody' });
    expect(await call(authorization)).toEqual(LOGIN_NEEDED);
    expect(act).not.toHaveBeenCalled();
  },
);

test('a login that cannot be checked is a failure of ours, not of the caller', async () => {
  const failure = Object.assign(new Error('No answer.'), { code: 'auth/internal-error' });
  verifyIdToken.mockRejectedValue(failure);
  expect(await route({ callers: 'anybody' }).call('Bearer asha')).toEqual([
    503,
    { error: { status: 'UNAVAILABLE', message: 'The login could not be checked' } },
  ]);
  expect(logFailure).toHaveBeenCalledExactlyOnceWith('token not verified', failure);
});

test('a moderator’s call is for accounts with the claim and a verified address', async () => {
  const { call, act } = route({ callers: 'moderator' });
  const refused = [403, { error: { status: 'PERMISSION_DENIED', message: 'Only moderators may do this' } }];
  for (const token of ['asha', 'unverified', 'claim of a text'])
    expect(await call(`Bearer ${token}`), token).toEqual(refused);
  expect(await call()).toEqual(LOGIN_NEEDED);
  expect(act).not.toHaveBeenCalled();
  expect(await call('Bearer moderator')).toEqual([200, { result: 'm' }]);
});

const NOT_OUR_APP = new HttpsError('unauthenticated', 'Unauthenticated');

test('a call needs our app before its token is looked at, unless the route is for pages without Firebase', async () => {
  requireApp.mockRejectedValue(NOT_OUR_APP);
  const refused = [401, { error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } }];
  for (const options of [{}, { appCheck: 'all' }] as const) {
    const all = route({ callers: 'anybody', ...options });
    expect(await all.call()).toEqual(refused);
    expect(await all.call('Bearer asha', { 'x-firebase-appcheck': 'forged' })).toEqual(refused);
  }
  expect(requireApp.mock.calls).toEqual([[undefined], ['forged'], [undefined], ['forged']]);
  const accounts = route({ callers: 'anybody', appCheck: 'accounts' });
  expect(await accounts.call()).toEqual([200, { result: null }]);
  expect(await accounts.call('Bearer asha')).toEqual(refused);
  expect(await accounts.call('')).toEqual(refused);
  expect(verifyIdToken).not.toHaveBeenCalled();
});

test('an account makes as many calls in a minute as the route allows, and others go on', async () => {
  const { call, act } = route({ callers: 'anybody', accountPerMinute: 2 });
  const statuses = async (...tokens: readonly (string | undefined)[]): Promise<number[]> => {
    const all: number[] = [];
    for (const token of tokens) all.push((await call(token))[0]);
    return all;
  };
  expect(await statuses('Bearer asha', 'Bearer asha', 'Bearer asha', 'Bearer ravi')).toEqual([
    200, 200, 429, 200,
  ]);
  expect(await call('Bearer asha')).toEqual([
    429,
    { error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many requests' } },
  ]);
  expect(await statuses(undefined, undefined, undefined)).toEqual([200, 200, 200]);
  expect(act).toHaveBeenCalledTimes(6);
});

test('a call of another site is refused before anything else, and one with other data after the login', async () => {
  const { call, act } = route({ callers: 'account' });
  expect(await call('Bearer asha', { 'sec-fetch-site': 'cross-site' })).toEqual([
    403,
    { error: { status: 'PERMISSION_DENIED', message: 'Another site' } },
  ]);
  expect(verifyIdToken).not.toHaveBeenCalled();
  expect(await call(undefined, {}, 'x')).toEqual(LOGIN_NEEDED);
  expect(await call('Bearer asha', {}, 'x')).toEqual([
    400,
    { error: { status: 'INVALID_ARGUMENT', message: 'A number is needed' } },
  ]);
  expect(act).not.toHaveBeenCalled();
});

test('a response of the route’s own is answered as it is', async () => {
  const app = appOf([
    callRoute({
      path: 'file',
      callers: 'anybody',
      atOnce: 1,
      seconds: 5,
      failure: { event: 'not done', message: 'Try again' },
      input: yup.mixed().nullable(),
      badInput: '',
      act: () => new Response('a file', { status: 206, headers: { 'cache-control': 'private' } }),
    }),
  ]);
  const response = await app.request('/api/file', {
    method: 'POST',
    body: '{"data":null}',
    headers: { 'content-type': 'application/json' },
  });
  expect([response.status, await response.text()]).toEqual([206, 'a file']);
  expect(response.headers.get('cache-control')).toBe('private');
});

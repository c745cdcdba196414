// @vitest-environment jsdom
// Firestore itself is not asked here (the rules' tests and the journeys do): only what is made of its answers.
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLE_PROFILE } from '../testing.ts';

interface Asked {
  readonly path: string;
}

const getDoc = vi.hoisted(() => vi.fn<(reference: Asked) => Promise<unknown>>());

vi.mock('firebase/firestore', () => ({ getDoc }));
vi.mock('../../../firebase/references.ts', () => ({
  profileRef: (uid: string): Asked => ({ path: `profiles/${uid}` }),
  usernameDoc: (name: string): Asked => ({ path: `usernames/${name}` }),
}));

const found = (value: object | undefined) => ({
  data: () => value,
  get: (field: string) => (value as Record<string, unknown> | undefined)?.[field],
});

const refused = Object.assign(new Error('refused'), { code: 'permission-denied' });
const offline = Object.assign(new Error('offline'), { code: 'unavailable' });

/** What Firestore answers by path; an error is thrown. */
function answers(documents: Readonly<Record<string, object | Error | undefined>>): void {
  getDoc.mockImplementation(({ path }) => {
    const answer = documents[path];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(found(answer));
  });
}

const asked = (): string[] => getDoc.mock.calls.map(([{ path }]) => path);

beforeEach(() => {
  getDoc.mockReset();
  // What is kept is kept for one start of the app.
  vi.resetModules();
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 403 })));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('loadProfile', () => {
  const load = async (lookup: { id: string } | { username: string }) =>
    (await import('./load-profile.ts')).loadProfile(lookup);

  test('reads one document by id, two by username in any spelling', async () => {
    answers({ 'profiles/u1': SAMPLE_PROFILE, 'usernames/asha-rao': { uid: 'u1' } });
    expect(await load({ id: 'u1' })).toBe(SAMPLE_PROFILE);
    expect(asked()).toEqual(['profiles/u1']);
    expect(await load({ username: 'Asha-Rao' })).toBe(SAMPLE_PROFILE);
    expect(asked().slice(1)).toEqual(['usernames/asha-rao', 'profiles/u1']);
  });

  test.each([
    [{ id: ' ' }, 'No profile identifier provided', 'no-identifier', 0],
    [{ username: '' }, 'No profile identifier provided', 'no-identifier', 0],
    [{ username: 'no/such' }, 'Profile not found', 'missing', 0],
    [{ username: 'nobody' }, 'Profile not found', 'missing', 1],
    [{ id: 'gone' }, 'Profile not found', 'missing', 1],
    [{ id: 'hidden' }, 'This profile is set to private', 'private', 1],
  ])('%j: %s', async (lookup, message, code, reads) => {
    answers({ 'profiles/hidden': refused });
    await expect(load(lookup)).rejects.toMatchObject({ message, code });
    expect(asked()).toHaveLength(reads);
  });

  test('a refusal is a taken-down profile where the server says so', async () => {
    answers({ 'profiles/u2': refused });
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 410 })));
    await expect(load({ id: 'u2' })).rejects.toMatchObject({ code: 'removed' });
  });

  test('what the SDK throws otherwise is thrown on', async () => {
    answers({ 'profiles/u1': offline });
    await expect(load({ id: 'u1' })).rejects.toBe(offline);
  });
});

describe('usePublicProfile', () => {
  const show = async (lookup: { id: string } | { username: string }, viewerId?: string) => {
    const { usePublicProfile } = await import('./use-public-profile.ts');
    const { result } = renderHook(() => usePublicProfile(lookup, viewerId));
    return result;
  };

  test('loads once a start, not again on another mount', async () => {
    answers({ 'profiles/u1': SAMPLE_PROFILE });
    const first = await show({ id: 'u1' });
    expect(first.current.state).toEqual({ status: 'loading' });
    await waitFor(() => expect(first.current.state).toEqual({ status: 'loaded', profile: SAMPLE_PROFILE }));
    const second = await show({ id: 'u1' });
    expect(second.current.state).toEqual({ status: 'loaded', profile: SAMPLE_PROFILE });
    expect(asked()).toHaveLength(1);
  });

  test('loads the own profile each time', async () => {
    answers({ 'profiles/u1': SAMPLE_PROFILE });
    for (const reads of [1, 2]) {
      const own = await show({ id: 'u1' }, 'u1');
      await waitFor(() => expect(own.current.state.status).toBe('loaded'));
      expect(asked()).toHaveLength(reads);
    }
  });

  test('tells by the code why there is none', async () => {
    answers({ 'profiles/hidden': refused });
    const hidden = await show({ id: 'hidden' });
    await waitFor(() => expect(hidden.current.state).toEqual({ status: 'failed', failure: 'private' }));
    const nobody = await show({ username: 'nobody' });
    await waitFor(() => expect(nobody.current.state).toEqual({ status: 'failed', failure: 'missing' }));
  });

  test('can be tried again after a failure that may pass', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers({ 'profiles/u1': offline });
    const query = await show({ id: 'u1' });
    await waitFor(() => expect(query.current.state).toEqual({ status: 'failed', failure: 'unavailable' }));
    answers({ 'profiles/u1': SAMPLE_PROFILE });
    act(() => query.current.retry());
    expect(query.current.state).toEqual({ status: 'loading' });
    await waitFor(() => expect(query.current.state.status).toBe('loaded'));
  });
});

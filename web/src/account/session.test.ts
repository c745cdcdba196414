// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { User } from 'firebase/auth';
import type { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { useSession } from './session.ts';

const { users, removalUnderWay } = vi.hoisted(() => ({
  users: { of: undefined as unknown },
  removalUnderWay: vi.fn<() => Promise<void> | undefined>(),
}));
vi.mock('rxfire/auth', async () => {
  const rxjs = await import('rxjs');
  users.of = new rxjs.Subject();
  return { user: () => users.of };
});
vi.mock('../firebase/auth.ts', () => ({ auth: {} }));
vi.mock('./sign-out.ts', () => ({ signOut: () => Promise.resolve() }));
vi.mock('./forget-account.ts', () => ({
  forgetAccount: () => Promise.resolve(),
  isOtherAccount: () => false,
  rememberAccount: () => undefined,
  removalUnderWay,
}));

test('a session that begins while a former account’s data is removed waits for that', async () => {
  let end = (): void => undefined;
  removalUnderWay.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  const { result } = renderHook(() => useSession());
  const user = { uid: 'bina', emailVerified: true, providerData: [] } as unknown as User;
  act(() => (users.of as Subject<User | null>).next(user));
  expect(result.current.status).toBe('pending');
  await act(async () => {
    end();
    await Promise.resolve();
  });
  expect(result.current.status).toBe('signed-in');
});
